import type { Clock, TimerId } from '#src/services/clock/clock.ts'
import type { VirtualClock } from '#src/services/clock/virtual-clock.ts'
import type { Held } from './held.ts'

/** How it goes with one life of a tab: killed, nothing of it runs on; frozen, all that comes to it waits until it is thawed. */
export interface Fate {
  readonly isDead: boolean
  readonly isFrozen: boolean
  /** Resolves when it is killed. */
  readonly died: Promise<void>
  kill(): void
  freeze(): void
  thaw(): void
  /** Runs what comes from outside, now or when it is thawed; never once it is dead. */
  later(run: () => void): void
  /** The value for the living: a promise that never resolves once it is dead. */
  pass<T>(value: Promise<T>): Promise<T>
}

export function createFate(onKill: () => void): Fate {
  const died = Promise.withResolvers<void>()
  let isDead = false
  let isFrozen = false
  let waiting: (() => void)[] = []
  const later = (run: () => void): void => {
    if (isDead) return
    if (isFrozen) waiting.push(run)
    else run()
  }
  return {
    get isDead() {
      return isDead
    },
    get isFrozen() {
      return isFrozen
    },
    died: died.promise,
    kill() {
      if (isDead) return
      isDead = true
      waiting = []
      died.resolve()
      onKill()
    },
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false
      const runs = waiting
      waiting = []
      for (const run of runs) run()
    },
    later,
    pass: (value) =>
      new Promise((resolve, reject) => {
        value.then(
          (given) => later(() => resolve(given)),
          (error: Error) => later(() => reject(error)),
        )
      }),
  }
}

/** Timers of a life, on a device whose clock may be wrong. */
export function mortalClock(
  clock: VirtualClock,
  fate: Fate,
  held: Held,
  skew: () => number,
): Pick<Clock, 'now' | 'setTimeout' | 'clearTimeout'> {
  const running = new Map<TimerId, () => void>()
  const over = (id: TimerId): void => {
    running.get(id)?.()
    running.delete(id)
  }
  return {
    now: () => clock.now() + skew(),
    setTimeout: (run, ms) => {
      const id: TimerId = clock.setTimeout(() => {
        over(id)
        fate.later(run)
      }, ms)
      running.set(id, held.take('timer'))
      return id
    },
    clearTimeout: (id) => {
      over(id)
      clock.clearTimeout(id)
    },
  }
}
