import type { ChatAck, ChatEvent, ChatMessage } from '#src/contract/im/client.ts'
import {
  mergeReactions,
  noReceipt,
  readReceipt,
  type Receipt,
  reactSelf,
  receiptAfter,
  saysGone,
  withoutThread,
  withThread,
  withTranslations,
} from '#src/contract/im/message-changes.ts'
import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import { createDisk, type DiskInput } from './disk.ts'
import { searchRows, type SearchRequest, type SearchFound } from './search.ts'
import {
  isKept,
  keyOf,
  newerRange,
  outside,
  rangeOf,
  readRow,
  type ArchiveRow,
  type Range,
  rowOf,
  type Rows,
} from './table.ts'

/** What happened to the messages of a person: what came down, and what this person did. */
export type ArchiveChange =
  | Exclude<ChatEvent, { type: 'message' }>
  /** `follows`: nothing can lie between it and the newest message that is kept. */
  | { readonly type: 'message'; readonly message: ChatMessage; readonly follows: boolean }
  | { readonly type: 'ownReaction'; conversation: string; messageId: string; reaction: string; isAdded: boolean }
  | { readonly type: 'translated'; conversation: string; messageId: string; result: unknown }
  | { readonly type: 'removed'; conversation: string; messageIds: readonly string[] }

/** Messages as a conversation shows them. */
export interface ArchiveWindow {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly receipts: Readonly<Record<string, Receipt>>
  /** The first of them is the first message of the conversation. */
  readonly isStart: boolean
  /** The device has older ones, perhaps behind a gap. */
  readonly hasOlder: boolean
}

export interface WindowRequest {
  readonly user: string
  readonly conversation: string
  /** Only what is older than this message; '' begins at the newest. */
  readonly before: string
  readonly count: number
  /** Stops where messages may be missing; otherwise gives what there is. */
  readonly isGapless: boolean
}

/** A window of the server's history: newest first, from `start` ('' is the newest) back. */
export interface ServedWindow {
  readonly start: string
  readonly messages: readonly ChatMessage[]
  readonly isLast: boolean
  /** The newest message that was kept when a newest window was asked for. */
  readonly upTo?: string
  /** Nothing was heard since messages may have been missed. */
  readonly isDoubted?: boolean
}

/** The messages that this device has seen, per person: kept over reloads, shown without network, searched. Nothing here rejects. */
export interface Archive {
  keep(user: string, changes: readonly ArchiveChange[]): Promise<void>
  keepWindow(user: string, conversation: string, window: ServedWindow): Promise<void>
  window(request: WindowRequest): Promise<ArchiveWindow>
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchFound>
  /** Forgets every message of everybody else: another person is here now, and finds nothing of who was here before. */
  keepOnly(user: string): Promise<void>
  /** Forgets every message of every person: sign-out and deletion leave nothing on the device. */
  forget(): Promise<void>
}

export interface ArchiveInput extends DiskInput {
  /** A damaged row was left out. */
  readonly report: (what: string) => void
}

export function createArchive(input: ArchiveInput): Archive {
  const disk = createDisk(input)
  const read = readerOf(input.report)
  let loose: ReadonlySet<string> = new Set()
  let waiting: { user: string; change: ArchiveChange }[] = []
  let keeping = Promise.resolve()
  /** Each try at a disk that refuses begins with what was known before the first one. */
  const trying = (work: (rows: Rows, known: Set<string>) => Promise<void>) => {
    const before = loose
    return async (rows: Rows): Promise<void> => {
      const known = new Set(before)
      loose = known
      await work(rows, known)
    }
  }
  /** What is taken off the disk later says nothing of what has come since. */
  const apart = (work: (rows: Rows, known: Set<string>) => Promise<void>) => (rows: Rows) => work(rows, new Set())
  return {
    keep(user, changes) {
      // Whatever comes while the disk is busy is written together: a burst costs few transactions.
      const isUnderWay = waiting.length > 0
      for (const change of changes) waiting.push({ user, change })
      if (isUnderWay) return keeping
      keeping = disk.write(() => {
        const batch = waiting
        waiting = []
        const taking = (all: typeof batch) => async (rows: Rows, known: Set<string>) => {
          for (const { user: owner, change } of all) await take({ rows, user: owner, read, loose: known }, change)
        }
        const gone = batch.filter(({ change }) => takesAway(change))
        return { work: trying(taking(batch)), ...(gone.length > 0 && { away: apart(taking(gone)), isSeen: true }) }
      })
      return keeping
    },
    keepWindow: (user, conversation, window) =>
      disk.write(() => ({
        work: trying((rows, known) => takeWindow({ rows, user, read, loose: known }, conversation, window)),
        away: apart((rows, known) => removeGone({ rows, user, read, loose: known }, conversation, window)),
      })),
    window: (request) => disk.look((rows) => readWindow(rows, read, request), nothing),
    search: (request, signal) =>
      disk.look((rows) => searchRows(rows, read, request, signal), { messages: [], isCut: false }),
    keepOnly(user) {
      const work = async (rows: Rows) => {
        for (const range of outside(user)) await removeRange(rows, range)
      }
      return disk.write(() => ({ work, away: work, isSeen: true }))
    },
    forget: disk.forget,
  }
}

