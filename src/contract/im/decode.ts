import { withoutTurns } from '#src/domain/text/direction.ts'
import { bodyKinds, checkBodyMeta, decodeBody, readBodyMeta, type BodyMeta, type MessageBody } from './body.ts'
import {
  conversationKey,
  type ChatAck,
  type ChatEvent,
  type ChatMessage,
  type PresenceState,
  type Reaction,
} from './client.ts'
import type { Meta } from './meta.ts'
import { readDetail } from './muc-detail.ts'
import { decodeMuc, type MucOperation } from './muc.ts'
import { decodeNotify, type Notify, type ReactionNotice, type ThreadNotice } from './notify.ts'
import { count } from './shape.ts'
import { decodeRoster, rosterEvents } from './roster.ts'
import { decodeStatistics, forcedLogouts } from './statistics.ts'

/** The attribute by which own messages are known again after an unknown outcome; taken off before anyone sees it. */
export const localIdKey = 'local_id'

export type Place = 'group' | 'thread'

/** Who reads, and where to say what was left out. */
export interface Reader {
  readonly me: string
  readonly skipped: (what: string) => void
  /** What this is known to be the id of. */
  readonly placeOf?: (id: string) => Place | undefined
  /** Where nobody but the sender says that this is the id of a thread. */
  readonly doubted?: (id: string) => void
}

/**
 * What a meta means to the client. A payload that cannot be read, or an unknown code, is reported and gives nothing; it never throws,
 * so one bad meta costs only itself.
 */
