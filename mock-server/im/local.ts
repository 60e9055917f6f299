import type { WorldChat } from '../world/chat-service.ts'
import type { WorldClock } from '../world/clock.ts'
import { createWorldRandom } from '../world/random.ts'
import { adminVia, createAdmin, createSeeding } from './admin.ts'
import { createChatServer, defaultAppKey } from './server.ts'

/** Timers on the world's time: `clock/advance` moves the chat server too. Nobody waits for what they do. */
function timersOf(clock: WorldClock, after: () => void) {
  return {
    now: clock.now,
    setTimeout: (run: () => void, ms: number): AbortController => {
      const stopped = new AbortController()
      void clock.waitUntil(clock.now() + ms, stopped.signal).then(() => {
        if (stopped.signal.aborted) return
        run()
        after()
      })
      return stopped
    },
    clearTimeout: (timer: unknown): void => (timer as AbortController | undefined)?.abort(),
  }
}

export interface LocalChatOptions {
  readonly clock: WorldClock
  /** Whether the people of the world answer, come and go by themselves. */
  readonly lively: boolean
  /** Called after everything that may have changed what the server remembers. */
  readonly changed?: () => void
}

/** The chat service beside the REST calls, in this realm. */
export function createLocalChat({ clock, lively, changed = () => undefined }: LocalChatOptions): WorldChat {
  const random = createWorldRandom(1)
  const seeding = createSeeding(defaultAppKey)
  const server = createChatServer({ clock: timersOf(clock, changed), random, lively, seed: seeding.seed })
  const admin = createAdmin(server, ({ seed, cast }) => {
    random.state = (seed + 1) >>> 0
    seeding.cast(cast)
    server.reset()
  })
  const noted = <T>(result: T): T => {
    changed()
    return result
  }
  return {
    connect(transport) {
      const connection = server.connect(transport)
      return {
        receive: (bytes) => noted(connection.receive(bytes)),
        closed: (clean) => noted(connection.closed(clean)),
      }
    },
    answer: (request) => noted(server.answer(request)),
    admin: adminVia(async (name, given) => {
      const result = (admin[name] as (...all: readonly unknown[]) => unknown)(...given)
      return name === 'snapshot' ? result : noted(result)
    }),
  }
}
