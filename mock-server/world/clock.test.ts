import { expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { createWorldClock, type HostClock } from './clock.ts'

/** Timers of browsers and Node: what is asked to wait for longer runs at once. */
const LONGEST = 2_147_483_647

/** A machine whose time passes with each timer that runs. */
function machine() {
  const timers = new Map<number, readonly [at: number, run: () => void]>()
  let [now, ids, runs] = [1_000, 0, 0]
  const host: HostClock = {
    now: () => now,
    setTimeout: (run, ms) => {
      timers.set(++ids, [now + (ms > LONGEST ? 1 : ms), run])
      return ids
    },
    clearTimeout: (id: number) => void timers.delete(id),
  }
  return {
    host,
    waits: () => timers.size,
    runs: () => runs,
    /** The next timer runs. */
    pass: () => {
      const [id, [at, run]] = [...timers].toSorted(([, [one]], [, [other]]) => one - other)[0]!
      timers.delete(id)
      now = at
      runs += 1
      run()
    },
  }
}

it.each([1, 20, 25, 90])(
  'a wait of %i days ends with its last ms, and wakes a machine no more than once an hour',
  async (days) => {
    const { host, pass, runs, waits } = machine()
    const clock = createWorldClock(host, () => undefined)
    const at = clock.now() + days * day + 1
    let isOver = false
    const over = clock.waitUntil(at).then(() => void (isOver = true))
    while (clock.now() < at && runs() <= days * 24) {
      expect(isOver).toBe(false)
      pass()
    }
    expect(clock.now()).toBe(at)
    await over
    expect(waits()).toBe(0)
  },
)
