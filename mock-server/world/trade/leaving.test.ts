import { expect, it } from 'vitest'
import { me, openStand, other, outcome } from '../../world-test-kit.ts'
import { openAuction, placeBid } from '../auction/bidding.ts'
import { releaseAsk } from '../finance/asks.ts'
import { publishLease } from '../finance/leases.ts'
import { leaveWorld } from './leaving.ts'
import { list } from './listings.ts'
import { reserve } from './holds.ts'

type Stand = Awaited<ReturnType<typeof openStand>>

/** What keeps somebody here, each by itself. */
const kept: readonly (readonly [string, (stand: Stand) => Promise<unknown>])[] = [
  [
    'the highest bid in an auction',
    async ({ world, copy, clock }) => {
      const { id: copyId } = await copy(other)
      const now = clock.now()
      const { id } = await openAuction(world, { copyId, startFen: 1000, startsAt: now, endsAt: now + 60_000 })
      return placeBid(world, id, { userId: me, payer: me }, 1000)
    },
  ],
  [
    'an auction of their own',
    async ({ world, copy, clock }) => {
      const { id: copyId } = await copy(me)
      const now = clock.now()
      return openAuction(world, { copyId, startFen: 1000, startsAt: now, endsAt: now + 60_000 })
    },
  ],
  [
    'somebody who is paying for an offer of theirs',
    async ({ world, copy }) => {
      const { id: itemId } = await copy(me)
      const { id: targetId } = await list(world, { kind: 'copy', itemId, sellerId: me, priceFen: 900 })
      return reserve(world, { intent: 'one-intent', kind: 'listing', targetId, userId: other })
    },
  ],
]

it.each(kept)('whoever may not leave for %s keeps everything', async (_, keep) => {
  const stand = await openStand()
  const { world, product, give, copy } = stand
  for (const who of [me, other]) await give(who, 1_000_000)
  await releaseAsk(world, { kind: 'copy', targetId: product.id, askerId: me, priceFen: 900, days: 3 })
  await publishLease(world, { copyId: (await copy(me)).id, ownerId: me, rentFen: 200, daysMax: 7, buyoutFen: 0 })
  await keep(stand)
  const { tables } = world
  const own = () => ({
    asks: tables.asks.filter((row) => row.askerId === me && row.state === 'released').length,
    leases: tables.leases.filter((row) => row.ownerId === me && row.state === 'published').length,
    listings: tables.listings.filter((row) => row.sellerId === me && row.state !== 'down').length,
    moves: tables.moves.all().length,
  })
  const before = own()
  expect(await outcome(leaveWorld(world, me))).toBe('itemLocked')
  expect(own()).toEqual(before)
})
