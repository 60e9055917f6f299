import type { PayKind } from '#src/contract/rest/order/order.schema.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { settle, type Settlement } from '../trade/holds.ts'
import { balanceOf, houseAccounts, requireFunds } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { changeOrder, holdsOf, isOpen, type Order, prolong } from './orders.ts'
import { confirmPayment } from './pay-password.ts'
import { acceptedReturn } from './return-url.ts'
import type { GatewayOutcome, PaymentMishap } from './rows.ts'
import { isWalletOpen } from './wallets.ts'

export type Payment = Row<'payments'>

/** What the shop is told when a payment did not go through. */
const refusedByBank = '银行没有受理这笔支付，请换一种方式再试'
const refusedByWallet = '钱包余额不足'

/** The latest payment of an order. */
export const paymentOf = (world: World, orderId: string): Payment | undefined =>
  world.tables.payments.filter((row) => row.orderId === orderId).at(-1)

const changePayment = (world: World, id: string, change: Partial<Payment>): Promise<Payment> =>
  world.tables.payments.change(id, (draft) => void Object.assign(draft, change))

const end = (world: World, { id }: Payment, state: Payment['state'], failure = ''): Promise<Payment> =>
  changePayment(world, id, { state, failure, endedAt: world.clock.now(), tellsAt: null })

/** From the purse of the buyer, or from outside. */
const payerOf = (order: Order, kind: PayKind): string =>
  kind === 'wallet' || kind === 'beans' ? order.userId : houseAccounts.bank

/** Money has come for an order: everything is handed over, or it goes back because the order had been closed. */
async function deliver(world: World, order: Order, kind: PayKind): Promise<Order> {
  const at = world.clock.now()
  const settled: Settlement[] = []
  for (const hold of holdsOf(world, order)) settled.push(await settle(world, hold.id, payerOf(order, kind)))
  const refunded = holdsOf(world, order).reduce(
    (sum, hold, index) => sum + (settled[index]!.outcome === 'refunded' ? hold.total : 0),
    0,
  )
  if (refunded > 0) return changeOrder(world, order.id, { refunded, refundedAt: at })
  const numberOf = (id: string) => (world.tables.copies.get(id) ?? world.tables.avatarCopies.get(id))?.number
  const lines = order.lines.map((line, index) => {
    const items = [...settled[index]!.items]
    return { ...line, items, numbers: items.flatMap((id) => numberOf(id) ?? []) }
  })
  return changeOrder(world, order.id, { state: 'paid', lines, paidAt: at, payKind: kind, failure: '' })
}

/** The purse cannot pay: it holds too little, or the order it would pay is gone. */
function purseObstacle(world: World, order: Order, kind: PayKind): string {
  if (payerOf(order, kind) !== order.userId) return ''
  if (!isOpen(order)) return '订单已关闭'
  return balanceOf(world, order.currency, order.userId) < order.total ? refusedByWallet : ''
}

async function fail(world: World, payment: Payment, failure: string): Promise<Payment> {
  const order = world.tables.orders.get(payment.orderId)!
  if (isOpen(order)) await changeOrder(world, order.id, { state: 'failed', failure })
  return end(world, payment, 'failed', failure)
}

/** The gateway says how a payment ended. What it said first stays: a second word about the same payment changes nothing. */
export async function tell(world: World, payNo: string, result: 'success' | 'failure'): Promise<Payment> {
  const payment = world.tables.payments.get(payNo) ?? refuse('notFound')
  if (payment.state !== 'open' && payment.state !== 'processing') return payment
  const order = world.tables.orders.get(payment.orderId)!
  if (result === 'failure') return fail(world, payment, refusedByBank)
  const obstacle = purseObstacle(world, order, payment.payKind)
  if (obstacle !== '') return fail(world, payment, obstacle)
  await deliver(world, order, payment.payKind)
  return end(world, payment, 'succeeded')
}

/**
 * What the person does at the gateway. It can be done once, while the payment is open; `abandon` makes it impossible for good, so
 * that another one may begin.
 */
