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

it('of what lies in memory and on a disk that refuses, the newer is read whichever way it is looked for', async () => {
  const table = createMemoryTable()
  let isFull = false
  const open = async (): Promise<ArchiveTable> => ({
    ...table,
    transact: (mode, work) =>
      isFull && mode === 'readwrite' ? Promise.reject(new Error('full')) : table.transact(mode, work),
  })
  const disk = createDisk({ open, onRefused: () => undefined })
  const put = (key: string, newest: string) =>
    disk.write(() => ({ work: async (rows) => rows.put({ key, newest } as ArchiveRow) }))
  await put('b', 'old')
  await put('d', 'old')
  isFull = true
  await put('b', 'new')
  await put('c', 'new')
  const newestOf = (read: (rows: Rows) => Promise<unknown>) =>
    disk.look((rows) => read(rows).then((row) => (row as { newest: string }).newest), '')
  expect(await newestOf((rows) => rows.get('b'))).toBe('new')
  expect(await newestOf((rows) => rows.list('key', { from: 'b', to: 'c' }, 1).then(([row]) => row))).toBe('new')
  expect(await newestOf((rows) => rows.before({ from: 'a', to: 'c' })), 'in both').toBe('new')
  expect(await newestOf((rows) => rows.before({ from: 'a', to: 'd' })), 'in memory alone').toBe('new')
  expect(await newestOf((rows) => rows.before({ from: 'a', to: 'e' })), 'on the disk alone').toBe('old')
})
