import { day } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { type OrdersProps, OrdersScreen } from './orders.screen.tsx'
import { orderLine, type PhysicalOrderRow } from './physical.select.ts'

export default { title: '实物/提货订单' }

const row: PhysicalOrderRow = {
  id: '1',
  physicalId: '2',
  name: '微喷版画《远山初霁》',
  image: samplePicture(20),
  state: 'sent',
  receiver: '林溪',
  phone: '138****8000',
  region: '浙江省 杭州市 西湖区',
  detail: '文三路 90 号',
  at: storyNow - 2 * day,
  sentAt: storyNow - day,
  deliveredAt: null,
  carrier: '数藏速运',
  parcelNo: 'SC000000900001',
}
const story = (change: Partial<OrdersProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/entity/entityOrder" offline={offline}>
      <OrdersScreen
        resource={shownResource({ items: [row] })}
        lines={[orderLine({ ...row, id: '2', state: 'packing', sentAt: null, parcelNo: '' }), orderLine(row)]}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 提货订单 = story()
export const 还没有 = story({ resource: listStates.empty, lines: [] })
export const 加载中 = story({ resource: listStates.loading })
export const 出错 = story({ resource: listStates.failed })
export const 断网 = story({ resource: listStates.offline }, true)
