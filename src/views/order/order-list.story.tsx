import { minute } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, storyNow, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleLine, sampleOrder } from '../kit/order/story-orders.ts'
import { still } from '../kit/story/story-parts.ts'
import { type OrderListProps, OrderListScreen } from './order-list.screen.tsx'
import { orderCard } from './order-list.select.ts'

export default { title: '我的/我的订单' }

const box = sampleLine({ kind: 'blindBox', productId: '', name: '水墨山河 · 卷轴盲盒', priceFen: 3900, quantity: 10 })
const offered = sampleLine({ kind: 'listing', name: '一个名字长到一行放不下的藏品要占两行才写得完', quantity: 1 })
const cards = [
  sampleOrder({ expiresAt: storyNow + 12 * minute }),
  sampleOrder({ id: '2', state: 'paying', lines: [box], amountFen: 39_000 }),
  sampleOrder({ id: '3', state: 'paid', lines: [sampleLine({ numbers: [128, 129] })] }),
  sampleOrder({
    id: '4',
    state: 'paid',
    currency: 'weiDou',
    beans: 188,
    lines: [sampleLine({ beans: 188, quantity: 1 })],
  }),
  sampleOrder({ id: '5', state: 'closed', closedBy: 'expired', lines: [offered, sampleLine()] }),
  sampleOrder({ id: '6', state: 'closed', refundedAt: storyNow }),
]
  .flatMap((row) => orderCard(row, storyNow) ?? [])
  .map((card, at) => ({ ...card, line: { ...card.line, image: samplePicture(at * 60) } }))

const story = (shown: Partial<OrderListProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/order/index" offline={offline}>
      <OrderListScreen tab="all" cards={cards} resource={listStates.more} onTab={still} {...shown} />
    </StoryApp>
  )
  return Shown
}

export const 全部 = story()
export const 待付款 = story({ tab: 'unpaid', cards: cards.slice(0, 1), resource: listStates.whole })
export const 加载中 = story({ cards: [], resource: listStates.loading })
export const 正在加载更多 = story({ resource: listStates.loadingMore })
export const 更多没有加载出来 = story({ resource: listStates.moreFailed })
export const 空 = story({ cards: [], resource: listStates.empty })
export const 没有待付款 = story({ tab: 'unpaid', cards: [], resource: listStates.empty })
export const 出错 = story({ cards: [], resource: listStates.failed })
export const 断网 = story({ cards: [], resource: listStates.offline }, true)
