import type { JournalStore, Stored, StoreWrite } from './store.ts'
import { createMemoryStore } from './stores/memory.ts'

/**
 * Writes one change after the other. When the store refuses, everything known moves into memory and the journal goes on there;
 * `onRefused` hears of it once. What is forgotten from then on is taken out of the store too: a full disk keeps nothing of a person
 * who has left.
 */
export function createWriter(contents: () => StoreWrite, onRefused: (reason: string) => void) {
  let store: JournalStore = createMemoryStore()
  let left: JournalStore | undefined
  let last: Promise<void> = Promise.resolve()

  const fallBack = async (error: unknown): Promise<void> => {
    left = store
    store = createMemoryStore()
    onRefused(error instanceof Error ? error.message : String(error))
    await store.write(contents())
  }

  const put = (change: StoreWrite): Promise<void> => {
    const { drop = [], reduce = [] } = change
    if (!left || drop.length + reduce.length === 0) return store.write(change)
    // A store that cannot even forget has been said to keep nothing.
    const forgotten = left.write({ drop: [...drop, ...reduce] }).catch(() => undefined)
    return forgotten.then(() => store.write(change))
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
      last = last.then(() => put(change())).catch(fallBack)
      return last
    },
    written: () => last,
    close(): void {
      left?.close()
      store.close()
    },
  }
}
