/** Chance as the world uses it. Its whole state is one number, so that a snapshot can carry it and a rewind replays the same luck. */
export interface WorldRandom {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, max). */
  int(max: number): number
  /** Text of `length` digits. */
  digits(length: number): string
  /** Text of `length` hexadecimal digits. */
  hex(length: number): string
  pick<T>(list: readonly T[]): T
  state: number
}

/** The same numbers for the same seed (mulberry32). */
export function createWorldRandom(seed: number): WorldRandom {
  const next = (): number => {
    random.state = (random.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(random.state ^ (random.state >>> 15), 1 | random.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (max: number) => Math.floor(next() * max)
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[int(alphabet.length)]).join('')
  const random: WorldRandom = {
    state: seed >>> 0,
    next,
    int,
    digits: (length) => text('0123456789', length),
    hex: (length) => text('0123456789abcdef', length),
    pick: (list) => list[int(list.length)]!,
  }
  return random
}
