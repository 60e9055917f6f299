import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Entry, StreamKind } from '#src/journal/entry.ts'
import { createJournal, type Trouble } from '#src/journal/journal.ts'
import type { JournalStore, StoreWrite } from '#src/journal/store.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { added, counterKind } from './toy.ts'

type Open = () => Promise<JournalStore>
type State = { value: string; context: { count: number; note: string } }

let databases = 0
const stores: Record<string, () => Open> = {
  memory: () => {
    const store = createMemoryStore()
    return async () => store
  },
  IndexedDB: () => {
    const name = `journal-${++databases}`
    return () => openIndexedDbStore({ name, timer: createSystemClock() })
  },
}

const start = async (open: Open, kinds: readonly StreamKind[] = [counterKind], more = {}) => {
  const troubles: Trouble[] = []
  const journal = createJournal({ open, kinds, onTrouble: (trouble) => troubles.push(trouble), ...more })
  const states = await journal.open()
  const state = (stream: string) => states.find((row) => row.stream === stream)?.state as State | undefined
  return { journal, state, troubles }
}

describe.each(Object.keys(stores))('a journal in %s', (kind) => {
  let open: Open
  beforeEach(() => {
    open = stores[kind]!()
  })

  it('gives back every stream as the fold of its facts', async () => {
    const first = await start(open)
    for (let at = 0; at < 12; at++) first.journal.append('counter', added(at))
    first.journal.append('counter/other', added(12, 5))
    await first.journal.durable()

    const second = await start(open)
    expect(second.state('counter')).toMatchObject({ value: 'high', context: { count: 12 } })
    expect(second.state('counter/other')).toMatchObject({ value: 'low', context: { count: 5 } })
    expect(second.troubles).toEqual([])
  })

  it('tells of a fact once it is stored, in order, and of the last one of a stream that ends with it', async () => {
    const told: (number | string)[] = []
    const watched = async () => {
      const store = await open()
      const write = async (one: StoreWrite) => {
        await store.write(one)
        told.push(`written ${(one.append ?? []).map(({ seq }) => seq).join()}`)
      }
      return { ...store, write }
    }
    const { journal } = await start(watched, [counterKind], { onStored: ({ seq }: Entry) => told.push(seq) })
    journal.append('counter', added(1))
    journal.append('counter', added(2))
    expect(told).toEqual([])
    await journal.durable()
    expect(told).toEqual(['written 1,2', 1, 2])
    journal.append('counter/other', added(3))
    await journal.drop(['counter/other'])
    await journal.durable()
    expect(told).toContain(3)
  })

  it('keeps credentials in one write with the facts of their turn, and forgets them so', async () => {
    const writes: StoreWrite[] = []
    const watched = async () => {
      const store = await open()
      return { ...store, write: (one: StoreWrite) => (writes.push(one), store.write(one)) }
    }
    const credentials = { token: 'T', validate: '', userId: '7', keptAt: 1 }
    const { journal } = await start(watched)
    journal.append('counter', added(1))
    journal.keepCredentials(credentials)
    await journal.durable()
    const second = (await start(watched)).journal
    expect(second.credentials()).toEqual(credentials)
    second.append('counter', added(2))
    second.keepCredentials(null)
    await second.durable()
    expect((await start(open)).journal.credentials()).toBeNull()
    expect(writes).toMatchObject([
      { append: [{ seq: 1 }], credentials },
      { append: [{ seq: 2 }], credentials: null },
    ])
  })

  it('keeps and forgets credentials in a turn without any fact', async () => {
    const credentials = { token: 'T', validate: '', userId: '7', keptAt: 1 }
    for (const next of [credentials, null]) {
      const { journal } = await start(open)
      journal.keepCredentials(next)
      await journal.durable()
      expect((await start(open)).journal.credentials()).toEqual(next)
    }
  })

  it('keeps the state of a stream and nothing of what led to it', async () => {
    const first = await start(open)
    for (let at = 0; at < 12; at++) first.journal.append('counter', added(at))
    first.journal.append('counter/other', added(12, 5))
    await first.journal.reduce(['counter'])
    first.journal.append('counter', added(13))
    await first.journal.durable()
    expect((await first.journal.history()).map(({ stream, seq }) => [stream, seq])).toEqual([
      ['counter/other', 13],
      ['counter', 14],
    ])
    const second = await start(open)
    expect(second.state('counter')).toMatchObject({ value: 'high', context: { count: 13 } })
    expect(second.state('counter/other')).toMatchObject({ value: 'low', context: { count: 5 } })
  })

  it('reads the streams of a kind back once its machine is at hand, and takes no checkpoint before', async () => {
    const first = await start(open)
    for (let at = 0; at < 5; at++) first.journal.append('counter', added(at))
    await first.journal.durable()
    const { machine: _machine, ...policy } = counterKind
    const second = await start(open, [policy as StreamKind], { checkpointEvery: 1, keepFacts: 0 })
    expect(second.state('counter')).toBeUndefined()
    expect(second.journal.streams()).toEqual(['counter'])
    expect(second.journal.install(counterKind)).toMatchObject([{ stream: 'counter', state: { context: { count: 5 } } }])
    second.journal.append('counter', added(6))
    await second.journal.durable()
    expect((await start(open)).state('counter')).toMatchObject({ context: { count: 6 } })
  })

  it('continues the order of facts after a restart', async () => {
    const first = await start(open)
    first.journal.append('counter', added(1))
    await first.journal.durable()
    const second = await start(open)
    const entry = second.journal.append('counter', added(2))
    await second.journal.durable()
    expect(entry?.seq).toBe(2)
    expect((await second.journal.history()).map((row) => row.seq)).toEqual([1, 2])
  })

  it('folds to the same state from a snapshot and its tail as from all facts', async () => {
    const first = await start(open, [counterKind], { checkpointEvery: 5, keepFacts: 3 })
    for (let at = 0; at < 23; at++) {
      first.journal.append('counter', added(at))
      await first.journal.durable()
    }
    const kept = await first.journal.history()
    expect(kept.length).toBeLessThan(23)
    const second = await start(open)
    expect(second.state('counter')).toMatchObject({ value: 'high', context: { count: 23 } })
  })

  it('never writes a secret, neither as a fact nor in a snapshot', async () => {
    const { journal } = await start(open, [counterKind], { checkpointEvery: 1 })
    journal.append('counter', { type: 'counter.noted', note: 'kept', password: 'hunter2', at: 1 } as never)
    journal.append('counter', { type: 'counter.noted', field: 'code', value: '246810', secret: true, at: 2 } as never)
    await journal.durable()
    const second = await open()
    const written = JSON.stringify([await journal.history(), await second.load()])
    expect(written).toContain('kept')
    expect(written).not.toContain('hunter2')
    expect(written).not.toContain('246810')
  })

  it('sets a stream aside whose fold throws, starts it clean, keeps the others and says so', async () => {
    const first = await start(open)
    first.journal.append('counter', added(1))
    first.journal.append('counter', { type: 'counter.broken', at: 2 } as never)
    first.journal.append('counter/other', added(3, 7))
    await first.journal.durable()

    const second = await start(open)
    expect(second.state('counter')).toBeUndefined()
    expect(second.state('counter/other')).toMatchObject({ context: { count: 7 } })
    expect(second.troubles).toMatchObject([{ kind: 'quarantined', stream: 'counter' }])
    const third = await start(open)
    expect(third.troubles).toEqual([])
  })

  it('reads facts of an older version through the upcasts', async () => {
    const first = await start(open)
    first.journal.append('counter', added(1, 2))
    await first.journal.durable()
    const doubled: StreamKind = {
      ...counterKind,
      upcasts: [
        {
          fact: (fact) => ({ ...fact, by: (fact as { by?: number }).by! * 10 }) as never,
          state: (state) => state,
        },
      ],
    }
    const second = await start(open, [doubled])
    expect(second.state('counter')).toMatchObject({ context: { count: 20 } })
  })

  it('shows a stream written by a newer release and never writes to it', async () => {
    const newer: StreamKind = { ...counterKind, upcasts: [{ fact: (fact) => fact, state: (state) => state }] }
    const first = await start(open)
    first.journal.append('counter', added(1, 4))
    await first.journal.durable()
    const second = await start(open, [newer])
    second.journal.append('counter', added(2, 100))
    await second.journal.durable()

    const third = await start(open)
    expect(third.troubles).toMatchObject([{ kind: 'newer', stream: 'counter' }])
    expect(third.state('counter')).toMatchObject({ context: { count: 4 } })
    expect(third.journal.append('counter', added(3))).toBeUndefined()
  })

  it('forgets a stream that is dropped', async () => {
    const first = await start(open)
    first.journal.append('counter', added(1))
    first.journal.append('counter/form', added(2))
    await first.journal.durable()
    await first.journal.drop(['counter/form'])
    const second = await start(open)
    expect(second.state('counter/form')).toBeUndefined()
    expect(second.state('counter')).toMatchObject({ context: { count: 1 } })
  })
})