export function decodeEvents(meta: Meta, reader: Reader): ChatEvent[] {
  try {
    switch (meta.namespace) {
      case 'chat':
        return decodeChat(meta, reader)
      case 'roster':
        return decodeContact(meta, reader.me)
      case 'muc':
        return decodeMucEvent(meta, reader)
      case 'notify':
        return decodeNotice(meta, reader)
      case 'statistics': {
        const operation = decodeStatistics(meta.payload)
        return operation in forcedLogouts
          ? [{ type: 'kicked', operation: operation as keyof typeof forcedLogouts }]
          : []
      }
      default:
        reader.skipped(`namespace ${meta.namespace}`)
        return []
    }
  } catch (error) {
    reader.skipped(`${meta.namespace} ${meta.id ?? ''}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

const nameOf = (first: string | undefined, second?: string): string => first || second || ''

/** The service may write a name in small letters: one's own is spelt as one's own. */
const spelt = (name: string, me: string): string =>
  name !== me && name.length === me.length && name.toLowerCase() === me.toLowerCase() ? me : name

const fromOf = (meta: Meta, body: MessageBody, { me }: Reader): string =>
  spelt(nameOf(meta.from?.name, body.from?.name), me)
const toOf = (meta: Meta, body: MessageBody, { me }: Reader): string => spelt(nameOf(meta.to?.name, body.to?.name), me)

const isInConference = (meta: Meta, { kind }: MessageBody): boolean =>
  kind === 'groupchat' || kind === 'chatroom' || meta.to?.domain?.startsWith('conference') === true

/** Of a single chat that is not this person's. */
function isBetweenOthers(meta: Meta, body: MessageBody, reader: Reader): boolean {
  if (isInConference(meta, body)) return false
  const to = toOf(meta, body, reader)
  return to !== '' && to !== reader.me && fromOf(meta, body, reader) !== reader.me
}

function decodeChat(meta: Meta, reader: Reader): ChatEvent[] {
  const body = decodeBody(meta.payload, reader.skipped)
  if (isBetweenOthers(meta, body, reader)) {
    reader.skipped(`message ${meta.id ?? ''} is between others`)
    return []
  }
  if (bodyKinds.indexOf(body.kind) > 3) return [{ type: 'ack', ack: readAck(meta, body, reader) }]
  const message = toMessage(meta, body, reader)
  return message ? [{ type: 'message', message }] : []
}

/** A chat meta of a history answer, or of a page; acks and unreadable ones give undefined. */
export function decodeMessage(meta: Meta, reader: Reader): ChatMessage | undefined {
  const [event] = meta.namespace === 'chat' ? decodeEvents(meta, reader) : []
  return event?.type === 'message' ? event.message : undefined
}

/**
 * That a message lies in a thread is said by what its sender has written, and a thread is read in its own place alone (chat §3). What is
 * addressed to a group is not in a thread: a thread has an id of its own, and its group stands above it. The sender is believed only where
 * nobody else says.
 */
function isInThread({ thread }: BodyMeta, to: string, { placeOf, doubted }: Reader): boolean {
  const known = placeOf?.(to)
  if (known !== undefined) return known === 'thread'
  if (thread === undefined || thread.muc_parent_id === to) return false
  doubted?.(to)
  return true
}

function conversationOf(meta: Meta, body: MessageBody, details: BodyMeta, reader: Reader): string {
  const [from, to] = [fromOf(meta, body, reader), toOf(meta, body, reader)]
  if ((isInConference(meta, body) || from === reader.me ? to : from) === '') throw new RangeError('it lies nowhere')
  if (body.kind === 'chatroom') return conversationKey({ kind: 'room', name: to })
  if (isInConference(meta, body))
    return conversationKey({ kind: isInThread(details, to, reader) ? 'thread' : 'group', name: to })
  return conversationKey({ kind: 'chat', name: from === reader.me ? to : from })
}

type Growing = { -readonly [Key in keyof ChatMessage]: ChatMessage[Key] }

function toMessage(meta: Meta, body: MessageBody, reader: Reader): ChatMessage | undefined {
  const content = body.contents?.find((one) => one !== 'empty')
  if (!content || !meta.id) {
    reader.skipped(`message ${meta.id ?? 'without an id'}, or its content, cannot be read`)
    return undefined
  }
  const details = body.meta ? checkBodyMeta(readBodyMeta(body), reader.skipped) : {}
  const from = fromOf(meta, body, reader)
  // Grown field by field: this is the hottest path of all, and copies cost.
  const message: Growing = {
    id: meta.id,
    conversation: conversationOf(meta, body, details, reader),
    from,
    to: toOf(meta, body, reader),
    at: meta.timestamp ?? 0,
    content,
    ext: body.ext ?? {},
    onlineState: body.kind === 'chatroom' ? 1 : readOnline(meta.meta),
  }
  if (localIdKey in message.ext) {
    const { [localIdKey]: localId, ...ext } = message.ext
    message.ext = ext
    if (typeof localId === 'string' && from === reader.me) message.localId = localId
  }
  if (body.kind === 'chatroom') message.priority = meta.priority === 0 ? 'high' : meta.priority === 2 ? 'low' : 'normal'
  if (body.allowGroupAck) message.wantsReceipt = true
  if (body.meta) addDetails(message, details)
  return message
}

/** What a message carries besides its content: reactions, translations, the thread it is in or has. */
function addDetails(message: Growing, { thread, thread_overview: overview, reaction, translations }: BodyMeta): void {
  if (reaction) message.reactions = reaction.map(toReaction)
  if (translations) message.translations = translations
  if (thread?.msg_parent_id)
    message.thread = {
      messageId: thread.msg_parent_id,
      parentId: thread.muc_parent_id ?? '',
      name: thread.thread_name ?? '',
    }
  if (overview)
    message.overview = {
      id: overview.id,
      parentId: overview.muc_parent_id,
      name: overview.name,
      messageCount: overview.message_count ?? 0,
      createdAt: overview.create_timestamp ?? 0,
      updatedAt: overview.update_timestamp ?? 0,
    }
}

const toReaction = (one: NonNullable<BodyMeta['reaction']>[number]): Reaction => ({
  reaction: one.reaction,
  count: one.count,
  users: one.userList ?? [],
  isAddedBySelf: one.state === true,
})

/** chat §3: 0 offline, 1 online, 2 unknown, 3 no meta. */
function readOnline(text: string | undefined): 0 | 1 | 2 | 3 {
  if (!text) return 3
  if (text === '{"is_online":1}') return 1
  try {
    const { is_online: state } = JSON.parse(text) as { is_online?: unknown }
    return state === 0 || state === 1 ? state : 2
  } catch {
    return 2
  }
}

function readAck(meta: Meta, body: MessageBody, reader: Reader): ChatAck {
  const text = body.ext?.['ack_count'] ?? Object.values(body.ext ?? {})[0]
  const counts = typeof text === 'string' ? parseCounts(text) : {}
  const messageId = body.ackId ?? ''
  return {
    kind: body.kind as ChatAck['kind'],
    conversation: conversationOf(meta, body, checkBodyMeta(readBodyMeta(body)), reader),
    messageId,
    from: fromOf(meta, body, reader),
    at: meta.timestamp ?? 0,
    ...(counts[messageId] === undefined ? {} : { readCount: counts[messageId] }),
    ...(body.ackContent === undefined ? {} : { content: body.ackContent }),
  }
}

function parseCounts(text: string): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text)
    const known = value !== null && typeof value === 'object' ? Object.entries(value) : []
    return Object.fromEntries(known.filter(([, read]) => count(read)))
  } catch {
    return {}
  }
}

/** What somebody has done to this person, or what this person has done to others on another device. */
function decodeContact(meta: Meta, me: string): ChatEvent[] {
  const body = decodeRoster(meta.payload)
  const event = rosterEvents[body.operation as keyof typeof rosterEvents]
  if (!event) throw new RangeError(`unexpected roster operation ${body.operation}`)
  const from = nameOf(body.from?.name, meta.from?.name)
  const others = (body.to ?? []).flatMap(({ name = '' }) => (name === '' || spelt(name, me) === me ? [] : [name]))
  const isOwn = spelt(from, me) === me && others.length > 0
  const [reason, at] = [withoutTurns(body.reason ?? ''), meta.timestamp ?? 0]
  return (isOwn ? others : [from]).map((user) => ({
    type: 'contact',
    contact: { event, user, reason, at, ...(isOwn && { isOwn }) },
  }))
}

const threadOperations: Partial<
  Record<MucOperation, 'create' | 'destroy' | 'joined' | 'left' | 'update' | 'userRemoved'>
> = {
  threadCreate: 'create',
  threadDestroy: 'destroy',
  threadJoin: 'joined',
  threadLeave: 'left',
  threadUpdate: 'update',
  threadKick: 'userRemoved',
}

function decodeMucEvent(meta: Meta, reader: Reader): ChatEvent[] {
  const body = decodeMuc(meta.payload)
  const at = meta.timestamp ?? 0
  const from = spelt(nameOf(body.from?.name, meta.from?.name), reader.me)
  const to = (body.to ?? []).flatMap((jid) => (jid.name ? [spelt(jid.name, reader.me)] : []))
  const threadOperation = threadOperations[body.operation]
  if (threadOperation) {
    const user = to[0] ?? (threadOperation === 'userRemoved' ? reader.me : undefined)
    const thread = {
      operation: threadOperation,
      id: body.muc.name ?? '',
      name: withoutTurns(body.mucName ?? ''),
      parentId: body.parent?.name ?? '',
      messageId: '',
      operator: from,
      at,
      ...(user === undefined ? {} : { user }),
    }
    return [{ type: 'thread', thread }]
  }
  const group = {
    operation: body.operation,
    kind: body.isChatroom ? ('room' as const) : ('group' as const),
    id: body.muc.name ?? '',
    name: withoutTurns(body.mucName ?? ''),
    from,
    to,
    reason: withoutTurns(body.reason ?? ''),
    at,
    ...readDetail(body, reader.skipped),
  }
  return [{ type: 'group', group }]
}

function decodeNotice(meta: Meta, reader: Reader): ChatEvent[] {
  const notice = decodeNotify(meta.payload) as Notify
  switch (notice.type) {
    case 'presence':
      return [{ type: 'presence', values: notice.data.values.map(readPresence) }]
    case 'reaction':
      return notice.data.map((one) => ({ type: 'reaction', reaction: readReactionNotice(one, reader) }))
    case 'thread':
      return [{ type: 'thread', thread: readThreadNotice(notice.data) }]
    case 'roaming_delete': {
      const { chatType, to } = notice.data
      const conversation = chatType === 'chat' ? conversationKey({ kind: 'chat', name: to }) : keyIn(to, reader)
      return [{ type: 'historyRemoved', conversation }]
    }
    default:
      reader.skipped(`notification ${(notice as { type: string }).type}`)
      return []
  }
}

/** The conversation with this id: a thread where that is known, else a group. */
const keyIn = (name: string, { placeOf }: Reader): string => conversationKey({ kind: placeOf?.(name) ?? 'group', name })

function readReactionNotice(one: ReactionNotice, reader: Reader): Extract<ChatEvent, { type: 'reaction' }>['reaction'] {
  const { me } = reader
  const conversation =
    one.channel_type === 'chat'
      ? conversationKey({ kind: 'chat', name: spelt(one.from, me) === me ? one.to : one.from })
      : keyIn(one.to, reader)
  return {
    conversation,
    messageId: one.messageId,
    // The list of users is cut; who has done it is told besides.
    reactions: one.reactions.map(({ reaction, count, userList, op }) => {
      const own = op?.findLast(({ operator }) => spelt(operator, me) === me)?.reactionType
      const users = userList.map((user) => spelt(user, me))
      const isAddedBySelf = own === 'create' || users.includes(me)
      return {
        reaction,
        count,
        users,
        isAddedBySelf,
        ...(own === 'delete' && { isTakenBack: true as const }),
      }
    }),
    at: one.ts,
  }
}

function readThreadNotice(data: ThreadNotice): Extract<ChatEvent, { type: 'thread' }>['thread'] {
  const operations = { create: 'create', update: 'update', update_msg: 'messageSent', delete: 'destroy' } as const
  const operation = operations[data.operation]
  if (!operation) throw new RangeError(`unknown thread operation ${String(data.operation)}`)
  return {
    operation,
    id: data.id,
    name: data.name ?? '',
    parentId: data.muc_parent_id ?? '',
    messageId: data.msg_parent_id ?? '',
    operator: data.from ?? '',
    at: data.timestamp ?? 0,
    ...(data.message_count == null ? {} : { messageCount: data.message_count }),
  }
}

/** Seconds as ms; 0 where it is no number. */
const msOf = (seconds: unknown): number => (Number(seconds ?? 0) || 0) * 1000

/** A presence value of the wire (REST result or notification); seconds become ms. */
export function readPresence(value: {
  uid: string
  ext?: string
  last_time?: number | string
  expiry?: number | string
  status?: Readonly<Record<string, unknown>> | string
}): PresenceState {
  const devices = Object.fromEntries(
    typeof value.status === 'object' && value.status !== null
      ? Object.entries(value.status).map(([device, state]) => [device, String(state)])
      : [],
  )
  return {
    user: value.uid,
    ext: value.ext ?? '',
    lastAt: msOf(value.last_time),
    expiresAt: msOf(value.expiry),
    isOnline: Object.values(devices).some((state) => state === '1'),
    devices,
  }
}
