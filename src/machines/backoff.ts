import type { Deadline } from './port.ts'

/** Ours: how long to wait before the server is asked again, the longer the more often it was asked in a row. */
const BACKOFF_MS = [2000, 5000, 10_000, 30_000, 60_000] as const

/** When to ask again after having asked `tries` times in vain, and the new count. */
export const backoff = (tries: number, at: number): { nextAt: number; tries: number } => ({
  nextAt: at + BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)]!,
  tries: Math.min(tries + 1, BACKOFF_MS.length),
})

/** The wait until it is asked again, which is a pause: no longer than the longest, whatever the clock is put to meanwhile. */
export const pauseUntil = (at: number, fact: string): Deadline => ({ at, fact, within: BACKOFF_MS.at(-1)! })
