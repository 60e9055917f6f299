import { describe, expect, it } from 'vitest'
import { minute, second } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { Refused } from '../refusals.ts'
import { giveAway } from '../trade/items.ts'
import { balanceOf, houseAccounts } from '../trade/ledger.ts'
import { list } from '../trade/listings.ts'
import type { World } from '../world.ts'
import { bidsOf, leastOf, placeBid, settleDue, stateAt } from './bidding.ts'
import { fromOutside, nextFallAt, priceAt, takeLot } from './inscriptions.ts'
import { liveAuctions } from './life.ts'
import { feeBasisPoints, settlingMs, slotMs } from './numbers.ts'

const me = demoAccount.userId
const mine = { userId: me, payer: me }
const other = fromOutside('10004')

/** A world in which nobody bids by themselves. */
async function open() {
  const clock = createTestClock()
  const world = await openWorld({ clock })
  world.settings = { ...world.settings, livelyMarket: false }
  return { clock, world }
}
const auction = (world: World, id = '880003') => world.tables.auctions.get(id)!
const least = (world: World, id = '880003') => leastOf(auction(world, id), bidsOf(world, id)[0])
const fen = (world: World, owner = me) => balanceOf(world, 'fen', owner)

async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

describe('the hall of auctions', () => {
  it('begins sound, with what is sold held once', async () => {
    const { world } = await open()
    expect(auditWorld(world)).toEqual([])
    const { copyId, sellerId } = auction(world)
    expect(await outcome(giveAway(world, copyId, sellerId, me))).toBe('itemLocked')
    const offer = { kind: 'copy', itemId: copyId, sellerId, priceFen: 100 } as const
    expect(await outcome(list(world, offer))).toBe('itemLocked')
  })

  it('holds the whole of a bid and frees it at once when somebody bids more', async () => {
    const { world } = await open()
    const before = fen(world)
    const bid = await placeBid(world, '880003', mine, least(world))
    expect(fen(world)).toBe(before - bid.amountFen)
    expect(auditWorld(world)).toEqual([])
    await placeBid(world, '880003', other, least(world))
    expect(fen(world)).toBe(before)
    expect(bidsOf(world, '880003').map((row) => row.state)).toEqual(['held', 'freed'])
    expect(auditWorld(world)).toEqual([])
  })

  it('holds only the difference when somebody raises their own bid', async () => {
    const { world } = await open()
    const before = fen(world)
    await placeBid(world, '880003', mine, least(world))
    const higher = await placeBid(world, '880003', mine, before)
    expect([higher.amountFen, fen(world)]).toEqual([before, 0])
    expect(auditWorld(world)).toEqual([])
  })

  it('refuses before anything changes: too low, too poor, too early, one’s own', async () => {
    const { world } = await open()
    const start = least(world)
    expect(await outcome(placeBid(world, '880003', mine, start - 1))).toBe('bidTooLow')
    expect(await outcome(placeBid(world, '880003', mine, fen(world) + 1))).toBe('notEnough')
    expect(await outcome(placeBid(world, '880003', mine, 0.5))).toBe('badAmount')
    expect(await outcome(placeBid(world, '880005', mine, least(world, '880005')))).toBe('notOnSale')
    expect(await outcome(placeBid(world, '880003', fromOutside(auction(world).sellerId), start))).toBe('ownListing')
    expect(await outcome(placeBid(world, 'nowhere', mine, start))).toBe('notFound')
    await placeBid(world, '880003', other, start)
    // A tie: the same amount in the same moment comes second.
    expect(await outcome(placeBid(world, '880003', mine, start))).toBe('bidTooLow')
    expect(auditWorld(world)).toEqual([])
  })

  it('puts the end off for a late bid, at most ten times, and not where it is switched off', async () => {
    const { clock, world } = await open()
    const { endsAt } = auction(world)
    clock.tick(endsAt - world.clock.now() - 10 * second)
    const at = world.clock.now()
    await placeBid(world, '880003', other, least(world))
    expect(auction(world)).toMatchObject({ endsAt: at + 30 * second, extensions: 1 })
    for (let step = 0; step < 12; step += 1) {
      clock.tick(25 * second)
      await placeBid(world, '880003', other, least(world)).catch(() => undefined)
    }
    expect(auction(world).extensions).toBe(10)
    world.settings = { ...world.settings, snipeWindowMs: 0, snipeExtensionMs: 0 }
    const ends = auction(world, '880004').endsAt
    clock.tick(ends - world.clock.now() - second)
    await placeBid(world, '880004', other, least(world, '880004'))
    expect(auction(world, '880004').endsAt).toBe(ends)
  })

  it('never brings the end nearer, and counts nothing where it stays', async () => {
    for (const [before, endsLater] of [
      [45, 0],
      [30, 0],
      [29, 1],
    ] as const) {
      const { clock, world } = await open()
      world.settings = { ...world.settings, snipeWindowMs: minute }
      const { endsAt } = auction(world)
      clock.tick(endsAt - world.clock.now() - before * second)
      await placeBid(world, '880003', other, least(world))
      expect(auction(world)).toMatchObject({ endsAt: endsAt + endsLater * second, extensions: endsLater })
    }
  })

  it('is lived through once, however often somebody looks', async () => {
    const looked = async (times: number) => {
      const clock = createTestClock()
      const world = await openWorld({ clock })
      world.settings = { ...world.settings, livelyMarket: true }
      await liveAuctions(world)
      for (let look = 0; look < times; look += 1) {
        clock.tick((10 * slotMs) / times)
        await liveAuctions(world)
      }
      const { auctions, auctionBids, inscriptionLots, inscriptionActivities } = world.tables
      return [auctions, auctionBids, inscriptionLots, inscriptionActivities].map((table) => table.all())
    }
    const once = await looked(1)
    for (const times of [10, 40]) expect(await looked(times)).toEqual(once)
  })

  it('is 结算中 between its end and its result, and then pays the seller and hands over', async () => {
    const { clock, world } = await open()
    const won = await placeBid(world, '880003', mine, least(world))
    const { endsAt, sellerId, copyId } = auction(world)
    clock.tick(endsAt - world.clock.now())
    expect(await outcome(placeBid(world, '880003', other, least(world)))).toBe('activityOver')
    await liveAuctions(world)
    expect(stateAt(auction(world), 1, world.clock.now())).toBe('settling')
    expect(world.tables.copies.get(copyId)!.ownerId).toBe(sellerId)
    clock.tick(settlingMs)
    await liveAuctions(world)
    expect(auction(world).state).toBe('struck')
    expect(world.tables.copies.get(copyId)).toMatchObject({ ownerId: me, paidFen: won.amountFen })
    const fee = Math.floor((won.amountFen * feeBasisPoints) / 10_000)
    const paid = world.tables.moves.filter((row) => row.about === won.id && row.kind !== 'bidHeld')
    expect(paid.map(({ to, amount }) => [to, amount])).toEqual([
      [sellerId, won.amountFen - fee],
      [houseAccounts.platform, fee],
    ])
    expect(auditWorld(world)).toEqual([])
  })

  it('lets the copy go where nobody has bid', async () => {
    const { clock, world } = await open()
    const { endsAt, copyId } = auction(world)
    clock.tick(endsAt - world.clock.now() + settlingMs)
    await settleDue(world, world.clock.now())
    expect(auction(world).state).toBe('passed')
    expect(world.tables.locks.get(copyId)).toBeUndefined()
    expect(auditWorld(world)).toEqual([])
  })

  it('lives by itself: bids, sales and new auctions, sound at every step', async () => {
    const clock = createTestClock()
    const world = await openWorld({ clock })
    for (let step = 0; step < 30; step += 1) {
      clock.tick(2 * minute)
      await liveAuctions(world)
      expect(auditWorld(world)).toEqual([])
    }
    expect(world.tables.auctionBids.all().length).toBeGreaterThan(12)
    expect(world.tables.auctions.filter((row) => row.state === 'struck').length).toBeGreaterThan(0)
    expect(world.tables.auctions.filter((row) => row.state === 'open').length).toBeGreaterThan(3)
    expect(world.tables.inscriptionLots.filter((row) => row.state === 'struck').length).toBeGreaterThan(0)
  })
})

