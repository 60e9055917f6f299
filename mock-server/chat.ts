import { mountChat } from './im/doors/node.ts'
import { createChatServer } from './im/server.ts'
import type { MountChat } from './node.ts'
import type { WorldClock } from './world/clock.ts'
import { createWorldRandom } from './world/random.ts'

/** Timers on the world's time: `clock/advance` moves the chat server too. */
function timersOf(clock: WorldClock) {
  return {
    now: clock.now,
    setTimeout: (run: () => void, ms: number): AbortController => {
      const stopped = new AbortController()
      void clock.waitUntil(clock.now() + ms, stopped.signal).then(() => {
        if (!stopped.signal.aborted) run()
      })
      return stopped
    },
    clearTimeout: (timer: unknown): void => (timer as AbortController | undefined)?.abort(),
  }
}

/** The chat server beside the REST calls. Its luck is its own, so that chatter does not change what the world draws. */
export const mountWorldChat: MountChat = (http, world) =>
  mountChat(http, {
    server: createChatServer({ clock: timersOf(world.clock), random: createWorldRandom(world.seed + 1), lively: true }),
  })
