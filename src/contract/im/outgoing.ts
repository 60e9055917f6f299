import { encodeBody, type BodyKind } from './body.ts'
import type { Content } from './content.ts'
import type { Ext } from './ext.ts'
import type { ClientFrame } from './frames.ts'
import { chatDomain, conferenceDomain, type Jid } from './jid.ts'
import { encodeRoster, type RosterOperation } from './roster.ts'
import { encodeStatistics } from './statistics.ts'

export type ChatType = 'singleChat' | 'groupChat' | 'chatRoom'
export type Priority = 'high' | 'normal' | 'low'

/** Who sends, and to whom, under which own id (decimal). */
export interface Envelope {
  appKey: string
  id: string
  from: string
  to: string
  chatType: ChatType
}

export interface OutgoingMessage extends Envelope {
  content: Content
  ext?: Ext
  /** Asks for group read receipts. */
  allowGroupAck?: boolean
  /** `to` is a thread. */
  isThread?: boolean
  /** Chat rooms only. */
  priority?: Priority
}

const kinds = { singleChat: 'chat', groupChat: 'groupchat', chatRoom: 'chatroom' } as const satisfies Record<
  ChatType,
  BodyKind
>
/** Priority tags of chat room messages (chat §9). */
export const priorities = { high: 0, normal: 1, low: 2 } as const satisfies Record<Priority, number>

function targetOf(envelope: Envelope): Jid {
  const domain = envelope.chatType === 'singleChat' ? chatDomain : conferenceDomain
  return { appKey: envelope.appKey, name: envelope.to, domain }
}

/** The upload of a message (chat §3, message to send), as the reference client writes it. */
export function messageUpload(message: OutgoingMessage): ClientFrame {
  const payload = encodeBody({
    kind: kinds[message.chatType],
    from: { name: message.from },
    to: { name: message.to },
    contents: [message.content],
    ...(message.ext ? { ext: message.ext } : {}),
    ...(message.allowGroupAck === undefined ? {} : { allowGroupAck: message.allowGroupAck }),
    ...(message.isThread ? { meta: '{"thread":{}}' } : {}),
  })
  const priority = message.chatType === 'chatRoom' && message.priority ? { priority: priorities[message.priority] } : {}
  return { type: 'upload', meta: { id: message.id, to: targetOf(message), namespace: 'chat', payload, ...priority } }
}

export interface OutgoingAck extends Envelope {
  /** `recall` takes the message back; `channel` marks a whole conversation as read and names no message. */
  kind: 'read' | 'delivery' | 'recall' | 'channel'
  /** The server's id of the message. */
  messageId?: string
  /** A group read receipt, with an optional text. */
  groupAck?: { content?: string }
}

/** The upload of an ack or a recall: one content without any field and the id of the message (`wire §1`). */
export function ackUpload(ack: OutgoingAck): ClientFrame {
  const payload = encodeBody({
    kind: ack.kind,
    from: { name: ack.from },
    to: { name: ack.to },
    contents: ['empty'],
    ...(ack.messageId === undefined ? {} : { ackId: ack.messageId }),
    ...(ack.groupAck ? { allowGroupAck: true } : {}),
    ...(ack.groupAck?.content === undefined ? {} : { ackContent: ack.groupAck.content }),
  })
  return { type: 'upload', meta: { id: ack.id, to: targetOf(ack), namespace: 'chat', payload } }
}

export interface OutgoingRoster {
  appKey: string
  id: string
  from: string
  /** The device of the current login. */
  resource: string
  operation: Extract<RosterOperation, 'add' | 'remove' | 'accept' | 'decline' | 'ban' | 'allow'>
  to: readonly string[]
  reason?: string
}

/** The upload of a contact or block list change (roster operations 2 to 7). */
export function rosterUpload(change: OutgoingRoster): ClientFrame {
  const from: Jid = { appKey: change.appKey, name: change.from, domain: chatDomain, resource: change.resource }
  const to = change.to.map((name) => ({ appKey: change.appKey, name, domain: chatDomain }))
  const payload = encodeRoster({ operation: change.operation, from, to, reason: change.reason ?? '' })
  return {
    type: 'upload',
    meta: { id: change.id, from, to: { domain: `@${chatDomain}` }, namespace: 'roster', payload },
  }
}

/** The report that the client is in use: sent after login and when nothing waits (`wire §1`, statistics). */
export function statisticsUpload(id: string): ClientFrame {
  return { type: 'upload', meta: { id, namespace: 'statistics', payload: encodeStatistics('information') } }
}
