import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '#src/domain/time/instant.ts'
import { me, openStand, other, outcome, third } from '../world-test-kit.ts'
import { auditWorld } from './books.ts'
import { catchUp } from './checkout/due.ts'
import { placeOrder, closeOrder } from './checkout/orders.ts'
import { beginPayment } from './checkout/payments.ts'
import { daysOf, makeUpDay, makeUpLeft, todayOf } from './daily/check-ins.ts'
import { goodsLeft } from './daily/points.ts'
import { pointGoods } from './daily/numbers.ts'
import { tasksOf } from './daily/tasks.ts'
import { buyOut, publishLease, rent, returnLease } from './finance/leases.ts'
import { tryEvery } from './finance/numbers.ts'
import { cancelAsk, openAsksOf, releaseAsk } from './finance/asks.ts'
import { dueAt, lend, owedAt, publishPledge } from './finance/pledges.ts'
import { magicPerDay, magicPerGrowth } from './garden/numbers.ts'
import { isRipe } from './garden/growth.ts'
import { addMagic, usageOf } from './garden/slots.ts'
import { renameGuild } from './guild/guilds.ts'
import { giftLeft, giftRules, giveAsset } from './trade/gifting.ts'
import { release, reserve } from './trade/holds.ts'
import { balanceOf } from './trade/ledger.ts'
import { list } from './trade/listings.ts'
import { changeForBox } from './trade/melting.ts'
import { buysFirst, priorityFrom } from './trade/priority.ts'
import { announceRelease } from './trade/releases.ts'
import { remindDue } from './trade/reminders.ts'
import { rulesOf } from './trade/sale-rules.ts'
import { upgradeOf } from './trade/upgrading.ts'
import { entitle, wear } from './workshop/kept.ts'
import { ownCopies, recipeOf, standingOf } from './workshop/synthesis.ts'

/** What is only wrong at the moment itself, with the last one of it, or for the one who is beside it. */

describe('what is traded', () => {
  it('stands on the market as before once its buyer has let go of it', async () => {
    const { world, copy } = await openStand()
    const offer = await list(world, { kind: 'copy', itemId: (await copy(me)).id, sellerId: me, priceFen: 900 })
    const hold = await reserve(world, { intent: 'let-go', userId: other, kind: 'listing', targetId: offer.id })
    expect(world.tables.listings.get(offer.id)).toMatchObject({ state: 'held', buyerId: other })
    await release(world, hold.id)
    expect(world.tables.listings.get(offer.id)).toEqual(offer)
  })

  it('is no box where none is left', async () => {
    const { world, copy } = await openStand()
    const box = world.tables.blindBoxes.find((row) => row.state === 'onSale' && row.remaining > 1)!
    const { id } = world.tables.products.find((row) => row.seriesId === box.seriesId && row.rarity === 'common')!
    const five: string[] = []
    for (let step = 0; step < 5; step += 1) five.push((await copy(me, {}, id)).id)
    await world.tables.blindBoxes.change(box.id, (draft) => void (draft.remaining = 0))
    expect(await outcome(changeForBox(world, five, me))).toBe('soldOut')
  })

  it('is bought first from the first moment of that to before the sale', async () => {
    const { clock, world, product } = await openStand()
    const onSaleAt = world.clock.now() + day
    const sold = { ...product, state: 'upcoming', onSaleAt } as const
    const about = { productId: product.id, userId: me }
    await world.tables.priorityAppointments.add({ id: `${product.id}/${me}`, ...about, at: world.clock.now() })
    const seen: boolean[] = []
    for (const at of [priorityFrom(sold) - 1, priorityFrom(sold), onSaleAt - 1, onSaleAt]) {
      clock.tick(at - world.clock.now())
      seen.push(buysFirst(world, sold, me))
    }
    expect(seen).toEqual([false, true, true, false])
    expect(buysFirst(world, sold, other)).toBe(false)
  })

  it('counts as given on the day that begins with it', async () => {
    const { clock, world, give } = await openStand()
    await give(me, 1000, 'weiDou')
    clock.tick(todayOf(world) + day - world.clock.now())
    await giveAsset(world, { asset: 'weiDou', amount: 30, from: me, to: other, intent: 'midnight' })
    clock.tick(hour)
    expect(giftLeft(world, 'weiDou', me)).toBe(giftRules.weiDou.mostPerDay - 30)
  })

  it('is told of at the moment that it begins', async () => {
    const { clock, world, product } = await openStand()
    const asked = world.clock.now()
    await world.tables.products.change(product.id, (draft) => void (draft.onSaleAt = asked + hour))
    await world.tables.appointments.add({ id: `${product.id}/${me}`, at: asked })
    const told = async () => {
      await remindDue(world)
      return world.tables.personalNotices.get(`sale-${product.id}-${me}`)?.publishedAt
    }
    clock.tick(hour - 1)
    expect(await told()).toBeUndefined()
    clock.tick(1)
    expect(await told()).toBe(asked + hour)
    // Who asks when it has begun, at its first moment, is told nothing.
    await world.tables.appointments.add({ id: `${product.id}/${other}`, at: asked + hour })
    await remindDue(world)
    expect(world.tables.personalNotices.get(`sale-${product.id}-${other}`)).toBeUndefined()
  })

  it('is not printed anew where something begins within the hour, its last moment included', async () => {
    const { world, product } = await openStand()
    world.settings = { ...world.settings, hourlyReleases: true }
    const at = Math.ceil(world.clock.now() / hour) * hour
    for (const { id } of world.tables.products.filter((row) => row.state === 'upcoming'))
      await world.tables.products.change(id, (draft) => void (draft.state = 'offShelf'))
    const begins = (onSaleAt: number) =>
      world.tables.products.change(product.id, (draft) => void Object.assign(draft, { state: 'upcoming', onSaleAt }))
    const before = world.tables.products.all().length
    await begins(at + hour)
    await announceRelease(world, at)
    expect(world.tables.products.all()).toHaveLength(before)
    await begins(at + hour + 1)
    await announceRelease(world, at)
    expect(world.tables.products.all()).toHaveLength(before + 1)
  })

  it('is no way around a queue for who gives up a copy for the next one', async () => {
    const { world, copy } = await openStand()
    const product = world.tables.products.find((row) => row.rarity === 'common')!
    const mine = await copy(me, {}, product.id)
    const { to } = upgradeOf(world, mine)!
    const rules = rulesOf(world, to)
    await world.tables.saleRules.put({ ...rules, admittedPerSecond: 5 })
    expect(upgradeOf(world, mine)?.to.id).not.toBe(to.id)
  })

  it('closes with its own payment, and with nobody else’s', async () => {
    const { world, give, product } = await openStand()
    await give(me, 10_000_000)
    const order = (intent: string) => placeOrder(world, me, intent, [{ kind: 'product', id: product.id, quantity: 1 }])
    const [one, two] = [await order('one'), await order('two')]
    const [first, second] = [
      await beginPayment(world, one, { payKind: 'bankCard' }),
      await beginPayment(world, two, { payKind: 'bankCard' }),
    ]
    await closeOrder(world, world.tables.orders.get(one.id)!, 'cancelled')
    const stateOf = ({ id }: { id: string }) => world.tables.payments.get(id)!.state
    expect([stateOf(first), stateOf(second)]).toEqual(['voided', 'open'])
  })
})

