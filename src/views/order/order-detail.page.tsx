import { useState } from 'react'
import { useCopy } from '../kit/app/use-copy.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { useOrder } from '../kit/order/use-order.ts'
import { OrderDetailScreen } from './order-detail.screen.tsx'
import { viewOrderDetail } from './order-detail.select.ts'

/** One order: what was bought, how it stands, what became of the money, and what can be done about it (marketplace §2, §7). */
export default function OrderDetailPage() {
  const orderId = useNavigation().query.get('orderId') ?? ''
  return orderId === '' ? <IncompletePage of="order" /> : <OrderDetail orderId={orderId} />
}

function OrderDetail({ orderId }: { readonly orderId: string }) {
  const { purchase, details, row } = useOrder(orderId)
  const [asking, setAsking] = useState(false)
  const copy = useCopy()
  return (
    <OrderDetailScreen
      resource={details}
      view={row ? viewOrderDetail(row, purchase, details.isOld) : null}
      asking={asking}
      onAsk={setAsking}
      onCancel={() => {
        setAsking(false)
        purchase.cancel()
      }}
      onCheck={purchase.check}
      onContinue={purchase.goOn}
      onCopy={() => void copy(orderId)}
    />
  )
}
