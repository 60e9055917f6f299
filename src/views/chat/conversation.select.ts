import { hasSame } from '#src/domain/unknown.ts'
import { heightOfKind, wordsOfKind } from '#src/domain/message/kinds.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { clockTime, dayNumber, dividerTime, isAfterPause, spokenTime } from './kit/chat-time.ts'
import type { BodyKind, BodyOf, ChatRow, Delivery, TalkEntry, BeforeState, MessageView } from './kit/chat-view.ts'

export interface RowsInput {
  /** Oldest first. */
  readonly entries: readonly TalkEntry[]
  /** The oldest message that was unread when the conversation was opened. */
  readonly unreadFrom: string | null
  readonly history: BeforeState
  readonly now: Instant
}

const headKey = '~head'
export const unreadKey = '~unread'

/** What a message is drawn with: its own row, and the time before it as it was said on `day`. */
interface Drawn {
  readonly row: Extract<ChatRow, { kind: 'message' }>
  time: { readonly day: number; readonly row: ChatRow } | null
}

/**
 * The rows of a conversation: the head, times after pauses, the divider before what is unread, messages and events. Only messages
 * hold the list in place: all other rows depend on their neighbours. Gives a function that remembers: a row that says the same is the
 * same object as the time before, and costs next to nothing.
 */
export function createRows(): (input: RowsInput) => ChatRow[] {
  const drawnOf = new WeakMap<MessageView, Drawn>()
  let before = new Map<string, ChatRow>()
  const draw = (message: MessageView, repeats: boolean): Drawn => {
    const known = drawnOf.get(message)
    if (known?.row.repeats === repeats) return known
    const { key } = message
    const row = { kind: 'message', key, estimate: estimateOf(message), anchor: true, message, repeats } as const
    const drawn = { row, time: known?.time ?? null }
    drawnOf.set(message, drawn)
    return drawn
  }
  return ({ entries, unreadFrom, history, now }) => {
    const day = dayNumber(now)
    const repeating = repeatingIn(entries)
    const plain = new Map<string, ChatRow>()
    const keep = (row: ChatRow): ChatRow => {
      const was = before.get(row.key)
      const kept = was && isSame(was, row) ? was : row
      plain.set(row.key, kept)
      return kept
    }
    const rows: ChatRow[] = [keep({ kind: 'head', key: headKey, estimate: 48, anchor: false, history })]
    let last: Instant | null = null
    for (const entry of entries) {
      const { key, at } = entry.kind === 'message' ? entry.message : entry
      const drawn = entry.kind === 'message' ? draw(entry.message, repeating.has(entry.message)) : null
      if (key === unreadFrom) rows.push(keep({ kind: 'unread', key: unreadKey, estimate: 40, anchor: false }))
      if (isAfterPause(last, at)) {
        const time = drawn?.time?.day === day ? drawn.time.row : keep(timeRow(key, at, now))
        if (drawn) drawn.time = { day, row: time }
        rows.push(time)
      }
      last = at
      if (drawn) rows.push(drawn.row)
      else if (entry.kind === 'event') rows.push(keep(eventRow(entry)))
    }
    before = plain
    return rows
  }
}

/** One's own messages of which the next one says as much: they have arrived just as far, and nobody's reading is to be looked up. */
function repeatingIn(entries: readonly TalkEntry[]): ReadonlySet<MessageView> {
  const found = new Set<MessageView>()
  let next = ''
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at]!
    if (entry.kind !== 'message' || !hasArrived(entry.message.delivery)) continue
    const words = deliveryText(entry.message)
    if (words === next && !entry.message.receipts?.read) found.add(entry.message)
    next = words
  }
  return found
}

const hasArrived = (delivery: Delivery | null): boolean =>
  delivery?.state === 'sent' || delivery?.state === 'delivered' || delivery?.state === 'read'

const timeRow = (key: string, at: Instant, now: Instant): ChatRow => ({
  kind: 'time',
  key: `~time-${key}`,
  estimate: 36,
  anchor: false,
  text: dividerTime(at, now),
})

const eventRow = ({ key, text, again }: Extract<TalkEntry, { kind: 'event' }>): ChatRow => ({
  kind: 'event',
  key,
  estimate: 36,
  anchor: false,
  text,
  again,
})

const isSame = (was: ChatRow, row: ChatRow): boolean => hasSame(was, row)

