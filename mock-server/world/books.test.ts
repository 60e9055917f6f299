import { expect, it } from 'vitest'
import { openWorld } from '../open-world.ts'
import { createTestClock } from '../test-kit.ts'
import { bookNames, booksOf } from './books.ts'
import { demoAccount } from './demo-account.ts'

it('ORD-8 the books count what they say they count, no more and no less', async () => {
  const world = await openWorld({ clock: createTestClock() })
  expect(Object.keys(booksOf(world, demoAccount.userId)).toSorted()).toEqual(bookNames.toSorted())
})
