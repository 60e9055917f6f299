import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { payPasswordOf, triesLeft } from '#mock/world/checkout/pay-password.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

const { userId, payPassword: password } = demoAccount

async function shop() {
  const driver = createHeadlessDriver()
  await driver.start(scene('lost password'))
  const { world } = driver.nodeWorld()
  return {
    driver,
    world,
    tries: () => triesLeft(world, payPasswordOf(world, userId)),
    faults: () => [...auditOrders(world), ...auditEconomy(world)],
  }
}

/** What is confirmed by the payment password, which a restart does not have. */
const intents = [
  {
    stream: 'transfer/gift-of-beans',
    fact: {
      type: 'transfer.requested',
      endpoint: 'beans.give',
      request: { receiver: '10003', amount: 5 },
      password,
      withPassword: true,
    },
  },
  {
    stream: 'order/order-in-beans',
    fact: {
      type: 'order.placeRequested',
      endpoint: 'order.byBeans',
      request: { productId: '', currency: 'weiDou' },
      password,
      withPassword: true,
    },
  },
] as const

describe.each(intents)('$stream', ({ stream, fact }) => {
  const intent = (world: Awaited<ReturnType<typeof shop>>['world']) => {
    const forBeans = world.tables.products.all().find(({ name }) => name === '抓髻娃娃')!.id
    return 'productId' in fact.request ? { ...fact, request: { ...fact.request, productId: forBeans } } : fact
  }

  it('TRA-2 ORD-1 repeated after a restart costs no try of the password, and can be told again with it', async () => {
    const { driver, world, tries, faults } = await shop()
    const before = tries()
    await driver.fault(`rest.${fact.endpoint}`, { kind: 'drop', times: 1 })
    await driver.say(stream, intent(world))
    expect((await driver.observe(stream))?.value).toBe('uncertain')
    await driver.reload()
    await driver.advance(5000)
    // What was sent may still be under way: until it cannot be any more, nobody knows, and nothing is sent without the password.
    expect((await driver.observe(stream))?.value).toBe('uncertain')
    await driver.advance(3 * 60_000)
    expect(await driver.observe(stream)).toMatchObject({
      value: 'refused',
      context: { failure: { message: '操作失败，请重新输入支付密码' } },
    })
    expect(await driver.requests(fact.endpoint)).toBe(1)
    expect(tries()).toBe(before)
    await driver.say(stream, intent(world))
    expect((await driver.observe(stream))?.value).toMatch(/^(done|paid)$/)
    expect(faults()).toEqual([])
    await driver.stop()
  })

  it('TRA-1 ORD-8 repeated after a restart finds what was done before it', async () => {
    const { driver, world, tries, faults } = await shop()
    const before = tries()
    await driver.fault(`rest.${fact.endpoint}`, { kind: 'drop', applied: true, times: 1 })
    await driver.say(stream, intent(world))
    await driver.reload()
    await driver.advance(5000)
    expect((await driver.observe(stream))?.value).toMatch(/^(done|paid)$/)
    expect([tries(), faults()]).toEqual([before, []])
    await driver.stop()
  })
})
