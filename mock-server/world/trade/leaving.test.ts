import { expect, it } from 'vitest'
import { me, openStand, other, outcome } from '../../world-test-kit.ts'
import { openAuction, placeBid } from '../auction/bidding.ts'
import { releaseAsk } from '../finance/asks.ts'
import { publishLease } from '../finance/leases.ts'
import { leaveWorld } from './leaving.ts'
import { list } from './listings.ts'
import { reserve } from './holds.ts'
import { placesLeft, priorityPlaces, priorityProducts } from './priority.ts'

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

it('whoever leaves keeps no place from others, and nothing that served them alone is kept of them', async () => {
  const { world } = await openStand()
  const { tables } = world
  const product = priorityProducts(world).find((row) => priorityPlaces(row) > 1)!
  const left = placesLeft(world, product)
  const at = world.clock.now()
  for (const who of [me, other]) {
    await tables.priorityAppointments.add({ id: `${product.id}/${who}`, productId: product.id, userId: who, at })
    for (const table of [tables.appointments, tables.favourites]) {
      await table.add({ id: table === tables.favourites ? `${who}/${product.id}` : `${product.id}/${who}`, at })
    }
    await tables.queue.add({ id: `${product.id}/${who}`, joinedAt: at, ahead: 0 })
    await tables.noticeReads.put({ id: `${who}/1`, at })
    await tables.listFilters.add({ id: who, typeIds: [], rarities: [], onlyOnSale: true })
    await tables.personalNotices.add({
      id: `n-${who}`,
      userId: who,
      title: '',
      summary: '',
      content: '',
      publishedAt: at,
    })
    await tables.substitutions.add({ id: who, from: '13900000000', at })
  }
  await leaveWorld(world, me)
  expect(placesLeft(world, product)).toBe(left - 1)
  const personal = [
    'appointments',
    'favourites',
    'queue',
    'noticeReads',
    'listFilters',
    'personalNotices',
    'substitutions',
  ] as const
  const named = (who: string) =>
    personal.filter((name) => tables[name].all().some((row) => JSON.stringify(row).includes(who)))
  expect(named(me)).toEqual([])
  expect(named(other)).toEqual(personal)
})
