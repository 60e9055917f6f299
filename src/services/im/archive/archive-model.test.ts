import { expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { createSeededRandom } from '../../random/random.ts'
import { createArchive } from './archive.ts'
import { createMemoryTable } from './memory-table.ts'
import type { ArchiveRow, ArchiveTable, Rows } from './table.ts'

/**
 * The archive beside what the service holds, through anything that may happen: words that are heard or missed, windows that are served,
 * what is removed, receipts, a disk that refuses from some moment on. What is shown is what the service has, in its order, each once;
 * where nothing may be missing, nothing is; and the beginning is said where it is, and nowhere else.
 */

const KEY = 'chat:bob'
const text = (id: number, from: string): ChatMessage => ({
  id: String(1000 + id),
  conversation: KEY,
  from,
  to: from === 'bob' ? 'alice' : 'bob',
  at: id,
  content: { type: 'txt', msg: `第 ${id} 条` },
  ext: {},
  onlineState: 1,
})

/** What the disk does at a step: all is well, it finds no room at the end of a transaction, or it answers nothing at all. */
type Manner = 'well' | 'full' | 'silent'

/** A disk that refuses as a browser's does: a transaction has read and written, and then nothing of it has happened. */
function refusing(table: ArchiveTable, manner: () => Manner): ArchiveTable {
  const dry = (rows: Rows): Rows => {
    const newer = new Map<string, ArchiveRow | undefined>()
    return {
      ...rows,
      get: async (key) => (newer.has(key) ? newer.get(key) : rows.get(key)),
      put: (row) => void newer.set(row.key, row),
      remove: (key) => void newer.set(key, undefined),
    }
  }
  return {
    ...table,
    async transact(mode, work) {
      if (manner() === 'silent') throw new Error('silent')
      if (mode === 'readonly' || manner() === 'well') return table.transact(mode, work)
      await table.transact('readonly', (rows) => work(dry(rows)))
      throw new Error('full')
    },
  }
}

async function play(seed: number, mannerAt: (step: number) => Manner) {
  const random = createSeededRandom(seed)
  let step = 0
  const disk = refusing(createMemoryTable(), () => mannerAt(step))
  const archive = createArchive({ open: async () => disk, onRefused: () => undefined, report: () => undefined })
  /** What the service holds, oldest first, and whether the device has heard everything since the last word it has. */
  let held: ChatMessage[] = []
  let follows = false
  let ids = 0
  const window = (before: string, count: number, isGapless: boolean) =>
    archive.window({ user: 'alice', conversation: KEY, before, count, isGapless })
  const say = (isHeard: boolean) => {
    const message = text(ids++, random.int(3) === 0 ? 'alice' : 'bob')
    held = [...held, message]
    if (!isHeard) follows = false
    else {
      void archive.keep('alice', [{ type: 'message', message, follows }])
      follows = true
    }
  }
  const serve = async (isNewest: boolean) => {
    const upTo = (await window('', 1, false)).messages.at(-1)?.id ?? ''
    const oldest = isNewest ? '' : ((await window('', 40, true)).messages[0]?.id ?? '')
    const older = oldest === '' ? held : held.filter(({ id }) => Number(id) < Number(oldest))
    const messages = older.slice(-4).toReversed()
    const isLast = messages.length === older.length
    void archive.keepWindow('alice', KEY, {
      start: oldest,
      messages,
      isLast,
      ...(oldest === '' && { upTo, isDoubted: !follows }),
    })
    if (oldest === '') follows = true
  }
  const remove = () => {
    const gone = held[random.int(held.length)]
    if (!gone) return
    held = held.filter((one) => one !== gone)
    void archive.keep('alice', [{ type: 'removed', conversation: KEY, messageIds: [gone.id] }])
  }
  for (; step < 40; step++) {
    const act = random.int(10)
    // Some come in a burst, before any of them is kept.
    if (act < 4) for (let more = random.int(3); more >= 0; more--) say(true)
    else if (act < 6) say(false)
    else if (act < 8) await serve(true)
    else if (act < 9) await serve(false)
    else remove()
    const count = 1 + random.int(6)
    const { messages, isStart } = await window('', count, true)
    const shown = messages.map(({ id }) => id)
    const all = held.map(({ id }) => id)
    const first = all.indexOf(shown[0] ?? '')
    const everything = (await window('', 100, false)).messages.map(({ id }) => id)
    const wrong = [
      shown.length > count && 'more than was asked for',
      shown.some((id, at) => id !== all[first + at]) && 'something is missing between, or is there that should not',
      isStart && first > 0 && 'the beginning is said where it is not',
      everything.join() !== all.filter((id) => everything.includes(id)).join() && 'not in order, or not once',
    ].filter((one) => one !== false)
    if (wrong.length > 0) return { seed, step, wrong, shown, everything, all }
  }
  return null
}

it('shows what the service has, with no gap that is not told, while the disk takes everything', async () => {
  for (let seed = 1; seed <= 100; seed++) expect(await play(seed, () => 'well')).toBeNull()
})

it('and where the disk refuses from some moment on', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const from = 5 + (seed % 25)
    expect(await play(seed, (step) => (step >= from ? 'full' : 'well'))).toBeNull()
  }
})

it('and where it refuses, answers nothing and is well again, as it comes', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const random = createSeededRandom(5000 + seed)
    const manners = Array.from({ length: 40 }, () => (['well', 'well', 'full', 'silent'] as const)[random.int(4)])
    expect(await play(seed, (step) => manners[step] ?? 'well')).toBeNull()
  }
})

it('knows of each own word whether it was delivered and read, in whatever order that is told', async () => {
  for (let seed = 1; seed <= 80; seed++) {
    const random = createSeededRandom(seed)
    const table = createMemoryTable()
    const archive = createArchive({ open: async () => table, onRefused: () => undefined, report: () => undefined })
    const said: { id: string; isDelivered: boolean; isRead: boolean }[] = []
    const ack = (kind: 'delivery' | 'read' | 'channel', messageId: string) =>
      archive.keep('alice', [
        { type: 'ack', ack: { kind, messageId, conversation: KEY, from: 'bob', to: 'alice' } },
      ] as never)
    for (let step = 0; step < 25; step++) {
      const one = said[random.int(said.length)]
      const act = random.int(8)
      if (act < 4 || !one) {
        const message = text(step, random.int(3) === 0 ? 'bob' : 'alice')
        await archive.keep('alice', [{ type: 'message', message, follows: true }])
        if (message.from === 'alice') said.push({ id: message.id, isDelivered: false, isRead: false })
      } else if (act < 6) {
        one.isDelivered = true
        await ack('delivery', one.id)
      } else if (act < 7) {
        Object.assign(one, { isDelivered: true, isRead: true })
        await ack('read', one.id)
      } else {
        for (const each of said) Object.assign(each, { isDelivered: true, isRead: true })
        await ack('channel', '')
      }
      const { receipts } = await archive.window({
        user: 'alice',
        conversation: KEY,
        before: '',
        count: 50,
        isGapless: false,
      })
      const known = said.map(({ id }) => ({
        id,
        isRead: receipts[id]?.isRead === true,
        isDelivered: receipts[id]?.isDelivered === true,
      }))
      expect([seed, step, known]).toEqual([seed, step, said])
    }
  }
})