describe('a day', () => {
  it('that somebody registered on can be made up, and none before', async () => {
    const { world, give } = await openStand()
    await give(me, 100, 'starBeans')
    const today = todayOf(world)
    world.tables.checkIns.remove((row) => row.userId === me)
    await world.tables.users.change(me, (draft) => void (draft.registeredAt = today - 2 * day + hour))
    const missed = daysOf(world, me).filter(({ state }) => state === 'missed')
    expect(missed.map((row) => row.day)).toEqual([today - 2 * day, today - day])
    expect(await outcome(makeUpDay(world, me, today - 3 * day))).toBe('noMakeUp')
    expect(await outcome(makeUpDay(world, me, today - 2 * day))).toBe('done')
  })

  it('made up a year ago is none of this month', async () => {
    const { world } = await openStand()
    const [today, left] = [todayOf(world), makeUpLeft(world, me)]
    const then = { userId: me, madeUp: true, beans: 2, paid: 10 }
    const add = (at: number) => world.tables.checkIns.add({ ...then, id: `${me}/${at}`, day: at, at })
    await add(today - 365 * day)
    expect(makeUpLeft(world, me)).toBe(left)
  })

  it('has the task of what was done in it, not of what was done as the next one began', async () => {
    const { clock, world } = await openStand()
    const today = todayOf(world)
    const isRead = () => tasksOf(world, me).find(({ id }) => id === 'read')!.done
    world.tables.noticeReads.remove((row) => row.id.startsWith(`${me}/`))
    await world.tables.noticeReads.add({ id: `${me}/1`, at: today + day })
    expect(isRead()).toBe(false)
    clock.tick(today + day - world.clock.now())
    expect(isRead()).toBe(true)
  })

  it('brings no box for points while none is on sale', async () => {
    const { world } = await openStand()
    const row = pointGoods.find(({ shelf }) => shelf === 'box')!
    expect(goodsLeft(world, me, row)).toBe(row.perDay)
    for (const { id } of world.tables.blindBoxes.all())
      await world.tables.blindBoxes.change(id, (draft) => void (draft.state = 'soldOut'))
    expect(goodsLeft(world, me, row)).toBe(0)
  })

  it('has room for the last point of magic that it allows, and for none more', async () => {
    const { world, give } = await openStand()
    await give(me, 10_000, 'weiDou')
    const { id } = world.tables.gardenSlots.find(
      (row) => row.ownerId === me && row.copyId !== '' && !isRipe(world, row),
    )!
    const add = async (count: number) => {
      await world.tables.gardenSlots.change(id, (draft) => void (draft.magic = 0))
      return outcome(addMagic(world, me, id.slice(me.length + 1), count))
    }
    const left = () => magicPerDay - usageOf(world, me, 'addMagic').used
    while (left() > magicPerGrowth) expect(await add(magicPerGrowth)).toBe('done')
    expect(await add(left() + 1)).toBe('usageLimit')
    expect([await add(left()), left(), await add(1)]).toEqual(['done', 0, 'usageLimit'])
  })
})

