/** Ours: how long to wait before the server is asked again, the longer the more often it was asked in a row. */
const RESTS_MS = [2000, 5000, 10_000, 30_000, 60_000] as const

/** When to ask again after having asked `tries` times in vain, and the new count. */
export const restAfter = (tries: number, at: number): { nextAt: number; tries: number } => ({
  nextAt: at + RESTS_MS[Math.min(tries, RESTS_MS.length - 1)]!,
  tries: Math.min(tries + 1, RESTS_MS.length),
})
