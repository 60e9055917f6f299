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
  /** Version of the world at which the table changed last. */
  version: number
}

/** A table on MSW's data library. `changed` is called after each change and gives the new version. */
export function createTable<S extends Schema.Codec<Identified, unknown>>(
  schema: S,
  name: string,
  changed: () => number,
): Table<S['Type']> {
  type Item = S['Type']
  const standard = Schema.toStandardSchemaV1(schema as Schema.Codec<Identified, Identified>)
  const fresh = () => new Collection({ schema: standard })
  let collection = fresh()
  const byId = (id: string) => collection.findFirst((query) => query.where((row) => row.id === id)) as Item | undefined
  const stamped = <T>(value: T): T => {
    table.version = changed()
    return value
  }
  const add = async (row: Item): Promise<Item> => {
    if (byId(row.id)) throw new Error(`${name} already has a row ${row.id}`)
    return stamped((await collection.create(row)) as Item)
  }
  const table: Table<Item> = {
    version: 0,
    get: byId,
    find: (test) => collection.findFirst((query) => query.where(test)) as Item | undefined,
    filter: (test) => collection.findMany((query) => query.where(test)) as Item[],
    all: () => collection.all() as readonly Item[],
    add,
    put: async (row) => {
      if (!byId(row.id)) return add(row)
      const replace = (draft: object) => void Object.assign(draft, row)
      return stamped(
        (await collection.update((query) => query.where((old) => old.id === row.id), { data: replace })) as Item,
      )
    },
    change: async (id, recipe) => {
      const data = recipe as (draft: object) => void
      const row = await collection.update((query) => query.where((old) => old.id === id), { data })
      if (!row) throw new Error(`${name} has no row ${id}`)
      return stamped(row as Item)
    },
    remove: (test) => {
      const gone = collection.deleteMany((query) => query.where(test)).length
      if (gone > 0) stamped(gone)
      return gone
    },
    dump: () => collection.all().map((row) => structuredClone({ ...row }) as Item),
    load: async (list) => {
      collection = fresh()
      for (const row of list) await collection.create(row)
      stamped(list.length)
    },
  }
  return table
}
