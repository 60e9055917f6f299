import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

/** A headless app in which the first product on sale has been bought with a bank card. */
async function withPurchase() {
  const driver = createHeadlessDriver()
  await driver.start(scene('trade'))
  const { world } = driver.nodeWorld()
  const stream = 'order/purchase-0001'
  await driver.say(stream, {
    type: 'order.placeRequested',
    endpoint: 'order.create',
    request: { productId: '201101' },
  })
  await driver.say(stream, { type: 'order.payRequested', kind: 'bankCard', tab: 'tab-1' })
  await driver.world('pay.decide', { outcome: 'success' })
  await driver.say(stream, { type: 'order.checkRequested' })
  const [copyId = ''] = world.tables.orders.all().at(-1)!.lines[0]!.items
  return { driver, world, copyId }
}

describe('what was bought', () => {
  it('TRA-3 LIS-1 can neither be given away nor offered while it cools off, and can afterwards', async () => {
    const { driver, world, copyId } = await withPurchase()
    const gift = { endpoint: 'transfer.give', request: { ids: [copyId], receiver: '10002' }, password: '246810' }
    await driver.say('transfer/gift-0001', { type: 'transfer.requested', ...gift })
    expect(await driver.observe('transfer/gift-0001')).toMatchObject({ value: 'refused', context: { result: null } })
    const offer = { endpoint: 'listing.up', request: { id: copyId, priceFen: 5000 } }
    await driver.say(`listing/${copyId}`, { type: 'listing.listRequested', ...offer })
    expect(await driver.observe(`listing/${copyId}`)).toMatchObject({ value: 'delisted', context: { change: null } })
    await driver.advance(world.tables.copies.get(copyId)!.freeAt - world.clock.now())
    await driver.say('transfer/gift-0001', { type: 'transfer.requested', ...gift })
    expect(await driver.observe('transfer/gift-0001')).toMatchObject({ value: 'done' })
    expect(world.tables.copies.get(copyId)?.ownerId).toBe('10002')
    expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
    await driver.stop()
  })

  it('TRA-2 is upgraded once, though the answer was lost, the tap repeated and the app killed', async () => {
    const driver = createHeadlessDriver()
    await driver.start(scene('trade'))
    const { world } = driver.nodeWorld()
    const { userId: ownerId } = demoAccount
    const rarityOf = (productId: string) => world.tables.products.get(productId)!.rarity
    const own = world.tables.copies.filter((row) => row.ownerId === ownerId)
    const { id: copyId } = own.find((row) => rarityOf(row.productId) === 'common')!
    const stream = 'transfer/upgrade-0001'
    const intent = { type: 'transfer.requested', endpoint: 'collection.upgrade', request: { copyId } }
    await driver.fault('rest.collection.upgrade', { kind: 'drop', applied: true, times: 1 })
    await driver.say(stream, intent)
    expect(await driver.observe(stream)).toMatchObject({ value: 'uncertain' })
    await driver.say(stream, intent)
    await driver.reload()
    await driver.advance(5000)
    expect(await driver.observe(stream)).toMatchObject({ value: 'done', context: { result: { rarity: 'rare' } } })
    expect(world.tables.syntheses.all()).toMatchObject([{ given: [copyId], beans: 360, ownerId }])
    expect(auditEconomy(world)).toEqual([])
    await driver.stop()
  })

  it('ORD-8 is forgotten here when the person signs out, and known to the server', async () => {
    const { driver, world } = await withPurchase()
    await driver.say('session', { type: 'session.signOutRequested' })
    expect(driver.system().streams()).not.toContain('order/purchase-0001')
    await driver.reload()
    expect(driver.system().streams()).not.toContain('order/purchase-0001')
    expect(world.tables.orders.all().at(-1)?.state).toBe('paid')
    await driver.stop()
  })
})