describe('what is lent', () => {
  it('ends when it was agreed to, however late somebody looks', async () => {
    const { clock, world, give, copy } = await openStand()
    await give(other, 100_000)
    const wanted = { copyId: (await copy(me)).id, ownerId: me, rentFen: 200, daysMax: 7, buyoutFen: 0 }
    const { id } = await publishLease(world, wanted)
    const { leasedAt } = await rent(world, id, other, 3)
    clock.tick(5 * day + minute)
    await returnLease(world, id)
    expect(world.tables.leases.get(id)).toMatchObject({
      state: 'returned',
      endedAt: leasedAt + 3 * day,
      rentPaidFen: 600,
    })
  })

  it('is bought out with what is left of its rent, to the fen', async () => {
    const { world, give, copy } = await openStand()
    const wanted = { ownerId: me, rentFen: 200, daysMax: 7, buyoutFen: 9_000 }
    for (const [short, result] of [
      [1, 'notEnough'],
      [0, 'done'],
    ] as const) {
      const { id } = await publishLease(world, { ...wanted, copyId: (await copy(me)).id })
      await give(other, 100_000)
      await rent(world, id, other, 3)
      const purse = world.tables.accounts.get(`fen/${other}`)!
      // One day of the three has begun: two come back.
      await world.tables.accounts.put({ ...purse, balance: 9_000 - 400 - short })
      expect(await outcome(buyOut(world, id, other))).toBe(result)
    }
    expect(balanceOf(world, 'fen', other)).toBe(0)
  })

  it('is tried for at each moment that has come, the one of now included', async () => {
    const { clock, world, give, copy } = await openStand()
    await give(other, 100_000)
    const loan = { copyId: (await copy(third)).id, borrowerId: third, loanFen: 5_000, rateBasisPoints: 5, days: 7 }
    const { id } = await publishPledge(world, loan)
    const lent = await lend(world, id, other)
    for (const ask of openAsksOf(world, third)) await cancelAsk(world, ask.id, third)
    const purse = world.tables.accounts.get(`fen/${third}`)!
    await world.tables.accounts.put({ ...purse, balance: 0 })
    clock.tick(dueAt(lent) + tryEvery - world.clock.now())
    await catchUp(world)
    expect(world.tables.pledges.get(id)!.triesAt).toBe(dueAt(lent) + 2 * tryEvery)
  })

  it('is paid by what has come back in time, however late somebody looks', async () => {
    const { clock, world, give, copy, product } = await openStand()
    await give(other, 100_000)
    const { id: copyId } = await copy(third)
    const { id } = await publishPledge(world, {
      copyId,
      borrowerId: third,
      loanFen: 5_000,
      rateBasisPoints: 5,
      days: 7,
    })
    const lent = await lend(world, id, other)
    for (const ask of openAsksOf(world, third)) await cancelAsk(world, ask.id, third)
    clock.tick(day / 2)
    // All there is lies in an ask that ends half a day after the loan.
    const priceFen = balanceOf(world, 'fen', third)
    await releaseAsk(world, { kind: 'copy', targetId: product.id, askerId: third, priceFen, days: 7 })
    clock.tick(20 * day)
    await catchUp(world)
    const paid = { state: 'redeemed', endedAt: dueAt(lent) + tryEvery, repaidFen: owedAt(lent, dueAt(lent) + tryEvery) }
    expect(world.tables.pledges.get(id)).toMatchObject(paid)
    expect([world.tables.copies.get(copyId)!.ownerId, auditWorld(world)]).toEqual([third, []])
  })
})

describe('what is one’s own', () => {
  it('a name is as long as it is read', async () => {
    const { world } = await openStand()
    expect(await outcome(renameGuild(world, me, '𠮷'))).toBe('badGuildName')
    expect(await outcome(renameGuild(world, me, '𠮷'.repeat(12)))).toBe('done')
  })

  it('a title is put on beside the titles of others', async () => {
    const { world } = await openStand()
    for (const who of [me, other]) await entitle(world, who, 'joiner')
    await wear(world, other, 'joiner')
    await wear(world, me, 'joiner')
    await wear(world, me, '')
    const worn = (who: string) => world.tables.titles.get(`${who}/joiner`)!.worn
    expect([worn(me), worn(other)]).toEqual([false, true])
  })

  it('materials count up to what is needed of each', async () => {
    const { world, copy } = await openStand()
    const recipe = recipeOf(world, '881001')
    const [first] = recipe.materials
    for (const { productId } of recipe.materials)
      world.tables.copies.remove((row) => row.ownerId === me && row.productId === productId)
    for (let step = 0; step < first!.count + 2; step += 1) await copy(me, {}, first!.productId)
    expect(ownCopies(world, me, first!.productId)).toHaveLength(first!.count + 2)
    expect(standingOf(world, recipe, me).owned).toBe(first!.count)
  })
})
