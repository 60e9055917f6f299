import { describe, expect, it } from 'vitest'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { exchangeable, synthesesLine } from './change-box.select.ts'

const some = (count: number, change: Parameters<typeof sampleCopy>[0] = {}) =>
  Array.from({ length: count }, (_, at) => sampleCopy({ id: `${change.typeId ?? '11'}-${at}`, ...change }))

describe('copies for a box', () => {
  it('needs as many free common copies of one series as the server says', () => {
    expect(exchangeable(some(4), 5)).toEqual([])
    expect(exchangeable(some(4), 4)).toHaveLength(1)
    expect(exchangeable(some(4), 0)).toEqual([])
    expect(exchangeable([...some(4), ...some(4, { typeId: '12' })], 5)).toEqual([])
    expect(exchangeable([...some(4), ...some(3, { rarity: 'rare' })], 5)).toEqual([])
    expect(exchangeable([...some(4), ...some(3, { state: 'coolingOff' })], 5)).toEqual([])
  })

  it('begins with the series of which there are most', () => {
    const found = exchangeable([...some(5), ...some(7, { typeId: '12', seriesName: '青花记' })], 5)
    expect(found.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['青花记', 7],
      ['水墨山河', 5],
    ])
  })

  it('says how often it was done and can be done', () => {
    expect(synthesesLine(null)).toBe('')
    expect(synthesesLine({ copies: 5, done: 0, possible: 0 })).toBe('你还没有换过。')
    expect(synthesesLine({ copies: 5, done: 0, possible: 1 })).toBe('你还没有换过，现在能换 1 次。')
    expect(synthesesLine({ copies: 5, done: 3, possible: 2 })).toBe('你已换过 3 次，现在还能换 2 次。')
  })
})
