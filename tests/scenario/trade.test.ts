import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
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
    endpoint: 'orders.create',
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
    ['whose tab was opened again', png, true, '图片已经不在了，请重新选择'],
  ])('UPL-2 %s is not uploaded', async (_, bytes, gone, message) => {
    expect(await upload(bytes, gone)).toMatchObject({ value: 'failed', context: { url: null, failure: { message } } })
  })
})
