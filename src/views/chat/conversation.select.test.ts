import { describe, expect, it } from 'vitest'
import { minute } from '#src/domain/time/instant.ts'
import type { Delivery, TalkEntry, MessageView } from './kit/chat-view.ts'
import {
  countAfter,
  deliveryText,
  furthest,
  newestOf,
  newestSending,
  pictureSize,
  createRows,
  spokenHead,
  summaryOf,
} from './conversation.select.ts'

/** 2026-03-01 08:00 in Beijing. */
const now = 1_772_323_200_000

const message = (key: string, at: number, shown: Partial<MessageView> = {}): MessageView => ({
  key,
  from: { id: 'moyan', name: '墨砚', avatar: null },
  mine: false,
  at,
  body: { kind: 'text', text: '好' },
  delivery: null,
  receipts: null,
  reactions: [],
  thread: null,
  translation: null,
  quote: null,
  role: null,
  mentionsMe: false,
  can: { recall: false, translate: false, react: true, thread: false, report: true, remove: true },
  ...shown,
})
const entry = (key: string, at: number, shown: Partial<MessageView> = {}): TalkEntry => ({
  kind: 'message',
  message: message(key, at, shown),
})
const mine = (state: Exclude<Delivery['state'], 'failed'>): Partial<MessageView> => ({
  mine: true,
  delivery: { state },
})

const input = (entries: TalkEntry[], unreadFrom: string | null = null) =>
  ({ entries, unreadFrom, history: 'end', now }) as const

