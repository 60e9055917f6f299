import type { Instant } from '#src/domain/time/instant.ts'
import type { TimelineEntry } from '#src/ui/display/timeline.tsx'
import { priceWords } from '../kit/product/goods.ts'
import {
  boughtLine,
  type BoughtLine,
  cashierHref,
  costWords,
  momentWords,
  type OrderRow,
  ownedLink,
  payKindName,
} from '../kit/order/order-row.ts'
import type { Purchase } from '../kit/order/purchase.ts'
import { isCancellable, isPayable, type PurchaseOutcome, outcomeOf } from '../kit/order/purchase-words.ts'

export interface OrderDetailView extends PurchaseOutcome {
  readonly id: string
  readonly lines: readonly BoughtLine[]
  readonly amount: string
  readonly facts: readonly { readonly term: string; readonly detail: string }[]
  /** What happened to it and to the money, newest first. */
  readonly records: readonly TimelineEntry[]
  readonly expiresAt: number | null
  readonly payHref: string | null
  /** Where what was bought is; null until it is. */
  readonly owned: { readonly text: string; readonly href: string } | null
  /** Where it can be bought anew, once the order is closed. */
  readonly againHref: string | null
  readonly canAsk: boolean
  readonly canContinue: boolean
  readonly canCancel: boolean
  readonly cancelling: boolean
}

const closedWords = { '': '订单已关闭', cancelled: '取消订单', expired: '超时未付款，自动关闭' } as const

interface Record {
  readonly key: string
  readonly at: Instant | null
  readonly title: string
  readonly note?: string
}

/** The charge records of an order: made, paid or not, closed, given back. */
export function recordsOf(row: OrderRow): readonly TimelineEntry[] {
  const amount = costWords(row.currency, row.amountFen, row.beans)
  const way = payKindName(row.payKind)
  const records: readonly Record[] = [
    { key: 'refund', at: row.refundedAt, title: '原路退款', note: priceWords(row.refundedFen) },
    { key: 'closed', at: row.closedAt, title: closedWords[row.closedBy] },
    { key: 'paid', at: row.paidAt, title: '付款成功', note: [way, amount].filter(Boolean).join(' · ') },
    { key: 'created', at: row.createdAt, title: '提交订单', note: amount },
  ]
  return records.flatMap(({ key, at, title, note }) =>
    at === null ? [] : [{ key, title, time: momentWords(at), ...(note === undefined ? {} : { note }) }],
  )
}

/** Everything the page says of an order; what was read at the last visit (`isOld`) does not say that nothing was taken. */
export function viewOrderDetail(row: OrderRow, purchase: Purchase, isOld = false): OrderDetailView {
  const { phase, kind, canContinue, expiresAt } = purchase
  const payable = isPayable(phase)
  const way = payKindName(row.payKind)
  const lines = row.lines.map((line) => boughtLine(line, row.currency))
  return {
    ...outcomeOf(purchase, isOld && phase === 'closed' ? null : row),
    id: row.id,
    lines,
    amount: costWords(row.currency, row.amountFen, row.beans),
    facts: [
      { term: '下单时间', detail: momentWords(row.createdAt) },
      ...(way === '' ? [] : [{ term: '支付方式', detail: way }]),
      ...(row.failure === '' ? [] : [{ term: '上次付款', detail: row.failure }]),
    ],
    records: recordsOf(row),
    expiresAt: payable ? (expiresAt ?? row.expiresAt) : null,
    payHref: payable ? `#${cashierHref(row.id, kind ?? undefined)}` : null,
    owned: phase === 'paid' ? ownedLink(row) : null,
    againHref: phase === 'closed' ? (lines[0]?.href ?? null) : null,
    canAsk: ['confirming', 'away', 'cancelUnknown'].includes(phase),
    canContinue,
    canCancel: isCancellable(phase),
    cancelling: phase === 'cancelling',
  }
}
