import { foundIn, readMessageKind } from '#src/domain/message/kinds.ts'
import type { ChatMessage } from '#src/contract/im/client.ts'
import type { Receipt } from '#src/contract/im/message-changes.ts'

/** A message as it is kept. */
export interface ArchiveRow {
  /** Person, conversation and place in it: newest first (`keyOf`). */
  readonly key: string
  /** Person and place among all messages of that person, newest first. */
  readonly newest: string
  readonly message: ChatMessage
  /** Whether the message directly before it is kept too, or is known not to exist. */
  readonly older: 'kept' | 'unknown' | 'none'
  readonly receipt: Receipt | null
}

/** Keys from `from` on and below `to`. */
export interface Range {
  readonly from: string
  readonly to: string
}

/** The rows during one transaction. What is read may be damaged: whoever reads it looks. */
export interface Rows {
  get(key: string): Promise<unknown>
  put(row: ArchiveRow): void
  remove(key: string): void
  /** By key, or by `newest`: the first `count` in their order. */
  list(by: 'key' | 'newest', range: Range, count: number): Promise<unknown[]>
  /** The last row before a key, within the range. */
  before(range: Range): Promise<unknown>
}

/** Where rows lie. Rejects when the browser refuses; a transaction happens whole or not at all. */
export interface ArchiveTable {
  transact<T>(mode: 'readonly' | 'readwrite', work: (rows: Rows) => Promise<T>): Promise<T>
  clear(): Promise<void>
}

const DIGITS = 20
/** Later ids get lower places: nine minus each digit. */
const placeOf = (id: string): string => id.padStart(DIGITS, '0').replace(/\d/g, (digit) => String(9 - Number(digit)))

const prefixOf = (user: string, conversation?: string): string =>
  conversation === undefined ? `${user}\n` : `${user}\n${conversation}\n`

export const keyOf = (user: string, conversation: string, id: string): string =>
  prefixOf(user, conversation) + placeOf(id)

/** All of a conversation, or what is older than a message of it. */
export const rangeOf = (user: string, conversation: string, olderThan = ''): Range => {
  const prefix = prefixOf(user, conversation)
  return { from: olderThan === '' ? prefix : `${keyOf(user, conversation, olderThan)}~`, to: `${prefix}~` }
}

/** What is newer than a message of a conversation. */
export const newerRange = (user: string, conversation: string, id: string): Range => ({
  from: prefixOf(user, conversation),
  to: keyOf(user, conversation, id),
})

/** All messages of a person, or those after a row that was found. */
export const personRange = (user: string, after?: ArchiveRow): Range => ({
  from: after ? `${after.newest}~` : prefixOf(user),
  to: `${prefixOf(user)}~`,
})

/** All messages of everybody else. */
export const outside = (user: string): readonly Range[] => [
  { from: '', to: prefixOf(user) },
  { from: `${prefixOf(user)}~`, to: '\uffff' },
]

/** What a search looks into, folded; '' when there is nothing to find. Made when it is searched: a text is kept once. */
export function searchable({ content }: ChatMessage): string {
  const found = Object.entries(content).flatMap(([name, value]) =>
    searched.has(name) && typeof value === 'string' ? [value] : [],
  )
  const known = content.type === 'custom' ? readMessageKind(content) : null
  return fold([...found, ...(known ? [foundIn(known)] : [])].join('\n'))
}
/** Texts, names of files, names and addresses of places; custom messages say themselves what is found in them. */
const searched = new Set(['msg', 'filename', 'addr', 'buildingName'])

/** Width and case make no difference when searching. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

export const rowOf = (
  user: string,
  message: ChatMessage,
  more: Partial<Pick<ArchiveRow, 'older' | 'receipt'>> = {},
): ArchiveRow => ({
  key: keyOf(user, message.conversation, message.id),
  newest: prefixOf(user) + placeOf(message.id) + message.conversation,
  message,
  older: more.older ?? 'unknown',
  receipt: more.receipt ?? null,
})

export const isKept = ({ id, content }: ChatMessage): boolean => /^\d{1,20}$/.test(id) && content.type !== 'cmd'

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

/** A row that can be used; undefined when it is damaged. */
export function readRow(value: unknown): ArchiveRow | undefined {
  if (!isObject(value) || !isObject(value['message'])) return undefined
  const { id, conversation, from, at, content, ext } = value['message']
  const isMessage =
    typeof id === 'string' &&
    typeof conversation === 'string' &&
    typeof from === 'string' &&
    Number.isFinite(at) &&
    isObject(content) &&
    typeof content['type'] === 'string' &&
    isObject(ext)
  const isWhole = typeof value['key'] === 'string' && typeof value['newest'] === 'string'
  return isMessage && isWhole ? (value as unknown as ArchiveRow) : undefined
}
