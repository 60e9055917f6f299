import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { losses } from './losses.ts'

const kinds = ['bankCard', 'wallet', 'appPlugin', 'appWebView'] as const
const outcomes = ['success', 'failure', 'slow', 'silent', 'abandon'] as const
const ROUNDS_MAX = 40

type Driver = ReturnType<typeof createHeadlessDriver>

async function stateOf(driver: Driver, stream: string): Promise<string> {
  const value: unknown = (await driver.observe(stream))?.value
  return typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .flat()
        .join('.')
}

interface Case {
  readonly kind: (typeof kinds)[number]
  readonly outcome: (typeof outcomes)[number]
  /** The app is killed at the gateway, and again once it is decided there. */
  readonly killed: boolean
}

/** Pays once in a way that ends so, and again whenever that is offered, until the order is paid. */
async function pay(driver: Driver, stream: string, { kind, outcome, killed }: Case): Promise<readonly string[]> {
  const request = () => driver.say(stream, { type: 'order.payRequested', kind, tab: 'tab-1' })
  const seen: string[] = []
  await request()
  if (killed) await driver.reload()
  await driver.world('pay.decide', { outcome })
  if (killed) await driver.reload()
  for (let round = 0; round < ROUNDS_MAX; round++) {
    await driver.say(stream, { type: 'order.checkRequested' })
    const state = await stateOf(driver, stream)
    if (seen.at(-1) !== state) seen.push(state)
    if (state === 'paid') break
    if (state.startsWith('open.')) {
      await request()
      await driver.world('pay.decide', { outcome: 'success' })
    } else if (outcome === 'silent' && round === 20) {
      // Nobody knows: what is tapped now must not begin another payment.
      await request()
      await driver.world('pay.tell', { result: 'success' })
    }
    await driver.advance(5000)
  }
  return seen
}

describe('every way to pay, with every end it can have at the gateway', () => {
  it.each(kinds)('ORD-1 ORD-8 by %s: one order, one charge, wherever the app is killed', async (kind) => {
    const driver = createHeadlessDriver()
    await driver.start(scene('ways to pay'))
    await driver.world('wallet.give', { currency: 'fen', amount: 10_000_000 })
    const { world } = driver.nodeWorld()
    const goods = world.tables.products.filter((row) => row.state === 'onSale' && row.remaining > 20)
    const cases = outcomes.flatMap((outcome) => [false, true].map((killed): Case => ({ kind, outcome, killed })))
    for (const [index, one] of cases.entries()) {
      const key = `way-${index}-0000`
      const productId = goods[index % goods.length]!.id
      await driver.say(`order/${key}`, {
        type: 'order.placeRequested',
        endpoint: 'order.create',
        request: { productId },
      })
      const seen = await pay(driver, `order/${key}`, one)
      const orders = world.tables.orders.filter((row) => row.intent === key)
      const made = world.tables.payments.filter((row) => row.orderId === orders[0]?.id)
      expect({
        ...one,
        end: seen.at(-1),
        orders: orders.length,
        charges: made.filter(({ state }) => state === 'succeeded').length,
        payments: made.length,
      }).toEqual({
        ...one,
        end: 'paid',
        orders: 1,
        charges: 1,
        // Only what the server has said to be over is followed by another payment.
        payments: one.outcome === 'failure' || one.outcome === 'abandon' ? 2 : 1,
      })
      expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
    }
    await driver.stop()
  })
})

describe('beans, which are taken with the order', () => {
  const ways = Object.entries(losses).flatMap(([name, loss]) => [false, true].map((killed) => ({ name, loss, killed })))

  it('ORD-1 ORD-8 are taken once, whatever is lost, also when the kill takes the payment password', async () => {
    const driver = createHeadlessDriver()
    await driver.start(scene('beans'))
    await driver.world('wallet.give', { currency: 'weiDou', amount: 100_000 })
    const { world } = driver.nodeWorld()
    const goods = world.tables.beanOffers.filter(
      ({ currency, productId }) => currency === 'weiDou' && (world.tables.products.get(productId)?.remaining ?? 0) > 20,
    )
    for (const [index, { loss, killed, name }] of ways.entries()) {
      const stream = `order/beans-${index}-0000`
      const { productId, price } = goods[index % goods.length]!
      const intent = () =>
        driver.say(stream, {
          type: 'order.placeRequested',
          endpoint: 'order.byBeans',
          request: { productId, currency: 'weiDou', quantity: 1, expectedBeans: price },
          password: '246810',
        })
      if (loss) await driver.fault('rest.order.byBeans', { ...loss, times: 1 })
      if (killed) await driver.fault('rest.order.byBeans', { kind: 'delay', ms: 3000, times: 1 })
      await intent()
      await intent()
      if (killed) await driver.reload()
      let state = ''
      for (let round = 0; round < ROUNDS_MAX && state !== 'paid'; round++) {
        state = await stateOf(driver, stream)
        // The server had not heard of it, and the password is gone: it is asked for again.
        if (state === 'refused') await intent()
        await driver.advance(5000)
      }
      const orders = world.tables.orders.filter(({ intent }) => intent === `beans-${index}-0000`)
      expect({ name, killed, state, orders: orders.map((order) => order.state) }).toEqual({
        name,
        killed,
        state: 'paid',
        orders: ['paid'],
      })
      expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
    }
    await driver.stop()
  })
})
