import { expect, type Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { type BenchPage, killAndReopen, openBench } from './kit/bench.ts'
import { booksOf } from './kit/books.ts'
import { test } from './kit/page-of-worker.ts'

/** Every step of paying at which the page is killed, and what it says once it is open again. */
const kills = {
  'while the order is being made': /应付金额/,
  'when there is an order': /应付金额/,
  'while the payment is being opened': /等待付款结果|支付结果确认中/,
  'at the gateway': /支付结果确认中/,
  'on the way back': /购买成功/,
  'while nobody knows how it ended': /请不要重复付款/,
} as const
type Kill = keyof typeof kills

interface Life {
  readonly page: Page
  readonly bench: BenchPage
}

/** Buys one thing by bank card, in a page that is killed once on the way, and gives the page that is open then. */
async function buy(first: Life, key: string, productId: string, kill: Kill): Promise<Life> {
  let life = first
  const say = (type: string, more: object = {}) => life.bench.say(`order/${key}`, { type, ...more })
  const dies = async (...at: readonly Kill[]) => {
    if (!at.includes(kill)) return
    life = await killAndReopen(life.page)
    await expect(life.page.getByText(kills[kill]).first()).toBeVisible()
  }
  /** The answer is on its way while the page is killed. */
  const slowly = async (at: Kill, call: string) => {
    if (kill === at) await life.bench.fault(call, { kind: 'delay', ms: 3000, times: 1 })
  }
  await slowly('while the order is being made', 'rest.order.create')
  await say('order.placeRequested', { endpoint: 'order.create', request: { productId } })
  await dies('while the order is being made', 'when there is an order')
  await slowly('while the payment is being opened', 'rest.order.repay')
  await say('order.payRequested', { kind: 'bankCard' })
  await dies('while the payment is being opened', 'at the gateway')
  // Nobody who does not know how a payment ended is offered another one.
  await expect(life.page.getByRole('button', { name: /^支付 / })).toHaveCount(0)
  const isSilent = kill === 'while nobody knows how it ended'
  await life.bench.world('pay.decide', { outcome: isSilent ? 'silent' : 'success' })
  if (isSilent) await say('order.checkRequested')
  await dies('on the way back', 'while nobody knows how it ended')
  if (isSilent) await life.bench.world('pay.tell', { result: 'success' })
  if (kill !== 'on the way back') await say('order.checkRequested')
  await expect(life.page.getByText('购买成功')).toBeVisible()
  return life
}

test('[lc:order] a page that is killed at any step of paying buys once, pays once and says how it stands', async ({
  page,
}) => {
  let life: Life = { page, bench: await openBench(page, { start: '/pages/home/home', signedIn: true }) }
  const steps = shareOf(Object.keys(kills) as Kill[], 2, (kill) => kill)
  for (const [index, kill] of steps.entries()) {
    await test.step(kill, async () => {
      life = await buy(life, `killed-000${index}`, index % 2 === 0 ? '201107' : '201405', kill)
    })
  }
  const books = await booksOf(life.page, 'killed-')
  expect(books).toEqual({ faults: [], orders: steps.map(() => 'paid'), charges: steps.length })
})
