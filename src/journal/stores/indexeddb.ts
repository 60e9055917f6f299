import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, StreamSnapshot } from '../entry.ts'
import type { JournalStore, StoreWrite } from '../store.ts'

interface Schema extends DBSchema {
  facts: { key: number; value: Entry; indexes: { stream: string } }
  snapshots: { key: string; value: StreamSnapshot }
  quarantine: { key: number; value: { stream: string; reason: string; entries: Entry[] } }
  meta: { key: string; value: number }
}

const OPEN_TIMEOUT_MS = 4000

export interface IndexedDbOptions {
  readonly name?: string
  /** Bounds the opening: a database blocked by an old tab never answers at all. */
  readonly timer: { setTimeout(run: () => void, ms: number): unknown; clearTimeout(id: never): void }
}

/** Opens the database, or rejects when the browser refuses, blocks it, or does not answer in four seconds. */
async function open(name: string, timer: IndexedDbOptions['timer']): Promise<IDBPDatabase<Schema>> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBPDatabase<Schema>>()
  const limit = timer.setTimeout(() => reject(new Error('the database did not open in time')), OPEN_TIMEOUT_MS)
  openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('facts', { keyPath: 'seq' }).createIndex('stream', 'stream')
      db.createObjectStore('snapshots', { keyPath: 'stream' })
      db.createObjectStore('quarantine', { autoIncrement: true })
      db.createObjectStore('meta')
    },
    blocked: () => reject(new Error('another tab blocks the database')),
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  }).then(resolve, reject)
  try {
    return await promise
  } finally {
    timer.clearTimeout(limit as never)
  }
}

/**
 * The journal in IndexedDB: one store of facts by `seq`, one of snapshots by stream. Loading reads only facts newer than the
 * oldest snapshot in use, so the length of history costs nothing at start.
 */
export async function openIndexedDbStore({ name = 'shucang-journal', timer }: IndexedDbOptions): Promise<JournalStore> {
  const db = await open(name, timer)

  const write = async ({
    append = [],
    snapshots = [],
    drop = [],
    reduce = [],
    quarantine,
    coveredUpTo,
    forgetUpTo,
    truncateTo,
  }: StoreWrite): Promise<void> => {
    const tx = db.transaction(['facts', 'snapshots', 'quarantine', 'meta'], 'readwrite', { durability: 'strict' })
    const facts = tx.objectStore('facts')
    const states = tx.objectStore('snapshots')
    const work: Promise<unknown>[] = []
    for (const entry of append) work.push(facts.put(entry))
    for (const state of snapshots) work.push(states.put(state))
    const last = append.at(-1)?.seq
    if (last !== undefined) work.push(tx.objectStore('meta').put(last, 'lastSeq'))
    if (coveredUpTo !== undefined) work.push(tx.objectStore('meta').put(coveredUpTo, 'coveredSeq'))
    const dropStream = async (stream: string) => {
      await states.delete(stream)
      for (const key of await facts.index('stream').getAllKeys(stream)) await facts.delete(key)
    }
    if (quarantine) {
      const entries = await facts.index('stream').getAll(quarantine.stream)
      await tx.objectStore('quarantine').put({ ...quarantine, entries })
      await dropStream(quarantine.stream)
    }
    for (const stream of drop) await dropStream(stream)
    for (const stream of reduce) {
      const upTo = (await states.get(stream))?.seq ?? -1
      for (const seq of await facts.index('stream').getAllKeys(stream)) if (seq <= upTo) await facts.delete(seq)
    }
    if (truncateTo !== undefined) {
      await facts.delete(IDBKeyRange.lowerBound(truncateTo, true))
      for (const state of await states.getAll()) if (state.seq > truncateTo) await states.delete(state.stream)
      await tx.objectStore('meta').delete('coveredSeq')
    }
    if (forgetUpTo) {
      const covers = new Map((await states.getAll()).map((state) => [state.stream, state.seq]))
      let cursor = await facts.openCursor(IDBKeyRange.upperBound(forgetUpTo))
      while (cursor) {
        if (cursor.value.seq <= (covers.get(cursor.value.stream) ?? -1)) await cursor.delete()
        cursor = await cursor.continue()
      }
    }
    await Promise.all(work)
    await tx.done
  }

  return {
    write,
    load: async () => {
      const tx = db.transaction(['facts', 'snapshots', 'meta'])
      const [snapshots, lastSeq, covered] = await Promise.all([
        tx.objectStore('snapshots').getAll(),
        tx.objectStore('meta').get('lastSeq'),
        tx.objectStore('meta').get('coveredSeq'),
      ])
      const range = covered === undefined ? null : IDBKeyRange.lowerBound(covered, true)
      const facts = await tx.objectStore('facts').getAll(range)
      const covers = new Map(snapshots.map((snapshot) => [snapshot.stream, snapshot.seq]))
      const tail = facts.filter((entry) => entry.seq > (covers.get(entry.stream) ?? -1))
      return { snapshots, tail, lastSeq: lastSeq ?? 0 }
    },
    history: () => db.getAll('facts'),
    close: () => db.close(),
  }
}
