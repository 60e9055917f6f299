import type { GroupEvent } from '#src/contract/im/client.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'
import { changed, done, emptyGroup, noGroups, put } from './groups.ts'

/** Operations that answer a request (of `user`) or an invitation. */
const answers: Readonly<Record<string, 'accepted' | 'declined'>> = {
  acceptRequest: 'accepted',
  rejectRequest: 'declined',
  acceptInvite: 'accepted',
  rejectInvite: 'declined',
}

interface GroupTold {
  readonly group: GroupEvent
}
export type GroupFact = OperationsFact<'group', GroupTold>

/**
 * Groups and chat rooms: every operation of `groups.*` (services/im/muc-calls.ts) with `{ id, kind, … }`, and the events of membership
 * and roles (chat §4, §6; lc:group-membership).
 */
export const groupMachine = operationsMachine({
  id: 'group',
  initial: noGroups,
  done: (data, { operation, input }, result) => done(data, operation, input, result),
  hears: (fact): fact is GroupTold => 'group' in fact,
  heard(data, { group: event }) {
    const isKnown = Object.hasOwn(data.groups, event.id)
    const known = (isKnown && data.groups[event.id]) || emptyGroup(event.id, event.kind, event.name)
    return put(data, changed({ ...known, name: event.name || known.name }, event, data.me))
  },
  tells({ operation, input }) {
    const answer = answers[operation]
    if (!answer) return []
    const group = asText(input['id'])
    return [{ type: 'imInbox.noticeAnswered', user: asText(input['user']) || null, group, answer }]
  },
})
