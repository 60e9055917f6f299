import { useEffect } from 'react'
import type { Follows } from '#src/machines/follow-ups.ts'
import type { PaymentKind, PricedCall } from '#src/machines/order/order.facts.ts'
import { useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'
import { viewPurchase } from './purchase.ts'

/** What is said with an order: how its cashier is to offer to pay it, and what follows. */
interface Placing {
  readonly password?: string | null
  readonly way?: PaymentKind | null
  readonly follows: Follows
}

/** What the order is told by who looks at it. */
interface Look {
  readonly orderId?: string | undefined
  /** The page is a cashier that somebody came back to. */
  readonly isReturn?: boolean
}

/**
 * Follows the purchase of a stream `order/…` and says what is wanted of it. Whoever opens a page of it looks: the order leads them on
 * where that page is over (ORD-9). With an `orderId` the server is asked for the truth too, and again when the person comes back.
 */
export function usePurchase(stream: `order/${string}`, { orderId, isReturn = false }: Look = {}) {
  const app = useApp()
  const purchase = useStream(stream, viewPurchase)
  const isKnown = purchase.orderId !== null
  useEffect(() => {
    if (orderId === undefined) {
      if (isKnown) app.say(stream, { type: 'order.checkRequested' })
      return
    }
    const look = (more: object = {}) => {
      if (document.visibilityState === 'visible') app.say(stream, { type: 'order.checkRequested', orderId, ...more })
    }
    const again = () => look()
    look(isReturn ? { isReturn } : {})
    // Back from the gateway by the back button, or from the bank's own app.
    window.addEventListener('pageshow', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('pageshow', again)
      document.removeEventListener('visibilitychange', again)
    }
    // Once, when the page is opened; from then on the order leads by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, stream, orderId])
  return {
    ...purchase,
    place: (call: PricedCall, { password = null, ...more }: Placing) =>
      app.say(stream, {
        type: 'order.placeRequested',
        ...call,
        ...more,
        ...(password === null ? {} : { password, withPassword: true }),
      }),
    pay: (kind: PaymentKind, password: string | null = null) =>
      app.say(stream, {
        type: 'order.payRequested',
        kind,
        tab: app.trade.tabId,
        ...(password === null ? {} : { password }),
      }),
    goOn: () => app.say(stream, { type: 'order.continueRequested', tab: app.trade.tabId }),
    check: () =>
      app.say(stream, {
        type: 'order.checkRequested',
        tab: app.trade.tabId,
        ...(orderId === undefined ? {} : { orderId }),
      }),
    cancel: () => app.say(stream, { type: 'order.cancelRequested' }),
  }
}
