import { StoryApp, storyNow, type Story } from '../kit/story/story-app.tsx'
import { sampleLine, sampleOrder, samplePurchase } from '../kit/order/story-orders.ts'
import { still } from '../kit/story/story-parts.ts'
import type { OrderRow } from '../kit/order/order-row.ts'
import type { Purchase } from '../kit/order/purchase.ts'
import { PayResultScreen } from './pay-result.screen.tsx'
import { viewPayResult } from './pay-result.select.ts'

export default { title: '购买/支付结果' }

const story = (purchase: Partial<Purchase>, order: Partial<OrderRow> | null = {}, offline = false): Story => {
  const row = order && sampleOrder(order)
  const Shown: Story = () => (
    <StoryApp href="/pages/common/paySuccess/index?orderId=900042" offline={offline}>
      <PayResultScreen
        view={viewPayResult('900042', samplePurchase(purchase), row)}
        onCheck={still}
        onContinue={still}
      />
    </StoryApp>
  )
  return Shown
}

const bought = { state: 'paid', paidAt: storyNow, lines: [sampleLine({ numbers: [128, 129] })] } as const
const box = sampleLine({ kind: 'blindBox', productId: '', name: '水墨山河 · 卷轴盲盒' })

export const 购买成功 = story({ phase: 'paid' }, bought)
export const 买到盲盒 = story({ phase: 'paid' }, { ...bought, lines: [box] })
export const 兑换成功 = story({ phase: 'paid' }, { ...bought, currency: 'weiDou', beans: 376 })
export const 确认中 = story({ phase: 'confirming', kind: 'wallet', canContinue: true })
export const 支付失败 = story({
  phase: 'failed',
  kind: 'bankCard',
  failure: '银行没有受理这笔支付，请换一种方式再试',
})
export const 等待付款 = story({ phase: 'unpaid' })
export const 已关闭 = story({ phase: 'closed' }, { state: 'closed', closedBy: 'expired' })
export const 已退款 = story({ phase: 'closed' }, { state: 'closed', refundedFen: 59_800, refundedAt: storyNow })
export const 正在核对 = story({ phase: 'checking' }, null)
export const 断网 = story({ phase: 'confirming', kind: 'bankCard', canContinue: true }, null, true)
export const 没有这笔订单 = story({ phase: 'none', failure: '内容不存在或已下架' }, null)
