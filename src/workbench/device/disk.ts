import { type JournalStore, StoreMoved } from '#src/journal/store.ts'
import { createMemoryTable } from '#src/services/im/archive/memory-table.ts'
import type { ArchiveTable, Rows } from '#src/services/im/archive/table.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import type { FileStore } from '#src/services/im/platform.ts'
import { createMemoryKeyValueStore, type KeyValueStore } from '#src/services/storage/vault.ts'
import { diskFull } from '../page-disk.ts'
import type { Fate } from './fate.ts'
import type { Held } from './held.ts'
import type { LifeName, Place, TraceWriter } from '../trace.ts'

/** What a kill can wait for: the next write of facts, request, frame to the chat service, row of the archive, or file. */
export type KillPoint = 'write' | 'call' | 'frame' | 'row' | 'file'

/**
 * What the network does to the next `times` calls of a name (`*`, `order.*`, `order.create`) after `skip` others: `twice`, each comes to
 * the server a second time, so much later, and nobody hears the second answer; `overtaken`, each waits until another one has been
 * answered, or for so long.
 */
export interface Way {
  readonly kind: 'twice' | 'overtaken'
  readonly call: string
  readonly ms: number
  times: number
  skip: number
}

/** What befalls a device at its ports. */
export interface Perils {
  /** The disk takes nothing any more. */
  isFull: boolean
  /** From the next opening on the journal cannot be opened. */
  isBlocked: boolean
  /** At the next opening all is gone. */
  isLost: boolean
  /** The disk answers no write until this is over. */
  silence: PromiseWithResolvers<void> | null
  /** What the network does to requests. */
  way: Way | null
  /** Kills the tab in sight at a point of it, after so many others, before or after it is done. */
  kill: { readonly at: KillPoint; after: number; readonly when: 'before' | 'after' } | null
}

export const noPerils: Perils = {
  isFull: false,
  isBlocked: false,
  isLost: false,
  silence: null,
  way: null,
  kill: null,
}

/** What a fault `kill` says of a point; undefined at once, null for none any more. */
export function killOf({
  at = 'now',
  after = 0,
  when = 'before',
}: Readonly<Record<string, unknown>>): Perils['kill'] | undefined {
  if (at === 'now') return undefined
  return at === 'none' ? null : { at: at as KillPoint, after: Number(after), when: when as 'before' }
}

/** Whether the life ends here. */
export function endsAt(perils: Perils, at: KillPoint): 'before' | 'after' | null {
  const { kill } = perils
  if (kill?.at !== at || kill.after-- > 0) return null
  perils.kill = null
  return kill.when
}

/** A life with its name, where it ends and what is noted of it. */
export interface Living {
  readonly name: LifeName
  readonly fate: Fate
  readonly perils: Perils
  readonly trace: TraceWriter
  readonly held: Held
  /** The write that it does not outlive has begun. */
  readonly ends?: () => void
}

const never = <T>(): Promise<T> => Promise.withResolvers<T>().promise

/** Everything that is stored on a device; it outlives its tabs. */
export interface Disk {
  /** As one life has it. */
  journal(life: Living): JournalStore
  vault(life: Living): KeyValueStore
  archive(life: Living): ArchiveTable
  files(life: Living): FileStore
  /** From now on the vault is written to the disk half a minute late: a browser that is killed loses what it has been given last. */
  lag(): void
  /** All that is stored is gone. */
  empty(): Promise<void>
  /** What the end of the whole browser does to a vault that is written late. */
  lose(): void
  /** What lies there now, by place and key. */
  contents(): Promise<Readonly<Record<Place, Readonly<Record<string, unknown>>>>>
}

/** How long a disk takes, in turns of the program: whatever does not wait for it gets ahead of it, and is seen. */
const TURNS = 50
async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
}

const noted = (life: Living, place: Place, key: string, value: unknown): void =>
  life.trace.note({ kind: 'kept', life: life.name, place, key, value })

/** Does what changes the disk, if the life lasts and the disk takes it. */
async function change<T>(life: Living, at: KillPoint | null, work: () => Promise<T>, note: () => void): Promise<T> {
  const { fate, perils } = life
  if (fate.isDead) return never()
  if (perils.isFull) throw diskFull()
  const ends = at && endsAt(perils, at)
  if (ends === 'before') {
    fate.kill()
    return never()
  }
  if (ends === 'after') life.ends?.()
  await turns()
  if (perils.silence) await perils.silence.promise
  if (fate.isDead) return never()
  const done = await work()
  note()
  if (ends === 'after') fate.kill()
  return fate.pass(Promise.resolve(done))
}

/** As a life has it; what another one has written since it was read is not written over, as in a browser. */
export function journalFor(store: JournalStore, written: { times: number }, life: Living): JournalStore {
  let known: number | undefined
  return {
    ...store,
    load: () => {
      known = written.times
      return life.fate.pass(store.load())
    },
    history: () => life.fate.pass(store.history()),
    contents: () => life.fate.pass(store.contents()),
    write: (one) => {
      const note = () => {
        if (one.append) life.trace.note({ kind: 'stored', life: life.name, entries: one.append })
        for (const state of one.snapshots ?? []) noted(life, 'journal', state.stream, state)
      }
      const work = async () => {
        if (known !== written.times) throw new StoreMoved()
        known = ++written.times
        await store.write(one)
      }
      return change(life, one.append ? 'write' : null, work, note)
    },
  }
}

