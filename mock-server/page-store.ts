import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { type Row, type TableName, tableNames } from './world/rows.ts'
import type { SeedRows } from './world/seeds/index.ts'
import { snapshotFormat, type World, type WorldCore } from './world/world.ts'

interface SavedHead {
  readonly format: number
  readonly core: WorldCore
  readonly version: number
  readonly versions: Readonly<Record<TableName, number>>
}

/** Keeps one world for all pages of an origin. `pull` before a request, `push` after it, both inside the lock. */
export interface PageStore {
  pull(world: World): Promise<void>
  push(world: World): Promise<void>
  /** False in private mode and with a blocked database: then every page has a world of its own. */
  readonly durable: boolean
}

const defaultName = 'shucang-world'
const storeName = 'parts'
const headKey = 'head'

const open = async (name: string, lost: () => void): Promise<IDBPDatabase | null> => {
  const upgrade = (database: IDBPDatabase) => void database.createObjectStore(storeName)
  try {
    return await openDB(name, 1, { upgrade, blocking: lost, terminated: lost })
  } catch {
    return null
  }
}

const versionsOf = (world: World): Record<TableName, number> =>
  Object.fromEntries(tableNames.map((name) => [name, world.tables[name].version])) as Record<TableName, number>

const sameFormat = (head: SavedHead | undefined): head is SavedHead => head?.format === snapshotFormat

/**
 * The world in IndexedDB, table by table: a page that is up to date reads one small record, and a request that changed one table
 * writes one table.
 */
export async function openPageStore(name = defaultName): Promise<PageStore> {
  let database: IDBPDatabase | null = null
  let seen: Pick<SavedHead, 'version' | 'versions'> | null = null

  const giveUp = () => {
    database?.close()
    database = null
  }
  database = await open(name, giveUp)

  const write = async (target: IDBPDatabase, world: World): Promise<void> => {
    const versions = versionsOf(world)
    const transaction = target.transaction(storeName, 'readwrite')
    const head: SavedHead = { format: snapshotFormat, core: world.core(), version: world.version, versions }
    const changed = tableNames.filter((name) => seen?.versions[name] !== versions[name])
    await Promise.all([
      ...changed.map((name) => transaction.store.put(world.tables[name].dump(), name)),
      transaction.store.put(head, headKey),
      transaction.done,
    ])
    seen = { version: head.version, versions }
  }

  const read = async (source: IDBPDatabase, world: World): Promise<void> => {
    const head = (await source.get(storeName, headKey)) as SavedHead | undefined
    if (!sameFormat(head)) {
      seen = null
      return write(source, world)
    }
    if (seen && head.version === seen.version && world.version === seen.version) return
    const stale = tableNames.filter((name) => seen?.versions[name] !== head.versions[name])
    const loaded = await Promise.all(
      stale.map(async (name) => [name, (await source.get(storeName, name)) as Row<typeof name>[]]),
    )
    await world.adopt({
      core: head.core,
      tables: Object.fromEntries(loaded) as Partial<SeedRows>,
      version: head.version,
      versions: head.versions,
    })
    seen = { version: head.version, versions: head.versions }
  }

  return {
    get durable() {
      return database !== null
    },
    pull: async (world) => {
      if (!database) return
      try {
        await read(database, world)
      } catch {
        // A store that cannot be read is worth less than a world that answers.
        giveUp()
      }
    },
    push: async (world) => {
      if (!database || world.version === seen?.version) return
      try {
        await write(database, world)
      } catch {
        giveUp()
      }
    },
  }
}

/** Removes the stored world; pages that are open go on with theirs, each for itself. */
export const forgetPageWorld = (name = defaultName): Promise<void> => deleteDB(name)
