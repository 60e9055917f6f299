import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createJournal, type Trouble } from '#src/journal/journal.ts'
import { StoreMoved } from '#src/journal/store.ts'
import { openIndexedDbStore } from '#src/journal/stores/indexeddb.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { added, counterKind } from './toy.ts'

let databases = 0
/** A page that leads itself on this database: a browser without locks, or a page that was frozen. */
const pageOf = async (name: string) => {
  const troubles: Trouble[] = []
  const open = () => openIndexedDbStore({ name, timer: createSystemClock() })
  const journal = createJournal({ open, kinds: [counterKind], onTrouble: (trouble) => troubles.push(trouble) })
  const [read] = await journal.open()
  return { journal, troubles, count: (read?.state as { context: { count: number } } | undefined)?.context.count ?? 0 }
}
const isOver = async (work: Promise<unknown>) => {
  let over = false
  void work.then(() => (over = true))
  await new Promise((resolve) => void setTimeout(resolve, 30))
  return over
}

describe('two pages that lead on one journal', () => {
  it('write nothing over each other: the one that was overtaken says so, and what waits for it never begins', async () => {
    const name = `two-${++databases}`
    const [one, two] = [await pageOf(name), await pageOf(name)]
    one.journal.append('counter', added(1))
    await one.journal.durable()
    two.journal.append('counter', added(2, 10))
    expect(await isOver(two.journal.durable())).toBe(false)
    expect([one.troubles, two.troubles]).toEqual([[], [{ kind: 'moved' }]])
    one.journal.append('counter', added(3))
    expect(await isOver(one.journal.durable())).toBe(true)
    await two.journal.close()
    const third = await pageOf(name)
    expect([third.count, third.troubles]).toEqual([2, []])
  })

  it('go on from what the other one has written, once that is read', async () => {
    const name = `two-${++databases}`
    const one = await pageOf(name)
    one.journal.append('counter', added(1))
    await one.journal.durable()
    const two = await pageOf(name)
    two.journal.append('counter', added(2, 10))
    await two.journal.durable()
    one.journal.append('counter', added(3))
    expect(await isOver(one.journal.durable())).toBe(false)
    expect((await pageOf(name)).count).toBe(11)
  })

  it('are told apart also where the other one is of a release that counts no writes, or only forgets', async () => {
    const store = async (name: string) => {
      const opened = await openIndexedDbStore({ name, timer: createSystemClock() })
      await opened.load()
      return opened
    }
    const entry = (seq: number) => ({ seq, stream: 'counter', v: 0, fact: added(1) })
    for (const other of [{ append: [entry(1)] }, { drop: ['counter'] }]) {
      const name = `two-${++databases}`
      const [one, two] = [await store(name), await store(name)]
      await one.write(other)
      await expect(two.write({ append: [entry(1)] })).rejects.toBeInstanceOf(StoreMoved)
    }
  })
})

it('a database that takes long is said to be slow, and is opened all the same', async () => {
  const name = `slow-${++databases}`
  const one = await pageOf(name)
  one.journal.append('counter', added(1, 4))
  await one.journal.durable()
  await one.journal.close()
  // Whoever waits has waited for long before the browser has answered.
  const timer = { setTimeout: (run: () => void) => run(), clearTimeout: () => undefined }
  let slow = 0
  const open = () => openIndexedDbStore({ name, timer, onSlow: () => (slow += 1) })
  const journal = createJournal({ open, kinds: [counterKind] })
  const [read] = await journal.open()
  expect([slow, read?.state]).toMatchObject([1, { context: { count: 4 } }])
})
