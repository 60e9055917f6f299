import { readConversationKey } from '../client.ts'
import { addressOf } from '../encode.ts'
import { queueName } from '../jid.ts'
import { chatTable } from './call.ts'
import {
  always,
  conversationOf,
  data,
  flag,
  given,
  isGroup,
  names,
  positive,
  refuse,
  text,
  user,
  wrong,
} from './fields.ts'

interface InConversation {
  readonly conversation: string
}

const own = ['chat', 'group'] as const
const removable = ['chat', 'group', 'thread'] as const
const kind = (input: InConversation): string => (isGroup(conversationOf(input, removable)) ? 'group' : 'chat')
/** The one of `userId` and `groupId` that names the conversation. */
const ofKind =
  (wanted: 'chat' | 'group') =>
  (input: InConversation): string | undefined =>
    kind(input) === wanted ? conversationOf(input, removable).name : undefined
const removed = { params: { kind }, query: { userId: ofKind('chat'), groupId: ofKind('group') } }

const before = ({ before: at }: { readonly before: number }): number =>
  typeof at === 'number' && at >= 0 && String(at).length <= 18 ? at : refuse('beforeTimeStamp')

const removedIds = (input: { readonly messageIds: readonly string[] }): string => {
  if (!input.messageIds) wrong('messageIds or beforeTimeStamp field is required.')
  const ids = names('messageIds')(input)
  return ids.length > 20 ? refuse('messageIds') : ids.join(',')
}

const reactedIds = ({ messageIds }: { readonly messageIds: string | readonly string[] }): string =>
  typeof messageIds === 'string'
    ? text('messageIds', 'messageId')({ messageIds })
    : names('messageIds', 'messageId')({ messageIds }).join(',')

const talk = (input: InConversation) => readConversationKey(text('conversation', 'chatType')(input))

/** A window of stored messages; `msg` is a meta in base64. */
export interface HistoryWire {
  readonly data?: {
    readonly msgs?: readonly { readonly msg?: unknown }[]
    readonly is_last?: boolean
    readonly next_key?: string
  } | null
}

/** A line of the conversation list; `meta` may be empty and its payload is JSON text (`wire §3`). */
export interface ChannelWire {
  readonly channel_id: string
  readonly unread_num?: number
  readonly meta?: {
    readonly id?: string
    readonly from?: string
    readonly to?: string
    readonly timestamp?: number
    readonly payload?: string
  }
}

/** Conversations, history, reactions, reports. */
export const messageCalls = chatTable({
  'conversations.list': {
    method: 'GET',
    path: '/users/{me}/user_channels',
    read: data<{ readonly channel_infos?: readonly ChannelWire[] }>,
  },
  'conversations.remove': {
    method: 'DELETE',
    path: '/users/{me}/user_channel',
    body: {
      channel: (input: InConversation) => conversationOf(input, own, ['channel', 'chatType']).name,
      type: (input: InConversation) => (conversationOf(input, own).kind === 'chat' ? 'chat' : 'groupChat'),
      delete_roam: ({ deleteRoam = false }: { readonly deleteRoam?: boolean }) =>
        typeof deleteRoam === 'boolean' ? deleteRoam : refuse('deleteRoam'),
    },
  },
  'history.list': {
    method: 'POST',
    path: '/users/{me}/messageroaming',
    body: {
      queue: (input: InConversation & { readonly appKey: string }) => {
        const target = readConversationKey(text('conversation', 'targetId')(input))
        return target.name === '' ? refuse('targetId') : queueName(addressOf(input.appKey, target))
      },
      start: given<string | number, 'cursor'>('cursor', -1),
      end: always(-1),
      pull_number: positive('count', 20),
      isGroup: (input: InConversation) => isGroup(readConversationKey(input.conversation)),
      is_positive: flag('isPositive'),
    },
    read: (body: HistoryWire) => body,
  },
  'history.remove': {
    method: 'DELETE',
    path: '/sdk/message/roaming/{kind:chat|group}/user/{me}',
    resource: true,
    params: removed.params,
    query: { ...removed.query, msgIdList: removedIds },
  },
  'history.removeBefore': {
    method: 'DELETE',
    path: '/sdk/message/roaming/{kind:chat|group}/user/{me}/time',
    resource: true,
    params: removed.params,
    query: { ...removed.query, delTime: before },
  },
  'reactions.add': {
    method: 'POST',
    path: '/reaction/user/{me}',
    body: { msgId: text('messageId'), message: text('reaction') },
  },
  'reactions.remove': {
    method: 'DELETE',
    path: '/reaction/user/{me}',
    query: { msgId: text('messageId'), message: text('reaction') },
  },
  'reactions.list': {
    method: 'GET',
    path: '/reaction/user/{me}',
    query: {
      msgIdList: reactedIds,
      msgType: (input: InConversation) => (talk(input).kind === 'chat' ? 'chat' : 'groupchat'),
      groupId: (input: InConversation) => (talk(input).kind === 'chat' ? 'null' : talk(input).name),
    },
    read: data<unknown>,
  },
  'reactions.detail': {
    method: 'GET',
    path: '/reaction/user/{me}/detail',
    query: {
      msgId: text('messageId'),
      message: text('reaction'),
      currentPage: given('cursor', 'null'),
      pageSize: positive('pageSize', 20),
    },
    read: data<unknown>,
  },
  'messages.report': {
    method: 'POST',
    path: '/user/{me}/moderation/report/message/{messageId}',
    body: { username: user, reportType: text('reportType'), reportReason: text('reportReason') },
  },
  'messages.readers': {
    method: 'GET',
    path: '/chatgroups/{groupId}/acks/{messageId}',
    query: { limit: always(500), key: given('cursor', 'undefined') },
    read: data<unknown>,
  },
})
