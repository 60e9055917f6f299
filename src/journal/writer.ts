import { type JournalStore, type Stored, StoreMoved, type StoreWrite } from './store.ts'
import { createMemoryStore } from './stores/memory.ts'

interface WriterParts {
  /** Everything known, for a store that takes the place of one that refuses. */
  readonly contents: () => StoreWrite
  readonly onRefused: (error: unknown) => void
  readonly onMoved: () => void
}

const never = (): Promise<never> => Promise.withResolvers<never>().promise

/**
 * Writes one change after the other. When the store refuses, everything known moves into memory and the journal goes on there;
 * `onRefused` hears of it once. What is forgotten from then on is taken out of the store too: a full disk keeps nothing of a person
 * who has left. Where another page has written meanwhile (`onMoved`), nothing is written any more, and nobody is told that it was: what
 * waits for it never begins.
 */
export function createWriter({ contents, onRefused, onMoved }: WriterParts) {
  let store: JournalStore = createMemoryStore()
  let left: JournalStore | undefined
  let last: Promise<void> = Promise.resolve()
  const moved = Promise.withResolvers<void>()

  /** A store that cannot even forget has been said to keep nothing. */
  const forgotten = async ({ drop = [], reduce = [], credentials }: StoreWrite): Promise<void> => {
    if (drop.length + reduce.length === 0 && credentials !== null) return
    const change = { drop: [...drop, ...reduce], ...(credentials === null ? { credentials } : {}) }
    await left?.write(change).catch(() => undefined)
  }

  const fallBack = async (error: unknown, refused: StoreWrite = {}): Promise<void> => {
    left = store
    store = createMemoryStore()
    onRefused(error)
    await store.write(contents())
    await put(refused.credentials === null ? { credentials: null } : {})
  }

  const put = async (change: StoreWrite): Promise<void> => {
    await forgotten(change)
    await store.write(change)
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
      last = last.then(async () => {
        let made: StoreWrite | undefined
        try {
          made = change()
          await put(made)
        } catch (error) {
          if (!(error instanceof StoreMoved)) return fallBack(error, made)
          moved.resolve()
          onMoved()
          return never()
        }
      })
      return last
    },
    written: () => last,
    /** Resolves once another page has written. */
    moved: moved.promise,
    close(): void {
      left?.close()
      store.close()
    },
  }
}
