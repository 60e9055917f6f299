import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleOwned } from '../kit/collection/story-copies.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { still } from '../kit/story/story-parts.ts'
import { MyCollectionScreen, type MyCollectionProps } from './my-collection.screen.tsx'

export default { title: '我的/藏品' }

const series = ['水墨山河', '青花记', '吉金纹', '二十八宿', '梨园脸谱'].map((name, at) => ({ id: String(at), name }))
const cards = ['水墨山河 · 卷轴盲盒', '一个名字长到一行放不下的盲盒'].map((name, at) => ({
  id: String(at),
  href: '#/pages/mine/myCollection/mycollection',
  name,
  seriesName: series[at]!.name,
  image: samplePicture(260 + at * 50),
  count: at === 0 ? '×64' : '×2',
  openable: at === 0 ? '可开 62 个' : '都在寄售中',
}))

const props = (change: Partial<MyCollectionProps> = {}): MyCollectionProps => ({
  part: 'copies',
  typeId: '',
  state: 'all',
  work: '',
  works: [],
  series,
  copies: listStates.more,
  goods: sampleOwned,
  total: 41,
  boxes: listStates.whole,
  cards,
  seeds: listStates.whole,
  sown: sampleOwned.slice(0, 3),
  seedsHref: '#/pages/sales/list/list',
  favourites: listStates.whole,
  starred: sampleGoods(),
  onNarrow: still,
  onChangeBox: still,
  onGive: still,
  onOffer: still,
  ...change,
})

const story = (change: Partial<MyCollectionProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/mycollection" offline={offline}>
      <MyCollectionScreen {...props(change)} />
    </StoryApp>
  )
  return Shown
}

const none = { goods: [], total: null }
const noBoxes = { part: 'boxes', cards: [] } as const

export const 藏品 = story()
export const 已筛选 = story({ typeId: '1', state: 'listed', goods: sampleOwned.slice(2, 3), total: 1 })
export const 系列进度 = story({
  typeId: '1',
  works: sampleOwned.map(({ item, href }, at) => ({
    id: item.id,
    href,
    name: item.name,
    image: item.image,
    owned: at < 2,
  })),
})
export const 没有符合条件的 = story({ ...none, typeId: '1', state: 'listed', copies: listStates.empty })
export const 没有这款 = story({ ...none, work: '寒江独钓', copies: listStates.empty })
export const 没有藏品 = story({ ...none, copies: listStates.empty })
export const 加载中 = story({ ...none, copies: listStates.loading })
export const 出错 = story({ ...none, copies: listStates.failed })
export const 断网 = story({ ...none, copies: listStates.offline }, true)
export const 盲盒 = story({ part: 'boxes' })
export const 没有盲盒 = story({ ...noBoxes, boxes: listStates.empty })
export const 盲盒加载中 = story({ ...noBoxes, boxes: listStates.loading })
export const 盲盒出错 = story({ ...noBoxes, boxes: listStates.failed })
export const 花种 = story({ part: 'seeds' })
export const 没有花种 = story({ part: 'seeds', seeds: listStates.empty, sown: [] })
export const 花种加载中 = story({ part: 'seeds', seeds: listStates.loading, sown: [] })
export const 花种出错 = story({ part: 'seeds', seeds: listStates.failed, sown: [] })
export const 收藏夹 = story({ part: 'favourites' })
export const 收藏夹是空的 = story({ part: 'favourites', favourites: listStates.empty, starred: [] })
