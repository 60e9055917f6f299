import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import type { StreamKind } from '#src/journal/entry.ts'
import { createJournal, type Trouble } from '#src/journal/journal.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { added, counterKind } from './toy.ts'

let databases = 0
const freshName = () => `releases-${++databases}`

/** A page of a release that knows these kinds; it takes a checkpoint after every third fact. */
const pageOf = async (name: string, kinds: readonly StreamKind[]) => {
  const troubles: Trouble[] = []
  const open = () => openIndexedDbStore({ name, timer: createSystemClock() })
  const onTrouble = (trouble: Trouble) => void troubles.push(trouble)
  const journal = createJournal({ open, kinds, onTrouble, checkpointEvery: 3, keepFacts: 1 })
  const states = await journal.open()
  const counts = Object.fromEntries(
    states.map(({ stream, state }) => [stream, (state as { context: { count: number } }).context.count]),
  )
  const say = async (stream: string, times: number) => {
    for (let at = 1; at <= times; at++) {
      journal.append(stream, added(at))
      await journal.durable()
    }
  }
  return { counts, troubles, say, close: () => journal.close() }
}

const upcast = { fact: (fact: object) => fact, state: (state: unknown) => state } as StreamKind['upcasts'][number]
const changed: StreamKind = { ...counterKind, upcasts: [upcast] }
const added2: StreamKind = { ...counterKind, kind: 'garden' }
const releases: Record<string, { readonly now: readonly StreamKind[]; readonly stream: string }> = {
  'a form that it does not know': { now: [changed, { ...counterKind, kind: 'other' }], stream: 'counter' },
  'a kind that it does not know': { now: [added2, { ...counterKind, kind: 'other' }], stream: 'garden' },
}

describe('an older release on the journal of a newer one', () => {
  it.each(Object.entries(releases))('leaves what is in %s, however much it writes', async (_, { now, stream }) => {
    const name = freshName()
    const newer = await pageOf(name, now)
    await newer.say(stream, 2)
    await newer.close()
    const older = await pageOf(name, [counterKind, { ...counterKind, kind: 'other' }])
    await older.say('other', 10)
    await older.close()
    const { counts, troubles } = await pageOf(name, now)
    expect([counts, troubles]).toEqual([{ [stream]: 2, other: 10 }, []])
  })

  it('says so where the database itself is of another form, and changes nothing in it', async () => {
    const name = freshName()
    const database = await openDB(name, 2, { upgrade: (db) => void db.createObjectStore('facts', { keyPath: 'seq' }) })
    await database.put('facts', { seq: 1 })
    database.close()
    const older = await pageOf(name, [counterKind])
    await older.say('counter', 4)
    expect(older.troubles).toEqual([{ kind: 'newer', stream: '' }])
    const again = await openDB(name)
    expect([again.version, await again.getAll('facts')]).toEqual([2, [{ seq: 1 }]])
    again.close()
  })
})
