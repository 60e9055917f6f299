import { type IDBPDatabase, openDB } from 'idb'
import { createMemoryFileStore } from './files.ts'
import type { FileStore } from './platform.ts'

const storeName = 'files'

/** Null where the browser refuses, which it may do at once. */
async function open(name: string): Promise<IDBPDatabase | null> {
  const upgrade = (database: IDBPDatabase) => void database.createObjectStore(storeName)
  const blocking = (_from: number, _to: number | null, event: Event) => (event.target as IDBDatabase).close()
  try {
    return await openDB(name, 1, { upgrade, blocking })
  } catch {
    return null
  }
}

/**
 * Files in IndexedDB: what was chosen while offline is still there after a reload or in the tab that takes over. Where the browser
 * refuses (private mode, full quota), files live for this run only.
 */
export function createIndexedDbFileStore(name = 'shucang-chat-files'): FileStore {
  const memory = createMemoryFileStore()
  const opened = open(name)
  return {
    async put(key, bytes) {
      try {
        const database = await opened
        if (database) await database.put(storeName, bytes, key)
        else await memory.put(key, bytes)
      } catch {
        await memory.put(key, bytes)
      }
    },
    async get(key) {
      const kept = await memory.get(key)
      if (kept) return kept
      const database = await opened
      const stored: unknown = await database?.get(storeName, key).catch(() => undefined)
      return stored instanceof Blob ? stored : null
    },
    async keys() {
      const database = await opened
      const stored = (await database?.getAllKeys(storeName).catch(() => [])) ?? []
      return [...(await memory.keys()), ...stored.map(String)]
    },
    async remove(key) {
      await memory.remove(key)
      const database = await opened
      await database?.delete(storeName, key).catch(() => undefined)
    },
  }
}
