import type { ChatMessage } from '../message/message-ext.ts'

export type TalkKind = 'chat' | 'group' | 'room' | 'thread'

/** Ids are decimal and grow with time: the longer one is later, among equals the greater text. */
export const isLater = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

/** The key of a message: one's own id, so that it is the same before and after the server has given it another. */
export const keyOf = ({ id, localId }: ChatMessage): string => localId ?? id

/** What was unread when the conversation was opened: how many, and the last message there was then. */
export interface UnreadThen {
  readonly count: number
  readonly lastId: string
}

const isTheirs = ({ from, content }: ChatMessage, me: string): boolean => from !== me && content.type !== 'cmd'

/** Where the oldest message is that was unread then; -1 while it has not been loaded, and when nothing was. */
function unreadIndex(messages: readonly ChatMessage[], me: string, { count, lastId }: UnreadThen): number {
  let left = count
  if (left <= 0) return -1
  return messages.findLastIndex((message) => {
    if (isTheirs(message, me) && !isLater(message.id, lastId)) left -= 1
    return left === 0
  })
}

/** The key of the oldest message that was unread then, or null. */
export function unreadFrom(messages: readonly ChatMessage[], me: string, opening: UnreadThen): string | null {
  const oldest = messages[unreadIndex(messages, me, opening)]
  return oldest ? keyOf(oldest) : null
}

/** The id of the last message that had been read then; '' when all that is loaded was unread. */
export const readUpTo = (messages: readonly ChatMessage[], me: string, opening: UnreadThen): string =>
  opening.count > 0 ? (messages[unreadIndex(messages, me, opening) - 1]?.id ?? '') : opening.lastId

/** What the others are told when messages have been seen (chat §3, acks). */
export interface Told {
  readonly ack: 'read' | 'channel'
  /** '' for the whole conversation. */
  readonly messageId: string
  readonly isGroupReceipt?: boolean
}

/** Ours: more messages than this at once are told as a whole. */
const SINGLY_MAX = 5
const whole: Told = { ack: 'channel', messageId: '' }

/**
 * What the others are to be told: at the first time (`told` is null) that everything there is has been read, later what came after the
 * message `told`; in groups with a receipt for each message that asks for one. Rooms and threads have no receipts.
 */
export function receiptsFor(
  kind: TalkKind,
  messages: readonly ChatMessage[],
  me: string,
  { told, opening }: { readonly told: string | null; readonly opening: UnreadThen },
): Told[] {
  if (kind === 'room' || kind === 'thread') return []
  const oldest = unreadIndex(messages, me, opening)
  const start =
    told === null ? (oldest < 0 ? messages.length : oldest) : messages.findLastIndex(({ id }) => !isLater(id, told)) + 1
  const fresh = messages.slice(start).filter((message) => isTheirs(message, me))
  const receipts = fresh
    .filter(({ wantsReceipt }) => kind === 'group' && wantsReceipt === true)
    .map(({ id }): Told => ({ ack: 'read', messageId: id, isGroupReceipt: true }))
  if (told === null) {
    const newest = messages.at(-1)
    return newest && (opening.count > 0 || isTheirs(newest, me)) ? [whole, ...receipts] : []
  }
  if (fresh.length === 0) return []
  // Who says so much at once is told once.
  if (kind === 'chat' && fresh.length > SINGLY_MAX) return [whole]
  return kind === 'group' ? [whole, ...receipts] : fresh.map(({ id }) => ({ ack: 'read', messageId: id }))
}
