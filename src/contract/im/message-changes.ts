import type { ChatAck, ChatMessage, Reaction, ThreadEvent } from './client.ts'

/** What a later event does to a message that is known: pure, for whoever keeps messages. */

/** How far a message of this person has come. */
export interface Receipt {
  readonly isDelivered: boolean
  readonly isRead: boolean
  /** Readers of a group message. */
  readonly readCount: number
}

export const noReceipt: Receipt = { isDelivered: false, isRead: false, readCount: 0 }
export const readReceipt: Receipt = { ...noReceipt, isDelivered: true, isRead: true }

/** Ids are decimal and grow with time: the longer one is later, among equals the greater text. */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

const later = (a: string, b: string): string => (compareIds(a, b) < 0 ? b : a)

/** The newest window of the server's history, in any order. */
interface NewestWindow {
  readonly messages: readonly Pick<ChatMessage, 'id'>[]
  /** The newest message that the device had when it asked: what came later need not be in the window. */
  readonly upTo?: string
}

/**
 * Whether the newest window of the server says that a message is no more: it speaks for its own span alone. What is older may lie on this
 * device and no longer at a service that keeps messages for a while.
 */
export function saysGone({ messages, upTo = '' }: NewestWindow): (id: string) => boolean {
  const ids = new Set(messages.map(({ id }) => id))
  const oldest = messages.reduce((least, { id }) => (least === '' || compareIds(id, least) < 0 ? id : least), '')
  const newest = [...ids].reduce(later, upTo)
  return (id) => oldest !== '' && !ids.has(id) && compareIds(id, oldest) > 0 && compareIds(id, newest) <= 0
}

/** Letters of a text that a line of the list can show, and some more. Ours. */
const LISTED_MAX = 60

/**
 * A message as the list of conversations has it: the whole of it lies in the archive, once (docs/decisions/0006), and is not written a
 * second time with the list.
 */
export function listedAs(message: ChatMessage): ChatMessage {
  const { content } = message
  const isLong = content.type === 'txt' && (content.msg?.length ?? 0) > LISTED_MAX
  if (!isLong && !message.translations && !message.reactions) return message
  const { translations: _translations, reactions: _reactions, ...listed } = message
  if (!isLong) return listed
  // By letters: half of one would be another.
  return {
    ...listed,
    content: {
      ...content,
      msg: Array.from(content.msg ?? '')
        .slice(0, LISTED_MAX)
        .join(''),
    },
  }
}

/** A receipt of one message worked in: a read message was delivered too, and nothing is ever taken back. */
export const receiptAfter = (before: Receipt | undefined, ack: ChatAck): Receipt => ({
  isDelivered: true,
  isRead: before?.isRead === true || ack.kind === 'read',
  readCount: Math.max(before?.readCount ?? 0, ack.readCount ?? 0),
})

/** The reactions of a notification over those that are known: a count of 0 takes one away. */
export function mergeReactions(known: readonly Reaction[], told: readonly Reaction[]): readonly Reaction[] {
  const merged = new Map(known.map((one) => [one.reaction, one]))
  for (const { isTakenBack, ...one } of told) {
    const before = merged.get(one.reaction)
    // A long list of users is cut: who reacted before and is not on it still has, until they take it back.
    const isLeft = before?.isAddedBySelf === true && one.count > one.users.length && !isTakenBack
    const isAddedBySelf = one.isAddedBySelf || isLeft
    if (one.count > 0) merged.set(one.reaction, { ...one, isAddedBySelf })
    else merged.delete(one.reaction)
  }
  return [...merged.values()]
}

/** What this person has done to a reaction, before the server says the same. */
export function reactSelf(
  known: readonly Reaction[],
  reaction: string,
  me: string,
  isAdded: boolean,
): readonly Reaction[] {
  const one = known.find((other) => other.reaction === reaction)
  const users = (one?.users ?? []).filter((user) => user !== me)
  if ((one?.isAddedBySelf ?? false) === isAdded) return known
  const count = (one?.count ?? 0) + (isAdded ? 1 : -1)
  const change = { reaction, count, users: isAdded ? [...users, me] : users, isAddedBySelf: isAdded }
  return mergeReactions(known, [isAdded ? change : { ...change, isTakenBack: true }])
}

/** A message with what is known of its thread; `at` is when that was heard. */
export const withThread = (message: ChatMessage, thread: ThreadEvent, at: number): ChatMessage => ({
  ...message,
  overview: {
    id: thread.id,
    parentId: thread.parentId,
    name: thread.name || message.overview?.name || '',
    messageCount: thread.messageCount ?? message.overview?.messageCount ?? 0,
    createdAt: message.overview?.createdAt ?? at,
    updatedAt: thread.at,
  },
})

/** A message without the thread of this id. */
export function withoutThread(message: ChatMessage, threadId: string): ChatMessage {
  if (message.overview?.id !== threadId) return message
  const { overview: _gone, ...rest } = message
  return rest
}

/** A translation of a message as the service answers it. */
export const withTranslations = (message: ChatMessage, result: unknown): ChatMessage => ({
  ...message,
  translations: (result as { to: string; text: string }[]).map(({ to, text }) => ({ code: to, text })),
})
