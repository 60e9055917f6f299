import type { ThreadOverview } from '#src/contract/im/client.ts'
import { type Body, type ChatCall, data, type Input, me, names, positive, refuse, segment, text } from './params.ts'
import type { ChatRequest } from './rest.ts'

/** `/chatgroups/{id}` or `/chatrooms/{id}` of the input's `kind` and `id`. */
const muc = (input: Input): string => `${input['kind'] === 'room' ? 'chatrooms' : 'chatgroups'}/${segment(input, 'id')}`

const threadOf = (entity: Body): unknown => ({
  id: entity['id'] ?? entity['thread_id'],
  name: entity['name'] ?? '',
  owner: entity['owner'] ?? '',
  parentId: entity['groupId'] ?? entity['group_id'] ?? '',
  messageId: entity['msgId'] ?? entity['msg_id'] ?? '',
  membersCount: entity['affiliations_count'] ?? 0,
  createdAt: entity['created'] ?? 0,
})
export type ThreadRow = Pick<ThreadOverview, 'id' | 'name' | 'parentId' | 'createdAt'> & {
  owner: string
  messageId: string
  membersCount: number
}

const threadList = (body: Body): unknown => ({
  items: ((body['entities'] ?? []) as Body[]).map(threadOf),
  cursor: (body['properties'] as { cursor?: string } | undefined)?.cursor ?? '',
})

export const threadCalls: Readonly<Record<string, ChatCall>> = {
  'threads.create': {
    request: (input, identity) => ({
      method: 'POST',
      path: 'thread',
      withResource: true,
      body: {
        name: text(input, 'name'),
        msg_id: text(input, 'messageId'),
        group_id: text(input, 'parentId'),
        owner: identity.user,
      },
    }),
    read: (body) => ({ id: (data(body) as Body)['thread_id'] }),
  },
  'threads.join': {
    request: (input, identity) => ({
      method: 'POST',
      path: `thread/${segment(input, 'id', 'chatThreadId')}/user/${me(identity)}/join`,
      withResource: true,
    }),
    read: (body) => threadOf(((data(body) as Body)['detail'] ?? {}) as Body),
  },
  'threads.leave': {
    request: (input, identity) => ({
      method: 'DELETE',
      path: `thread/${segment(input, 'id', 'chatThreadId')}/user/${me(identity)}/quit`,
      withResource: true,
    }),
  },
  'threads.destroy': {
    request: (input) => ({
      method: 'DELETE',
      path: `thread/${segment(input, 'id', 'chatThreadId')}`,
      withResource: true,
    }),
  },
  'threads.rename': {
    request: (input) => ({
      method: 'PUT',
      path: `thread/${segment(input, 'id', 'chatThreadId')}`,
      withResource: true,
      body: { name: text(input, 'name') },
    }),
  },
  'threads.members': {
    request: (input) => ({
      method: 'GET',
      path: `thread/${segment(input, 'id', 'chatThreadId')}/users`,
      query: { limit: 20, cursor: (input['cursor'] as string | undefined) ?? undefined },
    }),
    read: (body) => (data(body) as Body)['affiliations'],
  },
  'threads.removeMember': {
    request: (input) => ({
      method: 'DELETE',
      path: `thread/${segment(input, 'id', 'chatThreadId')}/users/${segment(input, 'user', 'username')}`,
      withResource: true,
    }),
  },
  'threads.detail': {
    request: (input) => ({ method: 'GET', path: `thread/${segment(input, 'id', 'chatThreadId')}` }),
    read: (body) => threadOf(data(body) as Body),
  },
  'threads.inGroup': {
    request: (input) => ({
      method: 'GET',
      path: `threads/chatgroups/${segment(input, 'parentId')}`,
      query: { limit: 20, cursor: (input['cursor'] as string | undefined) ?? undefined },
    }),
    read: threadList,
  },
  'threads.joined': {
    request: (input, identity) => ({
      method: 'GET',
      path: input['parentId']
        ? `threads/chatgroups/${segment(input, 'parentId')}/user/${me(identity)}`
        : `threads/user/${me(identity)}`,
      query: { limit: 20, cursor: (input['cursor'] as string | undefined) ?? undefined },
    }),
    read: threadList,
  },
  'threads.lastMessages': {
    request: (input) => ({ method: 'POST', path: 'thread/message', body: { threadIds: names(input, 'ids') } }),
    read: (body) => body['entities'],
  },
}

