import type { AnyActorRef } from 'xstate'
import type { Platform } from '#src/app/platform.ts'
import { fieldsOf, textsOf } from '#src/domain/unknown.ts'
import type { Living } from './disk.ts'

type Seen = Parameters<NonNullable<Platform['inspect']>>[0]

const LISTED = 'listConversations.succeeded'

/**
 * What is to be seen between two rests alone: a list that brings back what is being removed, until it is asked for once more. What was
 * listed before it had come back by itself, with something said in it since.
 */
export function listLooks({ name, trace }: Living): (seen: Seen) => void {
  let before: object = {}
  return (seen) => {
    if (seen.type !== '@xstate.event' && seen.type !== '@xstate.snapshot') return
    if (seen.event.type !== LISTED) return
    const ref = seen.actorRef as AnyActorRef
    if (ref.id !== 'im-inbox') return
    const { lines, leaving } = fieldsOf(ref.getSnapshot().context)
    if (seen.type === '@xstate.event') before = fieldsOf(lines)
    else
      for (const key of textsOf(leaving))
        if (key in fieldsOf(lines) && !(key in before)) trace.note({ kind: 'broughtBack', life: name, key })
  }
}
