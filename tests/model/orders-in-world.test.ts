import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOrders } from '#mock/world/checkout/audit.ts'
import { beginPayment } from '#mock/world/checkout/payments.ts'
import { auditEconomy } from '#mock/world/trade/audit.ts'
import type { OrderContext } from '#src/machines/order/order.facts.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import type { GeneratedPath, GeneratedSuite, PathStep } from './tester/paths.ts'
import { isPlayed } from './played.ts'
import { CLOCK, leafPaths } from './tester/step.ts'

/**
 * The generated paths of an order in the whole app, with the world as the judge: what people do is done, and what a path wants the
 * server to say is brought about where it can be. From there the world decides how it goes on, and the app must agree with it.
 */
const paths: readonly GeneratedPath[] = ['short', 'pairs'].flatMap(
  (kind) => (JSON.parse(readFileSync(`scenarios/generated/order.${kind}.json`, 'utf8')) as GeneratedSuite).paths,
)

/** What is done to the server so that a call comes to the outcome that a path names; what is not here comes by itself. */
const harms: Readonly<Record<string, readonly [call: string, fault: object]>> = {
  'create.failed/refused': ['create', { kind: 'rejected', reason: 'soldOut' }],
  'create.failed/lost': ['create', { kind: 'drop', applied: true }],
  'requestPayment.failed': ['repay', { kind: 'drop', applied: true }],
  'confirm.failed/lost': ['details', { kind: 'drop' }],
  'cancel.failed': ['cancel', { kind: 'drop' }],
}
const mishaps: Readonly<Record<string, string>> = {
  parameterError: 'ERROR',
  empty: 'empty',
  wallet500: '500',
  other: 'other',
}
/** How somebody's payment ends at the gateway, so that the server says of the order what a path wants. */
const outcomes: Readonly<Record<string, string>> = { paid: 'success', pending: 'silent', unpaid: 'failure' }

/** What the world may hold of an order while the app says this of it; of all other states nothing is known. */
const agreed: Readonly<Record<string, readonly string[]>> = {
  refused: ['none'],
  'open.unpaid': ['created', 'failed'],
  'open.failed': ['created', 'failed'],
  paid: ['paid'],
  closed: ['closed'],
}
/** How an order ends in the app when it is left alone. */
const ends: Readonly<Record<string, RegExp>> = {
  none: /^(idle|refused)$/,
  created: /^open\./,
  failed: /^open\./,
  paying: /^(gone\.\w+|resting)$/,
  paid: /^paid$/,
  closed: /^closed$/,
}

const driver = createHeadlessDriver()
const world = () => driver.nodeWorld().world

const orderOf = (key: string, orderId?: string) =>
  world().tables.orders.filter((row) => row.intent === key || row.id === orderId)
const goingOf = (orderId: string) =>
  world().tables.payments.filter((row) => row.orderId === orderId && ['open', 'processing'].includes(row.state))

async function lookAt(stream: string) {
  const seen = await driver.observe(stream)
  return {
    state: leafPaths(seen?.value ?? 'idle')[0]!,
    context: (seen?.context ?? {}) as unknown as Partial<OrderContext>,
  }
}

/** The outcomes that come, in a path, of what happens at `index`, before somebody does something again. */
function outcomesAfter(steps: readonly PathStep[], index: number): readonly string[] {
  const rest = steps.slice(index + 1).map((step) => step.do)
  const end = rest.findIndex((symbol) => symbol.startsWith('order.') || symbol === CLOCK)
  return end === -1 ? rest : rest.slice(0, end)
}

/** A payment of an order that nobody is paying here, begun on another device. */
async function paidElsewhere(orderId: string) {
  const order = world().tables.orders.get(orderId)
  const isFree = order && ['created', 'failed'].includes(order.state) && goingOf(orderId).length === 0
  return isFree ? [await beginPayment(world(), order, { payKind: 'bankCard' })] : []
}

