import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { goodsFrom } from '../kit/product/goods.ts'
import { listStates, sampleBox } from '../kit/product/story-catalogue.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { still } from '../kit/story/story-parts.ts'
import {
  type BoxListProps,
  BoxListScreen,
  type ListProps,
  ListScreen,
  type SeriesListProps,
  SeriesListScreen,
} from './list.screen.tsx'

export default { title: '市场/寄售' }

const offered = sampleGoods((_, at) => ({ note: '上次成交 ¥128.00', end: `${at + 1} 件寄售`, tags: [] }))
const tabs = ['全部', '水墨山河', '青花记', '吉金纹', '二十八宿'].map((label, at) => ({
  key: at ? String(at) : '',
  label,
}))

const story = (shown: Partial<ListProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/list" offline={offline}>
      <ListScreen
        tabs={tabs}
        typeId=""
        order="floorUp"
        goods={offered}
        resource={listStates.more}
        onNarrow={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 寄售中 = story()
export const 一个系列 = story({ typeId: '1', order: 'busiest', resource: listStates.whole })
export const 加载中 = story({ goods: [], resource: listStates.loading })
export const 更多没有加载出来 = story({ resource: listStates.moreFailed })
export const 空 = story({ goods: [], resource: listStates.empty })
export const 出错 = story({ goods: [], resource: listStates.failed })
export const 断网 = story({ goods: [], resource: listStates.offline }, true)

const boxes = [
  { ...goodsFrom(sampleBox()), note: '寄售 ¥45.00 起', end: '12 个寄售' },
  goodsFrom(sampleBox({ id: '2', name: '青花记 · 开窑盲盒', seriesName: '青花记', remaining: 0 }, 210)),
  goodsFrom(sampleBox({ id: '3', name: '吉金纹 · 窖藏盲盒', seriesName: '吉金纹' }, 100)),
]

const boxStory = (shown: Partial<BoxListProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/list?kind=box" offline={offline}>
      <BoxListScreen tabs={tabs} typeId="" goods={boxes} resource={listStates.whole} onNarrow={still} {...shown} />
    </StoryApp>
  )
  return Shown
}

export const 盲盒 = boxStory()
export const 盲盒加载中 = boxStory({ goods: [], resource: listStates.loading })
export const 盲盒空 = boxStory({ goods: [], resource: listStates.empty })
export const 盲盒出错 = boxStory({ goods: [], resource: listStates.failed })
export const 盲盒断网 = boxStory({ goods: [], resource: listStates.offline }, true)

const lines = ['水墨山河', '青花记', '一个名字长到一行放不下的系列也要放得下'].map((name, at) => ({
  id: String(at),
  name,
  story: '一支秃笔，半砚松烟。墨分五色，写尽江南烟雨与塞上长风。',
  image: samplePicture(at * 70),
  count: '8 款',
  hot: at === 0,
}))

const seriesStory = (shown: Partial<SeriesListProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/list?kind=series" offline={offline}>
      <SeriesListScreen lines={lines} resource={listStates.whole} onSeries={still} {...shown} />
    </StoryApp>
  )
  return Shown
}

export const 系列 = seriesStory()
export const 系列加载中 = seriesStory({ lines: [], resource: listStates.loading })
export const 系列空 = seriesStory({ lines: [], resource: listStates.empty })
export const 系列出错 = seriesStory({ lines: [], resource: listStates.failed })
export const 系列断网 = seriesStory({ lines: [], resource: listStates.offline }, true)
