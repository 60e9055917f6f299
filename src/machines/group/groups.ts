import { isJson } from '#src/domain/form/validators.ts'
import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { fieldsOf, isRecord, rowsOf, textsOf } from '#src/domain/unknown.ts'
import type { GroupEvent } from '#src/contract/im/client.ts'
import { asText } from '../operations.ts'

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
  /** Operations that have been answered: what they list is known, even when it is empty. */
  readonly known: readonly string[]
  /** Until when members are muted, ms since epoch; -1 for good. Who is muted and not named here is so for an unknown time. */
  readonly mutedUntil: Readonly<Record<string, number>>
  /** Null until it was asked for. */
  readonly announcement: string | null
  /** Newest first; null until they were asked for. */
  readonly files: readonly GroupFileRow[] | null
}

/** A file that a group shares. */
export interface GroupFileRow {
  readonly id: string
  readonly name: string
  readonly owner: string
  /** Bytes. */
  readonly size: number
  readonly at: number
}

/** Groups that anybody may find, as far as they have been listed; `cursor` is '' after the last. */
export interface PublicGroups {
  readonly rows: readonly { readonly id: string; readonly name: string }[]
  readonly cursor: string
}

/** Chat rooms, as far as they have been listed: `pages` full ones, and whether that was all. */
export interface ListedRooms {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly members: number }[]
  readonly pages: number
  readonly isEnd: boolean
}

export interface Groups {
  readonly isLoaded: boolean
  readonly me: string
  readonly groups: Readonly<Record<string, GroupState>>
  readonly open: PublicGroups | null
  readonly rooms: ListedRooms | null
}

export const noGroups: Groups = { isLoaded: false, me: '', groups: {}, open: null, rooms: null }

export const emptyGroup = (id: string, kind: 'group' | 'room', name: string): GroupState => ({
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
  known: [],
  mutedUntil: {},
  announcement: null,
  files: null,
})

const plus = (list: readonly string[], names: readonly string[]): string[] => [...new Set([...list, ...names])]
const minus = (list: readonly string[], names: readonly string[]): string[] =>
  list.filter((name) => !names.includes(name))

/** Who is out holds no role any more. */
const expel = (group: GroupState, names: readonly string[]): GroupState => ({
  ...group,
  members: minus(group.members, names),
  admins: minus(group.admins, names),
  muted: minus(group.muted, names),
  allowed: minus(group.allowed, names),
})
/** The group belongs to somebody else; who had it before stays as a member. */
const handOver = (group: GroupState, owner: string): GroupState => ({
  ...group,
  owner,
  admins: minus(group.admins, [owner]),
  members: plus(group.members, [owner]),
  ...withoutRole(group),
})
/** What the server has said about this person's role is old. */
const withoutRole = ({ detail }: GroupState): Pick<GroupState, 'detail'> => ({
  detail: { ...detail, permission: undefined },
})
const dropUntil = (group: GroupState, names: readonly string[]): GroupState['mutedUntil'] =>
  Object.fromEntries(Object.entries(group.mutedUntil).filter(([name]) => !names.includes(name)))

const readFile = (row: Readonly<Record<string, unknown>>): GroupFileRow => ({
  id: asText(row['file_id']),
  name: asText(row['file_name']),
  owner: asText(row['file_owner']),
  size: Number(row['file_size']) || 0,
  at: Number(row['created']) || 0,
})

/** A file in front of the others, once, whether the service tells of it first or answers first. */
const withRow = (files: GroupState['files'], file: GroupFileRow): GroupState['files'] =>
  files && [file, ...files.filter(({ id }) => id !== file.id)]

/** The file that an event tells of as JSON; a text that is none leaves the list to be asked for again. */
function withFile(group: GroupState, told: string): GroupState['files'] {
  if (group.files === null || !isJson(told)) return null
  const { data } = fieldsOf(parseWithoutTurns(told))
  if (!isRecord(data)) return null
  return withRow(group.files, readFile(data))
}

