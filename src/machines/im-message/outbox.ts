import {
  type ChatMessage,
  type Conversation,
  conversationKey,
  type Outgoing,
  type OutgoingFile,
} from '#src/contract/im/client.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Failure } from '../port.ts'

/**
 * What has become of a message that is not delivered yet. `queued` was never written to a socket; `pending` was, and waits for its
 * answer; `confirming` was, and its answer is lost: whether it arrived is being found out (确认中).
 */
export type OutboxStatus = 'uploading' | 'queued' | 'pending' | 'confirming' | 'failed'

export interface OutboxItem {
  /** The client's id: decimal, given by whoever asked. */
  readonly localId: string
  readonly conversation: Conversation
  readonly outgoing: Outgoing
  readonly file?: OutgoingFile
  readonly status: OutboxStatus
  /** Why it failed; of what is `confirming`, why history does not tell. */
  readonly failure: Failure | null
  readonly at: number
  /** When it was last written, ms since epoch. */
  readonly writtenAt: number | null
}

export interface Outbox {
  /** In the order of sending. */
  readonly items: readonly OutboxItem[]
  /** The connection that writes; null without one. */
  readonly connection: number | null
  readonly user: string | null
  /** By person: what others have left here when their session ended by itself. Nobody else sees or sends it. */
  readonly aside: Readonly<Record<string, readonly OutboxItem[]>>
  /** By conversation: until when it is not asked about again after a question without an answer. */
  readonly resting: Readonly<Record<string, number>>
  /** By conversation: how often in a row its history was refused. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Ours: what was set aside is kept so long after it was written; its person did not come back. */
export const ASIDE_KEPT_MS = 30 * 24 * 60 * 60_000

/** What a change lets out besides the new outbox. */
export interface Change {
  readonly items: readonly OutboxItem[]
  /** To be written now, in this order. */
  readonly send: readonly OutboxItem[]
  readonly delivered: readonly ChatMessage[]
  /** Recalls that the server accepted. */
  readonly recalled: readonly { key: string; messageId: string }[]
  /** Conversations whose receipt as a whole the server has taken, and the id that it has given the receipt. */
  readonly read: readonly { key: string; upTo: string }[]
  /** Conversations of which the server has refused a receipt. */
  readonly unread: readonly string[]
}

export interface Delivery {
  readonly localId: string
  readonly serverId: string
  readonly at: number
}

const isMessage = (item: OutboxItem): item is OutboxItem & { outgoing: { content: Content } } =>
  'content' in item.outgoing

const keyOf = (item: OutboxItem): string => conversationKey(item.conversation)

/** Whether nothing later in the same conversation may be written yet: its outcome is open. Receipts stand in nobody's way. */
const blocks = (item: OutboxItem): boolean => isMessage(item) && item.status !== 'failed'

/** Takes every queued item that nothing stands before, in order, as being written now: one message at a time in each conversation. */
function flush(items: readonly OutboxItem[], outbox: Outbox, at: number): Pick<Change, 'items' | 'send'> {
  if (outbox.connection === null) return { items, send: [] }
  const blocked = new Set<string>()
  const send: OutboxItem[] = []
  const next = items.map((item) => {
    const key = keyOf(item)
    const isFree = item.status === 'queued' && !(isMessage(item) && blocked.has(key))
    const now: OutboxItem = isFree ? { ...item, status: 'pending', writtenAt: at } : item
    if (isFree) send.push(now)
    if (blocks(now)) blocked.add(key)
    return now
  })
  return { items: next, send }
}

const settle = (
  outbox: Outbox,
  items: readonly OutboxItem[],
  at: number,
  { done = [], recalled = [], read = [], unread = [] }: { done?: readonly ChatMessage[] } & Partial<Change> = {},
): Change => ({
  ...flush(items, outbox, at),
  delivered: done,
  recalled,
  read,
  unread,
})

const replace = (
  items: readonly OutboxItem[],
  localId: string,
  change: (item: OutboxItem) => OutboxItem | null,
): OutboxItem[] =>
  items.flatMap((item) => {
    if (item.localId !== localId) return [item]
    const changed = change(item)
    return changed ? [changed] : []
  })

export const find = (outbox: Outbox, localId: string): OutboxItem | undefined =>
  outbox.items.find((item) => item.localId === localId)

/** A new item at the end; one that is there already is not added again. */
export const add = (outbox: Outbox, item: Omit<OutboxItem, 'status' | 'failure' | 'writtenAt'>, at: number): Change => {
  if (find(outbox, item.localId)) return settle(outbox, outbox.items, at)
  const failure: Failure | null =
    outbox.user === null ? { reason: 'connectionClosed', message: '还没有登录聊天，登录后再发送' } : null
  const status: OutboxStatus = failure ? 'failed' : item.file ? 'uploading' : 'queued'
  return settle(outbox, [...outbox.items, { ...item, status, failure, writtenAt: null }], at)
}

/** Another person's item, written before this one came: it waits for its writer. */
export function leave<Kept extends Outbox>(
  outbox: Kept,
  writer: string,
  item: Omit<OutboxItem, 'status' | 'failure' | 'writtenAt'>,
): Kept {
  const left = outbox.aside[writer] ?? []
  if (left.some(({ localId }) => localId === item.localId)) return outbox
  const waiting: OutboxItem = { ...item, status: item.file ? 'uploading' : 'queued', failure: null, writtenAt: null }
  return { ...outbox, aside: { ...outbox.aside, [writer]: [...left, waiting] } }
}

/** A delivered item as the message that everyone has from now on. */
const toMessage = (
  item: OutboxItem & { outgoing: Extract<Outgoing, { content: Content }> },
  from: string,
  { serverId, at }: Delivery,
): ChatMessage => {
  const { content, ext, wantsReceipt, priority } = item.outgoing
  return {
    id: serverId,
    localId: item.localId,
    conversation: keyOf(item),
    from,
    to: item.conversation.name,
    at,
    content,
    ext: ext ?? {},
    onlineState: 1,
    ...(wantsReceipt ? { wantsReceipt } : {}),
    ...(priority ? { priority } : {}),
  }
}

/** Items that the server has: they leave the outbox. */
export function deliver(outbox: Outbox, deliveries: readonly Delivery[], at: number): Change {
  let { items } = outbox
  const done: ChatMessage[] = []
  const recalled: { key: string; messageId: string }[] = []
  const read: { key: string; upTo: string }[] = []
  for (const delivery of deliveries) {
    const item = items.find((one) => one.localId === delivery.localId)
    if (!item || item.writtenAt === null) continue
    items = items.filter((one) => one !== item)
    if (isMessage(item)) done.push(toMessage(item, outbox.user ?? '', delivery))
    else if ('ack' in item.outgoing && item.outgoing.ack === 'recall')
      recalled.push({ key: keyOf(item), messageId: item.outgoing.messageId })
    else if ('ack' in item.outgoing && item.outgoing.ack === 'channel')
      read.push({ key: keyOf(item), upTo: delivery.serverId })
  }
  return settle(outbox, items, at, { done, recalled, read })
}

const refusable = new Set<OutboxStatus>(['pending', 'confirming', 'uploading'])

/** The server refuses an item. A refused receipt is not shown: the list says what is unread. A refused message or recall is shown. */
export function refuse(outbox: Outbox, localId: string, failure: Failure, at: number): Change {
  const item = find(outbox, localId)
  if (!item || !refusable.has(item.status)) return settle(outbox, outbox.items, at)
  if ('ack' in item.outgoing && item.outgoing.ack !== 'recall')
    return settle(
      outbox,
      outbox.items.filter((one) => one !== item),
      at,
      { unread: [keyOf(item)] },
    )
  return settle(
    outbox,
    replace(outbox.items, localId, (one) => ({ ...one, status: 'failed', failure })),
    at,
  )
}

export const uploaded = (outbox: Outbox, localId: string, content: Content, at: number): Change =>
  settle(
    outbox,
    replace(outbox.items, localId, ({ file: _file, ...item }) => ({
      ...item,
      outgoing: 'content' in item.outgoing ? { ...item.outgoing, content } : item.outgoing,
      status: item.status === 'uploading' ? 'queued' : item.status,
    })),
    at,
  )

/** What was written and not answered is in doubt now; a receipt may simply go out again. */
const doubt = (item: OutboxItem): OutboxItem =>
  item.status === 'pending' ? { ...item, status: isMessage(item) ? 'confirming' : 'queued' } : item

/**
 * The outbox of this person: what another one has left is set aside, and what this one had left is there again. What nobody wrote goes;
 * what was set aside goes when it is older than `keptMs`.
 */
export function takeUser<Kept extends Outbox>(outbox: Kept, user: string, at: number, keptMs = ASIDE_KEPT_MS): Kept {
  if (outbox.user === user) return outbox
  const left = outbox.user === null ? [] : outbox.items.map(doubt)
  const kept = Object.entries(outbox.user === null ? outbox.aside : { ...outbox.aside, [outbox.user]: left })
    .map(([whose, items]) => [whose, items.filter((item) => item.at > at - keptMs)] as const)
    .filter(([, items]) => items.length > 0)
  const { [user]: mine = [], ...aside } = Object.fromEntries(kept)
  return { ...outbox, user, connection: null, items: mine, aside }
}

export const connect = (outbox: Outbox, at: number): Change => settle(outbox, outbox.items.map(doubt), at)

export const disconnect = (outbox: Outbox, at: number): Change => settle(outbox, outbox.items.map(doubt), at)

/** These were certainly not written. */
export const unwrite = (outbox: Outbox, localIds: readonly string[], at: number): Change =>
  settle(
    outbox,
    outbox.items.map((item) =>
      localIds.includes(item.localId) && item.status === 'pending' ? { ...item, status: 'queued' } : item,
    ),
    at,
  )

/** What history says: `found` arrived, `missing` never did and goes out again under the same id. */
export function reconcile(outbox: Outbox, found: readonly Delivery[], missing: readonly string[], at: number): Change {
  const items = outbox.items.map((item): OutboxItem =>
    item.status === 'confirming' && missing.includes(item.localId)
      ? { ...item, status: 'queued', failure: null }
      : item,
  )
  return deliver({ ...outbox, items }, found, at)
}

/** History refuses to tell: the doubt stays, and says why. */
export function untold(outbox: Outbox, conversation: Conversation, failure: Failure): Outbox['items'] {
  const key = conversationKey(conversation)
  return outbox.items.map((item) => (item.status === 'confirming' && keyOf(item) === key ? { ...item, failure } : item))
}

/** A failed item goes to the end of the outbox and begins again. */
export function resend(outbox: Outbox, localId: string, at: number): Change {
  const item = find(outbox, localId)
  if (!item || item.status !== 'failed' || outbox.user === null) return settle(outbox, outbox.items, at)
  const again: OutboxItem = { ...item, status: item.file ? 'uploading' : 'queued', failure: null, at }
  return settle(outbox, [...outbox.items.filter((one) => one !== item), again], at)
}

/** What was written and not answered cannot be taken back, unless the server does not tell what became of it. */
export const canDiscard = (item: OutboxItem | undefined): boolean =>
  item !== undefined && item.status !== 'pending' && (item.status !== 'confirming' || item.failure !== null)

/** Takes an item back. */
export const discard = (outbox: Outbox, localId: string, at: number): Change =>
  settle(
    outbox,
    replace(outbox.items, localId, (item) => (canDiscard(item) ? null : item)),
    at,
  )

/** The conversation in doubt that is asked about next, with its items: the first that does not rest. */
export function inDoubt(outbox: Outbox): { conversation: Conversation; items: readonly OutboxItem[] } | null {
  const first = outbox.items.find((item) => item.status === 'confirming' && !(keyOf(item) in outbox.resting))
  if (!first) return null
  const items = outbox.items.filter((item) => item.status === 'confirming' && keyOf(item) === keyOf(first))
  return { conversation: first.conversation, items }
}

/** What is noted of conversations, of those in which something is still in doubt. */
export function stillDoubtful(items: Outbox['items'], noted: Readonly<Record<string, number>>) {
  const doubtful = new Set(items.flatMap((item) => (item.status === 'confirming' ? [keyOf(item)] : [])))
  return Object.fromEntries(Object.entries(noted).filter(([key]) => doubtful.has(key)))
}

const REST_MS = 10_000
/** Ours: who asks for a history that is refused asks no more often than this at last. */
const REST_MAX_MS = 10 * 60_000

/** The conversation rests after a question without an answer: the longer the more often it was refused (IMM-14). */
export function rest(
  { resting, refusals }: Outbox,
  key: string,
  isRefused: boolean,
  at: number,
): Pick<Outbox, 'resting' | 'refusals'> {
  const times = isRefused ? (refusals[key] ?? 0) : 0
  const until = at + Math.min(REST_MAX_MS, REST_MS * 2 ** times)
  return {
    resting: { ...resting, [key]: until },
    refusals: isRefused ? { ...refusals, [key]: Math.min(times + 1, 6) } : refusals,
  }
}

/** When the first of what is in doubt and rests may be asked about again; null when nothing rests. */
export function nextRest({ items, resting }: Outbox): number | null {
  const until = items.flatMap((item) => (item.status === 'confirming' ? (resting[keyOf(item)] ?? []) : []))
  return until.length > 0 ? Math.min(...until) : null
}

/** How many messages nobody else has yet. */
export const unsent = ({ items }: Pick<Outbox, 'items'>): number => items.filter(isMessage).length
