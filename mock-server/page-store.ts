import type { ChatSnapshot } from './im/server.ts'
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { type Row, type TableName, tableNames } from './world/rows.ts'
import type { SeedRows } from './world/rows.ts'
import { snapshotFormat, type World, type WorldCore } from './world/world.ts'

interface SavedHead {
  readonly format: number
  readonly core: WorldCore
  readonly version: number
  readonly versions: Readonly<Record<TableName, number>>
}

interface SavedChat {
  readonly format: number
  readonly snapshot: ChatSnapshot
}

/** Keeps one world for all pages of an origin. `pull` before a request, `push` after it, both inside the lock. */
export interface PageStore {
  pull(world: World): Promise<void>
  push(world: World): Promise<void>
  /** The chat service's memory, null when there is none that this version can read. */
  loadChat(): Promise<ChatSnapshot | null>
  saveChat(snapshot: ChatSnapshot): Promise<void>
  /** False in private mode and with a blocked database: then every page has a world of its own. */
  readonly durable: boolean
}

const defaultName = 'shucang-world'
const storeName = 'parts'
const headKey = 'head'
const chatKey = 'chat'
const filePrefix = 'chat-file/'

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
    ...createChatStore(() => database, giveUp),
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

/** Uploaded files are stored once each, beside the rest of the memory, which changes with every message. */
function createChatStore(
  database: () => IDBPDatabase | null,
  giveUp: () => void,
): Pick<PageStore, 'loadChat' | 'saveChat'> {
  const range = () => IDBKeyRange.bound(filePrefix, `${filePrefix}\uffff`)
  return {
    async loadChat() {
      try {
        const source = database()
        const saved = (await source?.get(storeName, chatKey)) as SavedChat | undefined
        if (!source || saved?.format !== snapshotFormat) return null
        const { snapshot } = saved
        for (const app of Object.values(snapshot.apps)) {
          const names = (await source.getAllKeys(storeName, range())) as string[]
          for (const name of names) {
            const [key, uuid] = name.slice(filePrefix.length).split('/') as [string, string]
            if (key === app.appKey) app.files[uuid] = (await source.get(storeName, name)) as (typeof app.files)[string]
          }
        }
        return snapshot
      } catch {
        giveUp()
        return null
      }
    },
    async saveChat(snapshot) {
      const target = database()
      if (!target) return
      try {
        const stored = new Set(await target.getAllKeys(storeName, range()))
        const transaction = target.transaction(storeName, 'readwrite')
        const files = Object.values(snapshot.apps).flatMap((app) =>
          Object.entries(app.files).map(([uuid, file]) => [`${filePrefix}${app.appKey}/${uuid}`, file] as const),
        )
        const apps = Object.fromEntries(Object.entries(snapshot.apps).map(([key, app]) => [key, { ...app, files: {} }]))
        const saved: SavedChat = { format: snapshotFormat, snapshot: { ...snapshot, apps } }
        const wanted = new Set<unknown>(files.map(([key]) => key))
        await Promise.all([
          transaction.store.put(saved, chatKey),
          ...files.filter(([key]) => !stored.has(key)).map(([key, file]) => transaction.store.put(file, key)),
          ...[...stored].filter((key) => !wanted.has(key)).map((key) => transaction.store.delete(key)),
          transaction.done,
        ])
      } catch {
        giveUp()
      }
    },
  }
}

/** Removes the stored world; pages that are open go on with theirs, each for itself. */
export const forgetPageWorld = (name = defaultName): Promise<void> => deleteDB(name)
