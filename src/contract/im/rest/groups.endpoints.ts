import { chatTable, type ChatCall } from './call.ts'
import { always, anyText, cursor, data, flag, given, names, number, positive, text, user } from './fields.ts'

/** A group or, with `kind: 'room'`, a chat room. */
interface OfKind {
  readonly kind?: 'group' | 'room'
}

const isRoom = ({ kind }: OfKind): boolean => kind === 'room'
const params = { base: (input: OfKind) => (isRoom(input) ? 'chatrooms' : 'chatgroups') }
const users = (input: { readonly usernames: readonly string[] }): string => names()(input).join(',')
const usernames = { usernames: names() }

/** `/chatgroups/{id}` or `/chatrooms/{id}` and what comes after it. */
const at = <const Path extends string>(path: Path): `/{base:chatgroups|chatrooms}/{id}${Path}` =>
  `/{base:chatgroups|chatrooms}/{id}${path}`

/** A call that changes a group or room: its other members, and the devices of who asks, are told. */
const change = <const Method extends ChatCall['method'], const Path extends string>(method: Method, path: Path) =>
  ({ method, path: at(path), params, resource: true, read: data<unknown> }) as const
const list = <const Path extends string, T = unknown>(path: Path) =>
  ({ method: 'GET', path: at(path), params, read: data<T> }) as const

/** As many as nobody has: what is asked for once has to be there as a whole, and the service's own pages are of ten or twenty. */
const WHOLE = 200

interface GroupWire {
  readonly groupid?: string
  readonly groupId?: string
  readonly groupname?: string
  readonly name?: string
}
const listedGroups = (rows: readonly GroupWire[] | null): { readonly id: string; readonly name: string }[] =>
  (rows ?? []).map((row) => ({ id: String(row.groupid ?? row.groupId), name: row.groupname ?? row.name ?? '' }))

/** A chat room of the list. */
export interface RoomRow {
  readonly id: string
  readonly name: string
  readonly membersCount: number
}

const answered = (isAccepted: boolean) =>
  ({
    method: 'POST',
    path: '/chatgroups/{id}/invite_verify',
    resource: true,
    body: { invitee: user, verifyResult: always(isAccepted) },
  }) as const

/** Groups and chat rooms. */
export const groupCalls = chatTable({
  'groups.create': {
    method: 'POST',
    path: '/chatgroups',
    resource: true,
    body: {
      owner: user,
      groupname: text('name'),
      desc: given('description', ''),
      members: given<readonly string[], 'members'>('members', []),
      public: flag('public'),
      approval: flag('approval'),
      allowinvites: flag('allowInvites'),
      invite_need_confirm: flag('inviteNeedConfirm'),
      maxusers: given('maxUsers', 200),
      custom: given<string | undefined, 'ext'>('ext', undefined),
    },
    read: (body: { readonly data: { readonly groupid: string } }) => ({ id: String(body.data.groupid) }),
  },
  'groups.info': {
    ...list(''),
    query: { joined_time: (input: OfKind) => (isRoom(input) ? undefined : 'true') },
  },
  'groups.joined': {
    method: 'GET',
    path: '/users/{me}/joined_chatgroups',
    query: { pagenum: positive('page', 1, 'pageNum'), pagesize: positive('pageSize', WHOLE) },
    read: (body: { readonly data: readonly GroupWire[] }) => listedGroups(body.data),
  },
  'groups.public': {
    method: 'GET',
    path: '/publicchatgroups',
    query: { limit: always(20), cursor },
    read: (body: { readonly data: readonly GroupWire[]; readonly cursor?: unknown }) => ({
      rows: listedGroups(body.data),
      cursor: typeof body.cursor === 'string' ? body.cursor : '',
    }),
  },
  'groups.rooms': {
    method: 'GET',
    path: '/chatrooms',
    query: { pagenum: positive('page', 1, 'pageNum'), pagesize: always(20) },
    read: (body: {
      readonly data: readonly { readonly id: string; readonly name: string; readonly affiliations_count: number }[]
    }): RoomRow[] => body.data.map((row) => ({ id: row.id, name: row.name, membersCount: row.affiliations_count })),
  },
  'groups.members': {
    ...list('/users'),
    query: { pagenum: positive('page', 1, 'pageNum'), pagesize: positive('pageSize', 20) },
  },
  'groups.update': {
    ...change('PUT', ''),
    body: {
      groupname: given<string | undefined, 'name'>('name', undefined),
      description: given<string | undefined, 'description'>('description', undefined),
      custom: given<string | undefined, 'ext'>('ext', undefined),
    },
  },
  'groups.changeOwner': { ...change('PUT', ''), body: { newowner: text('user') } },
  'groups.destroy': {
    ...change('DELETE', ''),
    query: { version: (input: OfKind) => (isRoom(input) ? undefined : 'v3') },
  },
  'groups.leave': change('DELETE', '/quit'),
  'groups.join': { ...change('POST', '/apply'), body: { message: given('message', '') } },
  'groups.invite': { ...change('POST', '/invite'), path: '/chatgroups/{id}/invite', params: {}, body: usernames },
  'groups.acceptRequest': {
    ...change('POST', '/apply_verify'),
    path: '/chatgroups/{id}/apply_verify',
    params: {},
    body: { applicant: text('user'), verifyResult: always(true), reason: always('no clue') },
  },
  'groups.rejectRequest': {
    ...change('POST', '/apply_verify'),
    path: '/chatgroups/{id}/apply_verify',
    params: {},
    body: { applicant: text('user'), verifyResult: always(false), reason: given('reason', '') },
  },
  'groups.acceptInvite': answered(true),
  'groups.rejectInvite': answered(false),
  'groups.removeMembers': { ...change('DELETE', '/users/{users}'), params: { ...params, users } },
  'groups.admins': list('/admin'),
  'groups.addAdmin': { ...change('POST', '/admin'), body: { newadmin: text('user') } },
  'groups.removeAdmin': change('DELETE', '/admin/{user}'),
  'groups.muted': list('/mute'),
  'groups.mute': {
    ...change('POST', '/mute'),
    body: { usernames: names(), mute_duration: number('duration', 'muteDuration') },
  },
  'groups.unmute': { ...change('DELETE', '/mute/{users}'), params: { ...params, users } },
  'groups.muteAll': change('POST', '/ban'),
  'groups.unmuteAll': change('DELETE', '/ban'),
  'groups.blocked': list('/blocks/users'),
  'groups.block': { ...change('POST', '/blocks/users'), body: usernames },
  'groups.unblock': { ...change('DELETE', '/blocks/users/{users}'), params: { ...params, users } },
  'groups.allowed': list('/white/users'),
  'groups.allow': { ...change('POST', '/white/users'), body: usernames },
  'groups.disallow': { ...change('DELETE', '/white/users/{users}'), params: { ...params, users } },
  'groups.announcement': list('/announcement'),
  'groups.announce': { ...change('POST', '/announcement'), body: { announcement: anyText('announcement') } },
  'groups.files': {
    ...list('/share_files'),
    query: { pagenum: positive('page', 1, 'pageNum'), pagesize: positive('pageSize', WHOLE) },
  },
  'groups.uploadFile': { ...change('POST', '/share_files'), sends: 'file' },
  'groups.downloadFile': {
    method: 'GET',
    path: at('/share_files/{fileId}'),
    params,
    isBinary: true,
    read: ({ bytes }: { readonly bytes: Blob }) => bytes,
  },
  'groups.removeFile': change('DELETE', '/share_files/{fileId}'),
})
