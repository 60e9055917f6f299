import { useEffect, useRef } from 'react'
import { useApp } from '../app/app-port.ts'
import type { OrderRow } from './order-row.ts'
import type { Purchase, PurchasePhase } from './purchase.ts'
import { usePurchase } from './use-purchase.ts'
import { useResource } from '../resource/use-resource.ts'

export interface OrderAnswer {
  readonly order: OrderRow
}

const states: Partial<Record<PurchasePhase, readonly OrderRow['state'][]>> = {
  unpaid: ['created', 'failed'],
  failed: ['created', 'failed'],
  confirming: ['paying'],
  paid: ['paid'],
  closed: ['closed'],
}

/** Pure: whether what was read of an order is older than what is known of it. */
export const isOutdated = (phase: Purchase['phase'], state: OrderRow['state'] | undefined): boolean =>
  state !== undefined && states[phase] !== undefined && !states[phase].includes(state)

/** One order: what was bought, and where the purchase stands. What is shown follows the truth. */
export function useOrder(orderId: string) {
  const app = useApp()
  const purchase = usePurchase(app.trade.orderStream(orderId), orderId)
  const details = useResource({ endpoint: 'order.details', request: { orderId } })
  const state = details.data?.order.state
  const asked = useRef('')
  useEffect(() => {
    const now = `${purchase.phase}/${state}`
    if (!isOutdated(purchase.phase, state) || details.activity !== 'none' || asked.current === now) return
    // Once for each pair: a server that contradicts itself is not asked for ever.
    asked.current = now
    details.refresh()
  })
  return { purchase, details, row: details.data?.order ?? null }
}
