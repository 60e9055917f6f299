import type { ChatAck, ChatMessage, Notice } from '#src/contract/im/client.ts'
import type { Failure, Said } from '../port.ts'

/** A line of the conversation list. */
export interface ConversationLine {
  readonly key: string
  readonly last: ChatMessage | null
  readonly unread: number
  /** What the service has numbered up to here is read, also what is heard of later. */
  readonly readTo?: string
}

export interface NoticeLine {
  readonly notice: Notice
  readonly at: number
  readonly isRead: boolean
  /** How this person has answered what it asks. */
  readonly answer?: 'accepted' | 'declined'
}

/** What was answered: the invitation of `user`, the request of `user` to come into `group`, or the invitation into `group`. */
export interface NoticeAnswer {
  readonly user: string | null
  readonly group: string | null
  readonly answer: 'accepted' | 'declined'
}

export type ImInboxFact =
  /** Somebody has signed in, and may not be connected for a while. */
  | Said<'imInbox.signedIn' | 'imInbox.connected', { user: string }>
  | Said<'imInbox.messagesArrived', { messages: readonly ChatMessage[] }>
  | Said<'imInbox.ackArrived', { ack: ChatAck }>
  | Said<'imInbox.noticeArrived', { notice: Notice }>
  | Said<'imInbox.noticesRead' | 'imInbox.cleared' | 'imInbox.refreshRequested' | 'imInbox.closed'>
  /** The service has taken this person's receipt for a whole conversation, and for what it has numbered before it (IMM-15). */
  | Said<'imInbox.receiptTaken', { conversation: string; upTo?: string }>
  /** It has refused one, and counts what it was for as unread still (IMI-14). */
  | Said<'imInbox.receiptRefused', { conversation: string }>
  /** Messages may have been missed (IMS-9). */
  | Said<'imInbox.doubted' | 'imInbox.retryElapsed'>
  | Said<'imInbox.noticeAnswered', NoticeAnswer>
  | Said<'imInbox.opened' | 'imInbox.read' | 'imInbox.emptied' | 'imInbox.removed', { key: string }>
  | Said<'imInbox.pinned', { key: string; isPinned: boolean }>
  | Said<'imInbox.draftChanged', { key: string; text: string }>
  | Said<'listConversations.succeeded', { lines: readonly ConversationLine[] }>
  | Said<'listConversations.failed', { failure: Failure }>
  | Said<'removeConversation.succeeded'>
  | Said<'removeConversation.failed', { failure: Failure }>

export interface ImInboxContext {
  readonly user: string
  readonly lines: Readonly<Record<string, ConversationLine>>
  readonly drafts: Readonly<Record<string, string>>
  /** Newest first. */
  readonly notices: readonly NoticeLine[]
  /** The conversation that is being looked at: nothing in it counts as unread. */
  readonly open: string | null
  readonly failure: Failure | null
  /** Conversations that stay above the others, as chosen on this device. */
  readonly pinned: readonly string[]
  /** Conversations in which something unread speaks to this person. */
  readonly mentioned: readonly string[]
  /** Conversations that were removed here and are still to be removed at the server. */
  readonly leaving: readonly string[]
  /** By conversation of these: the id of what was last in it when it was removed, where that was known. */
  readonly leavingAfter: Readonly<Record<string, string>>
  /** By conversation: what has come and counts as unread since the list was asked for, by id. */
  readonly unlisted: Readonly<Record<string, readonly string[]>>
  /** Something has happened that the list alone tells: it is asked for again. */
  readonly isStale: boolean
  /** A receipt for the open conversation was refused. */
  readonly isUntaken: boolean
  /** How often the list was asked for in vain since it was had; it counts to the longest pause. */
  readonly tries: number
  readonly retryAt: number | null
}
