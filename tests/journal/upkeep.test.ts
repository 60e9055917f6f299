import { describe, expect, it } from 'vitest'
import type { StreamKind } from '#src/journal/entry.ts'
import { createJournal, type JournalOptions } from '#src/journal/journal.ts'
import type { JournalStore, StoreWrite } from '#src/journal/store.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { added, counterKind } from './toy.ts'

/** A store that lists what is written to it, is full on demand, and tells whether it was closed. */
function watchedStore() {
  const memory = createMemoryStore()
  const seen = { writes: [] as StoreWrite[], isFull: false, isClosed: false }
  const store: JournalStore = {
    ...memory,
    write(change) {
      if (seen.isFull && change.append) return Promise.reject(new Error('QuotaExceededError'))
      seen.writes.push(change)
      return memory.write(change)
    },
    close: () => void (seen.isClosed = true),
  }
  return { store, seen, memory }
}

async function start(store: JournalStore, more: Partial<JournalOptions> = {}) {
  const journal = createJournal({ open: async () => store, kinds: [counterKind], ...more })
  return { journal, states: await journal.open() }
}

const appended = ({ append = [] }: StoreWrite) => append.length
const settle = () => new Promise((next) => setImmediate(next))

describe('what is noted', () => {
  it('is written although nobody waits for it, and in one write what was noted in one turn', async () => {
    const { store, seen } = watchedStore()
    const { journal } = await start(store)
    journal.append('counter', added(1))
    await settle()
    expect(seen.writes.map(appended)).toEqual([1])
    for (const at of [2, 3, 4]) journal.append('counter/other', added(at))
    await settle()
    expect(seen.writes.map(appended)).toEqual([1, 3])
  })

  it('is written before the journal is closed', async () => {
    const { store, seen, memory } = watchedStore()
    const { journal } = await start(store)
    journal.append('counter', added(1))
    await journal.close()
    expect(await memory.history()).toHaveLength(1)
    expect(seen.isClosed).toBe(true)
  })

  it('is not written when its stream is dropped first, and what was said beside it is', async () => {
    const { store, memory } = watchedStore()
    const { journal } = await start(store)
    journal.append('counter', added(1))
    journal.append('counter/other', added(2))
    await journal.drop(['counter'])
    await journal.durable()
    expect((await memory.history()).map(({ stream }) => stream)).toEqual(['counter/other'])
    expect(journal.streams()).toEqual(['counter/other'])
  })
})

describe('checkpoints', () => {
  /** After which fact a checkpoint was written, and what it covers. */
  async function checkpointsOf(facts: readonly string[], more: Partial<JournalOptions>) {
    const { store, seen } = watchedStore()
    const { journal } = await start(store, more)
    const taken: object[] = []
    for (const [index, stream] of facts.entries()) {
      seen.writes.length = 0
      journal.append(stream, added(index))
      await journal.durable()
      for (const { snapshots, coveredUpTo, forgetUpTo } of seen.writes)
        if (snapshots) taken.push({ after: index + 1, of: snapshots.map((one) => one.stream), coveredUpTo, forgetUpTo })
    }
    return taken
  }

  it('come after so many facts, of the streams that have moved, and forget all but so many', async () => {
    const facts = ['counter/a', 'counter/a', 'counter/a', 'counter/b', 'counter/b', 'counter/b', 'counter/a']
    expect(await checkpointsOf(facts, { checkpointEvery: 3, keepFacts: 2 })).toEqual([
      { after: 3, of: ['counter/a'], coveredUpTo: 3, forgetUpTo: 1 },
      { after: 6, of: ['counter/b'], coveredUpTo: 6, forgetUpTo: 4 },
    ])
  })

  it('come after 500 facts and keep 5,000 where nothing else is said', async () => {
    const { store, seen } = watchedStore()
    const { journal } = await start(store)
    for (let at = 1; at < 500; at++) journal.append('counter', added(at))
    await journal.durable()
    expect(seen.writes.some(({ snapshots }) => snapshots)).toBe(false)
    journal.append('counter', added(500))
    await journal.durable()
    expect(seen.writes.at(-1)).toMatchObject({ coveredUpTo: 500, forgetUpTo: -4500 })
  })

  it('of a stream with a single fact keep that fact', async () => {
    const { store } = watchedStore()
    const { journal } = await start(store, { checkpointEvery: 1, keepFacts: 0 })
    journal.append('counter', added(1, 7))
    await journal.durable()
    expect(await store.history()).toEqual([])
    expect((await start(store)).states).toMatchObject([{ state: { context: { count: 7 } } }])
  })

  it('wait while the machine of any stream is not at hand', async () => {
    const { store, seen } = watchedStore()
    const later: StreamKind = { ...counterKind, kind: 'later' }
    const { machine: _machine, ...policy } = later
    const before = await start(store, { kinds: [counterKind, later] })
    before.journal.append('later', added(1))
    await before.journal.durable()
    const { journal } = await start(store, { kinds: [counterKind, policy], checkpointEvery: 1 })
    journal.append('counter', added(2))
    await journal.durable()
    expect(seen.writes.some(({ snapshots }) => snapshots)).toBe(false)
    expect(journal.install(later)).toMatchObject([{ stream: 'later' }])
    journal.append('counter', added(3))
    await journal.durable()
    expect(seen.writes.at(-1)?.snapshots?.map(({ stream }) => stream)).toEqual(['later', 'counter'])
  })

  it('of streams that are reduced touch no other', async () => {
    const { store, seen } = watchedStore()
    const { journal } = await start(store)
    journal.append('counter', added(1))
    journal.append('counter/other', added(2))
    await journal.reduce(['counter'])
    expect(seen.writes.at(-1)).toMatchObject({ snapshots: [{ stream: 'counter' }], reduce: ['counter'] })
  })
})

describe('what is not understood', () => {
  it('is left alone where nothing is known of its kind', async () => {
    const { store, memory } = watchedStore()
    await memory.write({ append: [{ seq: 1, stream: 'future/1', v: 0, fact: added(1) }] })
    const { journal, states } = await start(store, { checkpointEvery: 1 })
    expect([states, journal.streams()]).toEqual([[], []])
    journal.append('counter', added(2))
    await journal.durable()
    expect((await memory.history()).map(({ stream }) => stream)).toContain('future/1')
  })

  it('is set aside for good: what is noted after it begins anew', async () => {
    const { store } = watchedStore()
    const before = await start(store)
    before.journal.append('counter', { type: 'counter.broken' })
    await before.journal.durable()
    const { journal, states } = await start(store)
    expect([states, journal.streams()]).toEqual([[], []])
    journal.append('counter', added(2, 3))
    await journal.durable()
    expect((await start(store)).states).toMatchObject([{ state: { context: { count: 3 } } }])
  })
})

describe('a store that became full', () => {
  it('is asked for nothing but to forget, and closed with the journal', async () => {
    const { store, seen, memory } = watchedStore()
    const { journal } = await start(store)
    journal.append('counter', added(1))
    journal.append('counter/other', added(2))
    await journal.durable()
    seen.isFull = true
    journal.append('counter', added(3))
    await journal.durable()
    const before = seen.writes.length
    journal.append('counter', added(4))
    await journal.durable()
    expect(seen.writes).toHaveLength(before)
    await journal.reduce(['counter'])
    expect((await memory.history()).map(({ stream }) => stream)).toEqual(['counter/other'])
    expect((await journal.history()).map(({ seq }) => seq)).toEqual([2])
    await journal.close()
    expect(seen.isClosed).toBe(true)
  })
})
