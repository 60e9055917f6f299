import { plainCopy } from '#src/domain/plain-copy.ts'
import type { ArchiveTable, Range, ArchiveRow, Rows } from './table.ts'

/** Rows for this run only: where the browser refuses to keep anything, in tests, and without pages. */
export function createMemoryTable(): ArchiveTable {
  const rows = new Map<string, ArchiveRow>()
  let sorted: Readonly<Record<'key' | 'newest', readonly string[]>> | undefined

  const order = (by: 'key' | 'newest'): readonly string[] => {
    sorted ??= {
      key: [...rows.keys()].sort(),
      newest: [...rows.values()].sort((a, b) => (a.newest < b.newest ? -1 : 1)).map(({ key }) => key),
    }
    return sorted[by]
  }
  const nameOf = (by: 'key' | 'newest', key: string): string => (by === 'key' ? key : rows.get(key)!.newest)

  /** The first place at which names are not below `bound`. */
  const placeOf = (by: 'key' | 'newest', keys: readonly string[], bound: string): number => {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (nameOf(by, keys[middle]!) < bound) low = middle + 1
      else high = middle
    }
    return low
  }

  const access: Rows = {
    get: async (key) => rows.get(key),
    put(row) {
      if (!rows.has(row.key)) sorted = undefined
      rows.set(row.key, plainCopy(row))
    },
    remove(key) {
      if (rows.delete(key)) sorted = undefined
    },
    list: async (by, { from, to }: Range, count) => {
      const keys = order(by)
      const begin = placeOf(by, keys, from)
      const end = placeOf(by, keys, to)
      return keys.slice(begin, Math.min(end, begin + count)).map((key) => rows.get(key))
    },
    before: async ({ from, to }) => {
      const keys = order('key')
      const last = keys[placeOf('key', keys, to) - 1]
      return last !== undefined && last >= from ? rows.get(last) : undefined
    },
  }
  return {
    transact: (_mode, work) => work(access),
    clear: async () => {
      rows.clear()
      sorted = undefined
    },
  }
}
