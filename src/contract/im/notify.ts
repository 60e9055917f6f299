import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { count, list, number, oneOf, optional, record, type Shape, string } from './shape.ts'

/** `Meta.payload` of namespace 5: compact JSON (a byte below 0x10 in it breaks the reference client, `wire §0`). */
export type Notify =
  | { type: 'presence'; data: { values: PresenceValue[] } }
  | { type: 'reaction'; data: ReactionNotice[] }
  | { type: 'thread'; data: ThreadNotice }
  | { type: 'roaming_delete'; data: { resource: string; to: string; chatType: 'chat' | 'groupchat' } }

/** A user's presence; `last_time` and `expiry` are seconds. */
export interface PresenceValue {
  uid: string
  last_time: number
  expiry: number
  ext: string
  /** Device resource to state: `'1'` online, `'0'` offline. */
  status: Record<string, string>
}

export interface ReactionNotice {
  from: string
  to: string
  channel_type: 'chat' | 'groupchat'
  messageId: string
  reactions: {
    reaction: string
    count: number
    userList: string[]
    op?: { operator: string; reactionType: 'create' | 'delete' }[]
  }[]
  ts: number
}

export interface ThreadNotice {
  id: string
  name?: string
  muc_parent_id?: string
  msg_parent_id?: string
  timestamp?: number
  from?: string
  operation: 'create' | 'update' | 'update_msg' | 'delete'
  message_count?: number
  last_message?: unknown
  create_timestamp?: number
}

const op = optional(list(record({ operator: string, reactionType: string })))
const reaction = record({ reaction: string, count, userList: list(string), op })
const shapes: Readonly<Record<Notify['type'], Shape>> = {
  presence: record({ values: list(record({ uid: string, ext: optional(string) })) }),
  reaction: list(
    record({
      from: string,
      to: string,
      channel_type: oneOf('chat', 'groupchat'),
      messageId: string,
      reactions: list(reaction),
      ts: number,
    }),
  ),
  thread: record({
    id: string,
    name: optional(string),
    muc_parent_id: optional(string),
    msg_parent_id: optional(string),
    from: optional(string),
    timestamp: optional(number),
    operation: oneOf('create', 'update', 'update_msg', 'delete'),
    message_count: optional(count),
  }),
  roaming_delete: record({ to: string, chatType: string }),
}

const isNotify = (value: { type: string; data?: unknown }): value is Notify =>
  Object.hasOwn(shapes, value.type) && shapes[value.type as Notify['type']](value.data)

/** An unknown type comes without its data, for the log. Throws when the bytes are no notification, or its data is of another shape. */
export function decodeNotify(bytes: Uint8Array): Notify | { type: string; data?: never } {
  const value = parseWithoutTurns(new TextDecoder().decode(bytes))
  if (!record({ type: string })(value)) throw new TypeError('notification without a type')
  const notify = value as { type: string; data?: unknown }
  if (!isNotify(notify)) {
    if (Object.hasOwn(shapes, notify.type)) throw new TypeError(`notification ${notify.type} of another shape`)
    return { type: notify.type }
  }
  return notify
}

export function encodeNotify(notify: Notify): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(notify)))
}
