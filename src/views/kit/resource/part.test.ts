import { describe, expect, it } from 'vitest'
import { type Followed, partOf, retryAll, wholeOf } from './part.ts'

const same = (row: string) => row

const followed = (change: Partial<Followed<string>> = {}): Followed<string> => ({
  status: 'ready',
  data: undefined,
  items: [],
  failure: null,
  refresh: () => undefined,
  ...change,
})

const part = (change: Partial<Followed<string>> = {}) => partOf(followed(change), same)
const offline = { reason: 'offline', message: '无网络' }

describe('a part of a page', () => {
  it('shows the entries of lists and of paged lists', () => {
    expect(part({ data: ['a', 'b'] }).items).toEqual(['a', 'b'])
    expect(part({ data: { total: 1 }, items: ['c'] }).items).toEqual(['c'])
  })

  it('has nothing to show while it loads or when it failed, and says why it was refused', () => {
    expect(part({ status: 'loading' })).toMatchObject({ items: [], refusal: '' })
    expect(part({ status: 'failed', failure: offline })).toMatchObject({ items: [], refusal: '', offline: true })
    const refused = { reason: 'refused', message: '活动已经结束' }
    expect(part({ status: 'failed', failure: refused })).toMatchObject({ refusal: '活动已经结束', offline: false })
  })

  it('keeps what it has when a refresh failed', () => {
    expect(part({ data: ['a'], failure: offline })).toMatchObject({
      status: 'ready',
      items: ['a'],
      refusal: '',
      offline: false,
    })
  })
})

describe('a page of parts', () => {
  const loading = part({ status: 'loading' })
  const failed = part({ status: 'failed', failure: { reason: 'http', message: '' } })
  const cut = part({ status: 'failed', failure: offline })
  const empty = part()
  const full = part({ data: ['a'] })

  it('has failed only when every part has', () => {
    expect(wholeOf([failed, failed])).toBe('failed')
    expect(wholeOf([failed, cut])).toBe('offline')
    expect(wholeOf([failed, full])).toBe('parts')
    expect(wholeOf([failed, empty])).toBe('parts')
  })

  it('is empty only when every part is there and empty', () => {
    expect(wholeOf([empty, empty])).toBe('empty')
    expect(wholeOf([empty, loading])).toBe('parts')
    expect(wholeOf([empty, full])).toBe('parts')
  })

  it('tries again what has failed, or everything when nothing has', () => {
    const asked: string[] = []
    const named = (name: string, change: Partial<Followed<string>>) =>
      part({ ...change, refresh: () => asked.push(name) })
    retryAll([named('a', { status: 'failed' }), named('b', {})])
    expect(asked.splice(0)).toEqual(['a'])
    retryAll([named('a', {}), named('b', {})])
    expect(asked).toEqual(['a', 'b'])
  })
})
