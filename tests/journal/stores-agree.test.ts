import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { Entry, StreamSnapshot } from '#src/journal/entry.ts'
import type { JournalStore, StoreWrite } from '#src/journal/store.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { added } from './toy.ts'

const streams = ['counter', 'counter/a', 'counter/b']
const byStream = (one: StreamSnapshot, other: StreamSnapshot) => (one.stream < other.stream ? -1 : 1)

/** A journal's life as its writes, at random: facts come, states cover some, streams go, what is covered is forgotten. */
function writesOf(seed: number): readonly StoreWrite[] {
  const random = createSeededRandom(seed)
  const oneOf = <T>(all: readonly T[]): T => all[random.int(all.length)]!
  let seq = 0
  const append = (): Entry[] =>
    Array.from({ length: 1 + random.int(3) }, () => ({ seq: ++seq, stream: oneOf(streams), v: 0, fact: added(seq) }))
  const covered = new Map<string, number>()
  /** Never older than the last one. */
  const state = (stream: string, at: number): StreamSnapshot => {
    const last = Math.max(at, covered.get(stream) ?? 0)
    covered.set(stream, last)
    return { stream, seq: last, v: 0, state: { value: last } }
  }
  /** Back in time, most often to where a state was taken: that state has happened. */
  const turnedBackTo = (): number => {
    const truncateTo = oneOf([...covered.values(), random.int(seq + 1)])
    for (const [stream, at] of covered) if (at > truncateTo) covered.delete(stream)
    return truncateTo
  }
  const kinds: readonly (() => StoreWrite)[] = [
    () => ({ append: append() }),
    () => ({ append: append(), credentials: { token: `t-${seq}`, userId: '1', validate: '' } as never }),
    () => ({ snapshots: [state(oneOf(streams), random.int(seq + 1))] }),
    () => ({ snapshots: streams.map((stream) => state(stream, seq)), coveredUpTo: seq }),
    () => ({ snapshots: [state(oneOf(streams), seq)], forgetUpTo: seq }),
    () => ({ drop: [oneOf(streams)] }),
    () => ({ reduce: [oneOf(streams)] }),
    () => ({ quarantine: { stream: oneOf(streams), reason: 'damaged' } }),
    () => ({ credentials: null }),
    () => ({ truncateTo: turnedBackTo() }),
  ]
  return Array.from({ length: 14 }, (_, at) => (at === 0 ? kinds[0]! : oneOf(kinds))())
}

async function seen(store: JournalStore) {
  const { snapshots, ...loaded } = await store.load()
  const { facts, states } = await store.contents()
  return {
    ...loaded,
    snapshots: snapshots.toSorted(byStream),
    history: await store.history(),
    facts,
    states: states.toSorted(byStream),
  }
}

it.each(Array.from({ length: 25 }, (_, seed) => seed))(
  'disk and memory keep the same, whatever is written: %i',
  async (seed) => {
    const disk = await openIndexedDbStore({ name: `agree-${seed}`, timer: createSystemClock() })
    const memory = createMemoryStore()
    await disk.load()
    for (const [at, write] of writesOf(seed).entries()) {
      await Promise.all([disk.write(write), memory.write(write)])
      expect([at, await seen(disk)]).toEqual([at, await seen(memory)])
    }
    disk.close()
  },
)
