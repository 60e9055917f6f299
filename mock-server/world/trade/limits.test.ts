import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { me, openStand, other, outcome, type Stand, third } from '../../world-test-kit.ts'
import { auditWorld } from '../books.ts'
import { boxPiece, productPiece } from '../looks.ts'
import { pictures } from '../pictures.ts'
import type { Row } from '../rows.ts'
import { crownOf, monthOf, openedIn } from './chests.ts'
import { giftFee, giftLeft, giftRules, giveAsset } from './gifting.ts'
import { release, reserve, settle } from './holds.ts'
import { giveAway, openBoxes } from './items.ts'
import { balanceOf, houseAccounts, movesOf } from './ledger.ts'
import { delist, highestPriceFen, list, openListings } from './listings.ts'
import { changeForBox, melt, meltValue } from './melting.ts'
import { boughtBy, joinQueue, queuePlace, requireSale, saleStateOf, usualTerms } from './sale-rules.ts'

type Sale = Row<'saleRules'>

/** One product that is sold under rules of its own. */
async function selling(rules: Partial<Sale> = {}, change: Partial<Row<'products'>> = {}) {
  const stand = await openStand()
  const { world, product } = stand
  await stand.give(me, 100_000_000)
  const usual = { limitPerUser: 3, qualification: 'none', admittedPerSecond: 0, terms: usualTerms } as const
  await world.tables.saleRules.put({ id: product.id, ...usual, ...rules })
  await world.tables.products.change(product.id, (draft) => void Object.assign(draft, change))
  const sold = () => world.tables.products.get(product.id)!
  const may = (quantity: number, userId = me) => outcome((async () => requireSale(world, sold(), userId, quantity))())
  const buy = async (quantity: number, intent: string) => {
    const wanted = { intent, userId: me, kind: 'product', targetId: product.id, quantity } as const
    const { id } = await reserve(world, wanted)
    await settle(world, id, me)
    return id
  }
  return { ...stand, sold, may, buy }
}

describe('a sale', () => {
  it('gives as much as there is, and no more', async () => {
    const { may, world, product } = await selling({ limitPerUser: 9 }, { remaining: 3 })
    expect([await may(3), await may(4)]).toEqual(['done', 'soldOut'])
    await world.tables.products.change(product.id, (draft) => void (draft.remaining = 0))
    expect(await may(1)).toBe('soldOut')
  })

  it('gives each as many as one may have, what was let go of not counted', async () => {
    const { world, may, buy, product } = await selling()
    expect([await may(3), await may(4)]).toEqual(['done', 'limitReached'])
    await buy(2, 'first')
    const wanted = { intent: 'second', userId: me, kind: 'product', targetId: product.id } as const
    const { id } = await reserve(world, wanted)
    expect(await may(1)).toBe('limitReached')
    await release(world, id)
    expect([await may(1), await may(2), boughtBy(world, product.id, me)]).toEqual(['done', 'limitReached', 2])
    expect([await may(3, other), boughtBy(world, product.id, other)]).toEqual(['done', 0])
  })

  it('is for whom its rules name', async () => {
    const { world, may, product } = await selling({ qualification: 'whiteList' })
    expect(await may(1)).toBe('notQualified')
    await world.tables.whiteList.add({ id: `${product.id}/${me}` })
    expect([await may(1), await may(1, third)]).toEqual(['done', 'notQualified'])
    const held = await selling({ qualification: 'holders' })
    const ofSeries = new Set(
      held.world.tables.products.filter((row) => row.seriesId === held.product.seriesId).map((row) => row.id),
    )
    held.world.tables.copies.remove((row) => row.ownerId === me && ofSeries.has(row.productId))
    expect(await held.may(1)).toBe('notQualified')
    await held.copy(me)
    expect(await held.may(1)).toBe('done')
  })

  it('begins at its moment, and is off the shelf for everybody after it', async () => {
    const { clock, world, sold, may } = await selling({}, { state: 'upcoming' })
    await world.tables.products.change(sold().id, (draft) => void (draft.onSaleAt = world.clock.now() + hour))
    clock.tick(hour - 1)
    expect([saleStateOf(world, sold()), await may(1)]).toEqual(['upcoming', 'notOnSale'])
    clock.tick(1)
    expect([saleStateOf(world, sold()), await may(1)]).toEqual(['onSale', 'done'])
    await world.tables.products.change(sold().id, (draft) => void (draft.state = 'offShelf'))
    expect(await may(1)).toBe('activityOver')
  })

  it('in an activity is from its first to before its last moment', async () => {
    const { clock, world, box } = await openStand()
    const startsAt = world.clock.now() + hour
    const about = { id: box.id, name: '试', startsAt, endsAt: startsAt + hour }
    const known = world.tables.boxActivities.all()[0]!
    await world.tables.boxActivities.put({ ...known, ...about })
    const states: string[] = []
    for (const ms of [hour - 1, 1, hour - 1, 1]) {
      clock.tick(ms)
      states.push(saleStateOf(world, box))
    }
    expect(states).toEqual(['upcoming', 'onSale', 'onSale', 'offShelf'])
  })

  it('with a queue lets in at its moment: counted from the sale, or from when one came later', async () => {
    const { clock, world, sold, may, product } = await selling({ admittedPerSecond: 2 }, { state: 'upcoming' })
    await world.tables.products.change(product.id, (draft) => void (draft.onSaleAt = world.clock.now() + hour))
    const { onSaleAt } = sold()
    const stands = (userId: string, joinedAt: number, ahead: number) =>
      world.tables.queue.add({ id: `${product.id}/${userId}`, joinedAt, ahead })
    await stands(me, world.clock.now(), 3)
    await stands(other, onSaleAt + 5_000, 3)
    expect(queuePlace(world, sold(), me)).toEqual({ ahead: 3, admittedAt: onSaleAt + 1_500 })
    expect(queuePlace(world, sold(), other)?.admittedAt).toBe(onSaleAt + 6_500)
    expect(queuePlace(world, sold(), third)).toBeNull()
    clock.tick(hour + 1_499)
    expect([await may(1), queuePlace(world, sold(), me)?.ahead]).toEqual(['queueing', 1])
    clock.tick(1)
    expect([await may(1), queuePlace(world, sold(), me)?.ahead]).toEqual(['done', 0])
    expect(await may(1, third)).toBe('queueing')
    expect(await joinQueue(world, sold(), me)).toEqual({ ahead: 0, admittedAt: onSaleAt + 1_500 })
  })
})

