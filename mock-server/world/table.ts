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
  /** Version of the world at which the table changed last. */
  version: number
}

/** Rows of another table, until they are changed. */
interface Lent<S extends Schema.Codec<Identified, unknown>> {
  readonly collection: Collection<StandardOf<S>>
  readonly version: number
  readonly gone: ReadonlySet<string>
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

/** The rows of a collection by id, made when first asked for; whoever changes a collection keeps it. Lent rows share it. */
const indices = new WeakMap<object, Map<string, unknown>>()

function indexOf<Item extends Identified>(collection: { all(): readonly unknown[] }): Map<string, Item> {
  const known = indices.get(collection) ?? new Map((collection.all() as Item[]).map((row) => [row.id, row]))
  indices.set(collection, known)
  return known as Map<string, Item>
}

/** The rows of a table: its own, or lent until they are changed. */
function createRows<S extends Schema.Codec<Identified, unknown>>(schema: S, lent?: Lent<S>) {
  type Item = S['Type']
  const { standard, trust } = trusting(schema)
  const fresh = () => new Collection({ schema: standard })
  let collection = lent?.collection ?? fresh()
  let isLent = lent !== undefined
  /** Rows of the other table that are gone from this one. */
  const gone = new Set(lent?.gone)
  const isHere = ({ id }: Identified) => !gone.has(id)
  // Read as the list that it is: a query of the library goes through the same rows, and costs several times as much.
  const all = (): readonly Item[] => {
    const rows = collection.all() as readonly Item[]
    return gone.size > 0 ? rows.filter(isHere) : rows
  }
  /** From here on the rows are this table's own. */
  const own = async (): Promise<void> => {
    if (!isLent) return
    const mine = fresh()
    trust(true)
    for (const row of all()) await mine.create({ ...row })
    trust(false)
    collection = mine
    isLent = false
    gone.clear()
  }
  return {
    all,
    filter: (test: (row: Item) => boolean): Item[] => all().filter(test),
    find: (test: (row: Item) => boolean): Item | undefined => all().find(test),
    byId: (id: string): Item | undefined => (gone.has(id) ? undefined : indexOf<Item>(collection).get(id)),
    async create(row: Item): Promise<Item> {
      await own()
      const made = (await collection.create(row)) as Item
      indexOf<Item>(collection).set(made.id, made)
      return made
    },
    async update(id: string, data: (draft: object) => void): Promise<Item> {
      await own()
      const index = indexOf<Item>(collection)
      const changed = (await collection.update(index.get(id) as never, { data })) as Item
      index.set(changed.id, changed)
      return changed
    },
    /** Answers how many. */
    remove(test: (row: Item) => boolean): number {
      const removed = all().filter(test)
      for (const row of removed) {
        if (isLent) gone.add(row.id)
        else {
          collection.delete(row as never)
          indexOf<Item>(collection).delete(row.id)
        }
      }
      return removed.length
    },
    async load(list: readonly Item[]): Promise<void> {
      collection = fresh()
      isLent = false
      gone.clear()
      for (const row of list) await collection.create(row)
    },
    lend: () => ({ collection, gone }),
  }
}

/** A table on MSW's data library. `changed` is called after each change and gives the new version. */
export function createTable<S extends Schema.Codec<Identified, unknown>>(
  schema: S,
  name: string,
  changed: () => number,
  lent?: Lent<S>,
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
  }
  return table
}
