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
    const isPaid = await home.transact('readwrite', all).then(
      () => true,
      () => false,
    )
    if (isPaid) owed = owed.slice(paid.length)
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
        if (home !== memory && writing.away) owed = [...owed, writing]
        await memory.transact('readwrite', work).catch(() => undefined)
      })
      queue = done
      return done
    },
    /** What memory has, if anything lies there, then what the disk has. */
    async look<T>(work: Work<T>, otherwise: T): Promise<T[]> {
      await queue
      const home = await opened()
      if (home !== memory) await payOff(home)
      // What should be gone is not shown.
      const both = owed.some(({ isSeen }) => isSeen) ? [memory] : [memory, home]
      const tables = isRefused && home !== memory ? both : [home]
      const attempt = (one: ArchiveTable) =>
        one.transact('readonly', work).catch((error: unknown) => {
          refuse(error)
          return otherwise
        })
      return Promise.all(tables.map(attempt))
    },
    async forget(): Promise<void> {
      await queue
      owed = []
      await memory.clear()
      await (await opened()).clear().catch(refuse)
    },
  }
}
