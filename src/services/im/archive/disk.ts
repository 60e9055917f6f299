import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import { createMemoryTable } from './memory-table.ts'
import type { ArchiveTable, Rows } from './table.ts'

export interface DiskInput {
  /** Where messages lie; absent or refused, they are kept for this run only. */
  readonly open: (() => Promise<ArchiveTable>) | undefined
  /** Said once: from now on messages are kept for this run only. */
  readonly onRefused: (why: string) => void
}

type Work<T> = (rows: Rows) => Promise<T>

interface Writing {
  readonly work: Work<void>
  /** What of it takes something away. */
  readonly away?: Work<void>
  /** What it takes away is known to lie on the disk, and must not be shown. */
  readonly isSeen?: boolean
}

const keyOf = (row: unknown): string => textOf(fieldsOf(row)['key']) ?? ''

/** Rows of both, in their order; what is written goes to the newer ones, and of the older ones those that are gone are not there. */
const joined = (newer: Rows, older: Rows, gone: Set<string>): Rows => ({
  get: async (key) => (await newer.get(key)) ?? (gone.has(key) ? undefined : older.get(key)),
  put(row) {
    gone.delete(row.key)
    newer.put(row)
  },
  remove(key) {
    gone.add(key)
    newer.remove(key)
  },
  list: async (by, range, count) => {
    const there = (await older.list(by, range, count + gone.size)).filter((row) => !gone.has(keyOf(row)))
    const rows = new Map([...there, ...(await newer.list(by, range, count))].map((row) => [keyOf(row), row]))
    const nameOf = (row: unknown): string => textOf(fieldsOf(row)[by]) ?? ''
    return [...rows.values()].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).slice(0, count)
  },
  before: async ({ from, to }) => {
    let last = await older.before({ from, to })
    while (last !== undefined && gone.has(keyOf(last))) last = await older.before({ from, to: keyOf(last) })
    const other = await newer.before({ from, to })
    return keyOf(other) >= keyOf(last) ? other : last
  },
})

/** Rows without those they belong among: the message before one may lie where nobody can look. */
const alone = (rows: Rows): Rows => {
  const doubted = (row: unknown): unknown =>
    fieldsOf(row)['older'] === 'kept' ? { ...fieldsOf(row), older: 'unknown' } : row
  return {
    ...rows,
    get: async (key) => doubted(await rows.get(key)),
    list: async (...asked) => (await rows.list(...asked)).map(doubted),
    before: async (range) => doubted(await rows.before(range)),
  }
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/**
 * Transactions one after the other. Once the disk refuses, what is new is kept in memory and both are read; what is taken away is taken off
 * the disk, too, as soon as it lets it.
 */
export function createDisk({ open, onRefused }: DiskInput) {
  const memory = createMemoryTable()
  let table: Promise<ArchiveTable> | undefined
  let isRefused = false
  let queue: Promise<unknown> = Promise.resolve()
  let owed: Writing[] = []
  /** Keys of what lies on the disk and should not. */
  const gone = new Set<string>()
  const refuse = (error: unknown): void => {
    if (!isRefused) onRefused(String(error))
    isRefused = true
  }
  const opened = (): Promise<ArchiveTable> => {
    table ??= (open?.() ?? Promise.resolve(memory)).catch((error: unknown) => {
      refuse(error)
      return memory
    })
    return table
  }
  /** What could not be taken off the disk before. */
  const payOff = async (home: ArchiveTable): Promise<void> => {
    if (owed.length === 0) return
    const paid = owed
    const all: Work<void> = async (rows) => {
      for (const { away } of paid) await away?.(rows)
    }
    if (await isDone(home.transact('readwrite', all))) owed = owed.filter((one) => !paid.includes(one))
  }
  return {
    /** `begin` is called when it is this one's turn. */
    write(begin: () => Writing): Promise<void> {
      const done = queue.then(async () => {
        const writing = begin()
        const { work } = writing
        const home = await opened()
        if (!isRefused) {
          const refused = await home.transact('readwrite', work).then(() => false, refuse)
          if (refused === false) return
        }
        // What is written there may be about what lies on the disk.
        const over: Work<void> = (newer) => home.transact('readonly', (older) => work(joined(newer, older, gone)))
        const noting = memory.transact('readwrite', home === memory ? work : over)
        const isKnown = await isDone(noting)
        if (home !== memory && writing.away)
          owed = [...owed, { ...writing, isSeen: !isKnown && writing.isSeen === true }]
        if (!isKnown) await memory.transact('readwrite', work).catch(() => undefined)
      })
      queue = done
      return done
    },
    /** What memory and the disk have: of what lies in both, what memory has. */
    async look<T>(work: Work<T>, otherwise: T): Promise<T> {
      await queue
      const home = await opened()
      if (home !== memory) await payOff(home)
      const isBoth = isRefused && home !== memory
      const inMemoryAlone = () => memory.transact('readonly', (rows) => work(alone(rows)))
      // What should be gone is not shown, whatever it was.
      if (isBoth && owed.some(({ isSeen }) => isSeen)) return inMemoryAlone()
      const inMemory = (older: Rows) => memory.transact('readonly', (newer) => work(joined(newer, older, gone)))
      return home.transact('readonly', isBoth ? inMemory : work).catch((error: unknown) => {
        refuse(error)
        return isBoth ? inMemoryAlone() : otherwise
      })
    },
    async forget(): Promise<void> {
      await queue
      owed = []
      gone.clear()
      await memory.clear()
      await (await opened()).clear().catch(refuse)
    },
  }
}
