import { useApp } from '../app/app.ts'
import { useAside } from '../resource/use-aside.ts'
import type { OrderRow } from './order-row.ts'
import { usePurchase } from './use-purchase.ts'

export interface OrderAnswer {
  readonly order: OrderRow
}

/** One order: what was bought, and where the purchase stands. The order has what was read of it read anew when it hears news (ORD-10). */
export function useOrder(orderId: string, isReturn = false) {
  const app = useApp()
  const purchase = usePurchase(app.trade.orderStream(orderId), { orderId, isReturn })
  const details = useAside({ endpoint: 'order.details', request: { orderId } })
  return { purchase, details, row: details.data?.order ?? null }
}
