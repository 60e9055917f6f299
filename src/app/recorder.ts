import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate'
import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import { kindOf, storedAs, streamOf } from '#src/journal/entry.ts'
import type { Journal } from '#src/journal/journal.ts'
import type { Kind } from '#src/machines/kind.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Fact } from '#src/machines/port.ts'
import type { Platform } from './platform.ts'
import { type Role, type Router, scopeOf } from './router.ts'

/** Whether somebody leaves with the fact, or another comes than `whose` the stream was; `''` is nobody, who is another, too. */
function changesPerson({ belongsTo }: Kind, fact: EventObject, whose: string): boolean {
  if (belongsTo.to !== 'person' || belongsTo.by !== 'told') return false
  if (fact.type === belongsTo.left) return true
  return fact.type === belongsTo.came && fieldsOf(fact)['user'] !== whose
}

/**
 * Notes a fact under its name on disk. A stream that has ended with it is not kept; what the one has said whose place another takes is
 * not either, only what is left of it.
 */
export function record(journal: Journal, stored: string, fact: EventObject, whose = ''): void {
  journal.append(stored, fact)
  const row = kindOfStream(stored)
  if (row?.endsOn.includes(fact.type)) void journal.drop([stored])
  else if (row && changesPerson(row, fact, whose)) void journal.reduce([stored])
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
  const note = (ref: AnyActorRef, fact: Fact): void => {
    const stream = ref.id
    const isOwn = scopeOf(stream) === 'tab'
    const stored = isOwn ? storedAs(stream, platform.tabId) : stream
    if (role === 'leader') record(journal, stored, fact, textOf(fieldsOf(ref.getSnapshot().context)['user']))
    else if (isOwn) router.write(stored, fact)
  }
  return (seen) => {
    // Most of what is seen is neither: steps, actions and states.
    if (seen.type !== '@xstate.actor' && seen.type !== '@xstate.event') return
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
    } else if (!seen.event.type.startsWith('xstate.')) {
      if (!isHeard(ref, seen.event)) platform.unheard(ref.id, seen.event.type)
      if (scope !== false) note(ref, seen.event as never)
    }
  }
}