type Event = GroupEvent & { readonly names: readonly string[]; readonly me: string; readonly isMine: boolean }
type Change = (group: GroupState, event: Event) => Partial<GroupState>

/** Who comes in sees more than before: what was told to an outsider is asked for again. */
const letIn: Change = () => ({ membership: 'member', known: [] })
/** Told late, to a device that was away while it was answered elsewhere: who is in stays. */
const unlessIn =
  (membership: GroupState['membership']): Change =>
  (group) =>
    group.membership === 'member' ? {} : { membership }
const arrived: Change = (group, { from, me }) => ({
  members: plus(group.members, [from]),
  membership: from === me ? 'member' : group.membership,
})
const gone: Change = (group, { from, me }) => ({
  ...expel(group, [from]),
  membership: from === me ? 'outside' : group.membership,
})

/** What each event of membership and roles changes (chat §4); others change nothing. */
const changes: Readonly<Record<string, Change>> = {
  destroy: () => ({ membership: 'destroyed', members: [] }),
  invite: unlessIn('invited'),
  applyAccept: letIn,
  applyDecline: unlessIn('outside'),
  directJoined: letIn,
  join: arrived,
  presence: arrived,
  inviteAccept: arrived,
  inviteDecline: (_, { from, me }) => (from === me ? { membership: 'outside' } : {}),
  leave: gone,
  absence: gone,
  // Who is banned is put out with it, and stays banned.
  kick: (group, { names, isMine }) => ({
    ...expel(group, names),
    membership: isMine && group.membership !== 'banned' ? 'outside' : group.membership,
  }),
  ban: (group, { names, isMine }) => ({
    ...expel(group, names),
    blocked: plus(group.blocked, names),
    membership: isMine ? 'banned' : group.membership,
  }),
  allow: (group, { names, isMine }) => ({
    blocked: minus(group.blocked, names),
    membership: isMine && group.membership === 'banned' ? 'outside' : group.membership,
  }),
  assignOwner: (group, { names }) => handOver(group, names[0] ?? group.owner),
  addAdmin: (group, { names }) => ({ admins: plus(group.admins, names) }),
  removeAdmin: (group, { names, isMine }) => ({
    admins: minus(group.admins, names),
    ...(isMine && withoutRole(group)),
  }),
  // Until when is not told: what was known of an earlier mute is old.
  addMute: (group, { names }) => ({ muted: plus(group.muted, names), mutedUntil: dropUntil(group, names) }),
  removeMute: (group, { names }) => ({ muted: minus(group.muted, names), mutedUntil: dropUntil(group, names) }),
  updateAnnouncement: (_, { reason }) => ({ announcement: reason }),
  deleteAnnouncement: () => ({ announcement: '' }),
  uploadFile: (group, { reason }) => ({ files: withFile(group, reason) }),
  deleteFile: (group, { reason }) => ({ files: group.files?.filter(({ id }) => id !== reason) ?? null }),
  addAllow: (group, { names }) => ({ allowed: plus(group.allowed, names) }),
  removeAllow: (group, { names }) => ({ allowed: minus(group.allowed, names) }),
  muteAll: () => ({ isAllMuted: true }),
  unmuteAll: () => ({ isAllMuted: false }),
  update: (group, { detail }) => ({
    detail: { ...group.detail, ...detail },
    name: asText(detail?.['name'], group.name),
  }),
  setMetadata: (group, { attributes }) => ({ attributes: { ...group.attributes, ...attributes } }),
  deleteMetadata: (group, { attributes }) => ({
    attributes: Object.fromEntries(Object.entries(group.attributes).filter(([key]) => !(key in (attributes ?? {})))),
  }),
}

/** What an event changes in a group, for the person `me`. */
export function changed(group: GroupState, event: GroupEvent, me: string): GroupState {
  const names = event.to.length > 0 ? event.to : [event.from]
  const isMine = names.includes(me) || me === ''
  return { ...group, ...changes[event.operation]?.(group, { ...event, names, me, isMine }) }
}

