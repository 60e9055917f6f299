import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import type { SaleRow } from '../kit/product/sale-words.ts'
import { type AvatarDetailsProps, AvatarDetailsScreen } from './avatar-details.screen.tsx'
import { viewAvatar } from './avatar-details.select.ts'
import { sampleSeries } from './story-avatars.ts'

export default { title: '首页/头像详情' }

const rules: SaleRow = {
  limitPerUser: 3,
  bought: 0,
  qualification: 'none',
  qualified: true,
  queued: false,
  block: '',
  booked: false,
  terms: { version: '2026-02-01', coolingMs: 0, feeBasisPoints: 500, resale: false, transferable: false },
}

const of = (id: string, change: Partial<SaleRow> = {}): AvatarDetailsProps['view'] => {
  const series = sampleSeries.filter(({ avatars }) => avatars.some((row) => row.id === id))
  const view = viewAvatar(id, series, { sale: { ...rules, ...change } }, storyNow)
  if (!view) return null
  const others = view.others.map((goods, at) => ({ ...goods, item: { ...goods.item, image: samplePicture(at * 70) } }))
  return { ...view, others, item: { ...view.item, largeImage: samplePicture(140) } }
}

const story = (view: AvatarDetailsProps['view'], change: Partial<AvatarDetailsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/purchaseInfo/purchaseInfo?id=505101" offline={offline}>
      <AvatarDetailsScreen resource={listStates.whole} view={view} asking={false} onRemind={still} {...change} />
    </StoryApp>
  )
  return Shown
}

export const 在售 = story(of('505101', { bought: 1 }))
export const 抢购 = story(of('505103', { limitPerUser: 1 }))
export const 已售罄 = story(of('505106', { block: 'soldOut' }))
export const 买满了 = story(of('505101', { block: 'limitReached', bought: 3 }))
export const 尚未开售 = story(of('505401', { block: 'notOnSale' }))
export const 已预约 = story(of('505401', { block: 'notOnSale', booked: true }))
export const 正在预约 = story(of('505401', { block: 'notOnSale' }), { asking: true })
export const 加载中 = story(null, { resource: listStates.loading })
export const 出错 = story(null, { resource: listStates.failed })
export const 断网 = story(null, { resource: listStates.offline }, true)
