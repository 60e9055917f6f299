import { keyGivenBack } from '../receipts.ts'
import type { Order, OrderAndPayment, OrderLine, Payment } from '#src/contract/rest/order/order.schema.ts'
import { toYuanText } from '#src/domain/number/fen.ts'
import { mishapWords, paymentOf } from '../../world/checkout/payments.ts'
import type { Row } from '../../world/rows.ts'
import type { World } from '../../world/world.ts'

/** How orders and payments look from outside. */
type OrderRow = Row<'orders'>
type PaymentRow = Row<'payments'>

/** A price in the two fields that carry it: money or beans. */
export const pricing = (currency: OrderRow['currency'], amount: number) =>
  currency === 'fen' ? { fen: amount, beans: 0 } : { fen: 0, beans: amount }

const line =
  (currency: OrderRow['currency']) =>
  (row: OrderRow['lines'][number]): OrderLine => {
    const { fen, beans } = pricing(currency, row.unitPrice)
    const { kind, goodsId, productId, name, image, rarity, quantity, numbers, items } = row
    const shown = { kind, goodsId, productId, name, image, rarity, quantity }
    return { ...shown, priceFen: fen, beans, numbers: [...numbers], handedOver: [...items] }
  }

export function orderView(row: OrderRow): Order {
  const { fen: amountFen, beans } = pricing(row.currency, row.total)
  const { id, userId, intent, state, closedBy, currency, payKind, createdAt, expiresAt, paidAt, closedAt } = row
  return {
    id,
    userId,
    intent: keyGivenBack(intent),
    state,
    closedBy,
    lines: row.lines.map(line(currency)),
    currency,
    amountFen,
    beans,
    payKind,
    createdAt,
    expiresAt,
    paidAt,
    closedAt,
    refundedFen: row.refunded,
    refundedAt: row.refundedAt,
    failure: row.failure,
  }
}

/** What the bank's page is posted, as banks hand it to shops: a form that is to be sent off by itself. */
const bankForm = (row: PaymentRow, gateway: string): string => {
  const fields = {
    payNo: row.id,
    orderNo: row.orderId,
    amount: toYuanText(row.amount),
    merchant: '数藏',
    charset: 'UTF-8',
  }
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return `<form id="pay_form" name="pay_form" action="${gateway}bank" method="post">${inputs.join('')}</form>`
}

const ways: Readonly<Record<PaymentRow['payKind'], (row: PaymentRow, gateway: string) => Partial<Payment>>> = {
  bankCard: (row, gateway) => ({ form: bankForm(row, gateway) }),
  wallet: (row, gateway) => ({ url: `${gateway}wallet?payNo=${row.id}` }),
  appWebView: (row, gateway) => ({ url: `${gateway}app?payNo=${row.id}` }),
  appPlugin: (row) => ({
    plugin: JSON.stringify({
      payNo: row.id,
      amount: toYuanText(row.amount),
      answers: row.mishap === '' ? '0000' : '0002',
    }),
  }),
  beans: () => ({}),
}

const mishapAnswers: Readonly<Record<string, string>> = { ERROR: 'ERROR', empty: '200', '500': '500', other: 'FAIL' }

export function paymentView(world: World, row: PaymentRow): Payment {
  const nothing = { form: '', url: '', plugin: '' }
  const { id: payNo, payKind, state } = row
  const code = mishapAnswers[row.mishap]
  const way = ways[payKind](row, `${world.base}gateway/`)
  if (code !== undefined) {
    // The rows of marketplace §8 exclude each other: an answer without an address is the row of empty data, whatever its code.
    const address = row.mishap === '500' || row.mishap === 'other' ? way : {}
    const message = mishapWords[row.mishap as keyof typeof mishapWords]
    return { ...nothing, payNo, payKind, state, code, message, ...address }
  }
  return { ...nothing, payNo, payKind, state, code: '200', message: row.failure, ...way }
}

export function orderAndPayment(world: World, order: OrderRow): OrderAndPayment {
  const payment = paymentOf(world, order.id)
  return { order: orderView(order), payment: payment ? paymentView(world, payment) : null }
}
