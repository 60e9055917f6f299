import { expect, it } from 'vitest'
import { minute } from '#src/domain/time/instant.ts'
import { slotLine } from './plot.select.ts'

const now = 1_772_323_200_000
const row = {
  id: 'rose-2',
  slotType: 'rose',
  place: 2,
  crop: 'rose',
  state: 'started',
  copy: { id: '7', name: '远山初霁', image: 'a.png', rarity: 'rare' },
  programmeId: 'p1',
  progress: 500,
  at: now,
  ripeAt: now + 125 * minute,
  yield: 3,
  yieldFactors: [],
  paceFactors: [],
} as never

it('a slot is ripe from its moment on, and not a millisecond before', () => {
  const at = now + 125 * minute
  expect([at - 1, at].map((when) => slotLine(row, when).isRipe)).toEqual([false, true])
})