const removed = 500

/** Removes what lies in a range, damaged or not. */
async function removeRange(rows: Rows, { from, to }: Range): Promise<void> {
  const keys = (await rows.list('key', { from, to }, removed)).map((row) => textOf(fieldsOf(row)['key']))
  for (const key of keys) rows.remove(key)
  const last = keys.at(-1)
  if (keys.length === removed && last) await removeRange(rows, { from: `${last}~`, to })
}

const takesAway = (change: ArchiveChange): boolean =>
  change.type === 'removed' ||
  change.type === 'historyRemoved' ||
  (change.type === 'ack' && change.ack.kind === 'recall')

type ReadRow = (value: unknown) => ArchiveRow | undefined

/** Reads a row, and reports a damaged one. */
const readerOf =
  (report: (what: string) => void): ReadRow =>
  (value) => {
    if (value === undefined) return undefined
    const row = readRow(value)
    if (!row) report('a kept message is damaged and was left out')
    return row
  }

const nothing: ArchiveWindow = { messages: [], receipts: {}, isStart: false, hasOlder: false }

interface UserRows {
  readonly rows: Rows
  readonly user: string
  readonly read: ReadRow
  /** Conversations whose newest message was taken away with a gap before it, and where nothing has come since. */
  readonly loose: Set<string>
}

/** Works one change into what is kept. What is not kept is not changed. */
async function take(userRows: UserRows, change: ArchiveChange): Promise<void> {
  switch (change.type) {
    case 'message':
      return takeMessage(userRows, change.message, change.follows)
    case 'ack':
      return takeAck(userRows, change.ack)
    case 'reaction': {
      const { conversation, messageId, reactions } = change.reaction
      return alter(userRows, conversation, messageId, (message) => ({
        ...message,
        reactions: mergeReactions(message.reactions ?? [], reactions),
      }))
    }
    case 'ownReaction': {
      const { conversation, messageId, reaction, isAdded } = change
      return alter(userRows, conversation, messageId, (message) => ({
        ...message,
        reactions: reactSelf(message.reactions ?? [], reaction, userRows.user, isAdded),
      }))
    }
    case 'translated':
      return alter(userRows, change.conversation, change.messageId, (message) =>
        withTranslations(message, change.result),
      )
    case 'thread': {
      const { thread } = change
      return alter(userRows, `group:${thread.parentId}`, thread.messageId, (message) =>
        thread.operation === 'destroy' ? withoutThread(message, thread.id) : withThread(message, thread, thread.at),
      )
    }
    case 'removed':
      for (const id of change.messageIds) await remove(userRows, change.conversation, id)
      return
    case 'historyRemoved':
      return removeRange(userRows.rows, rangeOf(userRows.user, change.conversation))
    default:
      return
  }
}

async function takeMessage(userRows: UserRows, message: ChatMessage, follows: boolean): Promise<void> {
  if (!isKept(message)) return
  const { rows, user, read, loose } = userRows
  const isNext = !loose.delete(looseOf(user, message.conversation)) && follows
  if (!follows) await doubtOwn(userRows, message.conversation, message.id)
  const before = read(await rows.get(keyOf(user, message.conversation, message.id)))
  rows.put(
    rowOf(user, message, { older: before?.older ?? (isNext ? 'kept' : 'unknown'), receipt: before?.receipt ?? null }),
  )
}

/**
 * Messages may have been missed after the last one that came down: what this person has said since, directly before this message, may
 * have others before it, too.
 */
async function doubtOwn({ rows, user, read }: UserRows, conversation: string, before: string): Promise<void> {
  for (let id = before; ;) {
    const row = read((await rows.list('key', rangeOf(user, conversation, id), 1))[0])
    if (row?.message.from !== user) return
    if (row.older === 'kept') rows.put({ ...row, older: 'unknown' })
    id = row.message.id
  }
}

