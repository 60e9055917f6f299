import { readConversationKey } from '#src/contract/im/client.ts'
import { groupCalls, threadCalls } from './muc-calls.ts'
import {
  type Body,
  type ChatCall,
  data,
  type Input,
  conversationOf,
  isGroup,
  me,
  names,
  notNegative,
  positive,
  refuse,
  text,
  segment,
  wrong,
} from './params.ts'
import { readPresence } from '#src/contract/im/decode.ts'
import type { Identity } from './rest.ts'

const users: Readonly<Record<string, ChatCall>> = {
  'contacts.list': {
    request: (_, identity) => ({ method: 'GET', path: `users/${me(identity)}/contacts/users` }),
    read: data,
  },
  'blocks.list': {
    request: (_, identity) => ({ method: 'GET', path: `users/${me(identity)}/blocks/users` }),
    read: data,
  },
  'users.register': {
    request: (input) => ({
      method: 'POST',
      path: 'users',
      open: true,
      body: { username: text(input, 'username'), password: text(input, 'password'), nickname: input['nickname'] ?? '' },
    }),
  },
  'users.pushToken': {
    request: (input, identity) => ({
      method: 'PUT',
      path: `users/${me(identity)}`,
      body: {
        device_id: text(input, 'deviceId'),
        device_token: text(input, 'deviceToken'),
        notifier_name: text(input, 'notifierName'),
      },
    }),
  },
  'users.profile': {
    request: (input) => ({
      method: 'POST',
      path: 'metadata/user/get',
      body: { targets: targetsOf(input['users']), properties: userKeys },
    }),
    read: data,
  },
  'users.updateProfile': {
    request: (input, identity) => {
      const { changes } = input
      if (changes === null || typeof changes !== 'object' || Array.isArray(changes)) wrong('illegal params')
      const form = changes as Record<string, string>
      if (!Object.keys(form).every((key) => userKeys.includes(key)))
        wrong(`illegal key, only these keys ${userKeys.join(',')} are allowed`)
      return { method: 'PUT', path: `metadata/user/${me(identity)}`, form }
    },
    read: data,
  },
}

/** The attributes of a user (chat §3). */
export const userKeys = ['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext']

/** One name or a list of them. */
function targetsOf(users: unknown): string[] {
  const list: unknown[] = typeof users === 'string' ? [users] : Array.isArray(users) ? users : []
  const isNamed = list.length > 0 && list.every((name) => typeof name === 'string' && name !== '')
  return isNamed ? (list as string[]) : wrong('illegal params')
}

const conversations: Readonly<Record<string, ChatCall>> = {
  'conversations.list': {
    request: (_, identity) => ({ method: 'GET', path: `users/${me(identity)}/user_channels` }),
    read: data,
  },
  'conversations.remove': {
    request: (input, identity) => {
      const { kind, name } = conversationOf(input, ['chat', 'group'])
      const { deleteRoam = false } = input
      if (typeof deleteRoam !== 'boolean') refuse('deleteRoam')
      const body = { channel: name, type: kind === 'chat' ? 'chat' : 'groupChat', delete_roam: deleteRoam }
      return { method: 'DELETE', path: `users/${me(identity)}/user_channel`, body }
    },
  },
  'history.remove': {
    request: (input, identity) => {
      const conversation = conversationOf(input, ['chat', 'group', 'thread'])
      const kind = isGroup(conversation) ? 'group' : 'chat'
      const path = `sdk/message/roaming/${kind}/user/${me(identity)}`
      const target = { [isGroup(conversation) ? 'groupId' : 'userId']: conversation.name }
      const before = input['before']
      if (typeof before === 'number') {
        if (before < 0 || String(before).length > 18) refuse('beforeTimeStamp')
        return { method: 'DELETE', path: `${path}/time`, query: { ...target, delTime: before }, withResource: true }
      }
      if (!input['messageIds']) wrong('messageIds or beforeTimeStamp field is required.')
      const ids = names(input, 'messageIds')
      if (ids.length > 20) refuse('messageIds')
      return { method: 'DELETE', path, query: { ...target, msgIdList: ids.join(',') }, withResource: true }
    },
  },
  'reactions.add': {
    request: (input, identity) => ({
      method: 'POST',
      path: `reaction/user/${me(identity)}`,
      body: { msgId: text(input, 'messageId'), message: text(input, 'reaction') },
    }),
  },
  'reactions.remove': {
    request: (input, identity) => ({
      method: 'DELETE',
      path: `reaction/user/${me(identity)}`,
      query: { msgId: text(input, 'messageId'), message: text(input, 'reaction') },
    }),
  },
  'reactions.list': {
    request: (input, identity) => {
      const { kind, name } = readConversationKey(text(input, 'conversation', 'chatType'))
      const one = input['messageIds']
      const ids =
        typeof one === 'string' ? [text(input, 'messageIds', 'messageId')] : names(input, 'messageIds', 'messageId')
      const isSingle = kind === 'chat'
      const target = { msgType: isSingle ? 'chat' : 'groupchat', groupId: isSingle ? 'null' : name }
      return { method: 'GET', path: `reaction/user/${me(identity)}`, query: { msgIdList: ids.join(','), ...target } }
    },
    read: data,
  },
  'reactions.detail': {
    request: (input, identity) => ({
      method: 'GET',
      path: `reaction/user/${me(identity)}/detail`,
      query: {
        msgId: text(input, 'messageId'),
        message: text(input, 'reaction'),
        currentPage: (input['cursor'] as string | undefined) ?? 'null',
        pageSize: positive(input, 'pageSize', 20),
      },
    }),
    read: data,
  },
  'messages.report': {
    request: (input, identity) => ({
      method: 'POST',
      path: `user/${me(identity)}/moderation/report/message/${segment(input, 'messageId')}`,
      body: {
        username: identity.user,
        reportType: text(input, 'reportType'),
        reportReason: text(input, 'reportReason'),
      },
    }),
  },
  'messages.translate': {
    request: (input, identity) => ({
      method: 'POST',
      path: `users/${me(identity)}/translate`,
      body: { text: text(input, 'text'), to: names(input, 'languages') },
    }),
    read: (body) => (data(body) as { translations?: { to: string; text: string }[] }[])[0]?.translations ?? [],
  },
  'messages.readers': {
    request: (input) => ({
      method: 'GET',
      path: `chatgroups/${segment(input, 'groupId')}/acks/${segment(input, 'messageId')}`,
      query: { limit: 500, key: (input['cursor'] as string | undefined) ?? 'undefined' },
    }),
    read: data,
  },
}

