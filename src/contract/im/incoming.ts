import { decodeBody, readBodyMeta, type BodyMeta, type MessageBody, type Skipped } from './body.ts'
import type { Content } from './content.ts'
import type { Ext } from './ext.ts'
import type { Meta } from './meta.ts'
import { decodeMuc, type MucBody } from './muc.ts'
import { decodeNotify, type PresenceValue, type ReactionNotice, type ThreadNotice } from './notify.ts'
import { priorities, type ChatType, type Priority } from './outgoing.ts'
import { present } from './msync.ts'
import { decodeRoster, rosterEvents } from './roster.ts'
import { decodeStatistics, forcedLogouts } from './statistics.ts'

/** A received message (chat §3, incoming message). Ids are decimal, `time` is ms since epoch. */
export interface IncomingMessage {
  id: string
  chatType: ChatType
  from: string
  /** User, group, room or thread. */
  to: string
  time: number
  content: Content
  ext: Ext
  /** 0 offline, 1 online, 2 unknown, 3 no meta. */
  onlineState: 0 | 1 | 2 | 3
  allowGroupAck?: boolean
  reactions?: { reaction: string; count: number; userList: string[]; isAddedBySelf: boolean }[]
  translations?: { code: string; text: string }[]
  thread?: { messageId: string; parentId: string; name: string }
  threadOverview?: {
    id: string
    parentId: string
    name: string
    createTimestamp: number
    updateTimestamp: number
    messageCount: number
    lastMessage?: unknown
  }
  /** Chat rooms only. */
  priority?: Priority
}

interface Ack {
  id: string
  from: string
  to: string
  /** The message it is about; a channel ack has none. */
  messageId: string
  time: number
}

/** One item of a sync page, understood. */
export type Incoming =
  | { type: 'message'; message: IncomingMessage }
  | ({
      type: 'read'
      /** Message id to the number of readers. */ groupReadCount?: Record<string, number>
      ackContent?: string
    } & Ack)
  | ({ type: 'delivery' } & Ack)
  | ({ type: 'recall' } & Ack)
  | ({ type: 'channel' } & Ack)
  | { type: 'muc'; id: string; time: number; event: MucBody }
  | {
      type: 'roster'
      id: string
      event: (typeof rosterEvents)[keyof typeof rosterEvents]
      from: string
      to: string
      reason: string
    }
  | { type: 'forcedLogout'; code: (typeof forcedLogouts)[keyof typeof forcedLogouts] }
  | { type: 'presence'; values: PresenceValue[] }
  | { type: 'reactions'; notices: ReactionNotice[] }
  | { type: 'thread'; notice: ThreadNotice }
  | { type: 'roamingDeleted'; resource: string; to: string; chatType: ChatType }
  /** Nothing to show: to be logged. */
  | { type: 'skipped'; reason: string }

const chatTypes: Partial<Record<MessageBody['kind'], ChatType>> = {
  chat: 'singleChat',
  groupchat: 'groupChat',
  chatroom: 'chatRoom',
}

/**
 * Understands one meta. Never throws: an unreadable or unknown one gives `skipped`, so that the rest of its page is still delivered;
 * single unreadable attributes and contents are reported to `skipped`.
 */
