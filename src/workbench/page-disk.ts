import type { JournalStore } from '#src/journal/store.ts'

/**
 * How it is with what a page stores. `full`: nothing more is taken. `blocked`: from the next opening on nothing can be opened, and the
 * app lives in memory.
 * `lost`: at the next opening all is gone.
 */
export const diskKinds = ['none', 'full', 'blocked', 'lost'] as const
export type DiskKind = (typeof diskKinds)[number]

/** The storage of a bench in a page, in the hands of whoever opened it. */
export interface PageDisk {
  kind: DiskKind
}

export const diskFull = () => new DOMException('the disk is full', 'QuotaExceededError')
export const diskBlocked = () => new DOMException('storage is not allowed here', 'SecurityError')

/** The journal's store as the disk lets it be. */
export async function storeOn(disk: PageDisk, open: () => Promise<JournalStore>): Promise<JournalStore> {
  if (disk.kind === 'blocked') throw diskBlocked()
  const store = await open()
  return { ...store, write: async (one) => (disk.kind === 'full' ? Promise.reject(diskFull()) : store.write(one)) }
}
