import { useEffect } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { usePurchase } from '../kit/order/use-purchase.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { CashierWindowScreen, WebViewScreen } from './web-view.screen.tsx'
import { viewCashierWindow, viewWebView, webGateway } from './web-view.select.ts'

/** A safe window to pages of allowed sites, and to the cashier of an order (marketplace §2, §7). */
export default function WebViewPage() {
  const { query } = useNavigation()
  const orderId = query.get('orderId') ?? ''
  if (query.get('type') !== 'pay') return <SiteWindow />
  return orderId === '' ? <IncompletePage of="order" /> : <CashierWindow orderId={orderId} />
}

const useOffline = () => useStream('connectivity', (snapshot) => snapshot?.matches('offline') ?? false)

function SiteWindow() {
  const { allowedHosts } = useApp()
  const { query, back, replace } = useNavigation()
  const offline = useOffline()
  const view = viewWebView(query, allowedHosts)
  const page = view.kind === 'page' ? view.href : null
  useEffect(() => {
    if (page !== null) replace(page)
  }) // Once: the page that is opened takes the place of this one.
  return <WebViewScreen view={view} offline={offline} onBack={back} />
}

/** The order knows where it is paid, also after the app was closed in between; the address of this page names the order only. */
function CashierWindow({ orderId }: { readonly orderId: string }) {
  const { trade } = useApp()
  const { replace } = useNavigation()
  const stream = trade.orderStream(orderId)
  const purchase = usePurchase(stream, { orderId })
  const gateway = useStream(stream, webGateway)
  const payable = gateway === null ? null : trade.payable(gateway)
  const view = viewCashierWindow(orderId, purchase, gateway, payable)
  return (
    <CashierWindowScreen
      view={view}
      offline={useOffline()}
      onContinue={purchase.goOn}
      onCheck={purchase.check}
      onReturned={replace}
    />
  )
}
