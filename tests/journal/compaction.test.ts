import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { JournalStore } from '#src/journal/store.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { added } from './toy.ts'

const stores: Record<string, () => Promise<JournalStore>> = {
  memory: async () => createMemoryStore(),
  IndexedDB: () => openIndexedDbStore({ name: 'compaction', timer: createSystemClock() }),
}

describe.each(Object.entries(stores))('a compaction in %s', (_, open) => {
  it('forgets what a snapshot covers, and nothing else, however old it is', async () => {
    const store = await open()
    const entry = (seq: number, stream: string) => ({ seq, stream, v: 0, fact: added(seq) })
    const append = [entry(1, 'counter'), entry(2, 'counter/new'), entry(3, 'counter'), entry(4, 'counter')]
    await store.write({ append })
    const snapshots = [{ stream: 'counter', seq: 3, v: 0, state: {} }]
    await store.write({ snapshots, forgetUpTo: 4 })
    expect((await store.history()).map(({ seq }) => seq)).toEqual([2, 4])
    expect((await store.load()).tail.map(({ seq }) => seq)).toEqual([2, 4])
    store.close()
  })
})
