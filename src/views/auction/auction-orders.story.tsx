import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { AuctionOrdersScreen } from './auction-orders.screen.tsx'
import type { AuctionLine } from './auction.select.ts'

export default { title: '拍卖/我的拍卖' }

const tags = [
  { text: '领先', tone: 'jade' },
  { text: '已被超过', tone: 'cinnabar' },
  { text: '已拍得', tone: 'gold' },
] as const
const samples: readonly AuctionLine[] = ['寒江独钓', '云起庐山', '一个名字长到一行放不下的藏品'].map((title, at) => ({
  id: String(at),
  href: '#/pages/activity/auctionBid?id=1',
  title,
  note: '10:20 结束 · 4 次出价',
  image: samplePicture(at * 90),
  price: '¥880.00',
  tag: tags[at] ?? null,
}))

const story = (resource = listStates.whole, lines = samples, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/auctionOrder/index" offline={offline}>
      <AuctionOrdersScreen resource={resource} lines={lines} />
    </StoryApp>
  )
  return Shown
}

export const 我的拍卖 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
