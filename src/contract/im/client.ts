import type { Content } from './content.ts'
import type { Ext } from './ext.ts'

/** The words in which machines and services of the chat client speak: plain JSON, free of wire spellings. Types and tiny helpers only. */

export type ConversationKind = 'chat' | 'group' | 'room' | 'thread'

/** Whom a conversation is with: a user, or the id of a group, chat room or thread. */
export interface Conversation {
  readonly kind: ConversationKind
  readonly name: string
}

/** `chat:bob`: how a conversation is called in stream names and maps. */
export const conversationKey = ({ kind, name }: Conversation): string => `${kind}:${name}`

/** The conversation that a key names. */
export function readConversationKey(key: string): Conversation {
  const at = key.indexOf(':')
  return { kind: key.slice(0, at) as ConversationKind, name: key.slice(at + 1) }
}

export interface Reaction {
  readonly reaction: string
  readonly count: number
  readonly users: readonly string[]
  readonly isAddedBySelf: boolean
  /** Told of a change: this person has just taken it back. A list of users that is cut does not say so. */
  readonly isTakenBack?: true
}

export interface ThreadOverview {
  readonly id: string
  readonly parentId: string
  readonly name: string
  readonly messageCount: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** A message that the server knows (chat §3, incoming message). */
export interface ChatMessage {
  /** The server's id: decimal, grows with time. */
  readonly id: string
  /** The id that this client gave it, on own messages sent by it. */
  readonly localId?: string
  readonly conversation: string
  readonly from: string
  readonly to: string
  /** ms since epoch. */
  readonly at: number
  readonly content: Content
  readonly ext: Ext
  /** 0 offline, 1 online, 2 unknown, 3 not said (chat §3). */
  readonly onlineState: 0 | 1 | 2 | 3
  readonly priority?: 'high' | 'normal' | 'low'
  /** The sender asks for group read receipts. */
  readonly wantsReceipt?: boolean
  readonly reactions?: readonly Reaction[]
  readonly translations?: readonly { readonly code: string; readonly text: string }[]
  readonly thread?: { readonly messageId: string; readonly parentId: string; readonly name: string }
  readonly overview?: ThreadOverview
}

/** A read, delivery or channel receipt or a recall (chat §3, acks). */
export interface ChatAck {
  readonly kind: 'read' | 'delivery' | 'recall' | 'channel'
  readonly conversation: string
  /** The message it is about; a channel ack is about the whole conversation. */
  readonly messageId: string
  readonly from: string
  readonly at: number
  /** How many have read a group message. */
  readonly readCount?: number
  readonly content?: string
}

export interface ContactEvent {
  readonly event: 'invited' | 'deleted' | 'added' | 'refused' | 'agreed' | 'blocklistChanged'
  readonly user: string
  readonly reason: string
  readonly at: number
  /** This person has done it to `user`, on another device. */
  readonly isOwn?: true
}

/** Something happened to a group or chat room (chat §4, membership events). */
export interface GroupEvent {
  readonly operation: string
  readonly kind: 'group' | 'room'
  readonly id: string
  readonly name: string
  readonly from: string
  readonly to: readonly string[]
  readonly reason: string
  readonly at: number
  /** Changed details, under our names (chat §3, group info update). */
  readonly detail?: Readonly<Record<string, unknown>>
  readonly attributes?: Readonly<Record<string, string>>
}

export interface ThreadEvent {
  readonly operation: 'create' | 'update' | 'messageSent' | 'destroy' | 'joined' | 'left' | 'userRemoved'
  readonly id: string
  readonly name: string
  readonly parentId: string
  readonly messageId: string
  readonly operator: string
  readonly at: number
  readonly messageCount?: number
  readonly user?: string
}

export interface PresenceState {
  readonly user: string
  readonly ext: string
  /** ms since epoch. */
  readonly lastAt: number
  readonly expiresAt: number
  /** At least one device is online. */
  readonly isOnline: boolean
  readonly devices: Readonly<Record<string, string>>
}

export interface ReactionEvent {
  readonly conversation: string
  readonly messageId: string
  readonly reactions: readonly Reaction[]
  readonly at: number
}

/** What the page of system notifications lists. */
export type Notice = { readonly contact: ContactEvent } | { readonly group: GroupEvent }

export type KickOperation = 'userRemoved' | 'otherDeviceLogin' | 'passwordChanged' | 'kicked'

/** One thing that came down, decoded. */
export type ChatEvent =
  | { readonly type: 'message'; readonly message: ChatMessage }
  | { readonly type: 'ack'; readonly ack: ChatAck }
  | { readonly type: 'contact'; readonly contact: ContactEvent }
  | { readonly type: 'group'; readonly group: GroupEvent }
  | { readonly type: 'thread'; readonly thread: ThreadEvent }
  | { readonly type: 'presence'; readonly values: readonly PresenceState[] }
  | { readonly type: 'reaction'; readonly reaction: ReactionEvent }
  | { readonly type: 'historyRemoved'; readonly conversation: string }
  | { readonly type: 'kicked'; readonly operation: KickOperation }

/** A queue on the server: a user's, a group's, or the nameless one of contacts. */
export interface QueueName {
  readonly name: string
  readonly domain: string
}

/** A page of a queue, decoded; what could not be read is named in `skipped` and costs only itself. */
export interface ChatPage {
  readonly queue?: QueueName
  readonly nextKey?: string
  readonly isLast: boolean
  readonly events: readonly ChatEvent[]
  readonly skipped: readonly string[]
}

/** What is sent: a message with a content, or an ack; a channel ack is about no single message and has an empty `messageId`. */
export type Outgoing =
  | {
      readonly content: Content
      readonly ext?: Ext
      readonly wantsReceipt?: boolean
      readonly priority?: 'high' | 'normal' | 'low'
    }
  | {
      readonly ack: 'read' | 'recall' | 'channel' | 'delivery'
      readonly messageId: string
      readonly ackContent?: string
      readonly isGroupReceipt?: boolean
    }

/** A file that a message carries; the bytes lie in the service's file store under `key`. */
export interface OutgoingFile {
  readonly key: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}