describe('inscriptions at falling prices', () => {
  const lot = (world: World) => world.tables.inscriptionLots.get('880060')!

  it('fall by the same step in the same time, down to a floor', async () => {
    const { world } = await open()
    const { startFen, floorFen, dropFen, dropMs, startsAt } = lot(world)
    expect([priceAt(lot(world), startsAt), priceAt(lot(world), startsAt + dropMs - 1)]).toEqual([startFen, startFen])
    expect(priceAt(lot(world), startsAt + 3 * dropMs)).toBe(startFen - 3 * dropFen)
    expect(nextFallAt(lot(world), startsAt + dropMs)).toBe(startsAt + 2 * dropMs)
    expect(priceAt(lot(world), startsAt + 1000 * dropMs)).toBe(floorFen)
    expect(nextFallAt(lot(world), startsAt + 1000 * dropMs)).toBeNull()
  })

  it('go to the first who takes them, at the price of that moment and never for more than was seen', async () => {
    const { world } = await open()
    await world.tables.inscriptionLots.change(
      '880060',
      (draft) => void Object.assign(draft, { startFen: 20_000, floorFen: 5_000, dropFen: 1_000 }),
    )
    const price = priceAt(lot(world), world.clock.now())
    const before = fen(world)
    expect(await outcome(takeLot(world, '880060', mine, price - 1))).toBe('priceChanged')
    await takeLot(world, '880060', mine, price + 5_000)
    expect(before - fen(world)).toBe(price)
    expect(world.tables.copies.get(lot(world).copyId)!.ownerId).toBe(me)
    expect(await outcome(takeLot(world, '880060', other, price))).toBe('soldOut')
    expect(auditWorld(world)).toEqual([])
  })
})

describe('the audit', () => {
  it('finds a bid that was not freed, money that is missing, and a copy that is held for nothing', async () => {
    const { world } = await open()
    const [highest, lower] = bidsOf(world, '880001')
    await world.tables.auctionBids.change(lower!.id, (draft) => void (draft.state = 'held'))
    expect(auditWorld(world).join()).toContain('880001')
    await world.tables.auctionBids.change(lower!.id, (draft) => void (draft.state = 'freed'))
    await world.tables.accounts.change(
      `fen/${houseAccounts.auction}`,
      (draft) => void (draft.balance -= highest!.amountFen),
    )
    expect(auditWorld(world).join()).toContain('fen of bids are held')
    const { world: again } = await open()
    await again.tables.auctions.change('880003', (draft) => void (draft.state = 'passed'))
    expect(auditWorld(again).join()).toContain('is held for nothing')
  })
})
