import { createSeededRandom } from '#src/services/random/random.ts'

/** The luck of a plan: the same numbers for the same seed. */
export interface Chance {
  /** In [0, 1). */
  next(): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  pick<Value>(list: readonly Value[]): Value
  /** Whether what happens so often happens. */
  is(often: number): boolean
  /** About half of a list, at least one of it (swarm testing: runs that lack some kinds find what all of them together hide). */
  half<Value>(list: readonly Value[]): readonly Value[]
}

export function createChance(seed: number): Chance {
  // Neighbouring seeds begin far apart.
  const { next, int } = createSeededRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0)
  const pick = <Value>(list: readonly Value[]): Value => list[int(list.length)]!
  return {
    next,
    between: (least, most) => least + int(most - least + 1),
    pick,
    is: (often) => next() < often,
    half(list) {
      const some = list.filter(() => next() < 0.5)
      return some.length > 0 ? some : [pick(list)]
    },
  }
}
