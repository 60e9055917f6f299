import { useEffect, useRef } from 'react'
import { texts } from '#src/domain/text/texts.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { OrderCall, PaymentKind } from '#src/machines/order/order.facts.ts'
import { useApp } from '../app/app-port.ts'
import { answerToCheck, type PurchasePhase, restsUntil, viewPurchase } from './purchase.ts'
import { useStream } from '../app/use-stream.ts'

/** Says in a toast that asking brought no news. Gives what notes that somebody asks. */
function useAnswerToCheck(stream: `order/${string}`, phase: PurchasePhase): () => void {
  const app = useApp()
  const rests = useStream(stream, restsUntil)
  const asked = useRef<{ readonly before: number | null } | null>(null)
  useEffect(() => {
    if (asked.current === null) return
    const answer = answerToCheck(asked.current.before, phase, rests)
    if (answer === 'awaited') return
    asked.current = null
    if (answer === 'over') return
    app.say('toast', { type: 'toast.shown', message: texts.noPaymentResultYet, durationMs: timings.toastMs })
  }, [app, phase, rests])
  return () => {
    asked.current = { before: rests }
  }
}

/**
 * Follows the purchase of a stream `order/…` and says what is wished of it. With an `orderId` the server is asked for the truth when
 * the page opens, and again when the person comes back to it.
 */
export function usePurchase(stream: `order/${string}`, orderId?: string) {
  const app = useApp()
  const purchase = useStream(stream, viewPurchase)
  const noteCheck = useAnswerToCheck(stream, purchase.phase)
  useEffect(() => {
    if (orderId === undefined) return
    const look = () => {
      if (document.visibilityState === 'visible') app.say(stream, { type: 'order.checkRequested', orderId })
    }
    look()
    // Back from the gateway by the back button, or from the bank's own app.
    window.addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [app, stream, orderId])
  return {
    ...purchase,
    place: (call: OrderCall, password: string | null) =>
      app.say(stream, { type: 'order.placeRequested', ...call, ...(password === null ? {} : { password }) }),
    pay: (kind: PaymentKind, password: string | null = null) =>
      app.say(stream, {
        type: 'order.payRequested',
        kind,
        tab: app.trade.tabId,
        ...(password === null ? {} : { password }),
      }),
    goOn: () => app.say(stream, { type: 'order.continueRequested', tab: app.trade.tabId }),
    check: () => {
      noteCheck()
      app.say(stream, { type: 'order.checkRequested', ...(orderId === undefined ? {} : { orderId }) })
    },
    cancel: () => app.say(stream, { type: 'order.cancelRequested' }),
  }
}
