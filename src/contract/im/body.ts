import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { readContent, writeContent, type Content } from './content.ts'
import { readExt, writeExt, type Ext } from './ext.ts'
import { readJid, writeJid, type Jid } from './jid.ts'
import { finish, readerOf, readId, wire, writeId } from './msync.ts'
import { count, list, number, optional, record, type Shape, string } from './shape.ts'

/** The kinds of a message body (chat §9, message-kind codes): 1 to 3 are messages, 4 to 7 acks. */
export const bodyKinds = ['normal', 'chat', 'groupchat', 'chatroom', 'read', 'delivery', 'recall', 'channel'] as const
export type BodyKind = (typeof bodyKinds)[number]

/** `Meta.payload` of namespace 1. A field that is absent here is absent on the wire. */
export interface MessageBody {
  kind: BodyKind
  from?: Jid
  to?: Jid
  /** Acks carry one content without any field, written here as `'empty'`. */
  contents?: (Content | 'empty')[]
  ext?: Ext
  /** The message that a read, delivery, recall or channel ack is about. */
  ackId?: string
  /** Asks for group read receipts, or marks one. */
  allowGroupAck?: boolean
  ackContent?: string
  /** JSON text: thread, thread_overview, reaction, translations. */
  meta?: string
}

/** What was left out while decoding, in words for the log. */
export type Skipped = (what: string) => void

/** Decodes a message body. Throws when the bytes are no message body; unknown contents and attributes are skipped and reported. */
export function decodeBody(bytes: Uint8Array, skipped?: Skipped): MessageBody {
  const raw = wire.MessageBody.decode(readerOf(bytes))
  const kind = raw.type == null ? undefined : bodyKinds[raw.type]
  if (!kind) throw new RangeError('unknown message kind')
  const contents: (Content | 'empty')[] = []
  for (const item of raw.contents ?? []) {
    const content = item.type == null && !item.$unknowns ? 'empty' : readContent(item)
    if (content) contents.push(content)
    else skipped?.('content of an unknown type')
  }
  const body: MessageBody = { kind }
  if (raw.from) body.from = readJid(raw.from)!
  if (raw.to) body.to = readJid(raw.to)!
  if (contents.length > 0) body.contents = contents
  if (raw.ext?.length) body.ext = readExt(raw.ext, (key) => skipped?.(`attribute "${key}"`))
  if (raw.ackMessageId != null) body.ackId = readId(raw.ackMessageId)!
  if (raw.msgConfig?.allowGroupAck != null) body.allowGroupAck = raw.msgConfig.allowGroupAck
  if (raw.ackContent != null) body.ackContent = raw.ackContent
  if (raw.meta != null) body.meta = raw.meta
  return body
}

export function encodeBody(body: MessageBody): Uint8Array<ArrayBuffer> {
  return finish(
    wire.MessageBody.encode({
      type: bodyKinds.indexOf(body.kind),
      from: writeJid(body.from),
      to: writeJid(body.to),
      contents: body.contents?.map((content) => (content === 'empty' ? {} : writeContent(content))),
      ext: body.ext && writeExt(body.ext),
      ackMessageId: writeId(body.ackId),
      msgConfig: body.allowGroupAck === undefined ? undefined : { allowGroupAck: body.allowGroupAck },
      ackContent: body.ackContent,
      meta: body.meta,
    }),
  )
}

/** Reads `MessageBody.meta`; text that is no JSON object counts as empty. */
export function readBodyMeta(body: Pick<MessageBody, 'meta'>): BodyMeta {
  if (!body.meta) return {}
  try {
    const meta = parseWithoutTurns(body.meta)
    return meta !== null && typeof meta === 'object' && !Array.isArray(meta) ? meta : {}
  } catch {
    return {}
  }
}

/** The keys of `MessageBody.meta` that the client reads (`wire §1`), in the spelling of the wire. */
export interface BodyMeta {
  /** Present, possibly empty, on a message inside a thread. */
  thread?: { msg_parent_id?: string; muc_parent_id?: string; thread_name?: string }
  thread_overview?: {
    id: string
    muc_parent_id: string
    name: string
    last_message?: unknown
    create_timestamp?: number
    update_timestamp?: number
    message_count?: number
  }
  reaction?: { reaction: string; count: number; userList: string[]; state: boolean }[]
  translations?: { code: string; text: string }[]
}

/** What the parts have to look like; a list loses only the members that do not. */
const parts: { readonly [Part in keyof BodyMeta]-?: { readonly whole: Shape } | { readonly each: Shape } } = {
  thread: {
    whole: record({ msg_parent_id: optional(string), muc_parent_id: optional(string), thread_name: optional(string) }),
  },
  thread_overview: {
    whole: record({
      id: string,
      muc_parent_id: string,
      name: string,
      create_timestamp: optional(number),
      update_timestamp: optional(number),
      message_count: optional(count),
    }),
  },
  reaction: { each: record({ reaction: string, count, userList: optional(list(string)) }) },
  translations: { each: record({ code: string, text: string }) },
}

/** What of it the client can show: whoever sends a message writes this text, so each part of another shape is left out and reported. */
export function checkBodyMeta(meta: BodyMeta, skipped?: Skipped): BodyMeta {
  const sound: Record<string, unknown> = {}
  for (const [part, shape] of Object.entries(parts)) {
    const value: unknown = meta[part as keyof BodyMeta]
    if (value === undefined || value === null) continue
    const isSound = 'whole' in shape ? shape.whole(value) : Array.isArray(value)
    const kept = 'each' in shape && Array.isArray(value) ? value.filter(shape.each) : value
    if (isSound) sound[part] = kept
    if (!isSound || (Array.isArray(value) && (kept as unknown[]).length < value.length))
      skipped?.(`${part} of another shape`)
  }
  return sound
}
