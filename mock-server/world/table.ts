import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { plainCopy } from '#src/domain/plain-copy.ts'

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T
export type Identified = { readonly id: string }

/** One table of the world. Rows that are handed out must not be written to: changes go through `change`. */
export interface Table<Item extends Identified> {
  get(id: string): Item | undefined
  find(test: (row: Item) => boolean): Item | undefined
  filter(test: (row: Item) => boolean): Item[]
  all(): readonly Item[]
  /** Adds a row; a row with the same id is a mistake and throws. */
  add(row: Item): Promise<Item>
  /** Adds a row, or replaces the one with its id. */
  put(row: Item): Promise<Item>
  /** Changes the row with this id; throws when there is none. */
  change(id: string, recipe: (draft: Mutable<Item>) => void): Promise<Item>
  /** Removes every row that passes; answers how many. */
  remove(test: (row: Item) => boolean): number
  /** Plain copies of all rows, in order. */
  dump(): Item[]
  /** Replaces all rows. */
  load(rows: readonly Item[]): Promise<void>
  /** The same rows in a table of its own, copied with its first change; this one must not change any more. */
  fork(changed: () => number): Table<Item>
  /** Its rows as they are now, for others to go on from; from here on it goes on from them as they do. */
  lend(): Lent<Item>
  /** Replaces all rows with some that were lent: they have been checked, and are copied one by one as they change. */
  borrow(lent: Lent<Item>): void
  /** Version of the world at which the table changed last. */
  version: number
}

interface StandardOf<Item> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'effect'
    readonly types?: { readonly input: Item; readonly output: Item }
    readonly validate: (value: unknown) => StandardResult<Item>
  }
}
type StandardResult<Item> = { readonly value: Item } | { readonly issues: readonly { readonly message: string }[] }

/** By schema: every world has the same. */
const standards = new WeakMap<object, unknown>()

/** Rows of a table that do not change any more. */
export interface Lent<Item> {
  readonly rows: readonly Item[]
  readonly index: ReadonlyMap<string, Item>
}

/** What the library asks of a schema. Decoding at once takes half the time of the adapter, which starts a fiber for each row. */
function standardOf<S extends Schema.Codec<Identified, unknown>>(schema: S): StandardOf<S['Type']> {
  const known = standards.get(schema)
  if (known) return known as StandardOf<S['Type']>
  const decode = Schema.decodeUnknownSync(schema as S & Schema.Codec<Identified, Identified>)
  const validate = (value: unknown): StandardResult<S['Type']> => {
    try {
      return { value: decode(value, { errors: 'all' }) }
    } catch (error) {
      return { issues: [{ message: error instanceof Error ? error.message : String(error) }] }
    }
  }
  const standard: StandardOf<S['Type']> = { '~standard': { version: 1, vendor: 'effect', validate } }
  standards.set(schema, standard)
  return standard
}

const nothing: Lent<never> = { rows: [], index: new Map<string, never>() }

