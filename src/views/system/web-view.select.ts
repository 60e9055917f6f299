import { cutText } from '#src/domain/text/text-limits.ts'
import { judgeLink } from '#src/domain/safe-url.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { href, parseHref, routeAt } from '#src/routes/table.ts'
import { cashierHref } from '../kit/order/order-row.ts'
import { type PurchaseOutcome, outcomeOf } from '../kit/order/purchase-words.ts'
import type { Purchase } from '../kit/order/purchase.ts'

export type WebViewView =
  | { readonly kind: 'frame'; readonly href: string; readonly host: string; readonly title: string }
  /** A page of ours: it is opened instead. */
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'refused'; readonly message: string }

const TITLE_MAX = 20

/** What the address asked for is told about the order and the person, as the specification names them. */
const handedOn = ['type', 'systemType', 'orderId', 'userId'] as const

/**
 * What the safe web view shows (marketplace §2: query type, systemType, orderId, userId; and the address). Only https pages of
 * allowed hosts are framed; pages of ours open as pages; everything else is refused with the reason.
 */
export function viewWebView(query: URLSearchParams, allowedHosts: readonly string[]): WebViewView {
  const text = query.get('url') ?? ''
  if (text.trim() === '') return { kind: 'refused', message: '链接已失效' }
  const verdict = judgeLink(text, allowedHosts)
  if (verdict.kind === 'refused') return verdict
  if (verdict.kind === 'page') {
    const isKnown = routeAt(parseHref(verdict.href).path) !== undefined
    return isKnown ? verdict : { kind: 'refused', message: '应用里没有这个页面' }
  }
  const url = new URL(verdict.href)
  for (const name of handedOn) {
    const value = query.get(name)
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  const title = cutText((query.get('title') ?? '').trim(), TITLE_MAX) || verdict.host
  return { kind: 'frame', href: url.href, host: verdict.host, title }
}

export type CashierView =
  /** The cashier itself; `resultHref` is where the truth is said. */
  | { readonly kind: 'cashier'; readonly href: string; readonly host: string; readonly resultHref: string }
  /** It is not known (yet) where to pay, or whether there is anything to pay. */
  | {
      readonly kind: 'waiting'
      readonly outcome: PurchaseOutcome
      readonly canContinue: boolean
      readonly resultHref: string
    }
  /** Nothing is to be done here any more: that page says what became of it. */
  | { readonly kind: 'over'; readonly href: string }
  | {
      readonly kind: 'lost'
      readonly title: string
      readonly message: string
      readonly next: string
      readonly href: string
    }

/** The address at which an order is being paid in the web view; null when it is not. Pure. */
export function webGateway(snapshot: SnapshotOf<`order/${string}`> | undefined): string | null {
  const gateway = snapshot?.context.gateway
  return gateway?.kind === 'webView' ? gateway.url : null
}

const orders = { next: '我的订单', href: `#${href('/pages/mine/order/index')}` }
const ended: readonly Purchase['phase'][] = ['paid', 'closed', 'failed']

/**
 * The cashier inside the app (marketplace §2, §7). Where it is, is what the order knows, whatever the address of the page says; and
 * `payable`, the address as it may be opened today, is null where it may not.
 */
export function viewCashierWindow(
  orderId: string,
  purchase: Purchase,
  gateway: string | null,
  payable: string | null,
): CashierView {
  const resultHref = href('/pages/common/paySuccess/appIndex', { orderId })
  const { phase, canContinue, failure } = purchase
  if (ended.includes(phase)) return { kind: 'over', href: resultHref }
  if (phase === 'unpaid') return { kind: 'over', href: cashierHref(orderId, 'appWebView') }
  if (phase === 'none' && failure !== '')
    return { kind: 'lost', title: '没有找到这笔订单', message: '这个账号里没有它，请从订单列表进入。', ...orders }
  if (gateway === null) return { kind: 'waiting', outcome: outcomeOf(purchase, null), canContinue, resultHref }
  if (payable === null) {
    const message = '支付页面不在认可的名单里，已为你拦截。没有扣款。'
    return { kind: 'lost', title: '这个收银台不能打开', message, next: '查看订单', href: `#${resultHref}` }
  }
  return { kind: 'cashier', href: payable, host: new URL(payable).host, resultHref }
}
