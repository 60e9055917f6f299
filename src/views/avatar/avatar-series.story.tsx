import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { type AvatarSeriesProps, AvatarSeriesScreen } from './avatar-series.screen.tsx'
import { viewAvatarSeries } from './avatar-series.select.ts'
import { sampleSeries } from './story-avatars.ts'

export default { title: '首页/数字头像' }

const series = viewAvatarSeries(sampleSeries, storyNow).map((one, row) => ({
  ...one,
  goods: one.goods.map((goods, at) => ({
    ...goods,
    item: { ...goods.item, image: samplePicture(row * 200 + at * 60) },
  })),
}))

const story = (change: Partial<AvatarSeriesProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/purchaseHead/purchaseHead" offline={offline}>
      <AvatarSeriesScreen
        resource={listStates.whole}
        series={series}
        mine={{ name: '青瓷与雨', avatar: null, count: 1 }}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 各系列 = story()
export const 自己还没有 = story({ mine: { name: '青瓷与雨', avatar: null, count: 0 } })
export const 没有系列 = story({ series: [] })
export const 加载中 = story({ series: [], resource: listStates.loading })
export const 出错 = story({ series: [], resource: listStates.failed })
export const 断网 = story({ series: [], resource: listStates.offline }, true)
