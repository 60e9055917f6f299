import { describe, expect, it } from 'vitest'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { boxesLine, exchangeable } from './change-box.select.ts'

const some = (count: number, change: Parameters<typeof sampleCopy>[0] = {}) =>
  Array.from({ length: count }, (_, at) => sampleCopy({ id: `${change.typeId ?? '11'}-${at}`, ...change }))

describe('copies for a box', () => {
  it('needs five free common copies of one series', () => {
    expect(exchangeable(some(4))).toEqual([])
    expect(exchangeable(some(5))).toHaveLength(1)
    expect(exchangeable([...some(4), ...some(4, { typeId: '12' })])).toEqual([])
    expect(exchangeable([...some(4), ...some(3, { rarity: 'rare' })])).toEqual([])
    expect(exchangeable([...some(4), ...some(3, { state: 'coolingOff' })])).toEqual([])
  })

  it('begins with the series of which there are most', () => {
    const found = exchangeable([...some(5), ...some(7, { typeId: '12', seriesName: '青花记' })])
    expect(found.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['青花记', 7],
      ['水墨山河', 5],
    ])
  })

  it('says how often it can be done', () => {
    expect(boxesLine([])).toBe('')
    expect(boxesLine(exchangeable([...some(11), ...some(7, { typeId: '12' })]))).toBe('现在能换 3 次。')
    // What is left of one series makes no box with what is left of another.
    expect(boxesLine(exchangeable([...some(9), ...some(8, { typeId: '12' })]))).toBe('现在能换 2 次。')
  })
})
