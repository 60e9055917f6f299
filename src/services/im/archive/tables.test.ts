import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { openIndexedDbTable } from './indexeddb-table.ts'
import { createMemoryTable } from './memory-table.ts'
import type { ArchiveRow, ArchiveTable, Range, Rows } from './table.ts'

/** A clock whose timers a test looks at and lets go off. */
function timers() {
  const waiting = new Map<number, () => void>()
  let count = 0
  const timer = {
    setTimeout: (run: () => void) => {
      waiting.set(++count, run)
      return count
    },
    clearTimeout: (id: unknown) => void waiting.delete(Number(id)),
  }
  return { timer: timer as never, waiting }
}

let names = 0
const tables: readonly (readonly [string, () => Promise<ArchiveTable>])[] = [
  ['memory', async () => createMemoryTable()],
  ['the disk', () => openIndexedDbTable({ name: `table-${++names}`, timer: timers().timer })],
]
/** The keys go up, what they are named by when they are the newest goes down. */
const row = (key: string, newest: string, id = key): ArchiveRow => ({
  key,
  newest,
  message: { id } as ChatMessage,
  older: 'kept',
  receipt: null,
})
const rows = ['a', 'b', 'c', 'd', 'e'].map((key, at) => row(key, String(9 - at)))

describe.each(tables)('rows in %s', (_, open) => {
  const filled = async () => {
    const table = await open()
    await table.transact('readwrite', async (all) => rows.forEach(all.put))
    const look = <T>(work: (all: Rows) => Promise<T>) => table.transact('readonly', work)
    const ids = (found: readonly unknown[]) => found.map((one) => (one as ArchiveRow).message.id).join('')
    const list = async (by: 'key' | 'newest', range: Range, count = 9) =>
      ids(await look((all) => all.list(by, range, count)))
    const before = async (range: Range) => ids([await look((all) => all.before(range))].filter(Boolean))
    return { table, look, list, before }
  }

  it('are listed from one name on and below another, in their order, no more than asked for', async () => {
    const { list } = await filled()
    expect(await list('key', { from: 'b', to: 'd' })).toBe('bc')
    expect(await list('key', { from: '', to: '~' }, 2)).toBe('ab')
    expect(await list('key', { from: 'x', to: '~' })).toBe('')
    expect(await list('newest', { from: '', to: '~' })).toBe('edcba')
    expect(await list('newest', { from: '6', to: '8' }, 1)).toBe('d')
    expect(await list('newest', { from: '6', to: '8' })).toBe('dc')
  })

  it('have one before them: the nearest below a name, and none below the range', async () => {
    const { before } = await filled()
    expect(await before({ from: 'a', to: 'c' })).toBe('b')
    expect(await before({ from: '', to: '~' })).toBe('e')
    expect(await before({ from: 'b', to: 'b~' })).toBe('b')
    expect(await before({ from: 'c', to: 'c' }).catch(() => '')).toBe('')
    expect(await before({ from: 'x', to: '~' })).toBe('')
  })

  it('are written over, taken away and cleared', async () => {
    const { table, look, list } = await filled()
    await table.transact('readwrite', async (all) => {
      all.put(row('b', '8', 'B'))
      all.remove('d')
      all.remove('nobody')
    })
    expect(await list('key', { from: '', to: '~' })).toBe('aBce')
    expect(await list('newest', { from: '', to: '~' })).toBe('ecBa')
    expect(await look((all) => all.get('d'))).toBeUndefined()
    expect(((await look((all) => all.get('b'))) as ArchiveRow).message.id).toBe('B')
    await table.clear()
    expect(await list('key', { from: '', to: '~' })).toBe('')
  })
})

describe('a disk', () => {
  it('that is open has no timer left; one that does not answer is given up after its time', async () => {
    const opened = timers()
    await openIndexedDbTable({ name: 'opens', timer: opened.timer })
    expect(opened.waiting.size).toBe(0)
    const late = timers()
    const opening = openIndexedDbTable({ name: 'late', timer: late.timer })
    for (const run of late.waiting.values()) run()
    await expect(opening).rejects.toThrow('did not open in time')
  })

  it('keeps all of what is written together, also after it was opened anew, or says why not', async () => {
    const name = 'whole'
    const first = await openIndexedDbTable({ name, timer: timers().timer })
    await first.transact('readwrite', async (all) => rows.forEach(all.put))
    const second = await openIndexedDbTable({ name, timer: timers().timer })
    const count = (table: ArchiveTable) =>
      table.transact('readonly', async (all) => (await all.list('key', { from: '', to: '~' }, 9)).length)
    expect(await count(second)).toBe(5)
    const unstorable = { key: () => 'no key' } as never
    const isStored = await second
      .transact('readwrite', async (all) => all.put(unstorable))
      .then(
        () => true,
        () => false,
      )
    expect(isStored).toBe(false)
    expect(await count(second)).toBe(5)
  })
})
