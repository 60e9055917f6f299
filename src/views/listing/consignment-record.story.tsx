import { day } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { ConsignmentRecordScreen } from './consignment-record.screen.tsx'
import { soldLine } from './consignment-record.select.ts'

export default { title: '首页/寄售记录' }

const lines = ['云起庐山', '一个名字长到一行放不下的藏品', '水墨山河 · 卷轴盲盒'].map((name, at) => ({
  ...soldLine({
    id: String(at),
    offer: {
      id: String(at),
      kind: at === 2 ? 'box' : 'copy',
      name,
      seriesName: '水墨山河',
      image: '',
      number: 31,
      priceFen: 8800 + at * 123_400,
      endedAt: storyNow - at * day,
    },
    incomeFen: 8360 + at * 117_230,
    feeFen: 440 + at * 6170,
    buyerName: '林**',
  }),
  image: samplePicture(at * 60),
}))

const story = (resource = listStates.whole, shown = lines, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/consignmentRecord/index" offline={offline}>
      <ConsignmentRecordScreen resource={resource} lines={shown} />
    </StoryApp>
  )
  return Shown
}

export const 卖出的 = story()
export const 还没有卖出 = story(listStates.empty, [])
export const 加载中 = story(listStates.loading, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
