import type { GroupEvent } from '#src/contract/im/client.ts'
import { asText, operationsMachine } from '../operations.ts'

/** A group or chat room as this person sees it (chat §3, §6). */
export interface GroupState {
  readonly id: string
  readonly kind: 'group' | 'room'
  readonly name: string
  readonly membership: 'outside' | 'requested' | 'invited' | 'member' | 'banned' | 'destroyed'
  readonly detail: Readonly<Record<string, unknown>>
  readonly members: readonly string[]
  readonly admins: readonly string[]
  readonly muted: readonly string[]
  readonly allowed: readonly string[]
  readonly blocked: readonly string[]
  readonly isAllMuted: boolean
  readonly owner: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface Groups {
  readonly isLoaded: boolean
  readonly me: string
  readonly groups: Readonly<Record<string, GroupState>>
}

export const noGroups: Groups = { isLoaded: false, me: '', groups: {} }

const empty = (id: string, kind: 'group' | 'room', name: string): GroupState => ({
  id,
  kind,
  name,
  membership: 'outside',
  detail: {},
  members: [],
  admins: [],
  muted: [],
  allowed: [],
  blocked: [],
  isAllMuted: false,
  owner: '',
  attributes: {},
})

const plus = (list: readonly string[], names: readonly string[]): string[] => [...new Set([...list, ...names])]
const minus = (list: readonly string[], names: readonly string[]): string[] =>
  list.filter((name) => !names.includes(name))

/** What an event about `names` changes (chat §4, membership events); unknown operations change nothing. */
function changed(group: GroupState, { operation, to, from, detail, attributes }: GroupEvent, me: string): GroupState {
  const names = to.length > 0 ? to : [from]
  const isMine = names.includes(me) || me === ''
  switch (operation) {
    case 'destroy':
      return { ...group, membership: 'destroyed', members: [] }
    case 'invite':
      return { ...group, membership: 'invited' }
    case 'apply':
      return group
    case 'applyAccept':
      return { ...group, membership: 'member' }
    case 'applyDecline':
      return { ...group, membership: 'outside' }
    case 'directJoined':
      return { ...group, membership: 'member' }
    case 'join':
    case 'presence':
    case 'inviteAccept':
      return { ...group, members: plus(group.members, [from]), membership: from === me ? 'member' : group.membership }
    case 'inviteDecline':
      return from === me ? { ...group, membership: 'outside' } : group
    case 'leave':
    case 'absence':
      return { ...group, members: minus(group.members, [from]), membership: from === me ? 'outside' : group.membership }
    case 'kick':
      return { ...group, members: minus(group.members, names), membership: isMine ? 'outside' : group.membership }
    case 'ban':
      return {
        ...group,
        blocked: plus(group.blocked, names),
        members: minus(group.members, names),
        membership: isMine ? 'banned' : group.membership,
      }
    case 'allow':
      return {
        ...group,
        blocked: minus(group.blocked, names),
        membership: isMine && group.membership === 'banned' ? 'outside' : group.membership,
      }
    case 'assignOwner':
      return { ...group, owner: names[0] ?? group.owner }
    case 'addAdmin':
      return { ...group, admins: plus(group.admins, names) }
    case 'removeAdmin':
      return { ...group, admins: minus(group.admins, names) }
    case 'addMute':
      return { ...group, muted: plus(group.muted, names) }
    case 'removeMute':
      return { ...group, muted: minus(group.muted, names) }
    case 'addAllow':
      return { ...group, allowed: plus(group.allowed, names) }
    case 'removeAllow':
      return { ...group, allowed: minus(group.allowed, names) }
    case 'muteAll':
      return { ...group, isAllMuted: true }
    case 'unmuteAll':
      return { ...group, isAllMuted: false }
    case 'update':
      return { ...group, detail: { ...group.detail, ...detail }, name: asText(detail?.['name'], group.name) }
    case 'setMetadata':
      return { ...group, attributes: { ...group.attributes, ...attributes } }
    case 'deleteMetadata':
      return {
        ...group,
        attributes: Object.fromEntries(
          Object.entries(group.attributes).filter(([key]) => !(key in (attributes ?? {}))),
        ),
      }
    default:
      return group
  }
}

const put = (data: Groups, group: GroupState): Groups => ({ ...data, groups: { ...data.groups, [group.id]: group } })

/** What an operation that this person has done changes at once; lists that it does not return are loaded by asking for them. */
function done(data: Groups, operation: string, input: Readonly<Record<string, unknown>>, result: unknown): Groups {
  const id = asText(input['id'] ?? (result as { id?: string } | null)?.id)
  const kind = input['kind'] === 'room' ? 'room' : 'group'
  const known = data.groups[id] ?? empty(id, kind, asText(input['name']))
  switch (operation) {
    case 'load': {
      const { me, groups } = result as { me: string; groups: readonly { id: string; name: string }[] }
      const listed = groups.map(
        (row) =>
          [
            row.id,
            {
              ...(data.groups[row.id] ?? empty(row.id, 'group', row.name)),
              name: row.name,
              membership: 'member' as const,
            },
          ] as const,
      )
      return { isLoaded: true, me, groups: { ...data.groups, ...Object.fromEntries(listed) } }
    }
    case 'create':
      return put(data, { ...known, membership: 'member', owner: data.me })
    case 'join':
      return put(data, { ...known, membership: kind === 'room' ? 'member' : 'requested' })
    case 'acceptInvite':
      return put(data, { ...known, membership: 'member' })
    case 'leave':
    case 'rejectInvite':
      return put(data, { ...known, membership: 'outside' })
    case 'destroy':
      return put(data, { ...known, membership: 'destroyed' })
    case 'update':
      return put(data, { ...known, name: asText(input['name'], known.name), detail: { ...known.detail, ...input } })
    case 'muteAll':
      return put(data, { ...known, isAllMuted: true })
    case 'unmuteAll':
      return put(data, { ...known, isAllMuted: false })
    case 'info': {
      const [info] = (Array.isArray(result) ? result : [result]) as Record<string, unknown>[]
      const rows = (info?.['affiliations'] ?? []) as { owner?: string; member?: string }[]
      const owner = rows.find((row) => row.owner)?.owner ?? asText(info?.['owner'], known.owner)
      const members = rows.flatMap((row) => ((row.owner ?? row.member) ? [(row.owner ?? row.member)!] : []))
      return put(data, {
        ...known,
        name: asText(info?.['name'], known.name),
        owner,
        members: members.length > 0 ? members : known.members,
        detail: { ...known.detail, ...info },
      })
    }
    case 'members': {
      const rows = (result ?? []) as { owner?: string; member?: string }[]
      return put(data, {
        ...known,
        members: plus(
          known.members,
          rows.flatMap((row) => row.owner ?? row.member ?? []),
        ),
      })
    }
    case 'removeMembers':
      return put(data, { ...known, members: minus(known.members, input['usernames'] as string[]) })
    case 'admins':
      return put(data, { ...known, admins: (result ?? []) as string[] })
    case 'addAdmin':
      return put(data, { ...known, admins: plus(known.admins, [asText(input['user'])]) })
    case 'removeAdmin':
      return put(data, { ...known, admins: minus(known.admins, [asText(input['user'])]) })
    case 'mute':
      return put(data, { ...known, muted: plus(known.muted, input['usernames'] as string[]) })
    case 'unmute':
      return put(data, { ...known, muted: minus(known.muted, input['usernames'] as string[]) })
    case 'block':
      return put(data, {
        ...known,
        blocked: plus(known.blocked, input['usernames'] as string[]),
        members: minus(known.members, input['usernames'] as string[]),
      })
    case 'unblock':
      return put(data, { ...known, blocked: minus(known.blocked, input['usernames'] as string[]) })
    case 'allow':
      return put(data, { ...known, allowed: plus(known.allowed, input['usernames'] as string[]) })
    case 'disallow':
      return put(data, { ...known, allowed: minus(known.allowed, input['usernames'] as string[]) })
    case 'changeOwner':
      return put(data, { ...known, owner: asText(input['user']) })
    default:
      return data
  }
}

/**
 * Groups and chat rooms: every operation of `groups.*` (services/im/muc-calls.ts) with `{ id, kind, … }`, and the events of membership
 * and roles (chat §4, §6; lc:group-membership).
 */
export const groupMachine = operationsMachine({
  id: 'group',
  initial: noGroups,
  done: (data, { operation, input }, result) => done(data, operation, input, result),
  heard(data, fact) {
    const event = fact['group'] as GroupEvent
    const known = data.groups[event.id] ?? empty(event.id, event.kind, event.name)
    return put(data, changed({ ...known, name: event.name || known.name }, event, data.me))
  },
})
