import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useMotion, useNavigation } from '../kit/app/use-navigation.ts'
import { moneyKindOf } from '../kit/order/purchase.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { useOrder } from '../kit/order/use-order.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { OrderPaymentScreen } from './order-payment.screen.tsx'
import { viewCashier } from './order-payment.select.ts'
import { useSayOnBack } from './use-say-on-back.ts'

/** Paying an order, for the first time or again (marketplace §2, §7, §8): the way is chosen, the rest happens at a gateway. */
export default function OrderPaymentPage() {
  const orderId = useNavigation().query.get('orderId') ?? ''
  return orderId === '' ? <IncompletePage of="order" /> : <Cashier orderId={orderId} />
}

function Cashier({ orderId }: { readonly orderId: string }) {
  const {
    trade: { nativePay },
    device,
  } = useApp()
  const { href, query } = useNavigation()
  const motion = useMotion()
  const { purchase, details, row } = useOrder(orderId, motion === 'pop')
  const purse = useAside({ endpoint: 'wallet.purse', request: {} })
  const [chosen, setChosen] = useState(query.get('kind') ?? moneyKindOf(device.choice('payWay'), nativePay))
  const [typed, setTyped] = useState<string | null>(null)
  const view = row ? viewCashier(row, purchase, purse.data ?? null, chosen, nativePay) : null
  useSayOnBack(href, view?.stage === 'choose' && !view.pending ? '订单已保留，可在「我的订单」继续支付' : '')
  const pay = (password: string | null) => {
    setTyped(null)
    if (!view) return
    if (view.kind !== 'beans') device.keepChoice('payWay', view.kind)
    purchase.pay(view.kind, password)
  }
  return (
    <OrderPaymentScreen
      resource={details}
      view={view}
      typed={typed}
      onChoose={setChosen}
      onPay={() => (view?.kind === 'beans' ? setTyped('') : pay(null))}
      onType={setTyped}
      onPassword={pay}
      onCheck={purchase.check}
      onContinue={purchase.goOn}
    />
  )
}