/** An operation on a group or room that sends names or one setting (`wire §3`). */
const operation = (
  method: ChatRequest['method'],
  path: (input: Input) => string,
  body?: (input: Input) => unknown,
): ChatCall => ({
  request: (input) => ({
    method,
    path: `${muc(input)}${path(input)}`,
    withResource: method !== 'GET',
    ...(body ? { body: body(input) } : {}),
  }),
  read: data,
})
function listedGroups(body: Body): { id: string; name: string }[] {
  return ((data(body) ?? []) as Body[]).map((row) => ({
    id: String(row['groupid'] ?? row['groupId']),
    name: (row['groupname'] ?? row['name'] ?? '') as string,
  }))
}

const listed = (input: Input): string => names(input).map(encodeURIComponent).join(',')
const usernames = (input: Input): unknown => ({ usernames: names(input) })

export const groupCalls: Readonly<Record<string, ChatCall>> = {
  'groups.create': {
    request: (input, identity) => ({
      method: 'POST',
      path: 'chatgroups',
      withResource: true,
      body: {
        owner: identity.user,
        groupname: text(input, 'name'),
        desc: input['description'] ?? '',
        members: input['members'] ?? [],
        public: input['public'] === true,
        approval: input['approval'] === true,
        allowinvites: input['allowInvites'] === true,
        invite_need_confirm: input['inviteNeedConfirm'] === true,
        maxusers: input['maxUsers'] ?? 200,
        ...(input['ext'] === undefined ? {} : { custom: input['ext'] }),
      },
    }),
    read: (body) => ({ id: String((data(body) as Body)['groupid']) }),
  },
  'groups.info': {
    request: (input) => ({
      method: 'GET',
      path: muc(input),
      ...(input['kind'] === 'room' ? {} : { query: { joined_time: 'true' } }),
    }),
    read: data,
  },
  'groups.joined': {
    request: (input, identity) => ({
      method: 'GET',
      path: `users/${me(identity)}/joined_chatgroups`,
      query: { pagenum: positive(input, 'page', 1), pagesize: positive(input, 'pageSize', 200) },
    }),
    read: listedGroups,
  },
  'groups.public': {
    request: (input) => ({
      method: 'GET',
      path: 'publicchatgroups',
      query: { limit: 20, cursor: (input['cursor'] as string | undefined) ?? undefined },
    }),
    read: (body) => ({ rows: listedGroups(body), cursor: typeof body['cursor'] === 'string' ? body['cursor'] : '' }),
  },
  'groups.rooms': {
    request: () => ({ method: 'GET', path: 'chatrooms', query: { pagenum: 1, pagesize: 20 } }),
    read: data,
  },
  'groups.members': {
    request: (input) => ({
      method: 'GET',
      path: `${muc(input)}/users`,
      query: { pagenum: positive(input, 'page', 1), pagesize: positive(input, 'pageSize', 20) },
    }),
    read: data,
  },
  'groups.update': operation(
    'PUT',
    () => '',
    (input) => ({
      ...(input['name'] === undefined ? {} : { [input['kind'] === 'room' ? 'name' : 'groupname']: input['name'] }),
      ...(input['description'] === undefined ? {} : { description: input['description'] }),
      ...(input['ext'] === undefined ? {} : { custom: input['ext'] }),
    }),
  ),
  'groups.changeOwner': operation(
    'PUT',
    () => '',
    (input) => ({ newowner: text(input, 'user') }),
  ),
  'groups.destroy': {
    request: (input) => ({
      method: 'DELETE',
      path: muc(input),
      withResource: true,
      ...(input['kind'] === 'room' ? {} : { query: { version: 'v3' } }),
    }),
    read: data,
  },
  'groups.leave': operation('DELETE', () => '/quit'),
  'groups.join': operation(
    'POST',
    () => '/apply',
    (input) => ({ message: input['message'] ?? '' }),
  ),
  'groups.invite': operation('POST', (input) => (input['kind'] === 'room' ? '/users' : '/invite'), usernames),
  'groups.acceptRequest': operation(
    'POST',
    () => '/apply_verify',
    (input) => ({ applicant: text(input, 'user'), verifyResult: true, reason: 'no clue' }),
  ),
  'groups.rejectRequest': operation(
    'POST',
    () => '/apply_verify',
    (input) => ({ applicant: text(input, 'user'), verifyResult: false, reason: input['reason'] ?? '' }),
  ),
  'groups.acceptInvite': {
    request: (input, identity) => ({
      method: 'POST',
      path: `${muc(input)}/invite_verify`,
      withResource: true,
      body: { invitee: identity.user, verifyResult: true },
    }),
  },
  'groups.rejectInvite': {
    request: (input, identity) => ({
      method: 'POST',
      path: `${muc(input)}/invite_verify`,
      withResource: true,
      body: { invitee: identity.user, verifyResult: false },
    }),
  },
  'groups.removeMembers': operation('DELETE', (input) => `/users/${listed(input)}`),
  'groups.admins': operation('GET', () => '/admin'),
  'groups.addAdmin': operation(
    'POST',
    () => '/admin',
    (input) => ({ newadmin: text(input, 'user') }),
  ),
  'groups.removeAdmin': operation('DELETE', (input) => `/admin/${segment(input, 'user')}`),
  'groups.muted': operation('GET', () => '/mute'),
  'groups.mute': operation(
    'POST',
    () => '/mute',
    (input) => ({
      usernames: names(input),
      mute_duration: typeof input['duration'] === 'number' ? input['duration'] : refuse('duration'),
    }),
  ),
  'groups.unmute': operation('DELETE', (input) => `/mute/${listed(input)}`),
  'groups.muteAll': operation('POST', () => '/ban'),
  'groups.unmuteAll': operation('DELETE', () => '/ban'),
  'groups.blocked': operation('GET', () => '/blocks/users'),
  'groups.block': operation('POST', () => '/blocks/users', usernames),
  'groups.unblock': operation('DELETE', (input) => `/blocks/users/${listed(input)}`),
  'groups.allowed': operation('GET', () => '/white/users'),
  'groups.allow': operation('POST', () => '/white/users', usernames),
  'groups.disallow': operation('DELETE', (input) => `/white/users/${listed(input)}`),
  'groups.announcement': operation('GET', () => '/announcement'),
  'groups.announce': operation(
    'POST',
    () => '/announcement',
    (input) => ({
      announcement: typeof input['announcement'] === 'string' ? input['announcement'] : refuse('announcement'),
    }),
  ),
  'groups.files': operation('GET', () => '/share_files'),
  'groups.uploadFile': {
    request: (input) => ({
      method: 'POST',
      path: `${muc(input)}/share_files`,
      withResource: true,
      file: { bytes: input['bytes'] instanceof Blob ? input['bytes'] : refuse('file'), name: text(input, 'name') },
    }),
    read: data,
  },
  'groups.downloadFile': {
    request: (input) => ({
      method: 'GET',
      path: `${muc(input)}/share_files/${segment(input, 'fileId')}`,
      isBinary: true,
    }),
    read: (body) => body['bytes'],
  },
  'groups.removeFile': operation('DELETE', (input) => `/share_files/${segment(input, 'fileId')}`),
  'groups.setAttributes': {
    request: (input, identity) => ({
      method: 'PUT',
      path: `metadata/chatroom/${segment(input, 'id')}/user/${me(identity)}`,
      body: {
        metaData: input['attributes'] ?? refuse('attributes'),
        autoDelete: input['autoDelete'] === false ? 'NO_DELETE' : 'DELETE',
      },
    }),
    read: data,
  },
}
