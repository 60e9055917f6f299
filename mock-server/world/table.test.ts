import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { createSeededRandom } from '#src/services/random/random.ts'
import { createTable, type Table } from './table.ts'

const CountedRow = Schema.Struct({ id: Schema.String, count: Schema.Int, deep: Schema.Struct({ at: Schema.Int }) })
type Counted = typeof CountedRow.Type
const row = (id: string, count: number): Counted => ({ id, count, deep: { at: count } })

/** A table, and beside it what it should hold, in order, and when it changed last. */
interface Pair {
  readonly table: Table<Counted>
  held: readonly Counted[]
  version: number
}

/** What a deed answers and what it should: `[what, expected]`. */
type Answer = readonly [unknown, unknown]
const said = (deed: Promise<unknown>): Promise<unknown> => deed.catch((error: Error) => error.message)

/** Tables that go on from one another, of which one is changed at each step. */
function begin(seed: number) {
  const random = createSeededRandom(seed)
  let versions = 0
  const changed = () => ++versions
  const pairs: Pair[] = [{ table: createTable(CountedRow, 'rows', changed), held: [], version: 0 }]
  const any = (): Pair => pairs[random.int(pairs.length)]!
  const become = (pair: Pair, held: readonly Counted[]): void => {
    pair.held = held
    pair.version = versions
  }
  const replaced = ({ held }: Pair, next: Counted) => held.map((one) => (one.id === next.id ? next : one))
  const deeds: readonly ((pair: Pair, id: string, step: number) => Promise<Answer>)[] = [
    async (pair, id, step) => {
      const isHere = pair.held.some((one) => one.id === id)
      const answer = await said(pair.table.add(row(id, step)))
      if (!isHere) become(pair, [...pair.held, row(id, step)])
      return [answer, isHere ? `rows already has a row ${id}` : row(id, step)]
    },
    async (pair, id, step) => {
      const isHere = pair.held.some((one) => one.id === id)
      const answer = await pair.table.put(row(id, step))
      become(pair, isHere ? replaced(pair, row(id, step)) : [...pair.held, row(id, step)])
      return [answer, row(id, step)]
    },
    async (pair, id, step) => {
      const before = pair.held.find((one) => one.id === id)
      const after = before && { id, count: before.count + 100, deep: { at: step } }
      const recipe = (draft: { count: number; deep: { at: number } }) => {
        draft.count += 100
        draft.deep.at = step
      }
      const answer = await said(pair.table.change(id, recipe))
      if (after) become(pair, replaced(pair, after))
      return [answer, after ?? `rows has no row ${id}`]
    },
    async (pair, _, step) => {
      const isGone = (one: Counted) => one.count % 3 === step % 3
      const left = pair.held.filter((one) => !isGone(one))
      const [answer, expected] = [pair.table.remove(isGone), pair.held.length - left.length]
      if (expected > 0) become(pair, left)
      return [answer, expected]
    },
    async (pair) => {
      await pair.table.load(pair.held.slice(1))
      become(pair, pair.held.slice(1))
      return [0, 0]
    },
    async ({ table, held, version }) => {
      if (pairs.length < 4) pairs.push({ table: table.fork(changed), held, version })
      return [0, 0]
    },
    async ({ table, held }) => {
      const other = any()
      other.table.borrow(table.lend())
      become(other, held)
      return [0, 0]
    },
    async ({ table }) => {
      // What was handed out is the reader's own, and changes nothing.
      for (const one of table.dump() as { count: number; deep: { at: number } }[]) one.deep.at = one.count = -1
      return [0, 0]
    },
  ]
  return { pairs, next: (step: number) => deeds[random.int(deeds.length)]!(any(), `r${random.int(8)}`, step) }
}

const isOdd = ({ count }: Counted): boolean => count % 2 === 1

/** What was lent or split off goes on by itself: whatever one of them does, the others have what they had. */
it('a table holds what was put into it, in its order, and so does each that goes on from another', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { pairs, next } = begin(seed)
    for (let step = 1; step <= 40; step++) {
      const [answer, expected] = await next(step)
      expect([seed, step, answer]).toEqual([seed, step, expected])
      for (const [at, { table, held, version }] of pairs.entries()) {
        const seen = { at, seed, step, all: table.all(), dump: table.dump(), version: table.version }
        expect(seen).toEqual({ at, seed, step, all: held, dump: held, version })
        const found = ['r0', 'r7'].map((id) => held.find((one) => one.id === id))
        expect([table.get('r0'), table.get('r7')]).toEqual(found)
        expect([table.find(isOdd), table.filter(isOdd)]).toEqual([held.find(isOdd), held.filter(isOdd)])
      }
    }
  }
})

it('a row that is none of its schema is refused, and nothing has changed', async () => {
  const table = createTable(CountedRow, 'rows', () => 9)
  await table.add(row('a', 1))
  const odd = [
    { id: 'b', count: 'many', deep: { at: 1 } },
    { id: 'b', count: 1 },
  ] as unknown as Counted[]
  const refusals = await Promise.all(odd.map((one) => said(table.add(one))))
  const changed = await said(table.change('a', (draft) => void (draft.count = 0.5)))
  expect([...refusals, changed].map((refusal) => typeof refusal)).toEqual(['string', 'string', 'string'])
  expect(table.all()).toEqual([row('a', 1)])
})
