import { expect, it } from 'vitest'
import { createJournal, type Journal } from '#src/journal/journal.ts'
import type { StoreWrite } from '#src/journal/store.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { macrotask } from '#src/services/clock/virtual-clock.ts'
import { added, counterKind } from './toy.ts'

/** A store that writes some time later, one thing after the other; `refuses` makes the first one fail. */
function lateStore(refuses = false) {
  const store = createMemoryStore()
  const written: StoreWrite[] = []
  let underWay = 0
  let fails = refuses
  const write = async (change: StoreWrite): Promise<void> => {
    underWay += 1
    for (let turn = 0; turn < 5; turn += 1) await macrotask()
    underWay -= 1
    if (fails) {
      fails = false
      throw new Error('the disk is full')
    }
    written.push(change)
    await store.write(change)
  }
  return { store: { ...store, write }, written, underWay: () => underWay }
}

/** What is asked of a journal and resolves, and what the store has been told by then. */
const asked: readonly (readonly [what: string, ask: (journal: Journal) => Promise<unknown>, told: object])[] = [
  ['durable', (journal) => journal.durable(), { append: [{ seq: 1 }] }],
  ['drop', (journal) => journal.drop(['counter']), { drop: ['counter'] }],
  ['reduce', (journal) => journal.reduce(['counter']), { reduce: ['counter'] }],
  ['truncate', (journal) => journal.truncate(0), { truncateTo: 0 }],
  ['close', (journal) => journal.close(), { append: [{ seq: 1 }] }],
]

it.each(asked)('%s resolves once the store has done it', async (_, ask, told) => {
  const { store, written, underWay } = lateStore()
  const journal = createJournal({ open: async () => store, kinds: [counterKind], onTrouble: () => undefined })
  await journal.open()
  journal.append('counter', added(1))
  await ask(journal)
  expect([written.at(-1), underWay()]).toMatchObject([told, 0])
})

it.each(asked)('%s of a store that refuses resolves once all that was known is in memory', async (what, ask) => {
  const { store } = lateStore(true)
  const journal = createJournal({ open: async () => store, kinds: [counterKind], onTrouble: () => undefined })
  await journal.open()
  journal.append('counter', added(1))
  await ask(journal)
  expect(await journal.history()).toMatchObject(['durable', 'close'].includes(what) ? [{ fact: added(1) }] : [])
})

it('what was dropped is in no state and no fact that is written later', async () => {
  const { store, written } = lateStore()
  const kept = { ...counterKind }
  const journal = createJournal({ open: async () => store, kinds: [kept], onTrouble: () => undefined })
  await journal.open()
  for (let at = 1; at <= 3; at += 1) for (const stream of ['counter/a', 'counter/b']) journal.append(stream, added(at))
  await journal.drop(['counter/a'])
  written.length = 0
  await journal.reduce(['counter/a', 'counter/b'])
  expect(JSON.stringify(written.map(({ append, snapshots }) => [append, snapshots]))).not.toContain('counter/a')
  expect(JSON.stringify(await journal.contents())).not.toContain('counter/a')
})
