import type { ChatMessage } from '#src/contract/im/client.ts'
import { compareIds, type Receipt, saysGone } from '#src/contract/im/message-changes.ts'
import type { Recall } from './recalls.ts'

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

/** The id of the newest of ordered messages; '' of none. */
export const newestOf = (messages: readonly ChatMessage[]): string => messages.at(-1)?.id ?? ''

const withoutTwins = (sorted: readonly ChatMessage[]): readonly ChatMessage[] =>
  sorted.filter((message, index) => message.id !== sorted[index + 1]?.id)

export const changeMessage = (
  messages: readonly ChatMessage[],
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): readonly ChatMessage[] =>
  messages.some((one) => one.id === id) ? messages.map((one) => (one.id === id ? change(one) : one)) : messages

/** Up to where what is shown has no hole. */
interface Sure {
  readonly messages: readonly ChatMessage[]
  /** Up to this message there is no hole; '' is up to none, null up to the last one (IMV-12). */
  readonly sureUpTo: string | null
  /** The newest that came down or lies in a window: after it others may have been missed, also before own words. */
  readonly heardUpTo: string
  /** The break after which the last messages came. */
  readonly breaks: number
}

const later = (a: string, b: string): string => (compareIds(a, b) < 0 ? b : a)

/** The newest of what was heard; what this device itself has said proves nothing of what lies before it. */
export const heardAfter = (before: string, messages: readonly ChatMessage[]): string =>
  messages.reduce((newest, { id }) => later(newest, id), before)

/** Messages may have been missed after the last one that was heard. */
export const doubtAfter = ({ sureUpTo, heardUpTo }: Omit<Sure, 'messages'>): string => sureUpTo ?? heardUpTo

/** What came by itself, after so many breaks; own words come after none. */
export function takeArrived(before: Sure, messages: readonly ChatMessage[], breaks: number | undefined): Sure {
  const isBroken = breaks !== undefined && breaks !== before.breaks
  return {
    messages: mergeMessages(before.messages, messages),
    breaks: breaks ?? before.breaks,
    sureUpTo: isBroken ? doubtAfter(before) : before.sureUpTo,
    heardUpTo: breaks === undefined ? before.heardUpTo : heardAfter(before.heardUpTo, messages),
  }
}

/** A window of the server's history, in any order; `cursor` begins the one before it. */
export interface Served {
  readonly messages: readonly ChatMessage[]
  readonly cursor: string
  readonly isLast: boolean
  /** The newest message that the device had when it asked; what came later need not be in the window. */
  readonly upTo?: string
}

interface Shown {
  readonly messages: readonly ChatMessage[]
  /** Where the window was begun; '' is the newest. */
  readonly cursor: string
  /** Up to this message there is no hole; null is up to the last one. */
  readonly sureUpTo: string | null
}

/**
 * A window of the server worked in. When the newest window does not reach down to what is shown without a hole, messages may be missing in
 * between: what lies behind that gap is put aside until paging comes to it (IMV-12).
 */
export function takeServed(
  { messages: known, cursor: begun, sureUpTo }: Shown,
  served: Served,
): { messages: readonly ChatMessage[]; cursor: string; isAtStart: boolean } {
  const { messages: found, cursor, isLast } = served
  if (begun !== '') return { messages: mergeMessages(known, found), cursor, isAtStart: isLast }
  const isGone = saysGone(served)
  const shown = known.filter(({ id }) => !isGone(id))
  const ids = new Set(found.map(({ id }) => id))
  const oldest = found.reduce((least, { id }) => (least === '' || compareIds(id, least) < 0 ? id : least), '')
  const isSure = sureUpTo === null || compareIds(oldest, sureUpTo) <= 0
  const meets = found.length === 0 || (isSure && shown.some(({ id }) => id === oldest))
  const messages = mergeMessages(meets ? shown : shown.filter(({ id }) => compareIds(id, oldest) > 0), found)
  const first = messages[0]?.id
  const isWhole = first === undefined || ids.has(first)
  return { messages, cursor: isWhole ? cursor : first, isAtStart: isWhole && isLast }
}

/** Ours: as many are shown before the oldest are let go, and as many stay then (IMV-13). */
const MOST = 1200
const STAY = 1000

interface Held {
  readonly messages: readonly ChatMessage[]
  readonly cursor: string
  readonly isAtStart: boolean
  readonly hasKept: boolean
  readonly receipts: Readonly<Record<string, Receipt>>
  readonly recalls: readonly Recall[]
}

/** A conversation in which much arrives lets the oldest go: paging brings them back from the device (IMV-13). */
export function letGo(held: Held): Partial<Held> {
  if (held.messages.length <= MOST) return {}
  const messages = held.messages.slice(-STAY)
  const { id: first, at } = messages[0]!
  return {
    messages,
    cursor: held.cursor === '' ? '' : first,
    isAtStart: false,
    hasKept: true,
    receipts: Object.fromEntries(Object.entries(held.receipts).filter(([id]) => compareIds(id, first) >= 0)),
    recalls: held.recalls.filter((recall) => recall.at >= at),
  }
}
