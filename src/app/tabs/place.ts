import type { AppSystem } from '../system.ts'

/** The running system as its page knows it. */
export type Doors = Pick<
  AppSystem,
  | 'say'
  | 'relay'
  | 'snapshot'
  | 'observe'
  | 'subscribe'
  | 'openResource'
  | 'openForm'
  | 'openConversation'
  | 'openChunk'
  | 'orderStream'
  | 'intents'
  | 'remembers'
  | 'meetsNewer'
  | 'keepFile'
  | 'kept'
>

/**
 * The place of the running system under a page that stays: one system takes another's place, and whoever follows a stream follows the
 * one of the new system.
 */
export function createPlace(): { put(system: Doors): void; vacate(): void; readonly doors: Doors } {
  let system: Doors | undefined
  const now = (): Doors => {
    if (!system) throw new Error('no system runs yet')
    return system
  }
  /** What was to be opened while the place was empty. */
  let waiting: ((system: Doors) => void)[] | undefined
  const open = (how: (system: Doors) => void): void => {
    if (waiting) waiting.push(how)
    else how(now())
  }
  const followed = new Set<{ readonly stream: string; readonly changed: () => void; stop: () => void }>()
  return {
    put(next) {
      system = next
      for (const row of followed) {
        row.stop()
        row.stop = next.subscribe(row.stream, row.changed)
      }
      const opened = waiting ?? []
      waiting = undefined
      for (const how of opened) how(next)
      for (const { changed } of followed) changed()
    },
    /** The system is being stopped: it is looked at still, and opens nothing any more. */
    vacate() {
      waiting = []
    },
    doors: {
      say: (stream, fact) => now().say(stream, fact),
      relay: (stream, fact) => now().relay(stream, fact),
      snapshot: (stream) => now().snapshot(stream),
      observe: (stream) => now().observe(stream),
      subscribe: (stream, changed) => {
        const row = { stream, changed, stop: now().subscribe(stream, changed) }
        followed.add(row)
        return () => {
          followed.delete(row)
          row.stop()
        }
      },
      openResource: (...given) => open((there) => there.openResource(...given)),
      openForm: (...given) => open((there) => there.openForm(...given)),
      openConversation: (key) => open((there) => there.openConversation(key)),
      openChunk: (page) => open((there) => there.openChunk(page)),
      orderStream: (orderId) => now().orderStream(orderId),
      intents: () => now().intents(),
      remembers: () => now().remembers(),
      meetsNewer: () => now().meetsNewer(),
      keepFile: (bytes) => now().keepFile(bytes),
      kept: () => now().kept(),
    },
  }
}