export const put = (data: Groups, group: GroupState): Groups => ({
  ...data,
  groups: { ...data.groups, [group.id]: group },
})

type Input = Readonly<Record<string, unknown>>
/** The service answers so many rooms at a time; fewer are the last. */
const ROOMS_A_PAGE = 20

/** A further page behind those before it; the first one begins anew. */
function withRooms(known: ListedRooms | null, page: number, result: unknown): ListedRooms {
  const told = rowsOf(result).map(({ id, name, membersCount }) => ({
    id: asText(id),
    name: asText(name),
    members: Number(membersCount) || 0,
  }))
  const before = page > 1 ? (known?.rows ?? []) : []
  // A room that has moved to the next page meanwhile is not listed twice.
  const rows = [...before, ...told.filter(({ id }) => !before.some((row) => row.id === id))]
  return { rows, pages: page, isEnd: told.length < ROOMS_A_PAGE }
}

/** What an operation that this person has done changes in the group it is about. */
type Done = (group: GroupState, input: Input, result: unknown, me: string) => Partial<GroupState>

const users = (input: Input): readonly string[] => textsOf(input['usernames'])
const memberNames = (rows: unknown): string[] =>
  rowsOf(rows).flatMap((row) => asText(row['owner'] ?? row['member']) || [])
/** What an answer calls otherwise than word of a change does (`muc-detail.ts`): one of both would be old. */
const settings: Readonly<Record<string, string>> = {
  membersonly: 'approval',
  allowinvites: 'allowInvites',
  maxusers: 'maxUsers',
  invite_need_confirm: 'inviteNeedConfirm',
  custom: 'ext',
}
const asTold = ([name, value]: readonly [string, unknown]): readonly [string, unknown] => [
  Object.hasOwn(settings, name) ? settings[name]! : name,
  value,
]
const untilOf = (rows: unknown): Record<string, number> =>
  Object.fromEntries(rowsOf(rows).map(({ user, expire }) => [asText(user), Number(expire)]))

const dones: Readonly<Record<string, Done>> = {
  // Who is chosen is in at once, unless the group asks them first.
  create: (_group, input, _result, me) => ({
    membership: 'member',
    owner: me,
    members: plus([me], input['inviteNeedConfirm'] === true ? [] : textsOf(input['members'])),
  }),
  join: ({ kind }) => ({ membership: kind === 'room' ? 'member' : 'requested', known: [] }),
  acceptInvite: () => ({ membership: 'member', known: [] }),
  leave: (group, _input, _result, me) => ({ ...expel(group, [me]), membership: 'outside', known: [] }),
  rejectInvite: () => ({ membership: 'outside' }),
  destroy: () => ({ membership: 'destroyed' }),
  update: (group, input) => ({ name: asText(input['name'], group.name), detail: { ...group.detail, ...input } }),
  muteAll: () => ({ isAllMuted: true }),
  unmuteAll: () => ({ isAllMuted: false }),
  info(group, _, result) {
    const info = fieldsOf(Array.isArray(result) ? result[0] : result)
    const rows = rowsOf(info['affiliations'])
    const members = memberNames(rows)
    return {
      name: asText(info['name'], group.name),
      owner: asText(rows.find((row) => row['owner'])?.['owner'] ?? info['owner'], group.owner),
      isAllMuted: typeof info['mute'] === 'boolean' ? info['mute'] : group.isAllMuted,
      members: members.length > 0 ? members : group.members,
      detail: { ...group.detail, ...Object.fromEntries(Object.entries(info).map(asTold)) },
    }
  },
  members: (group, _, result) => ({ members: plus(group.members, memberNames(result)) }),
  removeMembers: (group, input) => expel(group, users(input)),
  admins: (_group, _input, result) => ({ admins: textsOf(result) }),
  addAdmin: (group, input) => ({ admins: plus(group.admins, [asText(input['user'])]) }),
  removeAdmin: (group, input) => ({ admins: minus(group.admins, [asText(input['user'])]) }),
  muted: (_group, _input, result) => ({ muted: Object.keys(untilOf(result)), mutedUntil: untilOf(result) }),
  mute: (group, input, result) => ({
    muted: plus(group.muted, users(input)),
    mutedUntil: { ...group.mutedUntil, ...untilOf(result) },
  }),
  unmute: (group, input) => ({ muted: minus(group.muted, users(input)), mutedUntil: dropUntil(group, users(input)) }),
  blocked: (_group, _input, result) => ({ blocked: textsOf(result) }),
  block: (group, input) => ({ ...expel(group, users(input)), blocked: plus(group.blocked, users(input)) }),
  unblock: (group, input) => ({ blocked: minus(group.blocked, users(input)) }),
  allowed: (_group, _input, result) => ({ allowed: textsOf(result) }),
  allow: (group, input) => ({ allowed: plus(group.allowed, users(input)) }),
  disallow: (group, input) => ({ allowed: minus(group.allowed, users(input)) }),
  changeOwner: (group, input) => handOver(group, asText(input['user'])),
  announcement: (_group, _input, result) => ({
    announcement: asText(fieldsOf(result)['announcement']),
  }),
  announce: (_, input) => ({ announcement: asText(input['announcement']) }),
  files: (_group, _input, result) => ({ files: rowsOf(result).map(readFile) }),
  uploadFile: (group, _, result) => ({ files: withRow(group.files, readFile(fieldsOf(result))) }),
  removeFile: (group, input) => ({ files: group.files?.filter(({ id }) => id !== input['fileId']) ?? null }),
}

