import type { Entry } from '#src/journal/entry.ts'
import type { Journal } from '#src/journal/journal.ts'
import type { Forgetting } from '#src/services/effect.ts'
import type { Platform } from '../platform.ts'
import { record } from '../recorder.ts'
import { type Router, scopeOf } from '../router.ts'
import type { TabMessage } from './tabs.ts'

type Listener = (message: TabMessage) => void

export interface MessageParts {
  readonly router: Router
  readonly journal: Journal
  readonly tabs: Platform['tabs']
  /** Whether an entry says more than what was read back. */
  readonly isNews: (entry: Entry) => boolean
  /** Whether the disk takes what is noted. */
  readonly remembers: () => boolean
}

/** What every tab does with what another one says, whoever leads; the rest is for `listener`. */
export const onAnyMessage =
  (
    listener: Listener,
    does: {
      readonly startOver: () => void
      readonly forget: (how: Forgetting) => Promise<void>
      readonly mistrust: (call: string) => void
    },
  ): Listener =>
  (message) => {
    if (message.kind === 'restart') does.startOver()
    else if (message.kind === 'changed') does.mistrust(message.call)
    else if (message.kind === 'forget') void does.forget({ places: true, ...message })
    else listener(message)
  }

/** What a leader does with what other tabs say. */
export const onFollowerMessage =
  ({ router, journal, tabs, remembers }: MessageParts): Listener =>
  (message) => {
    if (message.kind === 'say') {
      const { stream, fact, mark } = message
      router.relay(stream, fact)
      void router
        .reached(stream)
        .then(journal.durable)
        .then(() => tabs.post({ kind: 'heard', mark }))
    }
    if (message.kind === 'write') {
      record(journal, message.stream, message.fact)
      void journal.durable().then(() => tabs.post({ kind: 'heard', mark: message.mark }))
    }
    if (message.kind === 'joining') {
      void journal.durable().then(async () => {
        const kept = remembers() ? {} : { kept: await journal.contents() }
        tabs.post({ kind: 'flushed', ...kept })
      })
    }
  }

/** A follower mirrors what the leader notes for the origin; what its own fold holds already is not applied again. */
export const onLeaderMessage =
  ({ router, isNews }: MessageParts): Listener =>
  (message) => {
    if (message.kind === 'heard') router.heard(message.mark)
    if (message.kind !== 'noted') return
    const { entry } = message
    const { stream, fact } = entry
    if (scopeOf(stream) !== 'origin') return
    router.mirror(stream, () => {
      if (isNews(entry)) router.deliver(stream, fact)
    })
  }
