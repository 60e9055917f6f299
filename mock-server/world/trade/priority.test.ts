import { describe, expect, it } from 'vitest'
import { energyEndpoints } from '#src/contract/rest/energy/energy.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { priorityEndpoints } from '#src/contract/rest/priority/priority.endpoints.ts'
import { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import { hour, minute } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { priorityFrom, priorityPlaces } from './priority.ts'

/** Two works that are announced: one of a series of which somebody has a work, and one of another. */
async function open() {
  const opened = await openTestWorld()
  const headers = await opened.signIn()
  const { world, ask, clock } = opened
  const { products, copies } = world.tables
  const own = copies.filter((row) => row.ownerId === demoAccount.userId)
  const series = new Set(own.map((row) => products.get(row.productId)?.seriesId))
  const announced = products.filter((row) => row.state === 'upcoming')
  const [id, strange] = [true, false].map((isOwn) => announced.find((row) => series.has(row.seriesId) === isOwn)!.id)
  await products.change(id!, (draft) => void (draft.onSaleAt = world.clock.now() + hour))
  const sold = products.get(id!)!
  const untilFirst = () => clock.tick(priorityFrom(sold) - world.clock.now())
  const appoint = (id = sold.id) => ask(energyEndpoints.appoint, { categoryId: products.get(id)!.categoryId }, headers)
  const priority = async () => (await ask(priorityEndpoints.ofCategory, { categoryId: sold.categoryId }, headers)).data
  const buy = (intent: string, quantity = 1) =>
    ask(orderEndpoints.create, { productId: sold.id, quantity, intent, expectedFen: sold.priceFen } as never, headers)
  const notices = async () =>
    (await ask(noticeEndpoints.list, { pageNo: 1, pageSize: 10 }, headers)).data.list.filter((row) =>
      /^「.+」(?:开售了|优先购已开始)$/.test(row.title),
    )
  const block = async () => (await ask(productEndpoints.detail, { id: sold.id }, headers)).data.sale.block
  return { ...opened, headers, sold, strange: strange!, untilFirst, appoint, priority, buy, notices, block }
}

describe('an appointment', () => {
  it('is for those who have a work of the series, and stays when it is said again', async () => {
    const { appoint, priority, ask, headers, sold, strange } = await open()
    expect((await appoint(strange)).msg).toBe('持有同系列藏品才能预约')
    await appoint()
    expect(await priority()).toMatchObject({ appointed: true, placesLeft: priorityPlaces(sold) - 1 })
    expect((await appoint()).code).toBe(200)
    expect((await priority())?.placesLeft).toBe(priorityPlaces(sold) - 1)
    const { data } = await ask(priorityEndpoints.qualified, {}, headers)
    expect(data.map(({ id }) => id)).toContain(sold.id)
  })

  it('is offered until the work is on sale, and not a moment longer', async () => {
    const { priority, ask, headers, sold, world, clock } = await open()
    const named = async () => {
      const all = (await ask(priorityEndpoints.all, { onlyAppointable: true }, headers)).data
      const qualified = (await ask(priorityEndpoints.qualified, {}, headers)).data
      return [(await priority())?.id, ...[all, qualified].map((rows) => rows.find(({ id }) => id === sold.id)?.id)]
    }
    clock.tick(sold.onSaleAt! - world.clock.now() - 1)
    expect((await named()).slice(0, 2)).toEqual([sold.id, sold.id])
    clock.tick(1)
    expect(await named()).toEqual([undefined, undefined, undefined])
  })

  it('ends when its time begins, and when all places are taken', async () => {
    const { appoint, untilFirst, sold, world } = await open()
    for (let place = 0; place < priorityPlaces(sold); place += 1) {
      const row = { id: `${sold.id}/${place}`, productId: sold.id, userId: String(place), at: 0 }
      await world.tables.priorityAppointments.add(row)
    }
    expect((await appoint()).msg).toBe('名额已满')
    world.tables.priorityAppointments.remove(() => true)
    untilFirst()
    expect((await appoint()).msg).toBe('预约已截止')
  })
})

describe('whoever has appointed', () => {
  it('buys one before everybody else, and not before their time', async () => {
    const { appoint, buy, block, untilFirst, clock, world } = await open()
    await appoint()
    expect([await block(), (await buy('too-early-1')).code]).toEqual(['notOnSale', 1102])
    untilFirst()
    expect(await block()).toBe('')
    expect((await buy('two-of-it-1', 2)).code).toBe(1103)
    const first = await buy('one-of-it-1')
    expect(first.code).toBe(200)
    expect((await buy('one-of-it-1')).data.order.id).toBe(first.data.order.id)
    expect((await buy('one-more-of-it')).code).toBe(1103)
    expect(await block()).toBe('limitReached')
    clock.tick(minute)
    expect(auditWorld(world)).toEqual([])
  })

  it('is alone with it: who has not appointed waits for the sale', async () => {
    const { buy, block, untilFirst } = await open()
    untilFirst()
    expect([await block(), (await buy('not-appointed')).code]).toEqual(['notOnSale', 1102])
  })

  it('is told when their time has come, once, as of that moment, however late they look', async () => {
    const { appoint, untilFirst, notices, clock, sold } = await open()
    await appoint()
    expect(await notices()).toEqual([])
    untilFirst()
    clock.tick(3 * minute)
    await notices()
    const told = await notices()
    expect(told.map(({ publishedAt, read }) => [publishedAt, read])).toEqual([[priorityFrom(sold), false]])
  })
})

describe('a reminder', () => {
  it('comes when the sale begins, to whoever asked for it and to nobody else, also when nobody was there', async () => {
    const { ask, headers, sold, notices, clock, world } = await open()
    await ask(productEndpoints.appointment, { id: sold.id, booked: true }, headers)
    expect(await notices()).toEqual([])
    clock.tick(90 * minute)
    expect(world.tables.personalNotices.all()).toEqual([])
    const [told, ...more] = await notices()
    expect([told?.publishedAt, told?.read, more]).toEqual([sold.onSaleAt, false, []])
    const guests = (await ask(noticeEndpoints.list, { pageNo: 1, pageSize: 10 })).data.list
    expect(guests.filter(({ title }) => title.endsWith('开售了'))).toEqual([])
  })

  it('that was taken back does not come', async () => {
    const { ask, headers, sold, notices, clock } = await open()
    await ask(productEndpoints.appointment, { id: sold.id, booked: true }, headers)
    await ask(productEndpoints.appointment, { id: sold.id, booked: false }, headers)
    clock.tick(90 * minute)
    expect(await notices()).toEqual([])
  })
})
