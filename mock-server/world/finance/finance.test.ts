import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { catchUp } from '../checkout/due.ts'
import { demoAccount } from '../demo-account.ts'
import { push, unlock } from '../garden/slots.ts'
import { Refused } from '../refusals.ts'
import { giveAway } from '../trade/items.ts'
import { balanceOf, houseAccounts, move } from '../trade/ledger.ts'
import { list, openListings } from '../trade/listings.ts'
import { melt } from '../trade/melting.ts'
import type { World } from '../world.ts'
import { cancelAsk, chooseOffer, openAsks, releaseAsk, sellToAsk } from './asks.ts'
import { buyOut, endLease, publishLease, rent, withdrawLease } from './leases.ts'
import { liveFinance } from './life.ts'
import { cancelPledge, lend, publishPledge } from './pledges.ts'

const me = demoAccount.userId
const other = '10003'
const open = () => openWorld({ clock: createTestClock() })
const fen = (world: World, owner: string) => balanceOf(world, 'fen', owner)

async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

const freeCopy = (world: World, ownerId = me) => {
  return world.tables.copies.find(
    (row) =>
      row.ownerId === ownerId &&
      world.tables.locks.get(row.id) === undefined &&
      row.freeAt <= world.clock.now() &&
      row.terms.resale,
  )!
}
const later = async (world: World, ms: number) => {
  world.clock.advance(ms)
  await catchUp(world)
}

describe('an ask', () => {
  it('holds its price until it is sold, and pays the seller less the fee', async () => {
    const world = await open()
    const copy = freeCopy(world)
    const [before, mine] = [fen(world, other), fen(world, me)]
    const ask = await releaseAsk(world, {
      kind: 'copy',
      targetId: copy.productId,
      askerId: other,
      priceFen: 10_001,
      days: 1,
    })
    expect(before - fen(world, other)).toBe(10_001)
    expect(auditWorld(world)).toEqual([])
    await sellToAsk(world, ask.id, copy.id, me)
    // 5 % of 100.01 yuan, cut down to the fen.
    expect(fen(world, me) - mine).toBe(10_001 - 500)
    expect(world.tables.copies.get(copy.id)).toMatchObject({ ownerId: other, paidFen: 10_001 })
    expect(await outcome(sellToAsk(world, ask.id, copy.id, me))).toBe('askEnded')
    expect(await outcome(cancelAsk(world, ask.id, other))).toBe('askEnded')
    expect(auditWorld(world)).toEqual([])
  })

  it('chooses an offer that costs no more, and the rest goes back', async () => {
    const world = await open()
    const offer = openListings(world).find((row) => row.kind === 'copy' && row.sellerId !== me)!
    const wanted = { kind: 'copy', targetId: offer.ofId, askerId: me, days: 7 } as const
    const before = fen(world, me)
    const low = await releaseAsk(world, { ...wanted, priceFen: offer.priceFen - 100 })
    expect(await outcome(chooseOffer(world, low.id, offer.id, me))).toBe('priceChanged')
    const ask = await releaseAsk(world, { ...wanted, priceFen: offer.priceFen + 300 })
    await chooseOffer(world, ask.id, offer.id, me)
    expect(await outcome(chooseOffer(world, ask.id, offer.id, me))).toBe('askEnded')
    await cancelAsk(world, low.id, me)
    expect(before - fen(world, me)).toBe(offer.priceFen)
    expect(world.tables.copies.get(offer.itemId)?.ownerId).toBe(me)
    expect(auditWorld(world)).toEqual([])
  })

  it('ends by itself, is taken back once, and is not made without the money or with too many', async () => {
    const world = await open()
    const wanted = { kind: 'copy', targetId: freeCopy(world).productId, askerId: me, days: 1 } as const
    const before = fen(world, me)
    expect(await outcome(releaseAsk(world, { ...wanted, priceFen: before + 1 }))).toBe('notEnough')
    expect(await outcome(releaseAsk(world, { ...wanted, priceFen: 1 }))).toBe('badAmount')
    const ask = await releaseAsk(world, { ...wanted, priceFen: 500 })
    await cancelAsk(world, ask.id, me)
    await cancelAsk(world, ask.id, me)
    expect(await outcome(cancelAsk(world, ask.id, other))).toBe('notYours')
    for (let step = 0; step < 20; step += 1) await releaseAsk(world, { ...wanted, priceFen: 100 })
    expect(await outcome(releaseAsk(world, { ...wanted, priceFen: 100 }))).toBe('tooManyAsks')
    await later(world, day + 1)
    expect(fen(world, me)).toBe(before)
    expect(auditWorld(world)).toEqual([])
  })
})

