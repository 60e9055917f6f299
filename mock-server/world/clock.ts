import type { Instant, Milliseconds } from '#src/domain/time/instant.ts'

/** The clock the world runs on: the app's clock fits, and so does the one of `host-clock.ts`. */
export interface HostClock {
  now(): Instant
  setTimeout(run: () => void, ms: Milliseconds): unknown
  clearTimeout(id: any): void
}

/** The world's own time: the host clock and an offset that only moves forward, by `advance`. */
export interface WorldClock {
  now(): Instant
  readonly offset: Milliseconds
  /** Moves the world's time, not the host's. Waits that become due end at once. */
  advance(ms: Milliseconds): void
  /** Resolves when the world's time reaches `at`, or when `signal` is aborted. */
  waitUntil(at: Instant, signal?: AbortSignal): Promise<void>
  /** Takes over the offset of a snapshot. */
  rewind(offset: Milliseconds): void
}

/** Longer host timers would fire at once in a browser; a long wait is taken in steps. */
const longestSleep: Milliseconds = 3_600_000

/** `changed` is called when the world's time is moved. */
export function createWorldClock(host: HostClock, changed: () => void): WorldClock {
  const waits = new Set<() => void>()
  let offset = 0
  const now = () => host.now() + offset
  const moveTo = (next: Milliseconds) => {
    offset = next
    for (const check of Array.from(waits)) check()
  }
  return {
    now,
    get offset() {
      return offset
    },
    advance: (ms) => {
      changed()
      moveTo(offset + ms)
    },
    rewind: moveTo,
    waitUntil: (at, signal) =>
      new Promise<void>((resolve) => {
        let timer: unknown
        const end = () => {
          waits.delete(check)
          if (timer !== undefined) host.clearTimeout(timer)
          signal?.removeEventListener('abort', end)
          resolve()
        }
        const check = () => {
          if (timer !== undefined) host.clearTimeout(timer)
          if (signal?.aborted || now() >= at) return end()
          timer = host.setTimeout(check, Math.min(at - now(), longestSleep))
        }
        waits.add(check)
        signal?.addEventListener('abort', end)
        check()
      }),
  }
}
