import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { useOrder } from '../kit/order/use-order.ts'
import { PayResultScreen } from './pay-result.screen.tsx'
import { viewPayResult } from './pay-result.select.ts'

/**
 * Back from a gateway (marketplace §2, §7; A-17). The address may say success or failure; the page says what the server says, and
 * goes on asking until it does.
 */
export default function PayResultPage() {
  const orderId = useNavigation().query.get('orderId') ?? ''
  return orderId === '' ? <IncompletePage of="order" /> : <PayResult orderId={orderId} />
}

function PayResult({ orderId }: { readonly orderId: string }) {
  const { purchase, details, row } = useOrder(orderId)
  return (
    <PayResultScreen
      // What is of the last visit does not know how a payment ended.
      view={viewPayResult(orderId, purchase, details.isOld ? null : row)}
      onCheck={purchase.check}
      onContinue={purchase.goOn}
    />
  )
}
