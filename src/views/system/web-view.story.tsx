import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { samplePurchase } from '../kit/order/story-orders.ts'
import type { Purchase } from '../kit/order/purchase.ts'
import { CashierWindowScreen, WebViewScreen } from './web-view.screen.tsx'
import { viewCashierWindow, viewWebView } from './web-view.select.ts'

export default { title: '系统/网页' }

const story = (query: Record<string, string>, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/webView/webView" offline={offline}>
      <WebViewScreen
        view={viewWebView(new URLSearchParams(query), ['pay.shucang.example'])}
        offline={offline}
        onBack={still}
      />
    </StoryApp>
  )
  return Shown
}

export const 没有地址 = story({})
export const 不认可的网站 = story({ url: 'https://evil.example/' })
export const 脚本地址 = story({ url: 'javascript:alert(1)' })
export const 应用里没有的页面 = story({ url: '/pages/nowhere' })
export const 正在打开 = story({ url: 'https://pay.shucang.example/' })
export const 没有网络 = story({ url: 'https://pay.shucang.example/' }, true)

const cashier = (
  change: Partial<Purchase>,
  gateway: string | null = null,
  payable = gateway,
  orderId = '7001',
): Story => {
  const Shown: Story = () => (
    <StoryApp href={`/pages/webView/webView?type=pay&orderId=${orderId}`}>
      <CashierWindowScreen
        view={viewCashierWindow(orderId, samplePurchase(change), gateway, payable)}
        offline={false}
        onContinue={still}
        onCheck={still}
        onReturned={still}
      />
    </StoryApp>
  )
  return Shown
}
const bank = 'https://bank.example.com/pay'

export const 收银台 = cashier({ phase: 'away', kind: 'appWebView' }, bank)
export const 收银台要再问 = cashier({ phase: 'confirming', kind: 'appWebView', canContinue: true })
export const 收银台核对中 = cashier({ phase: 'checking' })
export const 收银台不认可 = cashier({ phase: 'away' }, bank, null)
export const 收银台没有这笔订单 = cashier({ phase: 'none', failure: '内容不存在或已下架' })
export const 收银台没有说订单 = cashier({ phase: 'none' }, null, null, '')