async function bringAbout(symbol: string, key: string, asks: boolean): Promise<void> {
  // Once there is an order, a server that refuses it would not say what is so.
  if (symbol === 'create.failed/refused' && orderOf(key).length > 0) return
  const [call, fault] = harms[symbol] ?? []
  if (call) return driver.fault(`rest.order.${call}`, { ...fault, times: 1 })
  const [fact, how = ''] = symbol.split('/') as [string, string?]
  if (fact === 'requestPayment.succeeded' && mishaps[how])
    return void (await driver.world('pay.mishap', { how: mishaps[how] }))
  if (fact !== 'confirm.succeeded') return
  if (how === 'overdue' || how === 'closed') return driver.advance(16 * 60_000)
  const [order] = orderOf(key)
  const [payment] = order
    ? [...goingOf(order.id), ...(asks && how === 'paid' ? await paidElsewhere(order.id) : [])]
    : []
  if (payment && outcomes[how]) await driver.world('pay.decide', { payNo: payment.id, outcome: outcomes[how] })
}

/** What somebody does, as the app says it: with goods that there are, in this tab. */
function said({ fact }: PathStep, productId: string, known: string) {
  const { at: _at, ...payload } = fact
  const isPlacing = fact.type === 'order.placeRequested'
  return {
    ...payload,
    ...(isPlacing ? { request: { productId }, password: null } : {}),
    ...('kind' in fact ? { kind: fact['kind'] === 'beans' ? 'wallet' : fact['kind'], password: null } : {}),
    ...('tab' in fact ? { tab: 'tab-1' } : {}),
    ...('orderId' in fact ? { orderId: known } : {}),
  }
}

async function perform(step: PathStep, stream: string, productId: string, known: string): Promise<void> {
  if (step.do === CLOCK) {
    const { nextAt } = (await lookAt(stream)).context
    await driver.advance(Math.max(0, (nextAt ?? 0) - world().clock.now()))
  } else if (step.do.startsWith('order.') && step.do !== 'order.left') {
    await driver.say(stream, said(step, productId, known))
  }
}

const wordOf = (key: string, orderId?: string) => orderOf(key, orderId)[0]?.state ?? 'none'

/** The server is asked until nothing changes any more. */
async function leftAlone(stream: string): Promise<string> {
  await driver.fault('rest.*', { kind: 'none' })
  for (let round = 0; round < 4; round++) {
    await driver.say(stream, { type: 'order.checkRequested' })
    await driver.advance(1000)
  }
  return (await lookAt(stream)).state
}

describe.skipIf(!isPlayed({ id: 'order' }))('the generated paths of an order, with the world as the judge', () => {
  beforeAll(() => driver.start(scene('orders')))
  afterAll(() => driver.stop())

  it('ORD-2 ORD-3 the app never says of an order what is not so, and each intent is charged at most once', async () => {
    const goods = world().tables.products.filter((row) => row.state === 'onSale' && row.remaining > 20)
    const seen = new Set<string>()
    let known = '0'
    for (const [index, { id, steps }] of paths.entries()) {
      const key = `path-${index}-0000`
      const stream = `order/${key}`
      const productId = goods[index % goods.length]!.id
      for (const [at, step] of steps.entries()) {
        for (const symbol of outcomesAfter(steps, at)) await bringAbout(symbol, key, step.do.startsWith('order.check'))
        await perform(step, stream, productId, known)
        const { state, context } = await lookAt(stream)
        const word = wordOf(key, context.order?.orderId)
        const [order] = orderOf(key)
        // What time has brought the app hears of when its own timer comes.
        const isOverdue = order !== undefined && world().clock.now() >= order.expiresAt
        const allowed = (!isOverdue && agreed[state]) || [word]
        expect(allowed, `${id} step ${at + 1} ${step.do}: ${state}`).toContain(word)
      }
      const end = await leftAlone(stream)
      const { context } = await lookAt(stream)
      const word = wordOf(key, context.order?.orderId)
      expect(end, `${id} is ${word}`).toMatch(ends[word]!)
      const charges = world().tables.payments.filter(
        (row) => row.orderId === context.order?.orderId && row.state === 'succeeded',
      )
      expect([orderOf(key).length <= 1, charges.length <= 1], id).toEqual([true, true])
      seen.add(end)
      known = orderOf(key)[0]?.id ?? known
    }
    expect([...auditOrders(world()), ...auditEconomy(world())]).toEqual([])
    expect([...seen]).toEqual(
      expect.arrayContaining(['open.unpaid', 'open.failed', 'resting', 'paid', 'closed', 'refused']),
    )
    // Wide, because a slow machine must not decide a test.
  })
})
