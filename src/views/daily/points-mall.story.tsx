import { sampleBoxPicture } from '#src/ui/story/sample-art.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { StoryApp, type Story, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type PointsMallProps, PointsMallScreen } from './points-mall.screen.tsx'
import { type PointsRow, type ShelvesRow, sumOf, todayPoints, viewShelves } from './points-mall.select.ts'

export default { title: '每日/积分商城' }

const points: PointsRow = { balance: 165.5, checkedIn: false, todayPoints: 6, streak: 2, today: storyNow }
const shelves: ShelvesRow = [
  {
    id: 'beans',
    name: '微豆',
    goods: [
      { id: '1', name: '10 微豆', note: '兑换后立即到账', image: '', points: 9.8, left: 3 },
      { id: '2', name: '60 微豆', note: '兑换后立即到账', image: '', points: 55.8, left: 0 },
    ],
  },
  {
    id: 'box',
    name: '盲盒',
    goods: [
      {
        id: '3',
        name: '水墨山河 · 卷轴盲盒',
        note: '放入「我的盲盒」',
        image: sampleBoxPicture(200),
        points: 166.6,
        left: 1,
      },
    ],
  },
]
const shown = viewShelves(shelves, points).map((shelf) => ({
  ...shelf,
  goods: shelf.goods.map((one) => (shelf.id === 'box' ? { ...one, image: sampleBoxPicture(200) } : one)),
}))
const chosen = (count: number, state: 'none' | 'sending' | 'done' = 'none') => ({
  name: '10 微豆',
  count,
  sum: sumOf(shelves[0]!.goods[0]!, points, count),
  state,
})

const story = (change: Partial<PointsMallProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/pointsMall/index" offline={offline}>
      <PointsMallScreen
        resource={listStates.whole}
        balance={points.balance}
        isTaken={false}
        today={todayPoints(points)}
        taking="none"
        shelves={shown}
        chosen={null}
        onTake={still}
        onChoose={still}
        onCount={still}
        onClose={still}
        onRedeem={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 可以领积分 = story()
export const 领过了 = story({ isTaken: true, today: todayPoints({ ...points, checkedIn: true, streak: 3 }) })
export const 选数量 = story({ chosen: chosen(3) })
export const 正在兑换 = story({ chosen: chosen(1, 'sending') })
export const 兑换好了 = story({ chosen: chosen(1, 'done') })
export const 还没有商品 = story({ shelves: [] })
export const 加载中 = story({ resource: listStates.loading, balance: null })
export const 出错 = story({ resource: listStates.failed, balance: null })
export const 断网 = story({ resource: listStates.offline, balance: null }, true)
