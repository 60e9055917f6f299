import type { FileStore } from './platform.ts'

/** Files for this run only. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Blob>()
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    keys: async () => [...files.keys()],
  }
}
