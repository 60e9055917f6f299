import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useAllRows } from './use-all-rows.ts'

const broken = { reason: 'offline', message: '' }
type List = Parameters<typeof useAllRows>[0]

it('a list is read to its end, one page at a time, and no further where a page cannot be had', () => {
  let asked = 0
  let list: List = { status: 'loading', activity: 'none', last: true, failure: null, more: () => void asked++ }
  const page = hooked(() => useAllRows(list).status, null)
  const becomes = (change: Partial<List>) => {
    list = { ...list, ...change }
    page.again()
    return [page.shown(), asked]
  }
  expect([page.shown(), asked]).toEqual(['loading', 0])
  expect(becomes({ status: 'ready', last: false })).toEqual(['loading', 1])
  expect(becomes({ activity: 'loadingMore' })).toEqual(['loading', 1])
  expect(becomes({ activity: 'none' })).toEqual(['loading', 2])
  expect(becomes({ activity: 'loadingMore' })).toEqual(['loading', 2])
  expect(becomes({ activity: 'none', failure: broken }), 'it is not asked for without end').toEqual(['failed', 2])
  expect(becomes({ activity: 'refreshing', failure: null })).toEqual(['loading', 2])
  expect(becomes({ activity: 'none', last: true })).toEqual(['ready', 2])
  page.leave()
  hooked(() => useAllRows({ ...list, last: false }, true), null).leave()
  expect(asked, 'what is found is not looked for').toBe(2)
})
