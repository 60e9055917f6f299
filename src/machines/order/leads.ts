import type { FollowUp } from '../follow-ups.ts'
import { places } from '../places.ts'
import type { OrderContext, PaymentKind } from './order.facts.ts'

type Lead = Extract<FollowUp, { href: string }>
type Back = Extract<FollowUp, { type: 'navigation.backRequested' }>
type Known = Pick<OrderContext, 'intent' | 'order' | 'attempt' | 'way'>

/**
 * Where the pages of a purchase lead to, by what is known of it (A-17: H5 results land on paySuccess/index or payFail/index, app results
 * on appIndex). Each is for who stands at one of its own pages, in whatever tab, and for nobody else.
 */
const at = (path: string, { order }: Known): string => `${path}?orderId=${encodeURIComponent(order!.orderId)}`
const placing = ({ intent }: Known): string => `${places.placeOrder}?key=${encodeURIComponent(intent)}`
const cashier = (known: Known): string => at(places.cashier, known)
const window = ({ order }: Known): string => `${places.webView}?type=pay&orderId=${encodeURIComponent(order!.orderId)}`
const both = (page: { readonly h5: string; readonly app: string }, known: Known): string[] => [
  at(page.h5, known),
  at(page.app, known),
]

const isApp = (kind: PaymentKind | undefined): boolean => kind === 'appPlugin' || kind === 'appWebView'
const result = (page: { readonly h5: string; readonly app: string }, known: Known): string =>
  at(isApp(known.attempt?.kind) ? page.app : page.h5, known)

/** There is an order: from where it was placed to its cashier. */
export const toCashier = (known: Known): Lead => ({
  type: 'navigation.replaceRequested',
  href: known.way === null ? cashier(known) : `${cashier(known)}&kind=${known.way}`,
  from: [placing(known)],
})

/** Nothing is being paid: from the web view back to the cashier. */
export const outOfWindow = (known: Known): Lead => ({
  type: 'navigation.replaceRequested',
  href: `${cashier(known)}&kind=appWebView`,
  from: [window(known)],
})

export const toSuccess = (known: Known): Lead => ({
  type: 'navigation.replaceRequested',
  href: result(places.paySuccess, known),
  from: [placing(known), cashier(known), window(known), ...both(places.payFail, known)],
})

export const toFailure = (known: Known): Lead => ({
  type: 'navigation.replaceRequested',
  href: result(places.payFail, known),
  from: [window(known), ...both(places.paySuccess, known)],
})

/** Who goes back past what was paid before does not stop at its cashier: the page they come from has said how it ended. */
export const pastCashier = (known: Known): Back => ({ type: 'navigation.backRequested', from: [cashier(known)] })
