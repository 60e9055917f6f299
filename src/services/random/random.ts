/** Chance, injected; seeded in tests and in the workbench. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, max). */
  int(max: number): number
  /** A fresh id, unique within the run; `prefix` says what it names. */
  id(prefix: string): string
}

const from = (next: () => number, unique: () => string): Random => ({
  next,
  int: (max) => Math.floor(next() * max),
  id: (prefix) => `${prefix}-${unique()}`,
})

/** The platform's randomness. */
export const createSystemRandom = (): Random =>
  from(
    () => Math.random(),
    () => crypto.randomUUID(),
  )

/** The same numbers for the same seed (mulberry32); ids count up, so that a replay names things alike. */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0
  let ids = 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return from(next, () => `${seed}-${++ids}`)
}
