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

/** A table on MSW's data library. `changed` is called after each change and gives the new version. */
export function createTable<S extends Schema.Codec<Identified, unknown>>(
  schema: S,
  name: string,
  changed: () => number,
  lent?: Lent<S>,
): Table<S['Type']> {
  type Item = S['Type']
  const { standard, trust } = trusting(schema)
  const fresh = () => new Collection({ schema: standard })
  let collection = lent?.collection ?? fresh()
  let isLent = lent !== undefined
  /** Rows of the other table that are gone from this one. */
  const gone = new Set(lent?.gone)
  const isHere = ({ id }: Identified) => !gone.has(id)
  const byId = (id: string) =>
    gone.has(id)
      ? undefined
      : (collection.findFirst((query) => query.where((row) => row.id === id)) as Item | undefined)
  const stamped = <T>(value: T): T => {
    table.version = changed()
    return value
  }
  /** From here on the rows are this table's own. */
  const own = async (): Promise<void> => {
    if (!isLent) return
    const mine = fresh()
    trust(true)
    for (const row of collection.all()) if (isHere(row as Item)) await mine.create({ ...row })
    trust(false)
    collection = mine
    isLent = false
    gone.clear()
  }
  const add = async (row: Item): Promise<Item> => {
    if (byId(row.id)) throw new Error(`${name} already has a row ${row.id}`)
    await own()
    return stamped((await collection.create(row)) as Item)
  }
  const update = async (id: string, data: (draft: object) => void): Promise<Item | undefined> => {
    await own()
    return (await collection.update((query) => query.where((row) => row.id === id), { data })) as Item | undefined
  }
  const table: Table<Item> = {
    version: lent?.version ?? 0,
    get: byId,
    find: (test) =>
      collection.findFirst((query) => query.where((row) => isHere(row as Item) && test(row as Item))) as
        | Item
        | undefined,
    filter: (test) =>
      collection.findMany((query) => query.where((row) => isHere(row as Item) && test(row as Item))) as Item[],
    all: () => (gone.size > 0 ? (collection.all() as Item[]).filter(isHere) : (collection.all() as readonly Item[])),
    add,
    put: async (row) => {
      if (!byId(row.id)) return add(row)
      return stamped((await update(row.id, (draft) => void Object.assign(draft, row))) as Item)
    },
    change: async (id, recipe) => {
      const row = byId(id) && (await update(id, recipe as (draft: object) => void))
      if (!row) throw new Error(`${name} has no row ${id}`)
      return stamped(row)
    },
    remove: (test) => {
      if (!isLent) {
        const removed = collection.deleteMany((query) => query.where(test as never)).length
        return removed > 0 ? stamped(removed) : 0
      }
      const removed = table.filter(test)
      for (const { id } of removed) gone.add(id)
      return removed.length > 0 ? stamped(removed.length) : 0
    },
    dump: () => table.all().map((row) => structuredClone({ ...row })),
    load: async (list) => {
      collection = fresh()
      isLent = false
      gone.clear()
      for (const row of list) await collection.create(row)
      stamped(list.length)
    },
    fork: (note) => createTable(schema, name, note, { collection, version: table.version, gone }),
  }
  return table
}
