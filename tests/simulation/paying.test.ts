import { describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import { rulesOf } from '#mock/world/trade/sale-rules.ts'
import type { OrderContext } from '#src/machines/order/order.facts.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { losses } from './losses.ts'

const calls = ['order.create', 'order.repay', 'order.details'] as const
const kills = ['never', 'order.create', 'order.repay', 'away', 'decided', 'order.details'] as const
const outcomes = ['success', 'failure', 'slow', 'silent', 'abandon'] as const

type Kill = (typeof kills)[number]
type PaymentOutcome = (typeof outcomes)[number]

interface Case {
  readonly key: string
  readonly productId: string
  readonly kill: Kill
  readonly outcome: PaymentOutcome
  readonly lost: (typeof calls)[number]
  readonly loss: object | null
}

const ROUNDS_MAX = 60

/** A person who taps everything twice, leaves, comes back and looks, in an app that is killed once. */
async function buy(
  driver: ReturnType<typeof createHeadlessDriver>,
  { key, productId, kill, outcome, lost, loss }: Case,
) {
  const stream = `order/${key}`
  const look = async () => {
    const { value, context } = (await driver.observe(stream))!
    return {
      state:
        typeof value === 'string'
          ? value
          : Object.entries(value as object)
              .flat()
              .join('.'),
      context: context as unknown as OrderContext,
    }
  }
  const tap = async (type: string, payload: object = {}) => {
    for (let tapped = 0; tapped < 2; tapped++) await driver.say(stream, { type, ...payload })
  }
  const killed = new Set<Kill>()
  /** Kills the app where this case wants it killed, once. */
  const dies = async (at: Kill) => {
    if (kill !== at || killed.has(at)) return
    killed.add(at)
    await driver.reload()
  }
  const hinder = async (call: (typeof calls)[number]) => {
    if (lost === call && loss) await driver.fault(`rest.${call}`, { ...loss, times: 1 })
    if (kill === call) await driver.fault(`rest.${call}`, { kind: 'delay', ms: 3000, times: 1 })
  }
  const decide = async (context: OrderContext, how: PaymentOutcome) => {
    const { gateway } = context
    const payNo = gateway?.kind === 'form' ? gateway.fields['payNo'] : ''
    await driver.world('pay.decide', { payNo, outcome: how })
  }

  await hinder('order.create')
  await tap('order.placeRequested', { endpoint: 'order.create', request: { productId } })
  await dies('order.create')
  let decided = 0
  let begunInDoubt = 0
  const seen: string[] = []
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const { state, context } = await look()
    seen.push(state)
    if (state === 'paid' || state === 'closed') break
    if (state.startsWith('open.')) {
      if (decided === 0) await hinder('order.repay')
      await tap('order.payRequested', { kind: 'bankCard', tab: 'tab-1' })
      await dies('order.repay')
    } else if (state === 'resting' && decided === 0) {
      await tap('order.continueRequested', { tab: 'tab-1' })
    } else if (state.startsWith('gone.')) {
      await dies('away')
      await decide(context, decided === 0 ? outcome : 'success')
      decided++
      await dies('decided')
      await hinder('order.details')
      await tap('order.checkRequested')
      await dies('order.details')
    } else if (outcome === 'silent' && decided > 0 && round > 20) {
      const asked = await driver.requests('order.repay')
      await tap('order.payRequested', { kind: 'bankCard', tab: 'tab-1' })
      begunInDoubt += (await driver.requests('order.repay')) - asked
      await driver.world('pay.tell', { result: 'success' })
    }
    await driver.advance(5000)
  }
  return { ...(await look()), seen, wasKilled: killed.has(kill), begunInDoubt }
}

describe('paying, by every way an answer is lost and every step at which the app is killed', () => {
  const table = calls.flatMap((lost) =>
    Object.entries(losses).flatMap(([name, loss]) => (loss || lost === 'order.create' ? [{ lost, name, loss }] : [])),
  )

  it.each(table)('ORD-1 ORD-8 $name at $lost: one order, one charge, nothing lost', async ({ lost, loss }) => {
    const driver = createHeadlessDriver()
    await driver.start(scene('paying'))
    const { world } = driver.nodeWorld()
    // What only those may buy who own something of its series would be refused, until something of it was bought.
    const goods = world.tables.products.filter(
      (row) => row.state === 'onSale' && row.remaining > 20 && rulesOf(world, row).qualification === 'none',
    )
    const cases = kills.flatMap((kill) => outcomes.map((outcome) => ({ kill, outcome })))
    for (const [index, { kill, outcome }] of cases.entries()) {
      const key = `intent-${index}-0000`
      const productId = goods[index % goods.length]!.id
      const { context, ...run } = await buy(driver, { key, productId, kill, outcome, lost, loss })
      const orders = world.tables.orders.filter((row) => row.intent === key)
      const paid = world.tables.payments.filter((row) => row.orderId === orders[0]?.id && row.state === 'succeeded')
      expect({ kill, outcome, ...run, orders: orders.length, charges: paid.length }).toMatchObject({
        state: 'paid',
        orders: 1,
        charges: 1,
        begunInDoubt: 0,
        wasKilled: kill !== 'never',
      })
      expect(context.order?.orderId).toBe(orders[0]?.id)
      expect([...auditOrders(world), ...auditEconomy(world)]).toEqual([])
    }
    await driver.stop()
  })
})
