import type { JournalStore } from '#src/journal/store.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import type { ArchiveTable } from '#src/services/im/archive/table.ts'
import { createMemoryTable } from '#src/services/im/archive/memory-table.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import type { FileStore } from '#src/services/im/platform.ts'

/** What lies on a phone of the workbench besides its vault, as all its pages have it. */
export interface PhoneDisk {
  readonly journal: JournalStore
  /** How often a page has written to the journal: one that has read before is told. */
  readonly written: { times: number }
  readonly archive: ArchiveTable
  readonly files: FileStore
}

/** In the page around the phones: it is there when the page of a phone is opened again, and gone with the run. */
export function createPhoneDisk(): PhoneDisk & { empty(): Promise<void> } {
  const journal = createMemoryStore()
  const archive = createMemoryTable()
  const files = createMemoryFileStore()
  return {
    journal,
    written: { times: 0 },
    archive,
    // The bytes of a document are gone with it.
    files: { ...files, put: (key, bytes) => files.put(key, structuredClone(bytes)) },
    async empty() {
      await journal.write({ truncateTo: 0, credentials: null })
      await archive.clear()
      for (const key of await files.keys()) await files.remove(key)
    },
  }
}

/**
 * The same for a page of the phone: what it reads is made by itself, because what is asked of an object is often what made it. What lies
 * there is put in another's place and never changed, so it is copied once.
 */
export function readHere({ journal, written, archive, files }: PhoneDisk): PhoneDisk {
  const copies = new WeakMap<object, unknown>()
  const own = <One>(one: One): One => {
    if (typeof one !== 'object' || one === null) return one
    if (!copies.has(one)) copies.set(one, structuredClone(one))
    return copies.get(one) as One
  }
  const all = <One>(list: readonly One[]): One[] => Array.from(list, own)
  return {
    written,
    journal: {
      ...journal,
      load: async () => {
        const { snapshots, tail, lastSeq, credentials } = await journal.load()
        return { snapshots: all(snapshots), tail: all(tail), lastSeq, credentials: own(credentials) }
      },
      history: async () => all(await journal.history()),
      contents: async () => {
        const { facts, states } = await journal.contents()
        return { facts: all(facts), states: all(states) }
      },
      // Whoever looks at it would close it for all.
      close: () => undefined,
    },
    archive: {
      ...archive,
      transact: (mode, work) =>
        archive.transact(mode, (rows) =>
          work({
            ...rows,
            get: async (key) => own(await rows.get(key)),
            list: async (by, range, count) => all(await rows.list(by, range, count)),
            before: async (range) => own(await rows.before(range)),
          }),
        ),
    },
    files: {
      ...files,
      get: async (key) => own(await files.get(key)),
      keys: async () => all(await files.keys()),
    },
  }
}
