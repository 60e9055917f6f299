import { kindOf } from '#src/journal/entry.ts'
import type { Kind } from '#src/machines/kind.ts'
import { registry, streamsOf } from '#src/machines/registry.ts'
import type { Platform } from '../platform.ts'
import { type Role, type Router, scopeOf } from '../router.ts'

interface PersonParts {
  readonly router: Pick<Router, 'relay' | 'tell' | 'snapshot' | 'subscribe'>
  readonly role: Role
  /** The streams that exist now. */
  readonly streams: () => string[]
  readonly chat: Platform['chat']
  /** Who used what goes on here; null where everything begins. */
  readonly last: string | null
}

type Moment = 'came' | 'gone' | 'left' | 'another'

/** What each kind that belongs to a person is told at a moment: nothing where it has no word for it. */
const factAt = ({ belongsTo }: Kind, moment: Moment): string | null =>
  belongsTo.to === 'person' && belongsTo.by === 'told' ? belongsTo[moment] : null

/**
 * Tells the kinds that belong to a person who comes and who goes, each in the words of its own row (`belongsTo`). Gives what stops it.
 * Without a chat service nobody speaks to the chat.
 */
export function linkPerson({ router, role, streams, chat, ...before }: PersonParts): () => void {
  let user: string | null = null
  /** Who was here last, whose session may have ended by itself. */
  let { last } = before
  let isLeaving = false
  const told = registry.filter(({ area }) => chat !== undefined || area !== 'chat')
  const living = (row: Kind): string[] =>
    row.count === 'page' ? streams().filter((stream) => kindOf(stream) === row.id) : streamsOf(row)
  const tell = (moment: Moment, more: { readonly user?: string } = {}): void => {
    for (const row of told) {
      const type = factAt(row, moment)
      if (type === null) continue
      for (const stream of living(row)) {
        // What all tabs share hears the leader alone: a tab that wakes up late must not clear what somebody else has written since.
        if (role === 'follower' && scopeOf(stream) === 'origin') continue
        // Who comes is told to all; for the rest only what is in use has anything to forget.
        if (moment === 'came') router.relay(stream, { type, ...more })
        else router.tell(stream, { type })
      }
    }
  }
  const follow = (): void => {
    const session = router.snapshot('session')
    const now = session?.context.user?.userId ?? null
    if (session?.hasTag('leaving')) isLeaving = true
    if (now === user) return
    if (user !== null) {
      tell('gone')
      // A session that merely expired comes back: what was sent stays in the outbox for the same person.
      if (isLeaving) tell('left')
    }
    isLeaving = false
    user = now
    if (now === null) return
    if (last !== null && last !== now) tell('another')
    last = now
    tell('came', { user: now })
  }
  const stop = router.subscribe('session', follow)
  follow()
  return stop
}
