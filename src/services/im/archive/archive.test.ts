import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import type { Content } from '#src/contract/im/content.ts'
import { createSystemClock } from '../../clock/clock.ts'
import { type Archive, type ArchiveInput, createArchive } from './archive.ts'
import { openIndexedDbTable } from './indexeddb-table.ts'
import { createMemoryTable } from './memory-table.ts'
import type { ArchiveTable } from './table.ts'

const timer = createSystemClock()
let databases = 0
const text = (id: number | string, msg = `第 ${id} 条`, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(id),
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: Number(id),
  content: { type: 'txt', msg },
  ext: {},
  onlineState: 1,
  ...more,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => text(from + at))
const arrive = (archive: Archive, messages: readonly ChatMessage[], follows = true, user = 'alice') =>
  archive.keep(
    user,
    messages.map((message) => ({ type: 'message', message, follows })),
  )
const window = (archive: Archive, more: { before?: string; count?: number; isGapless?: boolean; user?: string } = {}) =>
  archive.window({ user: 'alice', conversation: 'chat:bob', before: '', count: 20, isGapless: true, ...more })
const ids = (given: { readonly messages: readonly ChatMessage[] }) => given.messages.map(({ id }) => id)
const never = new AbortController().signal

const tables: Record<string, () => () => Promise<ArchiveTable>> = {
  'in IndexedDB': () => {
    const name = `messages-${(databases += 1)}`
    return () => openIndexedDbTable({ name, timer })
  },
  'in memory': () => {
    const table = createMemoryTable()
    return async () => table
  },
}

