import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Credentials } from '#src/domain/credentials.ts'
import type { Entry, StreamSnapshot } from '../entry.ts'
import { type JournalStore, type Stored, StoreMoved, type StoreWrite } from '../store.ts'

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

/** How far the database has been written: this build counts each write, an older one has numbered its facts only. */
interface Mark {
  readonly revision: number
  readonly lastSeq: number
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

async function markOf(meta: { get(key: string): Promise<unknown> }): Promise<Mark> {
  const [revision, lastSeq] = await Promise.all([meta.get('revision'), meta.get('lastSeq')])
  return { revision: numberOf(revision), lastSeq: numberOf(lastSeq) }
}

/** All that a start needs: the newest snapshots, the facts behind them, and the credentials that lie beside them. */
async function load(db: IDBPDatabase<Schema>): Promise<{ readonly stored: Stored; readonly mark: Mark }> {
  const tx = db.transaction(['facts', 'snapshots', 'meta'])
  const meta = tx.objectStore('meta')
  const [snapshots, mark, covered, credentials] = await Promise.all([
    tx.objectStore('snapshots').getAll(),
    markOf(meta),
    meta.get('coveredSeq'),
    meta.get('credentials'),
  ])
  const range = typeof covered === 'number' ? IDBKeyRange.lowerBound(covered, true) : null
  const facts = await tx.objectStore('facts').getAll(range)
  const covers = new Map(snapshots.map((snapshot) => [snapshot.stream, snapshot.seq]))
  const stored = {
    snapshots,
    tail: facts.filter((entry) => entry.seq > (covers.get(entry.stream) ?? -1)),
    lastSeq: mark.lastSeq,
    credentials: typeof credentials === 'object' ? credentials : null,
  }
  return { stored, mark }
}

/** All that is kept of facts and states, at one moment. */
async function contents(db: IDBPDatabase<Schema>): ReturnType<JournalStore['contents']> {
  const tx = db.transaction(['facts', 'snapshots'])
  const [facts, states] = await Promise.all([tx.objectStore('facts').getAll(), tx.objectStore('snapshots').getAll()])
  return { facts, states }
}

/** One transaction; gives how far the database has been written with it. */
async function write(
  db: IDBPDatabase<Schema>,
  known: Mark | undefined,
  {
    append = [],
    credentials,
    snapshots = [],
    drop = [],
    reduce = [],
    quarantine,
    coveredUpTo,
    forgetUpTo,
    truncateTo,
  }: StoreWrite,
): Promise<Mark> {
  const tx = db.transaction(['facts', 'snapshots', 'quarantine', 'meta'], 'readwrite', { durability: 'strict' })
  const facts = tx.objectStore('facts')
  const states = tx.objectStore('snapshots')
  const meta = tx.objectStore('meta')
  const found = await markOf(meta)
  if (known && (known.revision !== found.revision || known.lastSeq !== found.lastSeq)) throw new StoreMoved()
  const lastSeq = append.at(-1)?.seq ?? found.lastSeq
  const mark = { revision: found.revision + 1, lastSeq }
  const work: Promise<unknown>[] = Object.entries(mark).map(([key, value]) => meta.put(value, key))
  for (const entry of append) work.push(facts.put(entry))
  for (const state of snapshots) work.push(states.put(state))
  if (credentials) work.push(meta.put(credentials, 'credentials'))
  if (credentials === null) work.push(meta.delete('credentials'))
  if (coveredUpTo !== undefined) work.push(meta.put(coveredUpTo, 'coveredSeq'))
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
    await meta.delete('coveredSeq')
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
  return mark
}

/**
 * The journal in IndexedDB: one store of facts by `seq`, one of snapshots by stream. Loading reads only facts newer than the
 * oldest snapshot in use, so the length of history costs nothing at start. What another page has written since is never written over:
 * there are browsers without locks, and pages of an older release that know of none.
 */
export async function openIndexedDbStore({
  name = 'shucang-journal',
  ...waiting
}: IndexedDbOptions): Promise<JournalStore> {
  const db = await open(name, waiting)
  let known: Mark | undefined
  return {
    write: async (change) => {
      known = await write(db, known, change)
    },
    load: async () => {
      const { stored, mark } = await load(db)
      known = mark
      return stored
    },
    history: () => db.getAll('facts'),
    contents: () => contents(db),
    close: () => db.close(),
  }
}