export async function decide(world: World, payNo: string, outcome: GatewayOutcome | 'abandon'): Promise<Payment> {
  const payment = world.tables.payments.get(payNo) ?? refuse('notFound')
  if (payment.state !== 'open') return payment
  const order = world.tables.orders.get(payment.orderId)!
  if (outcome === 'abandon') {
    await changeOrder(world, order.id, { state: 'created' })
    return end(world, payment, 'voided')
  }
  if (outcome === 'success' || outcome === 'failure') return tell(world, payNo, outcome)
  const now = world.clock.now()
  const { gatewaySlowMs, confirmationMs } = world.settings
  await prolong(world, order, now + confirmationMs)
  const tellsAt = outcome === 'slow' ? now + gatewaySlowMs : null
  return changePayment(world, payNo, { state: 'processing', tells: 'success', tellsAt })
}

/** A payment that may stand in the way of a new one: taken out of it, or the reason why there is none. */
async function clearWay(world: World, before: Payment | undefined, kind: PayKind): Promise<Payment | null> {
  if (before?.state === 'processing') refuse('paymentPending')
  if (before?.state !== 'open') return null
  if (before.payKind === kind) return before
  await end(world, before, 'voided')
  return null
}

async function requirePayable(world: World, order: Order, kind: PayKind, payPassword: string): Promise<void> {
  if (order.state === 'paid') refuse('orderPaid')
  if (!isOpen(order)) refuse('orderClosed')
  if ((order.currency === 'fen') === (kind === 'beans')) refuse('notForBeans')
  if (kind === 'wallet' && !isWalletOpen(world, order.userId)) refuse('walletNotOpened')
  if (kind !== 'beans') return
  requireFunds(world, { currency: order.currency, amount: order.total, from: order.userId })
  const small = order.total <= world.settings.passwordFreeMaxBeans
  await confirmPayment(world, order.userId, small, payPassword)
}

/** The mishap that was arranged for the next payment, once. */
function takeMishap(world: World): PaymentMishap | '' {
  const { paymentMishap } = world.settings
  if (paymentMishap !== '') world.settings = { ...world.settings, paymentMishap: '' }
  return paymentMishap
}

export interface PaymentRequest {
  readonly payKind: PayKind
  readonly returnUrl?: string | undefined
  readonly payPassword?: string | undefined
}

/**
 * Begins to pay an open order. While one payment is open the same kind answers it again and another kind takes its place; while one is
 * being confirmed there is no other, so that at no time two payments could both go through. Beans are taken at once.
 */
export async function beginPayment(world: World, order: Order, asked: PaymentRequest): Promise<Payment> {
  const { payKind, returnUrl = '', payPassword = '' } = asked
  await requirePayable(world, order, payKind, payPassword)
  const going = await clearWay(world, paymentOf(world, order.id), payKind)
  if (going) return going
  const mishap = payKind === 'beans' ? '' : takeMishap(world)
  const payment = await world.tables.payments.add({
    id: `P${world.nextId()}`,
    orderId: order.id,
    payKind,
    state: 'open',
    amount: order.total,
    returnUrl: acceptedReturn(returnUrl),
    mishap,
    failure: '',
    startedAt: world.clock.now(),
    tellsAt: null,
    tells: 'success',
    endedAt: null,
  })
  await changeOrder(world, order.id, { state: 'paying', payKind, failure: '' })
  if (payKind === 'beans') return tell(world, payment.id, 'success')
  return mishap === '' || mishap === '0002' ? payment : fail(world, payment, mishapWords[mishap])
}

/** What the payment service says by each way of not beginning. */
export const mishapWords: Readonly<Record<PaymentMishap, string>> = {
  ERROR: 'invalid parameter',
  empty: '',
  '500': '钱包服务暂时不可用，请稍后再试',
  other: '该银行卡暂不支持，请更换银行卡',
  '0002': '支付已取消',
}