/** Roughly how high a message will be, in px: good guesses keep the scroll bar calm. */
function estimateOf(message: MessageView): number {
  const around = 30 + (message.reactions.length > 0 ? 36 : 0) + (message.quote ? 30 : 0) + (message.thread ? 36 : 0)
  return around + heightOf(message.body)
}

const longest = 200
const shortest = 96

/** The box of a picture in the list, px: its own proportions within limits, so that nothing moves when it arrives. */
export function pictureSize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number
  readonly height: number
} {
  if (!(width > 0 && height > 0)) return { width: 160, height: 160 }
  const scale = Math.min(longest / width, longest / height, 1)
  const within = (px: number) => Math.round(Math.min(longest, Math.max(shortest, px * scale)))
  return { width: within(width), height: within(height) }
}

/** Each kind of body: in few words, and roughly how high it is, px. */
const bodies: {
  readonly [Kind in BodyKind]: {
    readonly words: (body: BodyOf<Kind>) => string
    readonly height: (body: BodyOf<Kind>) => number
  }
} = {
  text: {
    words: ({ text }) => text,
    height: ({ text }) => 20 + 24 * Math.max(1, Math.ceil(text.length / 15)),
  },
  image: { words: () => '[图片]', height: (body) => pictureSize(body).height },
  video: { words: () => '[视频]', height: (body) => pictureSize(body).height },
  voice: { words: ({ seconds }) => `[语音] ${spokenTime(seconds)}`, height: () => 44 },
  file: { words: ({ name }) => `[文件] ${name}`, height: () => 72 },
  place: { words: ({ name }) => `[位置] ${name}`, height: () => 168 },
  custom: { words: ({ known }) => wordsOfKind(known), height: ({ known }) => heightOfKind(known) },
  unknown: { words: () => '[暂不支持的消息]', height: () => 44 },
}

/** A message in few words: for lists, quotes, notifications. */
export const summaryOf = <Kind extends BodyKind>(body: BodyOf<Kind>): string => bodies[body.kind].words(body)
const heightOf = <Kind extends BodyKind>(body: BodyOf<Kind>): number => bodies[body.kind].height(body)

const deliveryWords: Readonly<Record<Delivery['state'], string>> = {
  waiting: '等待网络',
  sending: '发送中',
  unknown: '确认中',
  sent: '已发送',
  delivered: '已送达',
  read: '已读',
  failed: '发送失败',
}

/** How far a message has come, in words; receipts of a group count instead of one reader. */
export function deliveryText(message: Pick<MessageView, 'delivery' | 'receipts'>): string {
  const { delivery, receipts } = message
  if (!delivery) return ''
  if (receipts && hasArrived(delivery)) {
    if (receipts.read === 0) return '全部未读'
    // Who can read it is not known at first.
    return receipts.total > 0 && receipts.read >= receipts.total ? '全部已读' : `${counted(receipts.read, '人')}已读`
  }
  return deliveryWords[delivery.state]
}

/** Whose message, when, and how far it has come: what a screen reader says before its content. */
export function spokenHead(message: MessageView): string {
  const parts = [message.mine ? '我' : message.from.name, clockTime(message.at), deliveryText(message)]
  return parts.filter((part) => part !== '').join('，')
}

/** How many messages of others came after the newest one that was seen; none while nothing is known about that. */
export function countAfter(rows: readonly ChatRow[], newestSeen: string | null): number {
  const seen = rows.findLastIndex((row) => row.key === newestSeen)
  return seen < 0 ? 0 : rows.slice(seen + 1).filter((row) => row.kind === 'message' && !row.message.mine).length
}

/** The later of two rows that were seen; one that is gone counts for nothing. */
export function furthest(rows: readonly ChatRow[], before: string | null, now: string | null): string | null {
  const at = (key: string | null) => (key === null ? -1 : rows.findLastIndex((row) => row.key === key))
  return at(before) > at(now) ? before : now
}

/** The last row, when it is a message that is leaving this device; null otherwise. */
export function newestSending(rows: readonly ChatRow[]): string | null {
  const last = rows.at(-1)
  const state = last?.kind === 'message' ? last.message.delivery?.state : undefined
  return last && (state === 'waiting' || state === 'sending') ? last.key : null
}

/** The message to be told to those who listen: the last one, when another wrote it. */
export function newestOf(rows: readonly ChatRow[]): MessageView | null {
  const last = rows.findLast((row) => row.kind === 'message')
  return last?.kind === 'message' && !last.message.mine ? last.message : null
}
