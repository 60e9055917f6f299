import { describe, expect, it } from 'vitest'
import { shareOf } from './share.ts'

const letters = Array.from('abcdefghij')
const share = (seed: number, night = false) => shareOf(letters, 3, (letter) => letter, { seed, night }).join('')

describe('what a run looks at of what is alike', () => {
  it('is one in three, in their order, the same for a seed', () => {
    expect(share(1)).toHaveLength(4)
    expect(share(1)).toBe(Array.from(share(1)).toSorted().join(''))
    expect(share(1)).toBe(share(1))
  })

  it('is others for another seed, and every one of them with some', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => share(seed))
    expect(new Set(drawn).size).toBeGreaterThan(10)
    expect(letters.filter((letter) => !drawn.some((some) => some.includes(letter)))).toEqual([])
  })

  it('is all at night', () => {
    expect(share(1, true)).toBe(letters.join(''))
  })
})