type Trading = readonly [what: string, act: (stand: Stand) => Promise<unknown>, result: string]
const offer = async ({ world, copy }: Stand, priceFen: number, sellerId = me, terms = {}) =>
  list(world, { kind: 'copy', itemId: (await copy(me, terms)).id, sellerId, priceFen })
const order = (world: Stand['world'], targetId: string, change: object = {}) =>
  reserve(world, { intent: 'i', userId: other, kind: 'listing', targetId, ...change })
const fiveOf = async ({ world, copy }: Stand, count: number, productId?: string) => {
  const ids: string[] = []
  for (let step = 0; step < count; step += 1) ids.push((await copy(me, {}, productId)).id)
  return changeForBox(world, ids, me)
}
const trading: readonly Trading[] = [
  ['an offer for the lowest price', (stand) => offer(stand, 1), 'done'],
  ['for nothing', (stand) => offer(stand, 0), 'badAmount'],
  ['for the highest price', (stand) => offer(stand, highestPriceFen), 'done'],
  ['for a fen more', (stand) => offer(stand, highestPriceFen + 1), 'badAmount'],
  ['of somebody else’s', (stand) => offer(stand, 900, other), 'notYours'],
  ['of what may not be sold', (stand) => offer(stand, 900, me, { resale: false }), 'notTradable'],
  ['of what may not be given away', (stand) => offer(stand, 900, me, { transferable: false }), 'done'],
  ['of what cools off', (stand) => offer(stand, 900, me, { coolingMs: 1 }), 'coolingOff'],
  ['an offer, bought', async (stand) => order(stand.world, (await offer(stand, 900)).id), 'done'],
  ['two of it', async (stand) => order(stand.world, (await offer(stand, 900)).id, { quantity: 2 }), 'badRequest'],
  [
    'with beans',
    async (stand) => order(stand.world, (await offer(stand, 900)).id, { currency: 'weiDou' }),
    'badRequest',
  ],
  ['by its seller', async (stand) => order(stand.world, (await offer(stand, 900)).id, { userId: me }), 'ownListing'],
  [
    'for what was seen',
    async (stand) => order(stand.world, (await offer(stand, 900)).id, { expectedPrice: 900 }),
    'done',
  ],
  [
    'for less',
    async (stand) => order(stand.world, (await offer(stand, 900)).id, { expectedPrice: 899 }),
    'priceChanged',
  ],
  [
    'under somebody else’s intent',
    async (stand) => {
      const { id } = await offer(stand, 900)
      await order(stand.world, id)
      return order(stand.world, id, { userId: third })
    },
    'badRequest',
  ],
  [
    'that is held by somebody else',
    async (stand) => {
      const { id } = await offer(stand, 900)
      await order(stand.world, id)
      return order(stand.world, id, { userId: third, intent: 'j' })
    },
    'soldOut',
  ],
  [
    'taken down by somebody else',
    async (stand) => delist(stand.world, (await offer(stand, 900)).id, other),
    'notYours',
  ],
  [
    'a copy given to nobody',
    async ({ world, copy }) => giveAway(world, (await copy(me)).id, me, 'nobody'),
    'noRecipient',
  ],
  [
    'a copy that may not be given',
    async ({ world, copy }) => giveAway(world, (await copy(me, { transferable: false })).id, me, other),
    'notTradable',
  ],
  [
    'a copy that may not be sold, given',
    async ({ world, copy }) => giveAway(world, (await copy(me, { resale: false })).id, me, other),
    'done',
  ],
  [
    'a copy melted by somebody else',
    async ({ world, copy }) => melt(world, (await copy(me)).id, other, 'weiDou'),
    'notYours',
  ],
  ['five of an edition for a box', async (stand) => fiveOf(stand, 5), 'done'],
  ['four of it', async (stand) => fiveOf(stand, 4), 'badRequest'],
  ['six of it', async (stand) => fiveOf(stand, 6), 'badRequest'],
  [
    'five rare ones',
    async (stand) => {
      const { products } = stand.world.tables
      return fiveOf(stand, 5, products.find((row) => row.rarity === 'rare' && row.remaining > 5)!.id)
    },
    'badRequest',
  ],
  [
    'a box opened by somebody else',
    async ({ world, sealed }) => openBoxes(world, other, [(await sealed(me)).id]),
    'notYours',
  ],
]

