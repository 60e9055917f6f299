import type { HostClock } from './world/clock.ts'

/** Real time for the mock server run on its own: the only place in it that reads the machine's clock. Never jumps back. */
export const createHostClock = (): HostClock => ({
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (id: ReturnType<typeof setTimeout>) => globalThis.clearTimeout(id),
})
