import { expect, it } from 'vitest'
import { castOf } from './cast.ts'
import { demoAccount } from './demo-account.ts'
import { openWorld } from '../open-world.ts'
import { createTestClock } from '../test-kit.ts'

/** The world whose table lists the same rows in another order. */
const turned = <Row>(table: { all(): readonly Row[]; filter(test: (row: Row) => boolean): Row[] }) => ({
  ...table,
  all: () => table.all().toReversed(),
  filter: (test: (row: Row) => boolean) => table.filter(test).toReversed(),
})

it('the chat begins with the demo account and what is recommended first, in whatever order the tables stand', async () => {
  const { tables, clock } = await openWorld({ clock: createTestClock() })
  const recommended = tables.products
    .filter((row) => row.recommended > 0)
    .map(({ id, recommended: place }) => ({ id, place }))
    .toSorted((a, b) => a.place - b.place)
  expect(recommended.length).toBeGreaterThan(2)
  expect(new Set(recommended.map(({ place }) => place)).size).toBe(recommended.length)
  const other = {
    ...tables,
    products: turned(tables.products),
    users: turned(tables.users),
  } as unknown as typeof tables
  for (const cast of [castOf({ tables, clock }), castOf({ tables: other, clock })]) {
    expect(cast.cards.map(({ id }) => id)).toEqual(recommended.map(({ id }) => id))
    expect(cast.people[0]!.id).toBe(demoAccount.userId)
  }
})
