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

/** `waitUntil` over any clock's timers. */
export function waitOn(clock: Omit<Clock, 'waitUntil'>, at: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let timer: TimerId | undefined
  const arm = (): void => {
    const left = at - clock.now()
    if (left <= 0) return finish()
    timer = clock.setTimeout(arm, Math.min(left, TIMEOUT_MAX_MS))
  }
  const cancel = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    reject(signal!.reason as Error)
  }
  const finish = (): void => {
    signal?.removeEventListener('abort', cancel)
    resolve()
  }
  if (signal?.aborted) reject(signal.reason as Error)
  else {
    signal?.addEventListener('abort', cancel, { once: true })
    arm()
  }
  return promise
}

/** The device's own clock. */
export function createSystemClock(): Clock {
  const base = {
    now: () => Date.now(),
    setTimeout: (run: () => void, ms: number) => globalThis.setTimeout(run, ms) as unknown as TimerId,
    clearTimeout: (id: TimerId) => globalThis.clearTimeout(id),
  }
  return { ...base, waitUntil: (at, signal) => waitOn(base, at, signal) }
}
