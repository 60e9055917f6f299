import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Credentials } from '#src/domain/credentials.ts'
import type { Entry, StreamSnapshot } from '../entry.ts'
import type { JournalStore, Stored, StoreWrite } from '../store.ts'

interface Schema extends DBSchema {
  facts: { key: number; value: Entry; indexes: { stream: string } }
  snapshots: { key: string; value: StreamSnapshot }
  quarantine: { key: number; value: { stream: string; reason: string; entries: Entry[] } }
  meta: { key: string; value: number | Credentials }
}

/** A database that takes longer is said to be slow. */
export const SLOW_OPEN_MS = 4000

export interface IndexedDbOptions {
  readonly name?: string
  readonly timer: { setTimeout(run: () => void, ms: number): unknown; clearTimeout(id: never): void }
  /** Told when the opening takes long. It goes on: slow is not gone, and without what is stored nobody would be signed in. */
  readonly onSlow?: (() => void) | undefined
}

/** Opens the database, however long that takes, or rejects when the browser refuses or blocks it. */
async function open(
  name: string,
  { timer, onSlow }: Pick<IndexedDbOptions, 'timer' | 'onSlow'>,
): Promise<IDBPDatabase<Schema>> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBPDatabase<Schema>>()
  const limit = timer.setTimeout(() => onSlow?.(), SLOW_OPEN_MS)
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

/** All that a start needs: the newest snapshots, the facts behind them, and the credentials that lie beside them. */
async function load(db: IDBPDatabase<Schema>): Promise<Stored> {
  const tx = db.transaction(['facts', 'snapshots', 'meta'])
  const meta = tx.objectStore('meta')
  const [snapshots, lastSeq, covered, credentials] = await Promise.all([
    tx.objectStore('snapshots').getAll(),
    meta.get('lastSeq'),
    meta.get('coveredSeq'),
    meta.get('credentials'),
  ])
  const range = typeof covered === 'number' ? IDBKeyRange.lowerBound(covered, true) : null
  const facts = await tx.objectStore('facts').getAll(range)
  const covers = new Map(snapshots.map((snapshot) => [snapshot.stream, snapshot.seq]))
  return {
    snapshots,
    tail: facts.filter((entry) => entry.seq > (covers.get(entry.stream) ?? -1)),
    lastSeq: typeof lastSeq === 'number' ? lastSeq : 0,
    credentials: typeof credentials === 'object' ? credentials : null,
  }
}

/**
 * The journal in IndexedDB: one store of facts by `seq`, one of snapshots by stream. Loading reads only facts newer than the
 * oldest snapshot in use, so the length of history costs nothing at start.
 */
export async function openIndexedDbStore({
  name = 'shucang-journal',
  ...waiting
}: IndexedDbOptions): Promise<JournalStore> {
  const db = await open(name, waiting)

  const write = async ({
    append = [],
    credentials,
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
    if (credentials) work.push(tx.objectStore('meta').put(credentials, 'credentials'))
    if (credentials === null) work.push(tx.objectStore('meta').delete('credentials'))
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
    load: () => load(db),
    history: () => db.getAll('facts'),
    close: () => db.close(),
  }
}
