import { expect, it } from 'vitest'
import { createDisk } from './disk.ts'
import { createMemoryTable } from './memory-table.ts'
import type { ArchiveRow, ArchiveTable, Rows } from './table.ts'

const all = { from: '', to: '~' }
const row = (key: string) => ({ key, newest: key }) as ArchiveRow
const keys = (rows: Rows) =>
  rows.list('key', all, 9).then((found) => found.map((one) => (one as ArchiveRow).key).join(''))
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

it('a disk that two look at while it pays off keeps what it owes since the first has looked', async () => {
  const table = createMemoryTable()
  let isFull = false
  const waiting: (() => void)[] = []
  const open = async (): Promise<ArchiveTable> => ({
    ...table,
    async transact(mode, work) {
      if (mode === 'readonly') return table.transact(mode, work)
      if (isFull) throw new Error('full')
      const done = await table.transact(mode, work)
      // What was written is told when the test lets it.
      if (waiting.length > 0 || isSlow) await new Promise<void>((resolve) => void waiting.push(resolve))
      return done
    },
  })
  let isSlow = false
  const disk = createDisk({ open, onRefused: () => undefined })
  const take = (key: string) => {
    const work = async (rows: Rows) => rows.remove(key)
    return disk.write(() => ({ work, away: work, isSeen: true }))
  }
  await disk.write(() => ({ work: async (rows) => ['a', 'b', 'c'].forEach((key) => rows.put(row(key))) }))
  isFull = true
  await take('a')
  isFull = false
  isSlow = true
  const looks = [disk.look(keys, ''), disk.look(keys, '')]
  await turn()
  waiting.shift()?.()
  expect(await looks[0]).toBe('bc')
  isFull = true
  await take('b')
  waiting.shift()?.()
  expect(await looks[1]).toBe('c')
  isFull = false
  isSlow = false
  expect(await disk.look(keys, '')).toBe('c')
  // On the disk, too, as whoever opens it next finds.
  expect(await table.transact('readonly', keys)).toBe('c')
})
