import type { Cast } from '../im/cast.ts'
import { createDesk, createSeeding, type Desk, deskVia, type WorldChat } from '../im/desk.ts'
import { createChatServer, defaultAppKey } from '../im/server.ts'
import type { WorldClock } from './clock.ts'
import { demoAccount } from './demo-account.ts'
import { pictures } from './pictures.ts'
import { createWorldRandom } from './random.ts'
import type { Tables } from './world.ts'

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
  const desk: Desk = createDesk(server, ({ seed, cast }) => {
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
    desk: deskVia(async (name, given) => {
      const result = (desk[name] as (...all: readonly unknown[]) => unknown)(...given)
      return name === 'snapshot' ? result : noted(result)
    }),
  }
}

/** What the tables give the chat service to begin with: people, the demo account first, and what is recommended. */
export function castOf({ tables, clock }: { readonly tables: Tables; readonly clock: WorldClock }): Cast {
  const people = tables.users.all().map(({ id, nickname, avatar }) => ({ id, nickname, avatar }))
  const cards = tables.products
    .filter((row) => row.recommended > 0)
    .toSorted((a, b) => a.recommended - b.recommended)
    .flatMap(({ id, name, seriesId, serial, rarity, priceFen }) => {
      const series = tables.series.get(seriesId)
      if (!series) return []
      return [
        {
          id,
          name,
          seriesName: series.name,
          image: pictures.collectible(series.key, serial, rarity),
          rarity,
          priceFen,
        },
      ]
    })
  return {
    now: clock.now(),
    people: people.toSorted((a, b) => Number(b.id === demoAccount.userId) - Number(a.id === demoAccount.userId)),
    cards,
  }
}