describe('a pledge', () => {
  const wanted = { borrowerId: me, loanFen: 33_333, rateBasisPoints: 5, days: 7 } as const

  it('holds the thing from the beginning, wherever else it could go', async () => {
    const world = await open()
    const { id: copyId } = freeCopy(world)
    const pledge = await publishPledge(world, { ...wanted, copyId })
    const offer = { kind: 'copy', itemId: copyId, sellerId: me, priceFen: 1000 } as const
    await unlock(world, me, 'magic-1')
    const lease = { copyId, ownerId: me, rentFen: 100, daysMax: 3, buyoutFen: 0 }
    for (const job of [
      list(world, offer),
      giveAway(world, copyId, me, other),
      melt(world, copyId, me, 'weiDou'),
      push(world, me, 'magic-1', copyId),
      publishLease(world, lease),
      publishPledge(world, { ...wanted, copyId }),
    ]) {
      expect(await outcome(job)).toBe('itemPledged')
    }
    expect(await outcome(lend(world, pledge.id, me))).toBe('ownPledge')
    await cancelPledge(world, pledge.id, me)
    await publishLease(world, lease)
    expect(await outcome(list(world, offer))).toBe('itemLeased')
    expect(auditWorld(world)).toEqual([])
  })

  it('is paid back at its end with the interest of its days', async () => {
    const world = await open()
    const { id: copyId } = freeCopy(world)
    // What they have put aside for asks comes back within these days.
    for (const row of openAsks(world).filter((ask) => ask.askerId === other)) await cancelAsk(world, row.id, other)
    const [mine, theirs] = [fen(world, me), fen(world, other)]
    const { id } = await publishPledge(world, { ...wanted, copyId })
    await lend(world, id, other)
    expect(await outcome(lend(world, id, '10004'))).toBe('pledgeEnded')
    expect(await outcome(cancelPledge(world, id, me))).toBe('pledgeEnded')
    await later(world, 7 * day - 1)
    expect(world.tables.pledges.get(id)?.state).toBe('pledged')
    await later(world, 1)
    expect(world.tables.pledges.get(id)).toMatchObject({ state: 'redeemed', repaidFen: 33_449 })
    expect([fen(world, me) - mine, fen(world, other) - theirs]).toEqual([-116, 116])
    expect(world.tables.locks.get(copyId)).toBeUndefined()
    expect(auditWorld(world)).toEqual([])
  })

  /** Everything somebody has goes to the bank, and comes back. */
  const empty = (world: World) =>
    move(world, {
      kind: 'opening',
      currency: 'fen',
      amount: fen(world, me),
      from: me,
      to: houseAccounts.bank,
      about: me,
      note: '提现',
    })
  const refill = (world: World) =>
    move(world, {
      kind: 'opening',
      currency: 'fen',
      amount: 100_000,
      from: houseAccounts.bank,
      to: me,
      about: me,
      note: '充值',
    })

  it('is redeemed late, with interest going on', async () => {
    const world = await open()
    const { id: copyId } = freeCopy(world)
    const { id } = await publishPledge(world, { ...wanted, copyId })
    await lend(world, id, other)
    await empty(world)
    await later(world, 7 * day + hour)
    expect(world.tables.pledges.get(id)?.state).toBe('pledged')
    await refill(world)
    await later(world, day)
    // Eight days of 0.05 %: 1.33 yuan.
    expect(world.tables.pledges.get(id)).toMatchObject({ state: 'redeemed', repaidFen: 33_333 + 133 })
    expect(auditWorld(world)).toEqual([])
  })

  it('is lost after the days of grace, also when nobody looked for weeks', async () => {
    const world = await open()
    const { id: copyId } = freeCopy(world)
    const { id } = await publishPledge(world, { ...wanted, copyId })
    await lend(world, id, other)
    await empty(world)
    await later(world, 60 * day)
    const { lentAt, endedAt, state } = world.tables.pledges.get(id)!
    expect([state, endedAt - lentAt]).toEqual(['expired', 10 * day])
    expect(world.tables.copies.get(copyId)?.ownerId).toBe(other)
    expect(auditWorld(world)).toEqual([])
  })
})

