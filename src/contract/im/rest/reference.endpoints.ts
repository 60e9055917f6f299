import { type ChatCall, chatTable } from './call.ts'
import { flag, given, names, text, user } from './fields.ts'

/** A call that the service has and no person of this app causes, and why. */
export interface ReferenceCall extends ChatCall {
  readonly why: string
}

const referenceTable = <const Table extends Readonly<Record<string, ReferenceCall>>>(table: Table): Table =>
  chatTable(table)

const attributes = '/metadata/chatroom/{id}/user/{me}'
const inRooms = 'chat rooms have no settings of their own in this app; only who owns one sets them, with other tools'

/** What the service answers besides: the reference client and the marketplace ask for it. Never a part of the app. */
export const referenceCalls = referenceTable({
  'users.register': {
    method: 'POST',
    path: '/users',
    auth: 'none',
    body: { username: text('username'), password: text('password'), nickname: given('nickname', '') },
    why: 'the marketplace registers its people with the chat service; nobody registers twice',
  },
  'users.pushToken': {
    method: 'PUT',
    path: '/users/{me}',
    body: {
      device_id: text('deviceId'),
      device_token: text('deviceToken'),
      notifier_name: text('notifierName'),
    },
    why: 'a push token comes from the operating system of a native shell; the web app has none',
  },
  'users.pushNickname': {
    method: 'PUT',
    path: '/users/{me}',
    body: { nickname: text('nickname') },
    why: 'it names who writes in the notices of a native shell, which a push token comes first for',
  },
  'users.ignoreGroup': {
    method: 'PUT',
    path: '/users/{me}',
    resource: true,
    body: { entities: given<readonly object[], 'entities'>('entities', []) },
    why: 'the older way to silence a group; people do it by silent mode',
  },
  'files.download': {
    method: 'GET',
    path: '/chatfiles/{file}',
    auth: 'none',
    isBinary: true,
    why: 'pictures and files are shown and saved from their own address with the share secret (domain/chat-file), not asked for',
  },
  'files.downloadByPost': {
    method: 'POST',
    path: '/chatfiles/{file}',
    auth: 'none',
    sends: 'file',
    isBinary: true,
    why: 'the same for the reference client of other platforms',
  },
  'groups.joinedDetails': {
    method: 'GET',
    path: '/chatgroups/user/{me}',
    query: {
      pagenum: given('page', 1),
      pagesize: given('pageSize', 20),
      needAffiliations: flag('needAffiliations'),
      needRole: flag('needRole'),
    },
    why: 'the list of own groups needs names only; a group that is opened is asked for by its number',
  },
  'groups.blockOne': {
    method: 'POST',
    path: '/{base:chatgroups|chatrooms}/{id}/blocks/users/{user}',
    resource: true,
    why: 'groups.block takes one or several',
  },
  'groups.isAllowed': {
    method: 'GET',
    path: '/{base:chatgroups|chatrooms}/{id}/white/users/{user}',
    why: 'who manages a group sees its whole allowlist',
  },
  'rooms.create': {
    method: 'POST',
    path: '/chatrooms',
    resource: true,
    body: {
      name: text('name'),
      description: given('description', ''),
      maxusers: given('maxUsers', 1000),
      owner: user,
      members: given<readonly string[], 'members'>('members', []),
    },
    why: 'chat rooms are opened by who runs the marketplace',
  },
  'rooms.addMembers': {
    method: 'POST',
    path: '/chatrooms/{id}/users',
    resource: true,
    body: { usernames: names() },
    why: 'a room is open: people come in by themselves',
  },
  'rooms.attributes': {
    method: 'POST',
    path: '/metadata/chatroom/{id}',
    body: { keys: given<readonly string[], 'keys'>('keys', []) },
    why: inRooms,
  },
  'rooms.setAttributes': { method: 'PUT', path: attributes, why: inRooms },
  'rooms.forceAttributes': { method: 'PUT', path: `${attributes}/forced`, why: inRooms },
  'rooms.removeAttributes': { method: 'DELETE', path: attributes, why: inRooms },
  'rooms.forceRemoveAttributes': { method: 'DELETE', path: `${attributes}/forced`, why: inRooms },
})