/** The rows of a table: its own, and those that are lent, of which each is copied when it is changed. */
function createRows<S extends Schema.Codec<Identified, unknown>>(schema: S, lent?: Lent<S['Type']>) {
  type Item = S['Type']
  let base: Lent<Item> = lent ?? nothing
  /** Made for the first own row: most tables of most worlds have none. */
  let collection: Collection<StandardOf<Item>> | undefined
  const own = () => (collection ??= new Collection({ schema: standardOf(schema) }))
  /** The own rows by id, in the order in which they came: the library finds by going through them all. */
  let index = new Map<string, Item>()
  /** Lent rows that are here no longer. */
  const gone = new Set<string>()
  /** All rows in order, from when they are first asked for: each change makes another list of this one. */
  let list: readonly Item[] | undefined
  let lending: Lent<Item> | undefined
  const changed = (next?: readonly Item[]): void => {
    list = next
    lending = undefined
  }
  const listed = (): readonly Item[] => {
    if (gone.size + index.size === 0) return base.rows
    const here = base.rows.filter(({ id }) => !gone.has(id)).map((row) => index.get(row.id) ?? row)
    return [...here, ...[...index.values()].filter(({ id }) => gone.has(id) || !base.index.has(id))]
  }
  const all = (): readonly Item[] => (list ??= listed())
  const byId = (id: string): Item | undefined => index.get(id) ?? (gone.has(id) ? undefined : base.index.get(id))
  /** The row is this table's own, in the place of the one that was; it is checked by the library. */
  const keep = async (row: Item): Promise<Item> => {
    const kept = (await own().create(row)) as Item
    const before = byId(kept.id)
    if (index.has(kept.id)) own().delete(before as never)
    index.set(kept.id, kept)
    changed(list && (before ? list.with(list.indexOf(before), kept) : [...list, kept]))
    return kept
  }
  const borrow = (next: Lent<Item>): void => {
    base = next
    collection = undefined
    index = new Map()
    gone.clear()
    changed()
  }
  return {
    all,
    filter: (test: (row: Item) => boolean): Item[] => all().filter(test),
    find: (test: (row: Item) => boolean): Item | undefined => all().find(test),
    byId,
    create: keep,
    /** A row that has a successor stays as it is; the library's own way to one copies it twice, and notes each change. */
    update(id: string, data: (draft: object) => void): Promise<Item> {
      const draft = plainCopy(byId(id)!)
      data(draft)
      return keep(draft)
    },
    /** Answers how many. */
    remove(test: (row: Item) => boolean): number {
      const removed = new Set(all().filter(test))
      for (const row of removed) {
        if (base.index.has(row.id)) gone.add(row.id)
        if (index.delete(row.id)) own().delete(row as never)
      }
      if (removed.size > 0) changed(all().filter((row) => !removed.has(row)))
      return removed.size
    },
    async load(rows: readonly Item[]): Promise<void> {
      borrow(nothing)
      for (const row of rows) await keep(row)
    },
    lend: (): Lent<Item> => (lending ??= { rows: [...all()], index: new Map(all().map((row) => [row.id, row])) }),
    borrow,
  }
}

/** A table on MSW's data library. `changed` is called after each change and gives the new version. */
export function createTable<S extends Schema.Codec<Identified, unknown>>(
  schema: S,
  name: string,
  changed: () => number,
  lent?: Lent<S['Type']> & { readonly version: number },
): Table<S['Type']> {
  type Item = S['Type']
  const rows = createRows(schema, lent)
  const stamped = <T>(value: T): T => {
    table.version = changed()
    return value
  }
  const add = async (row: Item): Promise<Item> => {
    if (rows.byId(row.id)) throw new Error(`${name} already has a row ${row.id}`)
    return stamped(await rows.create(row))
  }
  const table: Table<Item> = {
    version: lent?.version ?? 0,
    get: rows.byId,
    find: rows.find,
    filter: rows.filter,
    all: rows.all,
    add,
    put: async (row) => {
      if (!rows.byId(row.id)) return add(row)
      return stamped(await rows.update(row.id, (draft) => void Object.assign(draft, row)))
    },
    change: async (id, recipe) => {
      if (!rows.byId(id)) throw new Error(`${name} has no row ${id}`)
      return stamped(await rows.update(id, recipe as (draft: object) => void))
    },
    remove: (test) => {
      const removed = rows.remove(test)
      return removed > 0 ? stamped(removed) : 0
    },
    dump: () => rows.all().map((row) => structuredClone({ ...row })),
    load: async (list) => {
      await rows.load(list)
      stamped(list.length)
    },
    fork: (note) => createTable(schema, name, note, { ...rows.lend(), version: table.version }),
    lend: () => {
      const lent = rows.lend()
      rows.borrow(lent)
      return lent
    },
    borrow: (lent) => {
      rows.borrow(lent)
      stamped(undefined)
    },
  }
  return table
}