describe('the rows of a conversation', () => {
  it('say the time at the beginning and after a pause, and the divider once before what is unread', () => {
    const entries = [entry('a', now - 20 * minute), entry('b', now - 19 * minute), entry('c', now - minute)]
    expect(createRows()(input(entries, 'b')).map(({ key }) => key)).toEqual([
      '~head',
      '~time-a',
      'a',
      '~unread',
      'b',
      '~time-c',
      'c',
    ])
    expect(createRows()(input([])).map(({ key }) => key)).toEqual(['~head'])
  })

  it('hold the list in place by messages only', () => {
    const event: TalkEntry = { kind: 'event', key: 'e', at: now, text: '墨砚加入了群聊' }
    const rows = createRows()(input([entry('a', now), event], 'a'))
    expect(rows.filter((row) => row.anchor).map(({ key }) => key)).toEqual(['a'])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  it('stay the same objects where they say the same', () => {
    const [a, b] = [entry('a', now - minute), entry('b', now)]
    const rowsOfTalk = createRows()
    const before = rowsOfTalk(input([a, b]))
    const changed: TalkEntry = { kind: 'message', message: { ...message('b', now), receipts: { read: 1, total: 2 } } }
    const after = rowsOfTalk(input([entry('z', now - 30 * minute), a, changed]))
    expect(after.find(({ key }) => key === 'a')).toBe(before.find(({ key }) => key === 'a'))
    expect(after.find(({ key }) => key === 'b')).not.toBe(before.find(({ key }) => key === 'b'))
    expect(after[0]).toBe(before[0])
  })

  it('say how far one has come once, under the last that has come as far; what is under way always', () => {
    const states = ['read', 'read', 'delivered', 'unknown', 'delivered', 'sent', 'sending', 'sending'] as const
    const rowsOfTalk = createRows()
    const repeats = (entries: TalkEntry[]) =>
      rowsOfTalk(input(entries)).flatMap((row) => (row.kind === 'message' ? [row.repeats] : []))
    const entries = states.map((state, at) => entry(`${at}`, now, mine(state)))
    expect(repeats(entries)).toEqual([true, false, true, false, false, false, false, false])
    expect(repeats([...entries, entry('other', now), entry('last', now, mine('sent'))]).slice(5)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    const readBy = (read: number) => ({ ...mine('sent'), receipts: { read, total: 8 } })
    expect(repeats([0, 0, 3, 3].map((read, at) => entry(`g${at}`, now, readBy(read))))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('keep the row of a time as long as it says the same', () => {
    const rowsOfTalk = createRows()
    const entries = [entry('a', now)]
    const timeOf = (at: number) => rowsOfTalk({ ...input(entries), now: at }).find(({ kind }) => kind === 'time')
    const first = timeOf(now)
    expect(timeOf(now + minute)).toBe(first)
    const nextDay = timeOf(now + 24 * 60 * minute)
    expect(nextDay).not.toBe(first)
    expect(timeOf(now + 25 * 60 * minute)).toBe(nextDay)
  })

  it('are guessed as high as what they hold', () => {
    const heightOf = (shown: Partial<MessageView>) =>
      createRows()(input([entry('a', now, shown)])).find(({ kind }) => kind === 'message')!.estimate
    const said = (text: string): Partial<MessageView> => ({ body: { kind: 'text', text } })
    const line = heightOf(said('好'))
    expect([heightOf(said('')), heightOf(said('好'.repeat(15)))]).toEqual([line, line])
    expect(heightOf(said('好'.repeat(16))) - line).toBe(24)
    expect(heightOf({ reactions: [{}] as never }) - line).toBe(36)
    expect(heightOf({ quote: {} as never }) - line).toBe(30)
    expect(heightOf({ thread: {} as never }) - line).toBe(36)
    const picture = { kind: 'image', width: 300, height: 3000 } as never
    expect(heightOf({ body: picture }) - heightOf({ body: { ...(picture as object), height: 300 } as never })).toBe(0)
    expect(heightOf({ body: picture }) - heightOf({ body: { kind: 'unknown' } })).toBe(200 - 44)
  })

  it('say the time anew on another day', () => {
    const rowsOfTalk = createRows()
    const times = (at: number) =>
      rowsOfTalk({ ...input([entry('a', now)]), now: at }).flatMap((row) => (row.kind === 'time' ? [row.text] : []))
    expect([times(now), times(now + minute), times(now + 24 * 60 * minute)]).toEqual([
      ['08:00'],
      ['08:00'],
      ['昨天 08:00'],
    ])
  })
})

describe('how far a message has come', () => {
  it.each([
    ['waiting', '等待网络'],
    ['sending', '发送中'],
    ['unknown', '确认中'],
    ['sent', '已发送'],
    ['delivered', '已送达'],
    ['read', '已读'],
  ] as const)('%s is said as %s', (state, words) => {
    expect(deliveryText({ delivery: { state }, receipts: null })).toBe(words)
  })

  it('is said only of what one sent oneself', () => {
    expect(deliveryText({ delivery: null, receipts: null })).toBe('')
  })

  it('counts the readers of a group once it has arrived', () => {
    const receipts = (read: number) => ({ read, total: 8 })
    expect(deliveryText({ delivery: { state: 'sent' }, receipts: receipts(0) })).toBe('全部未读')
    expect(deliveryText({ delivery: { state: 'sent' }, receipts: receipts(3) })).toBe('3 人已读')
    expect(deliveryText({ delivery: { state: 'read' }, receipts: receipts(8) })).toBe('全部已读')
    expect(deliveryText({ delivery: { state: 'unknown' }, receipts: receipts(0) })).toBe('确认中')
    const nobodyKnown = { read: 1, total: 0 }
    expect(deliveryText({ delivery: { state: 'sent' }, receipts: nobodyKnown })).toBe('1 人已读')
  })

  it('is said before the content, with sender and time', () => {
    expect(spokenHead(message('a', now))).toBe('墨砚，08:00')
    expect(spokenHead(message('a', now, mine('delivered')))).toBe('我，08:00，已送达')
  })
})

describe('what came', () => {
  const rows = createRows()(input([entry('a', now), entry('b', now), entry('c', now, mine('sent')), entry('d', now)]))

  it('is counted after what was seen, without what one sent oneself', () => {
    expect(countAfter(rows, 'a')).toBe(2)
    expect(countAfter(rows, 'd')).toBe(0)
    expect(countAfter(rows.slice(rows.findIndex(({ key }) => key === 'a')), 'a')).toBe(2)
    expect(countAfter(rows, null)).toBe(0)
  })

  it('is told when another wrote it', () => {
    expect(newestOf(rows)?.key).toBe('d')
    expect(newestOf(rows.slice(0, -1))).toBeNull()
    expect(newestOf([])).toBeNull()
  })
})

describe('a message in few words', () => {
  it('says what it is when it is no text', () => {
    const sent = { url: null, progress: null }
    expect(summaryOf({ kind: 'text', text: '你好' })).toBe('你好')
    expect(summaryOf({ kind: 'voice', ...sent, seconds: 65, fresh: false })).toBe('[语音] 1 分 5 秒')
    expect(summaryOf({ kind: 'file', ...sent, name: '清单.pdf', bytes: 9 })).toBe('[文件] 清单.pdf')
    expect(summaryOf({ kind: 'unknown' })).toBe('[暂不支持的消息]')
  })
})

describe('the box of a picture', () => {
  it('keeps its proportions within limits, and has a size before the picture is there', () => {
    expect(pictureSize({ width: 1200, height: 900 })).toEqual({ width: 200, height: 150 })
    expect(pictureSize({ width: 300, height: 3000 })).toEqual({ width: 96, height: 200 })
    expect(pictureSize({ width: 40, height: 40 })).toEqual({ width: 96, height: 96 })
    expect(pictureSize({ width: 0, height: 0 })).toEqual({ width: 160, height: 160 })
    expect(pictureSize({ width: 0, height: 900 })).toEqual({ width: 160, height: 160 })
    expect(pictureSize({ width: 900, height: 0 })).toEqual({ width: 160, height: 160 })
  })
})

describe('how far somebody has read', () => {
  it('is the later of two rows, and one that is gone counts for nothing', () => {
    const rows = ['a', 'b', 'c'].map((key) => ({ kind: 'message', key })) as never
    expect(furthest(rows, 'a', 'c')).toBe('c')
    expect(furthest(rows, 'c', 'a')).toBe('c')
    expect(furthest(rows, 'gone', 'a')).toBe('a')
    expect(furthest(rows, null, 'b')).toBe('b')
    expect(furthest(rows, 'b', null)).toBe('b')
    expect(furthest(rows, null, null)).toBeNull()
  })

  it('the last row is on its way while it waits or is being sent, and only then', () => {
    const last = (state: string | null) =>
      newestSending([
        { kind: 'message', key: 'a', message: { delivery: { state: 'sending' } } },
        { kind: 'message', key: 'b', message: { delivery: state === null ? null : { state } } },
      ] as never)
    expect(['waiting', 'sending', 'sent', 'failed', 'unknown', null].map(last)).toEqual([
      'b',
      'b',
      null,
      null,
      null,
      null,
    ])
    expect(newestSending([])).toBeNull()
    expect(newestSending([{ kind: 'time', key: 't' }] as never)).toBeNull()
  })
})