describe('a journal whose store fails', () => {
  it('works in memory when the store cannot be opened, and says so once', async () => {
    const { journal, troubles } = await start(() => Promise.reject(new Error('SecurityError')))
    journal.append('counter', added(1))
    await journal.durable()
    expect(troubles).toEqual([{ kind: 'memoryOnly', reason: 'SecurityError' }])
    expect(await journal.history()).toHaveLength(1)
  })

  it('keeps what was noted when the quota is full in the middle of a run, and says so once', async () => {
    const store = createMemoryStore()
    let full = false
    const failing: JournalStore = {
      ...store,
      write: (change) => (full ? Promise.reject(new Error('QuotaExceededError')) : store.write(change)),
    }
    const { journal, troubles } = await start(async () => failing)
    journal.append('counter', added(1))
    await journal.durable()
    full = true
    journal.append('counter', added(2))
    journal.append('counter', added(3))
    await journal.durable()
    journal.append('counter', added(4))
    await journal.durable()
    expect(troubles).toHaveLength(1)
    expect((await journal.history()).map((entry) => (entry.fact as { at?: number }).at)).toEqual([1, 2, 3, 4])
  })

  it('takes credentials out of a full store too', async () => {
    const store = createMemoryStore()
    const failing: JournalStore = {
      ...store,
      write: (change) =>
        change.append?.length ? Promise.reject(new Error('QuotaExceededError')) : store.write(change),
    }
    await store.write({ credentials: { token: 'T', validate: '', userId: '7' } })
    const { journal } = await start(async () => failing)
    journal.append('counter', added(1))
    journal.keepCredentials(null)
    await journal.durable()
    expect((await store.load()).credentials).toBeNull()
    await journal.close()
  })

  it('waits for a database that is slow to open, and says so once', async () => {
    const told: string[] = []
    const overdue = { setTimeout: (run: () => void) => run(), clearTimeout: () => undefined }
    const store = await openIndexedDbStore({ name: 'slow', timer: overdue, onSlow: () => told.push('slow') })
    expect([await store.history(), told]).toEqual([[], ['slow']])
    store.close()
  })

  it('takes what is forgotten out of a full store too', async () => {
    const store = createMemoryStore()
    const failing: JournalStore = {
      ...store,
      write: (change) => (change.append ? Promise.reject(new Error('QuotaExceededError')) : store.write(change)),
    }
    const earlier = await start(async () => store)
    earlier.journal.append('counter', added(1))
    earlier.journal.append('counter/other', added(2))
    await earlier.journal.durable()
    const { journal } = await start(async () => failing)
    journal.append('counter', added(3))
    await journal.drop(['counter'])
    expect((await store.history()).map((entry) => entry.stream)).toEqual(['counter/other'])
    await journal.close()
  })

  it.each([
    ['a fact', { tail: [{ seq: 3, stream: 'counter', v: 0 }] }],
    ['the name of a stream', { tail: [{ seq: 3, v: 0, fact: added(3) }] }],
    ['a snapshot', { snapshots: [{ stream: 'counter', seq: 2, v: 0 }] }],
    ['the state of a snapshot', { snapshots: [{ stream: 'counter', seq: 2, v: 0, state: { status: 'active' } }] }],
  ])('begins with what is whole where %s is cut off', async (_, cut) => {
    const whole = { seq: 1, stream: 'counter/other', v: 0, fact: added(1, 5) }
    const { tail = [], snapshots = [] } = cut as { tail?: object[]; snapshots?: object[] }
    const store = createMemoryStore()
    const stored = { lastSeq: 3, tail: [whole, ...tail], snapshots } as never
    const { state, journal } = await start(async () => ({ ...store, load: async () => stored }))
    expect(state('counter/other')).toMatchObject({ context: { count: 5 } })
    expect(journal.append('counter', added(4))?.seq).toBe(4)
    await journal.durable()
  })
})
