import { type Clock, type TimerId, waitOn } from './clock.ts'

export interface VirtualClock extends Clock {
  /** Moves time forward, firing every timer at its own instant and letting what it starts come to rest before going on. */
  advance(ms: number): Promise<void>
  /** Moves time forward at once: what has become due meanwhile fires with the next `advance`, late. */
  jump(ms: number): Promise<void>
  /** The instant of the earliest timer, or undefined. */
  nextAt(): number | undefined
}

/** More firings than this without time moving is a loop, not work. */
const STORM_MAX = 5000

/**
 * A clock that moves only when told. `settle` is awaited before and after each firing; the default gives promise chains and one
 * macrotask their turn.
 */
export function createVirtualClock(start: number, settle: () => Promise<void> = macrotask): VirtualClock {
  const timers = new Map<TimerId, { at: number; run: () => void }>()
  let now = start
  let ids = 0

  const earliest = (): [TimerId, { at: number; run: () => void }] | undefined => {
    let found: [TimerId, { at: number; run: () => void }] | undefined
    for (const entry of timers) if (!found || entry[1].at < found[1].at) found = entry
    return found
  }

  const base = {
    now: () => now,
    setTimeout: (run: () => void, ms: number) => {
      // As with a browser, an instant is a whole number of ms; no timer is early.
      timers.set(++ids, { at: now + Math.max(0, Math.ceil(ms)), run })
      return ids
    },
    clearTimeout: (id: TimerId) => void timers.delete(id),
  }

  return {
    ...base,
    waitUntil: (at, signal) => waitOn(base, at, signal),
    nextAt: () => earliest()?.[1].at,
    async jump(ms) {
      await settle()
      now += ms
    },
    async advance(ms) {
      const target = now + ms
      let firings = 0
      await settle()
      for (let next = earliest(); next && next[1].at <= target; next = earliest()) {
        firings = next[1].at > now ? 0 : firings + 1
        if (firings > STORM_MAX) throw new Error(`timer storm: ${STORM_MAX} timers fired without time moving`)
        now = Math.max(now, next[1].at)
        timers.delete(next[0])
        next[1].run()
        await settle()
      }
      now = target
      await settle()
    },
  }
}

const nodeTurn = (globalThis as { readonly setImmediate?: (run: () => void) => unknown }).setImmediate

/** Who waits for a turn of the page, in their order; a channel for each of them costs more than the turn. */
const waiting: (() => void)[] = []
let turns: MessagePort | undefined
const openTurns = (): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => waiting.shift()?.()
  return port2
}

/** One turn of the event loop: every promise that can settle has settled. */
export function macrotask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Node has a turn that costs a tenth of a message's.
  if (nodeTurn) {
    nodeTurn(resolve)
    return promise
  }
  waiting.push(resolve)
  turns ??= openTurns()
  turns.postMessage(null)
  return promise
}
