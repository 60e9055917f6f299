import { expect, it } from 'vitest'
import { isSince, notDecided } from './parts.ts'

it.each([
  [0, '在能量明细里没有看到它，可能没有做成，也可能还没有记上。'],
  [2, '在能量明细里看到 2 笔可能是它的，分不清是哪一笔。'],
])('of %i that may be it is said how many, and where', (count, message) => {
  expect(notDecided('能量明细', count)).toEqual({ verdict: 'unknown', failure: { reason: 'undecided', message } })
})

it('of what nobody has sent nothing can have come', () => {
  expect(isSince(1, null)).toBe(false)
})
