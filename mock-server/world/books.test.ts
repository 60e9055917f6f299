import { expect, it } from 'vitest'
import { openWorld } from '../open-world.ts'
import { createTestClock } from '../test-kit.ts'
import { bookNames, booksOf } from './books.ts'
import { demoAccount } from './demo-account.ts'
import { houseAccounts } from './trade/ledger.ts'
import { release, reserve, settle } from './trade/holds.ts'

it('ORD-8 the books count what they say they count, no more and no less', async () => {
  const world = await openWorld({ clock: createTestClock() })
  expect(Object.keys(booksOf(world, demoAccount.userId)).toSorted()).toEqual(bookNames.toSorted())
})

it('ORD-8 money that came for what was over and went back is no charge, and what was paid is one', async () => {
  const world = await openWorld({ clock: createTestClock() })
  const { userId } = demoAccount
  const before = booksOf(world, userId)
  const wanted = { userId, kind: 'product', targetId: '201101' } as const
  const late = await reserve(world, { ...wanted, intent: 'late' })
  await release(world, late.id)
  expect(await settle(world, late.id, houseAccounts.bank)).toMatchObject({ outcome: 'refunded' })
  expect(booksOf(world, userId)).toEqual(before)
  const inTime = await reserve(world, { ...wanted, intent: 'in-time' })
  await settle(world, inTime.id, houseAccounts.bank)
  expect(booksOf(world, userId)).toEqual({ ...before, charges: before['charges']! + 1, items: before['items']! + 1 })
})