describe('a lease', () => {
  const terms = { rentFen: 200, daysMax: 7, buyoutFen: 8_000 }
  const letOut = async (world: World) => {
    const { id: copyId } = freeCopy(world)
    return publishLease(world, { ...terms, copyId, ownerId: me })
  }

  it('is rented for as many days as it is let out for at most, and for one at least', async () => {
    const world = await open()
    const lease = await letOut(world)
    expect(await outcome(rent(world, lease.id, other, 0))).toBe('badRequest')
    expect((await rent(world, lease.id, other, terms.daysMax)).days).toBe(7)
  })

  it('goes back at its end, and the owner has the rent', async () => {
    const world = await open()
    const lease = await letOut(world)
    const [mine, theirs] = [fen(world, me), fen(world, other)]
    expect(await outcome(rent(world, lease.id, me, 3))).toBe('ownLease')
    expect(await outcome(rent(world, lease.id, other, 8))).toBe('badRequest')
    await rent(world, lease.id, other, 3)
    expect([fen(world, me) - mine, fen(world, other) - theirs]).toEqual([0, -600])
    expect(await outcome(withdrawLease(world, lease.id, me))).toBe('leaseEnded')
    await later(world, 3 * day)
    expect(world.tables.leases.get(lease.id)).toMatchObject({ state: 'returned', rentPaidFen: 600 })
    expect([fen(world, me) - mine, fen(world, other) - theirs]).toEqual([600, -600])
    expect(auditWorld(world)).toEqual([])
  })

  it('ends early: the days that have begun are paid, the others go back', async () => {
    const world = await open()
    const lease = await letOut(world)
    const [mine, theirs] = [fen(world, me), fen(world, other)]
    await rent(world, lease.id, other, 5)
    await later(world, day + hour)
    expect(await outcome(endLease(world, lease.id, me))).toBe('notYours')
    await endLease(world, lease.id, other)
    expect(await outcome(endLease(world, lease.id, other))).toBe('leaseEnded')
    expect([fen(world, me) - mine, fen(world, other) - theirs]).toEqual([400, -400])
    expect(world.tables.copies.get(lease.copyId)?.ownerId).toBe(me)
    expect(auditWorld(world)).toEqual([])
  })

  it('is bought out for its price, and only while it is rented', async () => {
    const world = await open()
    const lease = await letOut(world)
    const [mine, theirs] = [fen(world, me), fen(world, other)]
    expect(await outcome(buyOut(world, lease.id, other))).toBe('notYours')
    await rent(world, lease.id, other, 5)
    await buyOut(world, lease.id, other)
    // A day of rent, and 80 yuan of which 5 % are the fee.
    expect([fen(world, me) - mine, fen(world, other) - theirs]).toEqual([200 + 7600, -8200])
    expect(world.tables.copies.get(lease.copyId)?.ownerId).toBe(other)
    expect(auditWorld(world)).toEqual([])
  })

  it('is taken back while nobody rents it, and cannot be bought out without a price', async () => {
    const world = await open()
    const lease = await letOut(world)
    await withdrawLease(world, lease.id, me)
    await withdrawLease(world, lease.id, me)
    expect(await outcome(rent(world, lease.id, other, 1))).toBe('leaseEnded')
    const { id } = await publishLease(world, { ...terms, buyoutFen: 0, copyId: lease.copyId, ownerId: me })
    await rent(world, id, other, 1)
    expect(await outcome(buyOut(world, id, other))).toBe('noBuyout')
    expect(auditWorld(world)).toEqual([])
  })
})

describe('other people', () => {
  it('ask, lend, rent and sell by themselves, and nothing is lost on the way', async () => {
    const world = await open()
    const [asks, pledges, leases] = [world.tables.asks, world.tables.pledges, world.tables.leases].map((table) => {
      return JSON.stringify(table.all())
    })
    await liveFinance(world)
    for (let step = 0; step < 24; step += 1) {
      await later(world, 9 * hour)
      await liveFinance(world)
      expect(auditWorld(world)).toEqual([])
    }
    expect(JSON.stringify(world.tables.asks.all())).not.toBe(asks)
    expect(JSON.stringify(world.tables.pledges.all())).not.toBe(pledges)
    expect(JSON.stringify(world.tables.leases.all())).not.toBe(leases)
    const states = new Set([...world.tables.pledges.all(), ...world.tables.leases.all()].map((row) => row.state))
    expect([...states]).toEqual(expect.arrayContaining(['redeemed', 'returned']))
    expect(world.tables.asks.filter((row) => row.state === 'sold').length).toBeGreaterThan(3)
    expect(openAsks(world).length).toBeLessThanOrEqual(120)
  })
})
