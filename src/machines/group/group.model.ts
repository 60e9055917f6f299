import { fieldsOf } from '#src/domain/unknown.ts'
import type { GroupEvent } from '#src/contract/im/client.ts'
import { operationsModel } from '../operations.model.ts'
import type { Groups } from './groups.ts'

const id = '1001'
const event = (operation: string, more: Partial<GroupEvent> = {}) => ({
  group: { operation, kind: 'group', id, name: '藏友群', from: 'bob', to: ['alice'], reason: '', at: 1, ...more },
})
const ask = (operation: string, more: object = {}) => ({ operation, input: { id, kind: 'group', ...more } })

/** What can happen to one group and this person in it (GRP-… in group.rules.md). */
export const groupModel = operationsModel<Groups>({
  id: 'group',
  prefix: 'group',
  unheard: ['changed'],
  order: 'GRP-1',
  operations: {
    load: { operation: 'load', input: {} },
    join: ask('join'),
    acceptInvite: ask('acceptInvite'),
    rejectInvite: ask('rejectInvite'),
    leave: ask('leave'),
    muteAll: ask('muteAll'),
  },
  events: {
    'group.eventArrived': {
      by: 'server',
      classes: {
        invite: event('invite'),
        applyAccept: event('applyAccept'),
        applyDecline: event('applyDecline'),
        directJoined: event('directJoined'),
        kick: event('kick'),
        ban: event('ban'),
        allow: event('allow'),
        destroy: event('destroy'),
        unmuteAll: event('unmuteAll'),
        unknown: event('circle'),
      },
    },
  },
  results: { '': { me: 'alice', groups: [] } },
  abstract: (data) => ({
    me: data.me,
    membership: data.groups[id]?.membership ?? null,
    isAllMuted: data.groups[id]?.isAllMuted ?? false,
    blocked: data.groups[id]?.blocked.length ?? 0,
  }),
  step: [
    {
      id: 'GRP-2',
      says: 'events lead where the specification says (lc:group-membership)',
      holds: ({ fact, before, after }) => {
        const told = fieldsOf(fact['group'])['operation']
        const leads: Readonly<Record<string, string>> = {
          invite: 'invited',
          applyAccept: 'member',
          applyDecline: 'outside',
          directJoined: 'member',
          kick: 'outside',
          ban: 'banned',
          destroy: 'destroyed',
        }
        const [was, is] = [before.context.data.groups[id]?.membership, after.context.data.groups[id]?.membership]
        // Who is banned is put out with it.
        if (was === 'banned' && told === 'kick') return is === 'banned'
        if (told === 'allow') return is === (was === 'banned' ? 'outside' : (was ?? 'outside'))
        // An invitation or a refusal that comes late, to a device that was away, puts nobody out who is in.
        if (was === 'member' && (told === 'invite' || told === 'applyDecline')) return is === 'member'
        const lead = typeof told === 'string' ? leads[told] : undefined
        return lead === undefined || is === lead
      },
    },
    {
      id: 'GRP-3',
      says: 'an operation that nobody knows changes nothing but the name (A-65)',
      holds: ({ fact, before, after }) =>
        fieldsOf(fact['group'])['operation'] !== 'circle' ||
        before.context.data.groups[id]?.membership === undefined ||
        before.context.data.groups[id]?.membership === after.context.data.groups[id]?.membership,
    },
  ],
})
