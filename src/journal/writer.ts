import type { JournalStore, Stored, StoreWrite } from './store.ts'
import { createMemoryStore } from './stores/memory.ts'

/**
 * Writes one change after the other. When the store refuses, everything known moves into memory and the journal goes on there;
 * `onRefused` hears of it once.
 */
export function createWriter(contents: () => StoreWrite, onRefused: (reason: string) => void) {
  let store: JournalStore = createMemoryStore()
  let last: Promise<void> = Promise.resolve()

  const fallBack = async (error: unknown): Promise<void> => {
    store = createMemoryStore()
    onRefused(error instanceof Error ? error.message : String(error))
    await store.write(contents())
  }

  return {
    /** Takes the store that `open` gives, or memory, and reads what it holds. */
    async open(open: () => Promise<JournalStore>): Promise<Stored> {
      try {
        store = await open()
        return await store.load()
      } catch (error) {
        await fallBack(error)
        return store.load()
      }
    },
    store: () => store,
    /** Puts a change behind those that wait. `change` is made when its turn comes. */
    write(change: () => StoreWrite): Promise<void> {
      last = last.then(() => store.write(change())).catch(fallBack)
      return last
    },
    written: () => last,
  }
}
