import type { Milliseconds } from './instant.ts'

/** Every length of time the specification names (marketplace §2, §4, §9), in ms. */
export interface Timings {
  readonly loadingDelayMs: Milliseconds
  readonly loadingLingerMs: Milliseconds
  readonly requestTimeoutMs: Milliseconds
  readonly socketTimeoutMs: Milliseconds
  readonly uploadTimeoutMs: Milliseconds
  readonly lazyFallbackMs: Milliseconds
  readonly lazyTimeoutMs: Milliseconds
  readonly chunkTimeoutMs: Milliseconds
  readonly toastMs: Milliseconds
  readonly sessionToastMs: Milliseconds
  readonly loginInvalidDelayMs: Milliseconds
  readonly notifyMs: Milliseconds
  readonly codeCountdownMs: Milliseconds
  readonly swiperAutoplayMs: Milliseconds
  readonly heartbeatMs: Milliseconds
  /** Ours: after so long an answer that has not come is said (docs/decisions/0036). */
  readonly slowAnswerMs: Milliseconds
}

export const timings: Timings = {
  loadingDelayMs: 500,
  loadingLingerMs: 500,
  requestTimeoutMs: 60_000,
  socketTimeoutMs: 60_000,
  uploadTimeoutMs: 60_000,
  lazyFallbackMs: 200,
  lazyTimeoutMs: 60_000,
  chunkTimeoutMs: 120_000,
  toastMs: 2000,
  sessionToastMs: 1000,
  loginInvalidDelayMs: 1000,
  notifyMs: 3000,
  codeCountdownMs: 60_000,
  swiperAutoplayMs: 3000,
  heartbeatMs: 30_000,
  slowAnswerMs: 8_000,
}

/** Ours: after so long nothing that was sent is under way any more, twice the time-out. */
export const UNDER_WAY_MS: Milliseconds = 2 * timings.requestTimeoutMs

/** The table with some lengths replaced, for tests, demos and a future configuration. */
export function timingsWith(overrides: Partial<Timings>): Timings {
  return { ...timings, ...overrides }
}