describe('several offers at once', () => {
  /** A headless app, and a product that at least three people offer. */
  async function withOffers() {
    const driver = createHeadlessDriver()
    await driver.start(scene('trade'))
    const { world } = driver.nodeWorld()
    const up = world.tables.listings.filter((row) => row.state === 'up' && row.kind === 'copy')
    const productId = up.find(({ ofId }) => up.filter((row) => row.ofId === ofId).length >= 3)!.ofId
    const offers = up.filter((row) => row.ofId === productId).toSorted((a, b) => a.priceFen - b.priceFen)
    const orders = () => world.tables.orders.all()
    const sound = () => expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
    return { driver, world, productId, offers, orders, sound }
  }
  const stream = 'order/purchase-0001'

  it('ORD-8 the cheapest are ordered and paid for once, though the answer was lost, the tap repeated and the app killed', async () => {
    const { driver, world, productId, offers, orders, sound } = await withOffers()
    const request = { productId, quantity: 2, priceMaxFen: offers[1]!.priceFen }
    const intent = { type: 'order.placeRequested', endpoint: 'order.batchQuick', request }
    await driver.fault('rest.order.batchQuick', { kind: 'drop', applied: true, times: 1 })
    await driver.say(stream, intent)
    expect(await driver.observe(stream)).toMatchObject({ value: 'uncertain' })
    await driver.say(stream, intent)
    await driver.reload()
    await driver.advance(5000)
    expect(await driver.observe(stream)).toMatchObject({ value: { open: 'unpaid' } })
    await driver.say(stream, intent)
    expect(orders().map(({ lines }) => lines.map((line) => line.goodsId).toSorted())).toEqual([
      offers
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ])
    await driver.say(stream, { type: 'order.payRequested', kind: 'bankCard', tab: 'tab-1' })
    await driver.world('pay.decide', { outcome: 'success' })
    await driver.say(stream, { type: 'order.checkRequested' })
    expect(await driver.observe(stream)).toMatchObject({ value: 'paid' })
    expect(orders()[0]).toMatchObject({ state: 'paid', total: offers[0]!.priceFen + offers[1]!.priceFen })
    expect(offers.slice(0, 2).map(({ id }) => world.tables.listings.get(id)?.state)).toEqual(['sold', 'sold'])
    sound()
    await driver.stop()
  })

  it.each(['order.batch', 'order.batchQuick'] as const)(
    'ORD-8 %s orders nothing where one of them has another price by now, until the new total was seen',
    async (endpoint) => {
      const { driver, world, productId, offers, orders, sound } = await withOffers()
      const [first, second, third] = offers
      const total = first!.priceFen + second!.priceFen
      const what =
        endpoint === 'order.batch'
          ? { listingIds: [first!.id, second!.id] }
          : { productId, quantity: 2, priceMaxFen: third!.priceFen }
      const intent = (expectedTotalFen: number) => ({
        type: 'order.placeRequested',
        endpoint,
        request: { ...what, expectedTotalFen },
      })
      await world.tables.listings.change(first!.id, (draft) => void (draft.priceFen -= 100))
      await driver.say(stream, intent(total))
      expect(await driver.observe(stream)).toMatchObject({
        value: 'refused',
        context: { order: null, failure: { message: '价格已变化，请确认后再买' } },
      })
      expect([orders().length, world.tables.listings.get(first!.id)?.state]).toEqual([0, 'up'])
      await driver.say(stream, intent(total - 100))
      expect(await driver.observe(stream)).toMatchObject({ value: { open: 'unpaid' } })
      expect(orders()).toMatchObject([{ total: total - 100 }])
      sound()
      await driver.stop()
    },
  )

  it('ORD-8 chosen ones are ordered together or not at all, and can be asked for again after a refusal', async () => {
    const { driver, world, offers, orders, sound } = await withOffers()
    const [first, , third] = offers
    const intent = (...ids: string[]) => ({
      type: 'order.placeRequested',
      endpoint: 'order.batch',
      request: { listingIds: ids },
    })
    const other = ['13800000002', '13800000003'].find(
      (phone) => world.tables.users.find((row) => row.phone === phone)!.id !== third!.sellerId,
    )
    await driver.world('trade.buyOffer', { phone: other!, id: third!.id })
    await driver.say(stream, intent(first!.id, third!.id))
    expect(await driver.observe(stream)).toMatchObject({ value: 'refused', context: { order: null } })
    expect([orders().length, world.tables.listings.get(first!.id)?.state]).toEqual([0, 'up'])
    await driver.say(stream, intent(first!.id, offers[1]!.id))
    expect(await driver.observe(stream)).toMatchObject({ value: { open: 'unpaid' } })
    sound()
    await driver.stop()
  })

  it('LIS-2 copies of one’s own go up and come down together, each change once', async () => {
    const { driver, world, sound } = await withOffers()
    await driver.world('trade.giveCopies', { id: '201101', count: 3 })
    const own = world.tables.copies.filter((row) => row.ownerId === demoAccount.userId && row.productId === '201101')
    const ids = own.slice(-3).map(({ id }) => id)
    await driver.world('trade.endCooling', {})
    const states = () => ids.map((id) => world.tables.copies.get(id)?.listingId !== '')
    await driver.fault('rest.listing.upMany', { kind: 'drop', applied: true, times: 1 })
    const up = { endpoint: 'listing.upMany', request: { ids, priceFen: 8800 } }
    await driver.say('listing/many', { type: 'listing.listRequested', ...up })
    expect(await driver.observe('listing/many')).toMatchObject({ value: 'uncertain' })
    await driver.advance(5000)
    expect(await driver.observe('listing/many')).toMatchObject({ value: 'listed' })
    expect(states()).toEqual([true, true, true])
    await driver.say('listing/many', {
      type: 'listing.delistRequested',
      endpoint: 'listing.downMany',
      request: { ids },
    })
    expect(await driver.observe('listing/many')).toMatchObject({ value: 'delisted' })
    expect(states()).toEqual([false, false, false])
    sound()
    await driver.stop()
  })
})

describe('a picture', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const upload = async (bytes: Uint8Array<ArrayBuffer>, gone = false) => {
    const driver = createHeadlessDriver()
    await driver.start(scene('trade'))
    const ref = driver.system().keepFile(new Blob([bytes]))
    if (gone) await driver.reload()
    const file = { ref, name: 'a.png', size: bytes.length, type: 'image/png' }
    await driver.say('upload/avatar', { type: 'upload.picked', files: [file] })
    await driver.say('upload/avatar', { type: 'upload.requested' })
    // Reading a blob takes real time.
    await expect.poll(async () => (await driver.observe('upload/avatar'))?.value).not.toBe('uploading')
    const seen = (await driver.observe('upload/avatar'))!
    await driver.stop()
    return seen
  }

  it('UPL-2 is uploaded and known by its address', async () => {
    expect(await upload(png)).toMatchObject({ value: 'done', context: { url: expect.stringContaining('/') as string } })
  })

  it.each([
    ['that only claims to be one', new Uint8Array([1, 2, 3]), false, '这张图片已损坏或格式不支持，请换一张'],
    ['whose tab was opened again', png, true, '图片已失效，请重新选择'],
  ])('UPL-2 %s is not uploaded', async (_, bytes, gone, message) => {
    expect(await upload(bytes, gone)).toMatchObject({ value: 'failed', context: { url: null, failure: { message } } })
  })
})
