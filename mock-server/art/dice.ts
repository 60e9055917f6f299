/** A repeatable source of choices. The same seed makes the same choices on every engine and every day. */
export interface Dice {
  /** [0, 1) */
  next(): number
  /** [min, max) */
  range(min: number, max: number): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[]
  /** An independent source under a name, so that what one part draws never shifts another part. */
  fork(name: string): Dice
}

/** FNV-1a over the text, with a final mix: near seeds (serial 1 and 2) give unrelated numbers. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Dice seeded by text (mulberry32). */
export function createDice(seed: string): Dice {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    range: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    shuffle: (list) => {
      const cards = [...list]
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = int(0, last)
        ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
      }
      return cards
    },
    fork: (name) => createDice(`${seed}/${name}`),
  }
}
