import { describe, expect, it, vi } from 'vitest'
import { shownResource } from '../product/story-catalogue.ts'
import { wholeResource } from './whole-resource.ts'

const failure = { reason: 'http', message: '服务器开小差了' }
const ready = shownResource({ data: 1 })
const loading = shownResource({ status: 'loading', data: undefined })

describe('several resources as one', () => {
  it('is there when all are, each under its name', () => {
    expect(wholeResource({ a: ready, b: shownResource({ data: 2 }) })).toMatchObject({
      status: 'ready',
      data: { a: 1, b: 2 },
      failure: null,
    })
  })

  it('loads until then, and has failed when one has', () => {
    const failed = shownResource({ status: 'failed', data: undefined, failure })
    expect(wholeResource({ a: ready, b: loading })).toMatchObject({ status: 'loading', data: undefined })
    expect(wholeResource({ a: loading, b: failed })).toMatchObject({ status: 'failed', data: undefined, failure })
  })

  it('asks again for what failed, or for all', () => {
    const [fine, broken] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const good = shownResource({ data: 1, refresh: fine })
    wholeResource({ a: good, b: shownResource({ status: 'failed', failure, refresh: broken }) }).refresh()
    expect([fine.mock.calls.length, broken.mock.calls.length]).toEqual([0, 1])
    wholeResource({ a: good, b: shownResource({ data: 2, refresh: broken }) }).refresh()
    expect([fine.mock.calls.length, broken.mock.calls.length]).toEqual([1, 2])
  })
})
