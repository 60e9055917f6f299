import { Collection } from '@msw/data'
import { Schema } from 'effect'

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

/** Rows of a table that do not change any more. */
export interface Lent<Item> {
  readonly rows: readonly Item[]
  readonly index: ReadonlyMap<string, Item>
}

type StandardOf<S extends Schema.Codec<Identified, unknown>> = ReturnType<
  typeof Schema.toStandardSchemaV1<S & Schema.Codec<Identified, Identified>>
>

/** A schema that can be told to take rows as they are: those of another table have been checked. */
function trusting<S extends Schema.Codec<Identified, unknown>>(schema: S) {
  const strict = Schema.toStandardSchemaV1(schema as S & Schema.Codec<Identified, Identified>)
  const { validate } = strict['~standard']
  let isTrusting = false
  const standard = {
    ...strict,
    '~standard': {
      ...strict['~standard'],
      validate: (value: unknown) => (isTrusting ? { value: structuredClone(value) } : validate(value)),
    },
  } as StandardOf<S>
  return {
    standard,
    trust: (next: boolean): void => {
      isTrusting = next
    },
  }
}

const nothing: Lent<never> = { rows: [], index: new Map<string, never>() }

/** The rows of a table: its own, and those that are lent, of which each is copied when it is changed. */
function createRows<S extends Schema.Codec<Identified, unknown>>(schema: S, lent?: Lent<S['Type']>) {
  type Item = S['Type']
  const { standard, trust } = trusting(schema)
  const fresh = () => new Collection({ schema: standard })
  let base: Lent<Item> = lent ?? nothing
  let own = fresh()
  /** The own rows by id: kept here, because the library goes through them all. */
  let index = new Map<string, Item>()
  /** Lent rows of which there is a copy, and those that are gone. */
  const copied = new Map<string, Promise<unknown>>()
  const gone = new Set<string>()
  let list: readonly Item[] | undefined
  const changed = <T>(value: T): T => {
    list = undefined
    return value
  }
  const listed = (): readonly Item[] => {
    const mine = own.all() as readonly Item[]
    if (base.rows.length === 0) return mine
    if (gone.size + copied.size === 0) return mine.length === 0 ? base.rows : [...base.rows, ...mine]
    const here = base.rows.filter(({ id }) => !gone.has(id))
    const added = mine.filter(({ id }) => !copied.has(id))
    return [...here.map((row) => (copied.has(row.id) ? (index.get(row.id) ?? row) : row)), ...added]
  }
  // Read as the list that it is: a query of the library goes through the same rows, and costs several times as much.
  const all = (): readonly Item[] => (list ??= listed())
  const byId = (id: string): Item | undefined => index.get(id) ?? (gone.has(id) ? undefined : base.index.get(id))
  const keep = (row: Item): Item => {
    index.set(row.id, row)
    return changed(row)
  }
  /** From here on the row is this table's own. */
  const copy = async (row: Item): Promise<void> => {
    trust(true)
    const copying = own.create({ ...row })
    trust(false)
    keep((await copying) as Item)
  }
  const borrow = (next: Lent<Item>): void => {
    base = next
    own = fresh()
    index = new Map()
    copied.clear()
    gone.clear()
    changed(undefined)
  }
  return {
    all,
    filter: (test: (row: Item) => boolean): Item[] => all().filter(test),
    find: (test: (row: Item) => boolean): Item | undefined => all().find(test),
    byId,
    create: async (row: Item): Promise<Item> => keep((await own.create(row)) as Item),
    async update(id: string, data: (draft: object) => void): Promise<Item> {
      if (!index.has(id) && !copied.has(id)) copied.set(id, copy(byId(id)!))
      await copied.get(id)
      return keep((await own.update(index.get(id) as never, { data })) as Item)
    },
    /** Answers how many. */
    remove(test: (row: Item) => boolean): number {
      const removed = all().filter(test)
      for (const row of removed) {
        if (base.index.has(row.id)) gone.add(row.id)
        copied.delete(row.id)
        if (index.delete(row.id)) own.delete(row as never)
      }
      return changed(removed.length)
    },
    async load(rows: readonly Item[]): Promise<void> {
      borrow(nothing)
      for (const row of rows) keep((await own.create(row)) as Item)
    },
    lend: (): Lent<Item> => ({ rows: [...all()], index: new Map(all().map((row) => [row.id, row])) }),
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
