import type { IntentCall, Priced } from '#src/contract/rest/calls.ts'
import type { Follows } from '../follow-ups.ts'
import { pauseUntil } from '../backoff.ts'
import type { Deadline, Failure, Meant, Said } from '../port.ts'

/** Ours: after so long the server is asked what has become of a payment that somebody left for. */
export const AWAY_MS = 10_000

/** The calls that make an order, each with its request; typed as a pair from the page that places it to the call itself. */
export type OrderCall = IntentCall<
  | 'order.create'
  | 'order.quick'
  | 'order.batch'
  | 'order.batchQuick'
  | 'order.byBeans'
  | 'order.payBlindBox'
  | 'order.payActivityBlindBox'
  | 'order.createAvatar'
  | 'order.rushAvatar'
>

/** A purchase as pages say it. */
export type PricedCall = Priced<OrderCall>

/** What the server says of an order. `pending`: a payment is in process and its outcome is not known yet. */
export interface OrderTruth {
  readonly orderId: string
  /** `unpaid` also says that whatever was tried before did not go through; `unknown` while the server was not heard. */
  readonly status: 'unknown' | 'unpaid' | 'pending' | 'paid' | 'closed'
  /** Until when it can be paid, server time. */
  readonly expiresAt: number | null
  readonly [shown: string]: unknown
}

/** How a payment is made (marketplace §7: H5 bank card, H5 wallet, app flows); beans are taken at once. */
export type PaymentKind = 'bankCard' | 'wallet' | 'appPlugin' | 'appWebView' | 'beans'

/** Where a payment goes on. Made from the server's answer by the effect, which lets nothing through but data. */
export type Gateway =
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'webView'; readonly url: string }
  | { readonly kind: 'plugin'; readonly plugin: string; readonly payload: string }

export interface Attempt {
  /** The intent key of this payment, sent with every call of it. */
  readonly intent: string
  readonly kind: PaymentKind
  /** The tab that asked: it alone leaves for the gateway. */
  readonly tab: string
}

/** The answer to asking for a payment, as it came (marketplace §8). */
export interface PaymentAnswer {
  readonly code: string
  readonly message: string
  /** Null when data or url was empty. */
  readonly gateway: Gateway | null
  /** Whether the gateway's host is one that payments may go to. */
  readonly isAllowed: boolean
  /** Nothing is left to do at a gateway. */
  readonly isDone: boolean
}

export type OrderFact =
  /**
   * The intent itself: the call creates the order, under the stream's key; `way` is how the cashier is to offer to pay it. `follows.done`
   * once there is an order.
   */
  | Said<
      'order.placeRequested',
      OrderCall & {
        password?: string | null
        /** That there is a password: the password itself is not written down. */
        withPassword?: boolean | null
        way?: PaymentKind | null
        follows?: Follows
      }
    >
  /** What was in doubt when its person signed out, and is asked about since the same one is here again; it is never sent. */
  | Said<'order.recalled', { endpoint: OrderCall['endpoint']; since: number }>
  /** Nothing decides what became of it, and somebody has looked for themselves: it is not asked about any more. */
  | Said<'order.dismissed'>
  /**
   * Someone wants the truth: a page was opened, a gateway was left, or with `tab` a button was pressed there. `isReturn`: a cashier that
   * somebody came back to.
   */
  | Said<'order.checkRequested', { orderId?: string; tab?: string | null; isReturn?: boolean }>
  /** `id`, the stamp of the fact, is the intent key of the payment. */
  | Said<'order.payRequested', { id: string; kind: PaymentKind; tab: string; password?: string | null }>
  /** Back to the gateway of the payment that is in process. */
  | Said<'order.continueRequested', { tab: string }>
  /** `unnoted`: from a release that did not note that it might be in doubt. */
  | Said<'order.cancelRequested', { unnoted?: true }>
  /** The tab is about to leave for the gateway. */
  | Said<'order.left'>
  /** What the native plugin said; it is not the server's word. */
  | Said<'order.pluginAnswered', { code: string; message: string }>
  | Said<'order.waitElapsed'>
  | Said<'create.succeeded' | 'confirm.succeeded', { order: OrderTruth }>
  /** `isFinal`: the server has said no; without it nobody knows whether the server has heard. */
  | Said<'create.failed' | 'confirm.failed', { failure: Failure; isFinal?: boolean }>
  | Said<'requestPayment.succeeded', PaymentAnswer>
  | Said<'requestPayment.failed', { failure: Failure }>
  | Said<'cancel.succeeded', { order: OrderTruth }>
  | Said<'cancel.failed', { failure: Failure }>

export interface OrderContext {
  /** The intent key of a new order, or the id of one that existed before. It never changes. */
  readonly intent: string
  readonly endpoint: OrderCall['endpoint'] | null
  readonly request: OrderCall['request']
  readonly order: OrderTruth | null
  /** The payment that was tried last; there is a new one only after the server has said that this one did not go through. */
  readonly attempt: Attempt | null
  /** The payment password, until the server has answered; never written down, so a restart does not have it. */
  readonly password: string | null
  readonly gateway: Gateway | null
  readonly failure: Failure | null
  /** How often the server was asked in a row without knowing more. */
  readonly tries: number
  /** The instant that is waited for: the order's expiry, or when the server is asked again. */
  readonly nextAt: number | null
  /** How the cashier is to offer to pay it; null for the usual way. */
  readonly way: PaymentKind | null
  readonly follows: Follows
  /** The tab in which somebody asks how it stands and waits to be told, also that there is no news. */
  readonly asker: string | null
  readonly sent: Meant | null
  /** When somebody asked to cancel it; null again once the server has said how it stands. */
  readonly cancelAt: number | null
}

/** What an order is before anything is meant, and after its person has ended it (ORD-12). */
export const nothingMeant = {
  endpoint: null,
  request: {},
  password: null,
  failure: null,
  tries: 0,
  way: null,
  follows: {},
  sent: null,
  cancelAt: null,
} as const

/** Since when a cancelling that is asked for may be in doubt. */
export const cancelAtOf = (fact: OrderFact): number | null =>
  fact.type === 'order.cancelRequested' && !fact.unnoted ? (fact.at ?? null) : null

interface Waiting {
  readonly context: OrderContext
}

/** A pause, after which the server is asked again. */
export const waiting = {
  src: 'waitUntil',
  id: 'wait',
  input: ({ context }: Waiting): Deadline => pauseUntil(context.nextAt!, 'order.waitElapsed'),
} as const

/** The order's end is an hour of the server's; only where it has passed there is a pause until it is looked at again (ORD-7). */
export function untilItExpires({ context: { nextAt, order } }: Waiting): Deadline {
  const fact = 'order.waitElapsed'
  return nextAt === order?.expiresAt ? { at: nextAt!, fact } : pauseUntil(nextAt!, fact)
}
