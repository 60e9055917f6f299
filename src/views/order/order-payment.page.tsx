import { useEffect, useRef, useState } from 'react'
import { useApp } from '../kit/app/app-port.ts'
import { resultHref } from '../kit/order/order-row.ts'
import { isPayable } from '../kit/order/purchase-words.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useOrder } from '../kit/order/use-order.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { OrderPaymentScreen } from './order-payment.screen.tsx'
import { viewCashier } from './order-payment.select.ts'

/** Paying an order, for the first time or again (marketplace §2, §7, §8): the way is chosen, the rest happens at a gateway. */
export default function OrderPaymentPage() {
  const { nativePay } = useApp().trade
  const { query, replace, back, motion } = useNavigation()
  const orderId = query.get('orderId') ?? ''
  const { purchase, details, row } = useOrder(orderId)
  const purse = useResource({ endpoint: 'wallet.purse', request: {} })
  const [chosen, setChosen] = useState(query.get('kind') ?? 'bankCard')
  const [typed, setTyped] = useState<string | null>(null)
  const { phase } = purchase
  const seen = useRef({ payable: false, left: false })
  useEffect(() => {
    if (isPayable(phase)) seen.current.payable = true
    if (phase !== 'paid' || seen.current.left) return
    seen.current.left = true
    // Whoever goes back past what was paid before does not stop here: the page they come from has said how it ended.
    if (motion === 'pop' && !seen.current.payable) back()
    else replace(resultHref(orderId))
  }, [phase, orderId]) // oxlint-disable-line react/exhaustive-deps -- the ways are new with each render
  const view = row ? viewCashier(row, purchase, purse.data ?? null, chosen, nativePay) : null
  const pay = (password: string | null) => {
    setTyped(null)
    if (view) purchase.pay(view.kind, password)
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
