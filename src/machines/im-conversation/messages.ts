import type { ChatMessage, Reaction } from '#src/contract/im/client.ts'

/** How far a message of this person has come. */
export interface Receipt {
  readonly isDelivered: boolean
  readonly isRead: boolean
  /** Readers of a group message. */
  readonly readCount: number
}

/** Ids are decimal and grow with time: the longer one is later, among equals the greater text. */
export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Two ordered lists as one, by server id, oldest first; what arrives replaces what is there. Linear, and cheap at the end. */
export function mergeMessages(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): readonly ChatMessage[] {
  if (arrived.length === 0) return known
  const sorted = arrived.length === 1 ? arrived : arrived.toSorted((a, b) => compareIds(a.id, b.id))
  const last = known.at(-1)
  if (!last || compareIds(last.id, sorted[0]!.id) < 0) return [...known, ...withoutTwins(sorted)]
  if (compareIds(sorted.at(-1)!.id, known[0]!.id) < 0) return [...withoutTwins(sorted), ...known]
  const merged = new Map(known.map((message) => [message.id, message]))
  for (const message of sorted) merged.set(message.id, message)
  return [...merged.values()].sort((a, b) => compareIds(a.id, b.id))
}

const withoutTwins = (sorted: readonly ChatMessage[]): readonly ChatMessage[] =>
  sorted.filter((message, index) => message.id !== sorted[index + 1]?.id)

export const changeMessage = (
  messages: readonly ChatMessage[],
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): readonly ChatMessage[] =>
  messages.some((one) => one.id === id) ? messages.map((one) => (one.id === id ? change(one) : one)) : messages

/** The reactions of a notification over those that are known: a count of 0 takes one away. */
export function mergeReactions(known: readonly Reaction[], told: readonly Reaction[]): readonly Reaction[] {
  const merged = new Map(known.map((one) => [one.reaction, one]))
  for (const one of told) {
    const before = merged.get(one.reaction)
    // A long list of users is cut: who reacted before and is not on it still has.
    const isAddedBySelf = one.isAddedBySelf || (before?.isAddedBySelf === true && one.count > one.users.length)
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
  return mergeReactions(known, [{ reaction, count, users: isAdded ? [...users, me] : users, isAddedBySelf: isAdded }])
}