describe('a copy', () => {
  it.each(trading.map(([what, act, result]) => ({ what, act, result })))('$what: $result', async ({ act, result }) => {
    const stand = await openStand()
    expect(await outcome(act(stand))).toBe(result)
    expect(auditWorld(stand.world)).toEqual([])
  })

  it('of equal offers the older one is first', async () => {
    const stand = await openStand()
    const made: string[] = []
    for (const priceFen of [2, 2, 1]) {
      made.push((await offer(stand, priceFen)).id)
      stand.clock.tick(hour)
    }
    const mine = openListings(stand.world, stand.product.id).filter(({ id }) => made.includes(id))
    expect(mine.map(({ id }) => id)).toEqual([made[2], made[0], made[1]])
  })

  it('brings what its rarity is worth in the beans that were chosen', async () => {
    const { world, copy, product } = await openStand()
    for (const currency of ['weiDou', 'yuanDou'] as const) {
      const before = balanceOf(world, currency, me)
      const beans = await melt(world, (await copy(me)).id, me, currency)
      expect([beans, balanceOf(world, currency, me) - before]).toEqual([meltValue(product, currency), beans])
    }
  })
})

describe('beans given away', () => {
  const gift = (stand: Stand, change: object = {}) =>
    giveAsset(stand.world, { asset: 'weiDou', amount: 10, from: me, to: other, intent: 'g', ...change })

  it('are a whole number of what one has, its fee with it, and no more than of a day', async () => {
    const stand = await openStand()
    const { world } = stand
    const { mostPerDay } = giftRules.weiDou
    await stand.give(me, 1_000_000, 'weiDou')
    expect(await outcome(gift(stand, { amount: 0 }))).toBe('badAmount')
    expect(await outcome(gift(stand, { amount: 1.5 }))).toBe('badAmount')
    expect(await outcome(gift(stand, { to: me }))).toBe('noRecipient')
    expect(await outcome(gift(stand, { to: 'nobody' }))).toBe('noRecipient')
    expect(await outcome(gift(stand, { amount: mostPerDay + 1 }))).toBe('giftLimit')
    const [mine, house] = [me, houseAccounts.platform].map((owner) => balanceOf(world, 'weiDou', owner))
    expect(await gift(stand, { amount: mostPerDay - 1 })).toBe(giftFee('weiDou', mostPerDay - 1))
    expect(giftLeft(world, 'weiDou', me)).toBe(1)
    expect(await outcome(gift(stand, { amount: 2, intent: 'h' }))).toBe('giftLimit')
    expect(await gift(stand, { amount: 1, intent: 'i' })).toBe(1)
    const fees = giftFee('weiDou', mostPerDay - 1) + 1
    expect(balanceOf(world, 'weiDou', me) - mine!).toBe(0 - mostPerDay - fees)
    expect(balanceOf(world, 'weiDou', houseAccounts.platform) - house!).toBe(fees)
    expect(auditWorld(world)).toEqual([])
  })

  it('need their fee, too', async () => {
    const stand = await openStand()
    const has = balanceOf(stand.world, 'gold', me)
    const amount = Math.floor((has * 100) / 101)
    expect(await outcome(gift(stand, { asset: 'gold', amount: amount + 1 }))).toBe('notEnough')
    expect(await outcome(gift(stand, { asset: 'gold', amount }))).toBe('done')
  })
})

