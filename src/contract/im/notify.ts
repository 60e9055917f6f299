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
    op: { operator: string; reactionType: 'create' | 'delete' }[]
  }[]
  ts: number
}

export interface ThreadNotice {
  id: string
  name: string
  muc_parent_id: string
  msg_parent_id: string
  timestamp: number
  from: string
  operation: 'create' | 'update' | 'update_msg' | 'delete'
  message_count?: number
  last_message?: unknown
  create_timestamp?: number
}

/** Throws when the bytes are no JSON object with a type; an unknown type is the caller's to report. */
export function decodeNotify(bytes: Uint8Array): Notify | { type: string; data?: unknown } {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (value === null || typeof value !== 'object' || typeof (value as { type?: unknown }).type !== 'string')
    throw new TypeError('notification without a type')
  return value as { type: string; data?: unknown }
}

export function encodeNotify(notify: Notify): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(notify)))
}
