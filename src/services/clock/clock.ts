/** Time as the app sees it. Everything that waits takes one of these, so that tests and the workbench own time. */
export interface Clock {
  /** ms since the epoch. */
  now(): number
  setTimeout(run: () => void, ms: number): TimerId
  clearTimeout(id: TimerId): void
  /** Resolves at `at`, at once when it has passed; rejects with the signal's reason when aborted. */
  waitUntil(at: number, signal?: AbortSignal): Promise<void>
}

export type TimerId = number

/** Longer delays overflow the browser's timer; such a wait is chained. */
const TIMEOUT_MAX_MS = 2_147_483_647

/** A clock that may be put right: `changes` calls back then, and gives what stops it. */
type Timers = Omit<Clock, 'waitUntil'> & { readonly changes?: (changed: () => void) => () => void }

/** `waitUntil` over any clock's timers. */
export function waitOn(clock: Timers, at: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let timer: TimerId | undefined
  let unwatch: (() => void) | undefined
  const arm = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    const left = at - clock.now()
    if (left <= 0) return finish()
    timer = clock.setTimeout(arm, Math.min(left, TIMEOUT_MAX_MS))
  }
  const cancel = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    unwatch?.()
    reject(signal!.reason as Error)
  }
  const finish = (): void => {
    signal?.removeEventListener('abort', cancel)
    unwatch?.()
    resolve()
  }
  if (signal?.aborted) reject(signal.reason as Error)
  else {
    signal?.addEventListener('abort', cancel, { once: true })
    unwatch = clock.changes?.(arm)
    arm()
  }
  return promise
}

/** The device's own clock, and ms that pass whatever is done to it. */
export function createSystemClock(): Clock & { steady(): number } {
  const base = {
    now: () => Date.now(),
    setTimeout: (run: () => void, ms: number) => globalThis.setTimeout(run, ms) as unknown as TimerId,
    clearTimeout: (id: TimerId) => globalThis.clearTimeout(id),
  }
  return { ...base, waitUntil: (at, signal) => waitOn(base, at, signal), steady: () => performance.now() }
}
