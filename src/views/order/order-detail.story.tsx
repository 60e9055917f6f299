import { minute } from '#src/domain/time/instant.ts'
import type { OrderRow } from '../kit/order/order-row.ts'
import type { Purchase } from '../kit/order/purchase.ts'
import { StoryApp, storyNow, type Story } from '../kit/story/story-app.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { sampleLine, sampleOrder, samplePurchase } from '../kit/order/story-orders.ts'
import { still } from '../kit/story/story-parts.ts'
import { type OrderDetailProps, OrderDetailScreen } from './order-detail.screen.tsx'
import { viewOrderDetail } from './order-detail.select.ts'

export default { title: '我的/订单详情' }

const screen = (shown: Partial<OrderDetailProps>, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/order/components/orderDetail/index?orderId=900042" offline={offline}>
      <OrderDetailScreen
        resource={shownResource()}
        view={null}
        asking={false}
        onAsk={still}
        onCancel={still}
        onCheck={still}
        onContinue={still}
        onCopy={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

const story = (
  purchase: Partial<Purchase> = {},
  order: Partial<OrderRow> = {},
  shown: Partial<OrderDetailProps> = {},
  offline = false,
): Story => screen({ view: viewOrderDetail(sampleOrder(order), samplePurchase(purchase)), ...shown }, offline)

const paid = {
  state: 'paid',
  payKind: 'bankCard',
  paidAt: storyNow - minute,
  lines: [sampleLine({ numbers: [128, 129] })],
} as const
const trying = { state: 'paying', payKind: 'wallet' } as const
const closed = { state: 'closed', closedAt: storyNow } as const
const boxes = [sampleLine({ kind: 'blindBox', productId: '', name: '水墨山河 · 卷轴盲盒', quantity: 10 })]

export const 待付款 = story()
export const 支付失败 = story(
  { phase: 'failed', kind: 'bankCard', failure: '银行没有受理这笔支付，请换一种方式再试' },
  { state: 'failed', payKind: 'bankCard', failure: '银行没有受理这笔支付，请换一种方式再试' },
)
export const 确认中 = story({ phase: 'confirming', kind: 'wallet', canContinue: true }, trying)
export const 确认中没有网络 = story({ phase: 'confirming', kind: 'wallet', canContinue: true }, trying, {}, true)
export const 问要不要取消 = story({}, {}, { asking: true })
export const 正在取消 = story({ phase: 'cancelling' })
export const 已完成 = story({ phase: 'paid' }, paid)
export const 买了盲盒 = story({ phase: 'paid' }, { ...paid, lines: boxes })
export const 已取消 = story({ phase: 'closed' }, { ...closed, closedBy: 'cancelled' })
export const 已退款 = story(
  { phase: 'closed' },
  { ...closed, payKind: 'bankCard', closedBy: 'expired', refundedFen: 59_800, refundedAt: storyNow },
)
export const 加载中 = screen({ resource: listStates.loading })
export const 出错 = screen({ resource: listStates.failed })
export const 断网 = screen({ resource: listStates.offline }, true)
