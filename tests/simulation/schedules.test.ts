import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import type { OrderContext } from '#src/machines/order/order.facts.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'

type Driver = ReturnType<typeof createHeadlessDriver>
type Act = (driver: Driver, stream: string, productId: string) => Promise<void>

const say =
  (type: string, payload: object = {}): Act =>
  (driver, stream) =>
    driver.say(stream, { type, ...payload })

const decide =
  (outcome: string): Act =>
  async (driver) => {
    const { world } = driver.nodeWorld()
    if (world.tables.payments.all().length > 0) await driver.world('pay.decide', { outcome })
  }

const hinder =
  (call: string, details: object): Act =>
  (driver) =>
    driver.fault(`rest.${call}`, { ...details, times: 1 })

const kinds = ['bankCard', 'wallet', 'appPlugin', 'appWebView'] as const
const calls = ['order.create', 'order.repay', 'order.details', 'order.cancel'] as const
const harms = {
  'request lost': { kind: 'drop' },
  'answer lost': { kind: 'drop', applied: true },
  'no answer': { kind: 'timeout', applied: true },
  broken: { kind: 'status', status: 502, applied: true },
  late: { kind: 'delay', ms: 4000 },
} as const

/** Everything that can happen around a purchase, by name. */
const acts: Readonly<Record<string, Act>> = {
  place: (driver, stream, productId) =>
    say('order.placeRequested', { endpoint: 'order.create', request: { productId } })(driver, stream, productId),
  check: say('order.checkRequested'),
  continue: say('order.continueRequested', { tab: 'tab-1' }),
  cancel: say('order.cancelRequested'),
  ...Object.fromEntries(kinds.map((kind) => [`pay by ${kind}`, say('order.payRequested', { kind, tab: 'tab-1' })])),
  ...Object.fromEntries(
    ['success', 'failure', 'slow', 'silent', 'abandon'].map((outcome) => [`gateway: ${outcome}`, decide(outcome)]),
  ),
  ...Object.fromEntries(
    calls.flatMap((call) => Object.entries(harms).map(([name, harm]) => [`${name} at ${call}`, hinder(call, harm)])),
  ),
  'the app is killed': (driver) => driver.reload(),
  '3 s pass': (driver) => driver.advance(3000),
  '70 s pass': (driver) => driver.advance(70_000),
}

/** Ends every doubt: nothing goes wrong any more, the gateway says how what is under way has ended, and time passes. */
async function comeToRest(driver: Driver): Promise<void> {
  const { world } = driver.nodeWorld()
  await driver.fault('rest.*', { kind: 'none' })
  for (const { id, state } of world.tables.payments.all()) {
    if (state === 'processing') await driver.world('pay.tell', { payNo: id, result: 'success' })
  }
  for (let minute = 0; minute < 30; minute++) await driver.advance(60_000)
}

describe('whatever happens around a purchase, in whatever order', () => {
  it('ORD-2 ORD-5 ORD-8 it is one order, charged once at most, and the app ends up knowing what the server knows', async () => {
    const driver = createHeadlessDriver()
    await driver.start(scene('schedules'))
    const { world } = driver.nodeWorld()
    const goods = world.tables.products.filter((row) => row.state === 'onSale' && row.remaining > 100)
    let purchase = 0
    const reached = new Set<string>()
    const schedule = fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 4, maxLength: 24 })
    await fc.assert(
      fc.asyncProperty(schedule, async (names) => {
        const key = `purchase-${++purchase}-0000`
        const stream = `order/${key}`
        const productId = goods[purchase % goods.length]!.id
        await acts['place']!(driver, stream, productId)
        for (const name of names) await acts[name]!(driver, stream, productId)
        await comeToRest(driver)
        const orders = world.tables.orders.filter((row) => row.intent === key)
        const charged = world.tables.payments.filter(
          ({ orderId, state }) => orderId === orders[0]?.id && state === 'succeeded',
        )
        const { value, context } = (await driver.observe(stream)) as unknown as { value: string; context: OrderContext }
        reached.add(value)
        expect(orders.length).toBe(1)
        expect(charged.length).toBeLessThanOrEqual(1)
        expect([value, context.order?.status]).toEqual([orders[0]!.state, orders[0]!.state])
        expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
      }),
      { numRuns: 60, seed: 20_260_301, endOnFailure: true },
    )
    expect([...reached].toSorted()).toEqual(['closed', 'paid'])
    await driver.stop()
  })
})