export function readIncoming(meta: Meta, skipped?: Skipped): Incoming {
  try {
    switch (meta.namespace) {
      case 'chat':
        return readChat(meta, skipped)
      case 'muc':
        return { type: 'muc', id: meta.id ?? '', time: meta.timestamp ?? 0, event: decodeMuc(meta.payload) }
      case 'roster':
        return readRoster(meta)
      case 'statistics': {
        const operation = decodeStatistics(meta.payload)
        if (operation === 'information') return { type: 'skipped', reason: 'statistics' }
        return { type: 'forcedLogout', code: forcedLogouts[operation] }
      }
      case 'notify':
        return readNotify(meta)
      default:
        return { type: 'skipped', reason: `namespace ${meta.namespace}` }
    }
  } catch (error) {
    return { type: 'skipped', reason: `${meta.namespace}: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function readChat(meta: Meta, skipped: Skipped | undefined): Incoming {
  const body = decodeBody(meta.payload, skipped)
  const chatType = chatTypes[body.kind]
  if (chatType) return readMessage(meta, body, chatType)
  if (body.kind === 'normal') return { type: 'skipped', reason: 'message of kind 0' }
  const ack: Ack = {
    id: meta.id ?? '',
    from: body.from?.name ?? '',
    to: body.to?.name ?? '',
    messageId: body.ackId ?? '',
    time: meta.timestamp ?? 0,
  }
  switch (body.kind) {
    case 'read':
      return present({ type: 'read', ...ack, groupReadCount: readCount(body), ackContent: body.ackContent })
    case 'delivery':
      return { type: 'delivery', ...ack }
    case 'recall':
      return { type: 'recall', ...ack }
    default:
      return { type: 'channel', ...ack }
  }
}

/** Group read receipts carry the count as JSON text in their first attribute (`wire §1`). */
function readCount(body: MessageBody): Record<string, number> | undefined {
  const first = Object.values(body.ext ?? {})[0]
  if (first === undefined) return undefined
  const value: unknown = typeof first === 'string' ? JSON.parse(first) : first
  return value !== null && typeof value === 'object' ? (value as Record<string, number>) : undefined
}

function readMessage(meta: Meta, body: MessageBody, chatType: ChatType): Incoming {
  const content = body.contents?.find((item) => item !== 'empty')
  if (!content) return { type: 'skipped', reason: 'message without content' }
  const gathered = readBodyMeta(body)
  const { reaction, translations } = gathered
  return {
    type: 'message',
    message: present({
      id: meta.id ?? '',
      chatType,
      from: body.from?.name ?? meta.from?.name ?? '',
      to: body.to?.name ?? meta.to?.name ?? '',
      time: meta.timestamp ?? 0,
      content,
      ext: body.ext ?? {},
      onlineState: chatType === 'chatRoom' ? 1 : readOnlineState(meta.meta),
      allowGroupAck: body.allowGroupAck,
      reactions: reaction?.map(({ state, ...rest }) => ({ ...rest, isAddedBySelf: state })),
      translations,
      ...readThread(gathered),
      priority: chatType === 'chatRoom' ? readPriority(meta.priority) : undefined,
    }),
  }
}

function readThread({
  thread,
  thread_overview: overview,
}: BodyMeta): Pick<IncomingMessage, 'thread' | 'threadOverview'> {
  const inThread =
    thread && Object.keys(thread).length
      ? { messageId: thread.msg_parent_id ?? '', parentId: thread.muc_parent_id ?? '', name: thread.thread_name ?? '' }
      : undefined
  const hangs =
    overview && overview.id
      ? {
          id: overview.id,
          parentId: overview.muc_parent_id,
          name: overview.name,
          createTimestamp: overview.create_timestamp ?? 0,
          updateTimestamp: overview.update_timestamp ?? 0,
          messageCount: overview.message_count ?? 0,
          ...(overview.last_message === undefined ? {} : { lastMessage: overview.last_message }),
        }
      : undefined
  return { ...(inThread ? { thread: inThread } : {}), ...(hangs ? { threadOverview: hangs } : {}) }
}

/** 0 high, 2 low, anything else normal. */
function readPriority(tag: number | undefined): Priority {
  return tag === priorities.high ? 'high' : tag === priorities.low ? 'low' : 'normal'
}

function readOnlineState(text: string | undefined): IncomingMessage['onlineState'] {
  if (!text) return 3
  try {
    const { is_online: state } = JSON.parse(text) as { is_online?: unknown }
    return state === 0 ? 0 : state === 1 ? 1 : 2
  } catch {
    return 2
  }
}

function readRoster(meta: Meta): Incoming {
  const body = decodeRoster(meta.payload)
  const event = rosterEvents[body.operation as keyof typeof rosterEvents]
  if (!event) return { type: 'skipped', reason: `roster operation ${body.operation}` }
  return {
    type: 'roster',
    id: meta.id ?? '',
    event,
    from: body.from?.name ?? '',
    to: body.to?.[0]?.name ?? '',
    reason: body.reason ?? '',
  }
}

function readNotify(meta: Meta): Incoming {
  const notify = decodeNotify(meta.payload)
  const data = notify.data as never
  switch (notify.type) {
    case 'presence':
      return { type: 'presence', values: (data as { values?: PresenceValue[] }).values ?? [] }
    case 'reaction':
      return { type: 'reactions', notices: Array.isArray(data) ? data : [] }
    case 'thread':
      return { type: 'thread', notice: data }
    case 'roaming_delete': {
      const { resource, to, chatType } = data as { resource: string; to: string; chatType: string }
      return { type: 'roamingDeleted', resource, to, chatType: chatType === 'chat' ? 'singleChat' : 'groupChat' }
    }
    default:
      return { type: 'skipped', reason: `notification ${notify.type}` }
  }
}