describe('a month of boxes', () => {
  it('is of Beijing, from its first moment to before the next one’s', async () => {
    const { clock, world, sealed } = await openStand()
    const from = Date.parse('2026-03-01T00:00:00+08:00')
    expect(monthOf(world)).toEqual({ from, endsAt: Date.parse('2026-04-01T00:00:00+08:00') })
    expect(monthOf(world, 1)).toEqual({ from: Date.parse('2026-02-01T00:00:00+08:00'), endsAt: from })
    expect(monthOf(world, 3).from).toBe(Date.parse('2025-12-01T00:00:00+08:00'))
    const before = openedIn(world, me, monthOf(world))
    const { id } = await sealed(me)
    await openBoxes(world, me, [id])
    const opened = async (openedAt: number) => {
      await world.tables.sealedBoxes.change(id, (draft) => void (draft.openedAt = openedAt))
      return [0, 1].map((ago) => openedIn(world, me, monthOf(world, ago))).map((all, at) => (at ? all : all - before))
    }
    const [, last] = await opened(from)
    expect(await opened(from)).toEqual([1, last])
    expect(await opened(from - 1)).toEqual([0, last! + 1])
    clock.tick(hour)
    expect(monthOf(world).from).toBe(from)
  })

  it('has a title from its number on', () => {
    expect([0, 1, 9, 10, 29, 30, 59, 60].map(crownOf)).toEqual([
      '',
      '启封学徒',
      '启封学徒',
      '开盒行家',
      '开盒行家',
      '掌盒人',
      '掌盒人',
      '箱中王者',
    ])
  })
})

it('a box has its series’ box for a picture, a work its own', async () => {
  const { world, box, product } = await openStand()
  const key = (seriesId: string) => world.tables.series.get(seriesId)!.key
  expect(boxPiece(world, box)).toEqual({ name: box.name, rarity: 'common', image: pictures.box(key(box.seriesId)) })
  const image = pictures.collectible(key(product.seriesId), product.serial, product.rarity, 'card')
  expect(productPiece(world, product)).toEqual({ name: product.name, rarity: product.rarity, image })
})

describe('the rules under which something was bought', () => {
  const unusual = { ...usualTerms, coolingMs: 5 * hour, resale: false, transferable: true, feeBasisPoints: 777 }

  it('go with it when it is given away, and its cooling-off begins anew', async () => {
    const stand = await openStand()
    const { id } = await stand.copy(me, { ...unusual, coolingMs: 0 })
    await stand.world.tables.copies.change(id, (draft) => void (draft.terms = { ...unusual }))
    const given = await giveAway(stand.world, id, me, other)
    expect([given.terms, given.freeAt - given.gotAt, given.paidFen]).toEqual([unusual, 5 * hour, 0])
  })

  it('are those of the box in which it lay', async () => {
    const stand = await openStand()
    const box = await stand.sealed(me, { ...unusual, coolingMs: 7 * hour })
    const [found] = await openBoxes(stand.world, me, [box.id])
    expect([found!.terms, found!.freeAt - found!.gotAt]).toEqual([{ ...unusual, coolingMs: 7 * hour }, 7 * hour])
  })
})

it('what moved at one moment is listed with the newest first', async () => {
  const { world, give } = await openStand()
  for (let amount = 1; amount <= 12; amount += 1) await give(third, amount, 'starBeans')
  const amounts = movesOf(world, 'starBeans', third).map((row) => row.amount)
  expect(amounts.slice(0, 12)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})
