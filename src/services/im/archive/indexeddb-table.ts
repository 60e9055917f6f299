import { type DBSchema, openDB } from 'idb'
import type { Clock } from '../../clock/clock.ts'
import type { ArchiveTable, Range, ArchiveRow } from './table.ts'

interface Schema extends DBSchema {
  messages: { key: string; value: ArchiveRow; indexes: { newest: string } }
}

export interface TableInput {
  readonly name?: string
  readonly timer: Pick<Clock, 'setTimeout' | 'clearTimeout'>
}

const OPEN_MS = 4000

const span = ({ from, to }: Range): IDBKeyRange => IDBKeyRange.bound(from, to, false, true)

/** Rows in IndexedDB. Rejects when the browser refuses, or does not answer in four seconds (an old tab blocks the database). */
export async function openIndexedDbTable(input: TableInput): Promise<ArchiveTable> {
  const { name = 'shucang-messages', timer } = input
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = timer.setTimeout(() => reject(new Error('the message store did not open in time')), OPEN_MS)
  const opening = openDB<Schema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('messages', { keyPath: 'key' }).createIndex('newest', 'newest'),
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
  const db = await Promise.race([opening, promise]).finally(() => timer.clearTimeout(limit))
  return {
    async transact(mode, work) {
      const tx = db.transaction('messages', mode, { durability: 'relaxed' })
      const store = tx.objectStore('messages') as ReturnType<typeof writable>
      const writes: Promise<unknown>[] = []
      try {
        const result = await work({
          get: (key) => store.get(key),
          put: (row) => void writes.push(store.put(row)),
          remove: (key) => void writes.push(store.delete(key)),
          list: (by, range, count) =>
            by === 'key' ? store.getAll(span(range), count) : store.index('newest').getAll(span(range), count),
          before: async (range) => (await store.openCursor(span(range), 'prev'))?.value,
        })
        await Promise.all([...writes, tx.done])
        return result
      } catch (error) {
        // What is under way fails with the transaction; the first reason is the one to tell.
        await Promise.allSettled([...writes, tx.done])
        throw error
      }
    },
    clear: () => db.clear('messages'),
  }

  function writable() {
    return db.transaction('messages', 'readwrite').objectStore('messages')
  }
}
