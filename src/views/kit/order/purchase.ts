import type { OrderContext, PaymentKind } from '#src/machines/order/order.facts.ts'
import { foundIn } from '../intent/found.ts'
import type { SnapshotOf, StateOf } from '#src/machines/streams.ts'

type OrderSnapshot = SnapshotOf<`order/${string}`>

/**
 * Where a purchase stands, as people are told. `checking`: the server is asked about an order that nobody here has tried to pay;
 * `confirming`: nobody knows yet how a payment ended (确认中), `cancelUnknown`: nor whether it was cancelled.
 */
export type PurchasePhase =
  | 'none'
  | 'placing'
  | 'refused'
  | 'uncertain'
  | 'unpaid'
  | 'failed'
  | 'requesting'
  | 'away'
  | 'checking'
  | 'confirming'
  | 'cancelling'
  | 'cancelUnknown'
  | 'paid'
  | 'closed'

export interface Purchase {
  readonly phase: PurchasePhase
  readonly orderId: string | null
  /** Until when it can be paid, server time. */
  readonly expiresAt: number | null
  /** Why the last thing that was tried did not work, ready to show; `''` for nothing to say. */
  readonly failure: string
  /** What was found of it where nothing decides whether there is an order; `''` otherwise. */
  readonly found: string
  /** When it was meant, server time; null when nobody has noted it. */
  readonly since: number | null
  /** How the last payment was tried. */
  readonly kind: PaymentKind | null
  /** Whether there is a payment under way that can be gone on with. */
  readonly canContinue: boolean
  /** It is paid with the very call that places it. */
  readonly chargesAtOnce: boolean
}

const phases: readonly (readonly [state: StateOf<`order/${string}`>, phase: PurchasePhase])[] = [
  ['creating', 'placing'],
  ['refused', 'refused'],
  ['uncertain', 'uncertain'],
  [{ open: 'failed' }, 'failed'],
  ['open', 'unpaid'],
  ['requesting', 'requesting'],
  ['gone', 'away'],
  ['resting', 'confirming'],
  ['cancelling', 'cancelling'],
  ['paid', 'paid'],
  ['closed', 'closed'],
]

const phaseOf = (snapshot: OrderSnapshot, { attempt, cancelAt }: OrderContext): PurchasePhase => {
  if (typeof cancelAt === 'number' && (snapshot.matches('asking') || snapshot.matches('resting')))
    return 'cancelUnknown'
  if (snapshot.matches('asking')) return attempt ? 'confirming' : 'checking'
  return phases.find(([state]) => snapshot.matches(state))?.[1] ?? 'none'
}

/** Orders that are paid by the call that places them. */
const chargingAtOnce = ['order.byBeans'] as const

/** Why a payment failed, in the server's words; `''` when it gave none. */
const reasonOf = ({ order }: OrderContext): string => {
  const reason = order?.['reason']
  return typeof reason === 'string' ? reason : ''
}

/** Pure: the state of an order as a page sees it. */
export function viewPurchase(snapshot: OrderSnapshot | undefined): Purchase {
  if (!snapshot) {
    const nothing = { orderId: null, expiresAt: null, failure: '', found: '', since: null, kind: null }
    return { phase: 'none', ...nothing, canContinue: false, chargesAtOnce: false }
  }
  const { context } = snapshot
  const { order, attempt, failure } = context
  const silent = failure?.reason === 'sessionEnded' || failure?.reason === 'aborted'
  const phase = phaseOf(snapshot, context)
  return {
    phase,
    orderId: order?.orderId ?? null,
    expiresAt: order?.expiresAt ?? null,
    failure: (silent ? '' : failure?.message) || (phase === 'failed' ? reasonOf(context) : ''),
    found: foundIn(failure),
    since: context.sent?.at ?? null,
    kind: attempt?.kind ?? null,
    canContinue: phase === 'confirming' && snapshot.matches('resting') && attempt !== null,
    chargesAtOnce: chargingAtOnce.some((one) => one === context.endpoint),
  }
}

export const payKindWords: Readonly<Record<PaymentKind, string>> = {
  bankCard: '银行卡',
  wallet: '钱包余额',
  appPlugin: '手机支付',
  appWebView: '网页支付',
  beans: '豆子',
}

/** How each way goes on, in a buyer's words; of the wallet and of beans it is said how much is there. */
export const payKindNotes: Readonly<Partial<Record<PaymentKind, string>>> = {
  bankCard: '储蓄卡、信用卡，跳转到银行页面付款',
  appPlugin: '支付宝、微信等，由本机应用完成付款',
  appWebView: '云闪付、网银等，在网页上完成',
}

/** How an order can be paid in money, in the order of the choice; with a native shell around the app also by its own ways. */
export const moneyKinds = (nativePay: boolean): readonly PaymentKind[] => [
  'bankCard',
  'wallet',
  ...(nativePay ? (['appPlugin', 'appWebView'] as const) : []),
]

/** The same, or `bankCard` for what is not one of them (any more). */
export const moneyKindOf = (kind: string | null, nativePay: boolean): PaymentKind =>
  moneyKinds(nativePay).find((known) => known === kind) ?? 'bankCard'

export interface PaymentChoice {
  readonly key: PaymentKind
  readonly title: string
  readonly note: string
  /** Why it cannot be paid so now, and what to do about it; null when it can. */
  readonly obstacle: { readonly text: string; readonly action: string; readonly href: string } | null
}