async function alter(
  { rows, user, read }: UserRows,
  conversation: string,
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): Promise<void> {
  const row = id === '' ? undefined : read(await rows.get(keyOf(user, conversation, id)))
  if (row) rows.put({ ...row, message: change(row.message) })
}

async function takeAck(userRows: UserRows, ack: ChatAck): Promise<void> {
  const { rows, user, read } = userRows
  if (ack.kind === 'recall') return remove(userRows, ack.conversation, ack.messageId)
  if (ack.kind === 'channel') return ack.from === user ? undefined : readAll(userRows, ack.conversation)
  const row = read(await rows.get(keyOf(user, ack.conversation, ack.messageId)))
  if (row) rows.put({ ...row, receipt: receiptAfter(row.receipt ?? undefined, ack) })
}

/** The other side has read everything, also what stands before a word that it has read by itself. */
async function readAll({ rows, user, read }: UserRows, conversation: string): Promise<void> {
  const recent = await rows.list('key', rangeOf(user, conversation), READ_BACK)
  for (const value of recent) {
    const row = read(value)
    if (!row || row.message.from !== user || row.receipt?.isRead) continue
    rows.put({ ...row, receipt: { ...(row.receipt ?? noReceipt), ...readReceipt } })
  }
}
const READ_BACK = 500

/** Takes a message away; a gap before it is a gap before the next newer one from then on, also where that is still to come. */
async function remove({ rows, user, read, loose }: UserRows, conversation: string, id: string): Promise<void> {
  const row = id === '' ? undefined : read(await rows.get(keyOf(user, conversation, id)))
  if (!row) return
  rows.remove(row.key)
  if (row.older === 'kept') return
  const newer = read(await rows.before(newerRange(user, conversation, id)))
  if (newer?.older === 'kept') rows.put({ ...newer, older: row.older })
  if (!newer) loose.add(looseOf(user, conversation))
}
const looseOf = (user: string, conversation: string): string => JSON.stringify([user, conversation])

/** A window of the server has no gaps, and none towards the message at which it was begun. */
async function takeWindow(userRows: UserRows, conversation: string, window: ServedWindow): Promise<void> {
  const { rows, user, read } = userRows
  const { start, isLast } = window
  const messages = window.messages.filter(isKept)
  if (start === '') await removeGone(userRows, conversation, window)
  if (window.isDoubted) await doubtOwn(userRows, conversation, messages.at(-2)?.id ?? '')
  for (const [at, message] of messages.entries()) {
    const before = read(await rows.get(keyOf(user, conversation, message.id)))
    const isOldest = at === messages.length - 1
    const older = !isOldest ? 'kept' : isLast ? 'none' : (before?.older ?? 'unknown')
    rows.put(rowOf(user, message, { older, receipt: before?.receipt ?? null }))
  }
  if (start === '') userRows.loose.delete(looseOf(user, conversation))
  const above = start === '' ? undefined : read(await rows.get(keyOf(user, conversation, start)))
  if (above) rows.put({ ...above, older: messages.length > 0 ? 'kept' : isLast ? 'none' : above.older })
}

/** Takes away what the newest window of the server no longer holds. */
async function removeGone(userRows: UserRows, conversation: string, window: ServedWindow): Promise<void> {
  const { rows, user, read } = userRows
  const isGone = saysGone(window)
  const recent = await rows.list('key', rangeOf(user, conversation), READ_BACK)
  for (const value of recent) {
    const id = read(value)?.message.id
    if (id !== undefined && isGone(id)) await remove(userRows, conversation, id)
  }
}

async function readWindow(rows: Rows, read: ReadRow, request: WindowRequest): Promise<ArchiveWindow> {
  const { user, conversation, before, count, isGapless } = request
  const above = before === '' ? undefined : read(await rows.get(keyOf(user, conversation, before)))
  if (above?.older === 'none') return { ...nothing, isStart: true }
  const older = await rows.list('key', rangeOf(user, conversation, before), count + 1)
  if (isGapless && before !== '' && above?.older !== 'kept') return { ...nothing, hasOlder: older.length > 0 }
  const found: ArchiveRow[] = []
  let seen = 0
  for (const value of older.slice(0, count)) {
    const row = read(value)
    seen += 1
    if (row) found.unshift(row)
    if (isGapless && row?.older !== 'kept') break
  }
  return {
    messages: found.map(({ message }) => message),
    receipts: Object.fromEntries(found.flatMap(({ message, receipt }) => (receipt ? [[message.id, receipt]] : []))),
    isStart: found[0]?.older === 'none',
    hasOlder: older.length > seen,
  }
}
