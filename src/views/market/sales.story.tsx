import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, parts, sampleBox } from '../kit/product/story-catalogue.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { goodsFrom } from '../kit/product/goods.ts'
import { still } from '../kit/story/story-parts.ts'
import { SalesScreen, type SalesProps } from './sales.screen.tsx'
import { SeriesHead } from './series-head.tsx'

export default { title: '市场/市场' }

const names = ['水墨山河', '青花记', '吉金纹', '二十八宿', '梨园脸谱', '锦鲤池', '剪纸岁时', '洛阳牡丹']

const props = (shown: Partial<SalesProps> = {}): SalesProps => ({
  tabs: [{ key: '', label: '全部' }, ...names.map((label, at) => ({ key: String(at), label }))],
  current: '',
  order: 'newest',
  goods: sampleGoods(),
  resource: listStates.more,
  head: null,
  onSeries: still,
  onOrder: still,
  ...shown,
})

const story = (shown: Partial<SalesProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/sales" offline={offline}>
      <SalesScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

const about = parts.ready([
  { story: '一支秃笔，半砚松烟。墨分五色，写尽江南烟雨与塞上长风。', facts: '8 款藏品 · 326 人持有' },
])
const boxes = parts.ready([sampleBox(), sampleBox({ id: '2', name: '开窑盲盒', remaining: 0 }, 210)].map(goodsFrom))
const chosen = { current: '0', head: <SeriesHead about={about} boxes={boxes} /> }
const none = { goods: [] }

export const 全部 = story()
export const 一个系列 = story({ ...chosen, resource: listStates.whole })
export const 系列介绍加载中 = story({ ...chosen, head: <SeriesHead about={parts.loading()} boxes={parts.loading()} /> })
export const 系列介绍没有加载出来 = story({
  ...chosen,
  head: <SeriesHead about={parts.failed()} boxes={parts.failed()} />,
})
export const 系列没有盲盒 = story({ ...chosen, head: <SeriesHead about={about} boxes={parts.ready([])} /> })
export const 按价格排 = story({ order: 'priceUp' })
export const 正在加载更多 = story({ resource: listStates.loadingMore })
export const 更多没有加载出来 = story({ resource: listStates.moreFailed })
export const 加载中 = story({ ...none, tabs: [{ key: '', label: '全部' }], resource: listStates.loading })
export const 出错 = story({ ...none, resource: listStates.failed })
export const 断网 = story({ ...none, resource: listStates.offline }, true)
export const 断网但有内容 = story({}, true)
export const 空 = story({ ...none, tabs: [{ key: '', label: '全部' }], resource: listStates.empty })
export const 这个系列是空的 = story({ ...chosen, ...none, resource: listStates.empty })
