import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { OrdersScreen } from './orders.screen.tsx'
import { orderLine } from './physical.select.ts'

/** Real things that were ordered, and where they are (marketplace §2, §7). */
export default function OrdersPage() {
  const orders = useResource({ endpoint: 'physical.orders', request: {}, pageSize: ROWS_A_PAGE })
  return <OrdersScreen resource={orders} lines={orders.items.map(orderLine)} />
}
