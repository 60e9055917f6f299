import { fromBase64 } from '#src/contract/im/base64.ts'
import { decodeBody, encodeBody, readBodyMeta, type BodyMeta, type MessageBody } from '#src/contract/im/body.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Ext } from '#src/contract/im/ext.ts'
import { encodeMeta } from '#src/contract/im/meta.ts'
import { mucJid, userJid, type ChatApp } from './app.ts'
import type { StoredMessage } from './state.ts'
import { lastMessage, messageCount, threadOfMessage } from './thread-state.ts'

/** A stored message's body, or an empty one when its bytes cannot be read. */
export function bodyOf(message: StoredMessage): MessageBody {
  return decodeBody(fromBase64(message.payload) ?? new Uint8Array())
}

/** A stored message as a history answer has it, with the reactions and the thread that it has gathered since. */
export function encodeStored(app: ChatApp, message: StoredMessage, viewer: string): Uint8Array<ArrayBuffer> {
  const body = bodyOf(message)
  const gathered = gatheredMeta(app, message, viewer)
  const payload = Object.keys(gathered).length
    ? encodeBody({ ...body, meta: JSON.stringify({ ...readBodyMeta(body), ...gathered }) })
    : (fromBase64(message.payload) ?? new Uint8Array())
  return encodeMeta({
    id: message.id,
    from: userJid(app, message.from),
    to: message.kind === 'chat' ? userJid(app, message.to) : mucJid(app, message.to),
    timestamp: message.at,
    namespace: 'chat',
    payload,
  })
}

function gatheredMeta(app: ChatApp, message: StoredMessage, viewer: string): BodyMeta {
  const meta: BodyMeta = {}
  const reactions = app.state.reactions[message.id] ?? []
  if (reactions.length) {
    meta.reaction = reactions.map(({ reaction, users }) => ({
      reaction,
      count: users.length,
      userList: users.slice(0, 3),
      state: users.includes(viewer),
    }))
  }
  const thread = threadOfMessage(app, message.id)
  const last = thread && lastMessage(app, thread)
  if (thread && last) {
    meta.thread_overview = {
      id: thread.id,
      muc_parent_id: thread.groupId,
      name: thread.name,
      create_timestamp: thread.created,
      update_timestamp: thread.updated,
      message_count: messageCount(app, thread),
      last_message: messageInfo(app, last),
    }
  }
  return meta
}

/** A message in the JSON form of conversation lists and thread answers. `payload` is an object here; conversation lists send it as text. */
export interface MessageInfo {
  id: string
  from: string
  to: string
  timestamp: number
  payload: { bodies: Record<string, unknown>[]; ext: Ext; from: string; to: string; meta?: BodyMeta }
}

export function messageInfo(app: ChatApp, message: StoredMessage): MessageInfo {
  const body = bodyOf(message)
  const domain = message.kind === 'chat' ? 'easemob.com' : 'conference.easemob.com'
  const bodies = (body.contents ?? []).filter((content) => content !== 'empty').map(contentInfo)
  return {
    id: message.id,
    from: `${app.appKey}_${message.from}@easemob.com`,
    to: `${app.appKey}_${message.to}@${domain}`,
    timestamp: message.at,
    payload: {
      bodies,
      ext: body.ext ?? {},
      from: message.from,
      to: message.to,
      ...(body.meta ? { meta: readBodyMeta(body) } : {}),
    },
  }
}

function contentInfo(content: Content): Record<string, unknown> {
  switch (content.type) {
    case 'img':
    case 'video':
    case 'audio':
    case 'file': {
      const { type, url, secret, filename, fileLength, size } = content
      const length = 'duration' in content ? content.duration : undefined
      return { type, url, secret, filename, file_length: fileLength, length, size }
    }
    case 'custom':
      return { type: 'custom', customEvent: content.event, customExts: content.exts, params: content.params }
    default:
      return { ...content }
  }
}
