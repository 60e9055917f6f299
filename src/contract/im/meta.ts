import { readJid, writeJid, type Jid } from './jid.ts'
import { finish, readerOf, readId, readNumber, readText, type Shape, wire, writeId, writeNumber } from './msync.ts'

/** Namespaces of a meta; the payload's message depends on it. */
export const namespaces = ['statistics', 'chat', 'muc', 'roster', 'conference', 'notify', 'query'] as const
export type Namespace = (typeof namespaces)[number]

/** One item of a sync upload or a sync page; its payload is decoded apart, so that one bad payload spoils nothing else. */
export interface Meta {
  /** Up: the client's own id. Down: the id the server gave. Decimal. */
  id?: string
  from?: Jid
  to?: Jid
  /** Ms since epoch; absent going up. */
  timestamp?: number
  namespace: Namespace
  payload: Uint8Array
  /** Chat room messages: 0 high, 1 normal, 2 low. */
  priority?: number
  /** JSON bytes such as `{"is_online":1}`, as text. */
  meta?: string
}

const priorityKey = 'chatroom_msg_tag'
const bytes = new TextEncoder()

/** Throws `RangeError` on an unknown namespace. */
export function readMeta(raw: Shape<'Meta'>): Meta {
  const namespace = raw.ns == null ? undefined : namespaces[raw.ns]
  if (!namespace) throw new RangeError('unknown namespace')
  const meta: Meta = { namespace, payload: raw.payload ?? new Uint8Array() }
  if (raw.id != null) meta.id = readId(raw.id)!
  if (raw.from) meta.from = readJid(raw.from)!
  if (raw.to) meta.to = readJid(raw.to)!
  if (raw.timestamp != null) meta.timestamp = readNumber(raw.timestamp)!
  if (raw.ext?.key === priorityKey && raw.ext.varintValue != null) meta.priority = readNumber(raw.ext.varintValue)!
  if (raw.meta) meta.meta = readText(raw.meta)
  return meta
}

export function writeMeta(meta: Meta): Shape<'Meta'> {
  return {
    id: writeId(meta.id),
    from: writeJid(meta.from),
    to: writeJid(meta.to),
    timestamp: writeNumber(meta.timestamp),
    ns: namespaces.indexOf(meta.namespace),
    payload: meta.payload,
    ext:
      meta.priority === undefined
        ? null
        : { key: priorityKey, type: wire.KeyValue.ValueType.INT, varintValue: writeNumber(meta.priority) },
    meta: meta.meta === undefined ? null : bytes.encode(meta.meta),
  }
}

/** A stand-alone meta, as history answers carry it in base64. Throws when the bytes are no meta. */
export function decodeMeta(encoded: Uint8Array): Meta {
  return readMeta(wire.Meta.decode(readerOf(encoded)))
}

export function encodeMeta(meta: Meta): Uint8Array<ArrayBuffer> {
  return finish(wire.Meta.encode(writeMeta(meta)))
}