/** The joined groups as the server lists them; who is not listed any more is outside. */
function loaded(data: Groups, result: unknown): Groups {
  const told = fieldsOf(result)
  const groups = rowsOf(told['groups']).map(({ id, name }) => ({ id: asText(id), name: asText(name) }))
  const ids = new Set(groups.map(({ id }) => id))
  const known = Object.values(data.groups).map((group): GroupState => {
    const hasLeft = group.kind === 'group' && group.membership === 'member' && !ids.has(group.id)
    return hasLeft ? { ...group, membership: 'outside' } : group
  })
  const listed = groups.map(({ id, name }): GroupState => ({
    ...(data.groups[id] ?? emptyGroup(id, 'group', name)),
    name,
    membership: 'member',
  }))
  return {
    ...data,
    isLoaded: true,
    me: asText(told['me']),
    groups: Object.fromEntries([...known, ...listed].map((group) => [group.id, group])),
  }
}

/** Groups of the last visit by their names, where nothing is known of them yet. */
function recalled(data: Groups, result: unknown): Groups {
  const kept = Object.entries(fieldsOf(fieldsOf(result)['groups'])).map(([id, name]): [string, GroupState] => [
    id,
    { ...emptyGroup(id, 'group', asText(name)), membership: 'member' },
  ])
  return { ...data, groups: { ...Object.fromEntries(kept), ...data.groups } }
}

/** What an operation that this person has done changes at once; lists that it does not return are loaded by asking for them. */
export function done(data: Groups, operation: string, input: Input, result: unknown): Groups {
  if (operation === 'load') return loaded(data, result)
  if (operation === 'recall') return recalled(data, result)
  if (operation === 'public') {
    const told = fieldsOf(result)
    const rows = rowsOf(told['rows']).map(({ id, name }) => ({ id: asText(id), name: asText(name) }))
    const cursor = asText(told['cursor'])
    return { ...data, open: { rows: [...(input['cursor'] ? (data.open?.rows ?? []) : []), ...rows], cursor } }
  }
  if (operation === 'rooms') return { ...data, rooms: withRooms(data.rooms, Number(input['page']) || 1, result) }
  const change = dones[operation]
  if (!change) return data
  const id = asText(input['id'] ?? fieldsOf(result)['id'])
  const kind = input['kind'] === 'room' ? 'room' : 'group'
  const known = data.groups[id] ?? emptyGroup(id, kind, asText(input['name']))
  const next = { ...known, ...change(known, input, result, data.me) }
  return put(data, { ...next, known: plus(next.known, [operation]) })
}
