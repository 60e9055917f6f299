import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate'
import { kindOf, storedAs, streamOf } from '#src/journal/entry.ts'
import type { Journal } from '#src/journal/journal.ts'
import type { Kind } from '#src/machines/kind.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Fact } from '#src/machines/port.ts'
import type { Platform } from './platform.ts'
import { type Role, type Router, scopeOf } from './router.ts'

/** The fact by which a kind forgets the person who has left. */
const leftBy = (row: Kind): string | null =>
  row.belongsTo.to === 'person' && row.belongsTo.by === 'told' ? row.belongsTo.left : null

/**
 * Notes a fact under its name on disk. A stream that has ended with it is not kept; what a person has said who leaves with it is not
 * either, only what is left of it.
 */
export function record(journal: Journal, stored: string, fact: EventObject): void {
  journal.append(stored, fact)
  const row = kindOfStream(stored)
  if (row?.endsOn.includes(fact.type)) void journal.drop([stored])
  else if (row && leftBy(row) === fact.type) void journal.reduce([stored])
}

export interface RecorderParts {
  readonly router: Router
  readonly journal: Journal
  readonly role: Role
  readonly platform: Pick<Platform, 'tabId' | 'unheard'>
}

/** Whether a fact that is its kind's own is heard in some state; outcomes of effects may be nobody's business. */
function isHeard(ref: AnyActorRef, fact: EventObject): boolean {
  if (kindOf(streamOf(fact)) !== kindOf(ref.id)) return true
  const events: readonly string[] = ref.getSnapshot().machine.events
  return events.includes(fact.type)
}

/** The one seam where facts are noted: before the machine, and so before any effect, sees them (architecture §2). */
export function createRecorder({ router, journal, role, platform }: RecorderParts): (seen: InspectionEvent) => void {
  const note = (stream: string, fact: Fact): void => {
    const isOwn = scopeOf(stream) === 'tab'
    const stored = isOwn ? storedAs(stream, platform.tabId) : stream
    if (role === 'leader') record(journal, stored, fact)
    else if (isOwn) router.write(stored, fact)
  }
  return (seen) => {
    const ref = seen.actorRef as AnyActorRef
    const scope = scopeOf(ref.id)
    if (scope === undefined) return
    if (seen.type === '@xstate.actor') {
      ref.on('*', (told: EventObject & { readonly tab?: unknown }) => {
        const stream = streamOf(told)
        // What names a tab is for that one alone: the others mirror the machine that tells it.
        if (typeof told.tab === 'string' && told.tab !== platform.tabId) return
        // What is shared is told by the leader's own machines; a mirror must not move twice. What a tab has of its own asks the leader.
        if (role === 'leader' || scopeOf(stream) !== 'origin') router.deliver(stream, told)
        else if (scope === 'tab') router.relay(stream, told)
      })
    } else if (seen.type === '@xstate.event' && !seen.event.type.startsWith('xstate.')) {
      if (!isHeard(ref, seen.event)) platform.unheard(ref.id, seen.event.type)
      if (scope !== false) note(ref.id, seen.event as never)
    }
  }
}