describe.each(Object.entries(tables))('messages kept %s', (_, home) => {
  const setUp = (more: Partial<ArchiveInput> = {}) => {
    const said: string[] = []
    const open = home()
    const say = (what: string) => void said.push(what)
    const create = () => createArchive({ open, onRefused: say, report: say, ...more })
    return { archive: create(), again: create, said, open }
  }

  it('come back newest window first, page by page, after a reload', async () => {
    const { archive, again } = setUp()
    await arrive(archive, range(1, 50))
    const later = again()
    const first = await window(later)
    expect(ids(first)).toEqual(range(31, 50).map(({ id }) => id))
    expect([first.hasOlder, (await window(later, { before: '21' })).hasOlder]).toEqual([true, false])
    expect(ids(await window(later, { before: '31' }))).toEqual(range(11, 30).map(({ id }) => id))
  })

  it('keep what is known of them besides when they come again, alone or in a window', async () => {
    const { archive } = setUp()
    const own = range(1, 3).map((message) => ({ ...message, from: 'alice', to: 'bob' }))
    await arrive(archive, own)
    const ack = { conversation: 'chat:bob', from: 'bob', at: 9 }
    await archive.keep('alice', [
      { type: 'ack', ack: { kind: 'delivery', messageId: '2', ...ack } },
      { type: 'ack', ack: { kind: 'read', messageId: '3', readCount: 2, ...ack } },
    ])
    const before = await window(archive)
    expect(Object.keys(before.receipts)).toEqual(['2', '3'])
    await arrive(archive, own)
    expect(await window(archive)).toEqual(before)
    await archive.keepWindow('alice', 'chat:bob', { start: '', messages: own.toReversed(), isLast: false })
    expect(await window(archive)).toEqual(before)
  })

  it('are not mixed between people or conversations, and order ids of different length', async () => {
    const { archive } = setUp()
    await arrive(archive, [text('999'), text('1000'), text('1001', '群里', { conversation: 'group:1' })])
    await arrive(archive, [text('7')], true, 'carol')
    expect(ids(await window(archive))).toEqual(['999', '1000'])
    expect(ids(await window(archive, { user: 'carol' }))).toEqual(['7'])
  })

  it('trust no own word to follow what came before it, where messages may have been missed since (IMS-9)', async () => {
    const own = (id: number) => text(id, '我说的', { from: 'alice', to: 'bob' })
    const { archive } = setUp()
    await arrive(archive, [...range(1, 3), own(7), own(8)])
    expect(ids(await window(archive))).toEqual(['1', '2', '3', '7', '8'])
    await arrive(archive, [text(9)], false)
    for (const before of ['9', '8', '7']) expect(ids(await window(archive, { before }))).toEqual([])
    expect(ids(await window(archive, { before: '3' }))).toEqual(['1', '2'])
    expect(ids(await window(archive, { before: '9', isGapless: false }))).toEqual(['1', '2', '3', '7', '8'])
  })

  it('trust no own word that a window begins with, nor those before it, where messages may have been missed since', async () => {
    const own = (id: number) => text(id, '我说的', { from: 'alice', to: 'bob' })
    const { archive } = setUp()
    const served = { start: '', messages: [own(9), own(8)], isLast: false }
    await arrive(archive, [...range(1, 3), own(7), own(8), own(9)])
    await archive.keepWindow('alice', 'chat:bob', served)
    expect(ids(await window(archive, { before: '8' }))).toEqual(['1', '2', '3', '7'])
    await archive.keepWindow('alice', 'chat:bob', { ...served, isDoubted: true })
    expect(ids(await window(archive))).toEqual(['8', '9'])
    for (const before of ['8', '7']) expect(ids(await window(archive, { before }))).toEqual([])
    await archive.keepWindow('alice', 'chat:bob', { start: '8', messages: [own(7), text(6)], isLast: false })
    expect(ids(await window(archive, { before: '8' }))).toEqual(['6', '7'])
  })

  it('show no gap: paging stops where messages may be missing, until the server has filled it', async () => {
    const { archive } = setUp()
    await arrive(archive, range(1, 3))
    await arrive(archive, [text(9)], false)
    await arrive(archive, [text(10)])
    expect(ids(await window(archive))).toEqual(['9', '10'])
    expect(await window(archive, { before: '9' })).toMatchObject({ messages: [], hasOlder: true })
    expect(ids(await window(archive, { before: '9', isGapless: false }))).toEqual(['1', '2', '3'])
    await archive.keepWindow('alice', 'chat:bob', { start: '9', messages: range(3, 8).toReversed(), isLast: false })
    expect(ids(await window(archive, { before: '9' }))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })

  it('know the first message of a conversation', async () => {
    const { archive } = setUp()
    await archive.keepWindow('alice', 'chat:bob', { start: '', messages: [text(2), text(1)], isLast: true })
    expect(await window(archive)).toMatchObject({ isStart: true })
    expect(await window(archive, { before: '1' })).toMatchObject({ messages: [], isStart: true, hasOlder: false })
    await archive.keepWindow('alice', 'chat:bob', { start: '1', messages: [], isLast: true })
    expect(await window(archive)).toMatchObject({ isStart: true })
  })

  it('take recalls, removals, reactions, translations, threads and receipts in', async () => {
    const { archive } = setUp()
    const conversation = 'group:g'
    await arrive(
      archive,
      [1, 2, 3, 4].map((id) => text(id, 'x', { conversation, from: 'alice' })),
    )
    const base = { conversation, from: 'bob', at: 9 }
    const reaction = { reaction: '赞', count: 1, users: ['bob'], isAddedBySelf: false }
    const thread = {
      operation: 'create',
      id: 't',
      name: '子区',
      parentId: 'g',
      messageId: '4',
      operator: 'bob',
      at: 9,
    } as const
    await archive.keep('alice', [
      { type: 'ack', ack: { kind: 'recall', messageId: '1', ...base } },
      { type: 'removed', conversation, messageIds: ['2'] },
      { type: 'ack', ack: { kind: 'read', messageId: '3', readCount: 2, ...base } },
      { type: 'reaction', reaction: { conversation, messageId: '3', reactions: [reaction], at: 9 } },
      { type: 'ownReaction', conversation, messageId: '3', reaction: '赞', isAdded: true },
      { type: 'translated', conversation, messageId: '3', result: [{ to: 'en', text: 'x' }] },
      { type: 'thread', thread },
      { type: 'presence', values: [] },
    ])
    const found = await archive.window({ user: 'alice', conversation, before: '', count: 9, isGapless: true })
    expect(ids(found)).toEqual(['3', '4'])
    expect(found.receipts).toEqual({ 3: { isDelivered: true, isRead: true, readCount: 2 } })
    expect(found.messages[0]).toMatchObject({
      reactions: [{ count: 2, isAddedBySelf: true }],
      translations: [{ code: 'en', text: 'x' }],
    })
    expect(found.messages[1]).toMatchObject({ overview: { id: 't', name: '子区' } })
    await archive.keep('alice', [{ type: 'ack', ack: { kind: 'channel', messageId: '', ...base } }])
    await archive.keep('alice', [{ type: 'thread', thread: { ...thread, operation: 'destroy' } }])
    const read = await archive.window({ user: 'alice', conversation, before: '', count: 9, isGapless: true })
    expect(read.receipts['4']).toMatchObject({ isRead: true })
    expect(read.messages[1]!.overview).toBeUndefined()
    await archive.keep('alice', [{ type: 'historyRemoved', conversation }])
    expect(ids(await archive.window({ user: 'alice', conversation, before: '', count: 9, isGapless: true }))).toEqual(
      [],
    )
  })

  it('hand a gap on when the message after it is recalled', async () => {
    const { archive } = setUp()
    await arrive(archive, range(1, 3))
    await arrive(archive, [text(9)], false)
    await arrive(archive, [text(10)])
    const ack = { kind: 'recall', conversation: 'chat:bob', messageId: '9', from: 'bob', at: 1 } as const
    await archive.keep('alice', [{ type: 'ack', ack }])
    expect(ids(await window(archive))).toEqual(['10'])
  })

  it('are all forgotten with the history of their conversation, however many, and those of no other', async () => {
    const { archive, again } = setUp()
    await arrive(archive, [...range(1, 1001), text(2000, '别处', { conversation: 'chat:carol' })])
    await archive.keep('alice', [{ type: 'historyRemoved', conversation: 'chat:bob' }])
    const later = again()
    expect(ids(await window(later, { isGapless: false }))).toEqual([])
    const elsewhere = { user: 'alice', conversation: 'chat:carol', before: '', count: 9, isGapless: false }
    expect(ids(await later.window(elsewhere))).toEqual(['2000'])
  })

  it('are searched: substrings, any case and width, all words, newest first, over all conversations', async () => {
    const { archive } = setUp()
    const file: Content = { type: 'file', url: 'u', filename: '青瓷 Catalogue.PDF', fileLength: 1 } as never
    const place: Content = { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 1, lng: 1 }
    await arrive(archive, [
      text(1, '青花瓷盘'),
      text(2, '没有'),
      { ...text(3), content: file, conversation: 'group:1' },
      { ...text(4), content: place },
    ])
    const find = async (query: string, more: object = {}) =>
      ids(await archive.search({ user: 'alice', text: query, limit: 10, ...more }, never))
    expect(await find('瓷')).toEqual(['3', '1'])
    expect(await find('ｃａｔ pdf')).toEqual(['3'])
    expect(await find('断桥')).toEqual(['4'])
    expect(await find('瓷 没有')).toEqual([])
    expect(await find('瓷', { conversation: 'chat:bob' })).toEqual(['1'])
    expect(await find('瓷', { user: 'carol' })).toEqual([])
    expect(await find(' ')).toEqual([])
  })

  it('give no more hits than asked for, and say so; a search that is given up ends', async () => {
    const { archive } = setUp()
    await arrive(archive, range(1, 1200))
    const request = { user: 'alice', text: '条', limit: 700 }
    const found = await archive.search(request, never)
    expect([found.messages.length, found.isCut, found.messages[699]!.id]).toEqual([700, true, '501'])
    expect(await archive.search(request, AbortSignal.abort())).toEqual({ messages: [], isCut: false })
  })

  it('are forgotten when they are of anybody else than who is here now', async () => {
    const { archive, again } = setUp()
    for (const user of ['al', 'alice', 'alice2', 'bob']) await arrive(archive, range(1, 600), true, user)
    await archive.keepOnly('alice')
    const left = async (user: string) => ids(await window(again(), { user, count: 1000 })).length
    expect([await left('al'), await left('alice'), await left('alice2'), await left('bob')]).toEqual([0, 600, 0, 0])
  })

  it('leave nothing behind when they are forgotten', async () => {
    const { archive, again } = setUp()
    await arrive(archive, range(1, 3))
    void arrive(archive, [text(4)])
    await archive.forget()
    expect(ids(await window(again()))).toEqual([])
  })

  it('lose only what is damaged', async () => {
    const { archive, open, said } = setUp()
    await arrive(archive, range(1, 3))
    const table = await open()
    await table.transact('readwrite', async (rows) => {
      const [, second] = (await rows.list('key', { from: '', to: '~' }, 9)) as { key: string }[]
      rows.put({ ...second!, message: 7, newest: 'alice\n0' } as never)
    })
    expect(ids(await window(archive, { isGapless: false }))).toEqual(['1', '3'])
    expect(said).toEqual(['a kept message is damaged and was left out'])
    expect(ids(await archive.search({ user: 'alice', text: '条', limit: 9 }, never))).toEqual(['3', '1'])
  })
})

describe('a disk that is full', () => {
  it('is spoken of once; what came before stays, and what comes is kept for this run', async () => {
    const table = createMemoryTable()
    let isFull = false
    const open = async (): Promise<ArchiveTable> => ({
      ...table,
      transact: (mode, work) =>
        mode === 'readwrite' && isFull
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : table.transact(mode, work),
    })
    const said: string[] = []
    const archive = createArchive({ open, onRefused: (why) => void said.push(why), report: () => undefined })
    const readBy = (messageId: string) => ({
      type: 'ack' as const,
      ack: { kind: 'read' as const, conversation: 'chat:bob', messageId, from: 'bob', at: 9 },
    })
    await arrive(archive, [text(1), text(2, '第 2 条', { from: 'alice' })])
    await archive.keep('alice', [readBy('2')])
    isFull = true
    await arrive(archive, [text(3, '第 3 条', { from: 'alice' })])
    await arrive(archive, [text(4)])
    await archive.keep('alice', [readBy('3')])
    const kept = await window(archive)
    expect(ids(kept)).toEqual(['1', '2', '3', '4'])
    expect(kept.receipts).toMatchObject({ 2: { isRead: true }, 3: { isRead: true } })
    expect(Object.keys(kept.receipts)).toEqual(['2', '3'])
    const newer = await window(archive, { count: 2 })
    const older = await window(archive, { before: '3', count: 1, isGapless: false })
    expect([ids(newer), newer.hasOlder, newer.isStart]).toEqual([['3', '4'], true, false])
    expect([ids(older), older.hasOlder]).toEqual([['2'], true])
    expect(said).toEqual(['QuotaExceededError: full'])
    const search = (limit: number) => archive.search({ user: 'alice', text: '条', limit }, never)
    expect([ids(await search(3)), (await search(3)).isCut]).toEqual([['4', '3', '2'], true])
    expect([ids(await search(4)), (await search(4)).isCut]).toEqual([['4', '3', '2', '1'], false])
  })

  it('shows nothing of what was taken away meanwhile but all that was not, and takes it off the disk once it lets it', async () => {
    const table = createMemoryTable()
    let isFull = false
    const open = async (): Promise<ArchiveTable> => ({
      ...table,
      transact: (mode, work) =>
        mode === 'readwrite' && isFull ? Promise.reject(new Error('full')) : table.transact(mode, work),
    })
    const none = { onRefused: () => undefined, report: () => undefined }
    const archive = createArchive({ open, ...none })
    await arrive(archive, range(1, 3))
    isFull = true
    await archive.keep('alice', [{ type: 'removed', conversation: 'chat:bob', messageIds: ['2'] }])
    await arrive(archive, [text(4)])
    expect(ids(await window(archive, { isGapless: false }))).toEqual(['1', '3', '4'])
    isFull = false
    expect(ids(await window(archive, { isGapless: false }))).toEqual(['1', '3', '4'])
    expect(ids(await window(createArchive({ open, ...none }), { isGapless: false }))).toEqual(['1', '3'])
  })

  it('and cannot be read either shows no message whose one before may lie there, as long as it cannot', async () => {
    const table = createMemoryTable()
    let refuses = ''
    const open = async (): Promise<ArchiveTable> => ({
      ...table,
      transact: (mode, work) =>
        refuses.includes(mode) ? Promise.reject(new Error('gone')) : table.transact(mode, work),
    })
    const archive = createArchive({ open, onRefused: () => undefined, report: () => undefined })
    await arrive(archive, range(1, 3))
    refuses = 'readwrite'
    await archive.keep('alice', [{ type: 'translated', conversation: 'chat:bob', messageId: '1', result: [] }])
    await arrive(archive, [text(4)])
    refuses = 'readwrite readonly'
    expect(ids(await window(archive))).toEqual(['4'])
    expect(ids(await window(archive, { isGapless: false }))).toEqual(['1', '4'])
    refuses = 'readwrite'
    expect(ids(await window(archive))).toEqual(['1', '2', '3', '4'])
  })

  it('forgets no gap that was noted just before it refused for the first time', async () => {
    const table = createMemoryTable()
    let isFull = false
    const open = async (): Promise<ArchiveTable> => ({
      ...table,
      // As a browser does it: what was asked has been done, and then nothing of it has happened.
      transact: async (mode, work) => {
        if (mode === 'readonly' || !isFull) return table.transact(mode, work)
        await table.transact('readonly', (rows) => work({ ...rows, put: () => undefined, remove: () => undefined }))
        throw new Error('full')
      },
    })
    const archive = createArchive({ open, onRefused: () => undefined, report: () => undefined })
    await arrive(archive, range(1, 2))
    await arrive(archive, [text(5)], false)
    await archive.keep('alice', [{ type: 'removed', conversation: 'chat:bob', messageIds: ['5'] }])
    isFull = true
    await arrive(archive, [text(6)])
    expect(ids(await window(archive))).toEqual(['6'])
    await arrive(archive, [text(7)])
    expect(ids(await window(archive))).toEqual(['6', '7'])
  })

  it('forgets for good who is not here any more, and what the server no longer holds', async () => {
    const table = createMemoryTable()
    let isFull = false
    const open = async (): Promise<ArchiveTable> => ({
      ...table,
      transact: (mode, work) =>
        mode === 'readwrite' && isFull ? Promise.reject(new Error('full')) : table.transact(mode, work),
    })
    const none = { onRefused: () => undefined, report: () => undefined }
    const archive = createArchive({ open, ...none })
    await arrive(archive, range(1, 3))
    await arrive(archive, range(5, 6), true, 'erin')
    isFull = true
    await archive.keepOnly('alice')
    await archive.keepWindow('alice', 'chat:bob', { start: '', messages: [text(3), text(1)], isLast: true, upTo: '3' })
    isFull = false
    await window(archive)
    const after = createArchive({ open, ...none })
    expect(ids(await window(after, { isGapless: false }))).toEqual(['1', '3'])
    expect(ids(await window(after, { isGapless: false, user: 'erin' }))).toEqual([])
  })

  it('or refused altogether still lets a conversation be kept for this run', async () => {
    const said: string[] = []
    const archive = createArchive({
      open: () => Promise.reject(new Error('no storage')),
      onRefused: (why) => void said.push(why),
      report: () => undefined,
    })
    await arrive(archive, range(1, 2))
    expect(ids(await window(archive))).toEqual(['1', '2'])
    expect(said).toEqual(['Error: no storage'])
  })
})