const presence: Readonly<Record<string, ChatCall>> = {
  'presence.publish': {
    request: (input, identity) => ({
      method: 'POST',
      path: `users/${me(identity)}/presence/${encodeURIComponent(identity.resource)}/1`,
      body: { ext: typeof input['description'] === 'string' ? input['description'] : refuse('description') },
    }),
  },
  'presence.subscribe': {
    request: (input, identity) => ({
      method: 'POST',
      path: `users/${me(identity)}/presence/${positive(input, 'expiry', 0)}`,
      body: { usernames: names(input) },
    }),
    read: presenceList,
  },
  'presence.unsubscribe': {
    request: (input, identity) => ({ method: 'DELETE', path: `users/${me(identity)}/presence`, body: followed(input) }),
  },
  'presence.status': {
    request: (input, identity) => ({
      method: 'POST',
      path: `users/${me(identity)}/presence`,
      body: { usernames: followed(input) },
    }),
    read: presenceList,
  },
  'presence.subscribed': {
    request: (input, identity) => ({
      method: 'GET',
      path: `users/${me(identity)}/presence/sublist`,
      query: { pageNum: notNegative(input, 'pageNum', 1), pageSize: notNegative(input, 'pageSize', 20) },
    }),
    read: (body) => body['result'] ?? null,
  },
}

function followed(input: Input): string[] {
  const { usernames } = input
  return Array.isArray(usernames) && usernames.length ? names(input) : wrong('usernames can not be empty')
}

function presenceList(body: Body): unknown {
  const result = body['result']
  return Array.isArray(result) ? (result as Parameters<typeof readPresence>[0][]).map(readPresence) : []
}

/** chat §3: type 0 sends the remind type, 1 a duration in ms, 2 a daily interval; hours and minutes are not 0. */
function silentBody(input: Input): Body {
  if (input['paramType'] === undefined) refuse('options')
  const clock = (name: string): string => {
    const { hours, minutes } = (input[name] ?? {}) as { hours?: unknown; minutes?: unknown }
    const isSet = typeof hours === 'number' && typeof minutes === 'number' && hours !== 0 && minutes !== 0
    return isSet ? `${hours}:${minutes}` : refuse(name)
  }
  switch (input['paramType']) {
    case 0:
      return { type: text(input, 'remindType') }
    case 1:
      return { ignoreDuration: typeof input['duration'] === 'number' ? input['duration'] : refuse('duration') }
    case 2:
      return { ignoreInterval: `${clock('startTime')}-${clock('endTime')}` }
    default:
      return refuse('paramType')
  }
}

/** Rooms cannot be silenced. */
function silenced(input: Input) {
  const conversation = readConversationKey(text(input, 'conversation', 'conversationId'))
  if (conversation.name === '') refuse('conversationId')
  return ['chat', 'group', 'thread'].includes(conversation.kind) ? conversation : refuse('type')
}

const silentPath = (input: Input, identity: Identity): string => {
  const base = `users/${me(identity)}/notification`
  if (input['conversation'] === undefined) return `${base}/user/${me(identity)}`
  const { kind, name } = silenced(input)
  return `${base}/${kind === 'chat' ? 'user' : 'chatgroup'}/${encodeURIComponent(name)}`
}

const silent: Readonly<Record<string, ChatCall>> = {
  'silent.get': { request: (input, identity) => ({ method: 'GET', path: silentPath(input, identity) }), read: data },
  'silent.set': {
    request: (input, identity) => ({ method: 'PUT', path: silentPath(input, identity), body: silentBody(input) }),
    read: data,
  },
  'silent.clear': {
    request: (input, identity) => {
      silenced(input)
      return { method: 'PUT', path: silentPath(input, identity), body: { type: 'DEFAULT' } }
    },
    read: data,
  },
  'silent.list': {
    request: (input, identity) => {
      const all = names(input, 'conversations', 'conversationList').map(readConversationKey)
      const user = all.filter((one) => !isGroup(one)).map(({ name }) => name)
      const group = all.filter(isGroup).map(({ name }) => name)
      const query = { user: user.join(','), group: group.join(',') }
      return { method: 'GET', path: `users/${me(identity)}/notification`, query }
    },
    read: data,
  },
  'silent.getLanguage': {
    request: (_, identity) => ({ method: 'GET', path: `users/${me(identity)}/notification/language` }),
    read: data,
  },
  'silent.language': {
    request: (input, identity) => ({
      method: 'PUT',
      path: `users/${me(identity)}/notification/language`,
      body: { translationLanguage: text(input, 'language') },
    }),
    read: data,
  },
}

/** Every call by the name under which machines ask for it. */
export const chatCalls: Readonly<Record<string, ChatCall>> = {
  ...users,
  ...conversations,
  ...presence,
  ...silent,
  ...threadCalls,
  ...groupCalls,
}