export const vaultFor = (values: KeyValueStore, life: Living): KeyValueStore => ({
  ...values,
  setItem(key, value) {
    if (life.fate.isDead) return
    values.setItem(key, value)
    noted(life, 'vault', key, value)
  },
  removeItem(key) {
    if (life.fate.isDead) return
    if (values.getItem(key) !== null) noted(life, 'vault', key, undefined)
    values.removeItem(key)
  },
})

export const archiveFor = (table: ArchiveTable, life: Living): ArchiveTable => {
  const note = (key: string, value?: unknown) => noted(life, 'archive', key, value)
  return {
    clear: () =>
      change(
        life,
        null,
        () => table.clear(),
        () => note('*'),
      ),
    transact: (mode, work) => {
      const run = () => table.transact(mode, (rows) => work(noting(rows, note)))
      return mode === 'readonly' ? life.fate.pass(run()) : change(life, 'row', run, () => undefined)
    },
  }
}

export const filesFor = (bytes: FileStore, kept: Set<string>, life: Living): FileStore => ({
  get: (key) => life.fate.pass(bytes.get(key)),
  keys: () => life.fate.pass(bytes.keys()),
  put: (key, blob) => {
    const note = () => {
      kept.add(key)
      noted(life, 'files', key, blob.size)
    }
    return change(life, 'file', () => bytes.put(key, blob), note)
  },
  remove: (key) => {
    const note = () => {
      kept.delete(key)
      noted(life, 'files', key, undefined)
    }
    // A disk that lets nothing go keeps it, and nobody is told (`indexeddb-files.ts`).
    return change(life, 'file', () => bytes.remove(key), note).catch(() => undefined)
  },
})

/** By then a browser has written what its storage was given, however late it is. */
const WRITTEN_MS = 30_000

/** Values that may reach the disk late: what the end of the whole browser takes away again. */
function lateValues(now: () => number) {
  const values = createMemoryKeyValueStore()
  let isLate = false
  /** What lies on the disk of a key, and since when that is out of date. */
  const behind = new Map<string, { readonly onDisk: string | null; readonly since: number }>()
  const isWritten = ({ since }: { readonly since: number }): boolean => now() - since >= WRITTEN_MS
  const writes = (key: string): void => {
    const one = behind.get(key)
    if (isLate && (!one || isWritten(one))) behind.set(key, { onDisk: values.getItem(key), since: now() })
  }
  const put = (key: string, value: string | null): void =>
    value === null ? values.removeItem(key) : values.setItem(key, value)
  const write = (key: string, value: string | null): void => {
    writes(key)
    put(key, value)
  }
  return {
    values: { ...values, setItem: write, removeItem: (key: string) => write(key, null) },
    lag: () => void (isLate = true),
    lose: (): void => {
      for (const [key, one] of behind) if (!isWritten(one)) put(key, one.onDisk)
      behind.clear()
    },
  }
}

/** The disk of a device; `now` is when what it was given late is on it. */
export function createDisk(store: JournalStore, now: () => number): Disk {
  const { values, lag, lose } = lateValues(now)
  const facts = { times: 0 }
  const table = createMemoryTable()
  const bytes = createMemoryFileStore()
  const kept = new Set<string>()
  return {
    journal: (life) => journalFor(store, facts, life),
    vault: (life) => vaultFor(values, life),
    archive: (life) => archiveFor(table, life),
    files: (life) => filesFor(bytes, kept, life),
    lag,
    lose,
    async empty() {
      for (const key of values.keys()) values.removeItem(key)
      await store.write({ truncateTo: 0, credentials: null })
      await table.clear()
      for (const key of kept) await bytes.remove(key)
      kept.clear()
    },
    contents: async () => ({
      journal: await journalOf(store),
      vault: Object.fromEntries(values.keys().map((key) => [key, values.getItem(key)])),
      archive: await table.transact('readonly', rowsOf),
      files: Object.fromEntries([...kept].map((key) => [key, true])),
    }),
  }
}

const noting = (rows: Rows, note: (key: string, value: unknown) => void): Rows => ({
  ...rows,
  put(row) {
    rows.put(row)
    note(row.key, row)
  },
  remove(key) {
    rows.remove(key)
    note(key, undefined)
  },
})

async function rowsOf(rows: Rows): Promise<Readonly<Record<string, unknown>>> {
  const all = await rows.list('key', { from: '', to: '\uffff' }, Infinity)
  return Object.fromEntries(all.map((row) => [(row as { key: string }).key, row]))
}

async function journalOf(store: JournalStore): Promise<Readonly<Record<string, unknown>>> {
  const [{ snapshots }, entries] = await Promise.all([store.load(), store.history()])
  return Object.fromEntries([
    ...snapshots.map((one) => [`snapshot ${one.stream}`, one] as const),
    ...entries.map((one) => [`${one.seq} ${one.stream}`, one] as const),
  ])
}
