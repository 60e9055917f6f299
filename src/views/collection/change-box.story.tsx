import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { pickLine } from '../kit/collection/copy-picker.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { still, intentView } from '../kit/story/story-parts.ts'
import { type ChangeBoxProps, ChangeBoxScreen } from './change-box.screen.tsx'

export default { title: '我的/换盲盒' }

const lines = Array.from({ length: 7 }, (_, at) => ({
  ...pickLine(sampleCopy({ id: `c${at}`, number: 7 + at * 31 })),
  image: samplePicture(at * 40),
}))
const series = [
  { id: '11', name: '水墨山河', lines },
  { id: '12', name: '青花记', lines: lines.slice(0, 5) },
]
const five = lines.slice(0, 5).map(({ id }) => id)

const story = (change: Partial<ChangeBoxProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/myCollection/mycollection?change=1" offline={offline}>
      <ChangeBoxScreen
        resource={listStates.whole}
        series={series}
        current="11"
        picked={[]}
        needed={5}
        count="你已换过 2 次，现在还能换 1 次。"
        intent={intentView()}
        onSeries={still}
        onPick={still}
        onChange={still}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 选择 = story()
export const 选好五件 = story({ picked: five })
export const 凑不齐 = story({ series: [], count: '你还没有换过。' })
export const 盲盒售罄 = story({ picked: five, intent: intentView({ state: 'refused', message: '已售罄' }) })
export const 正在换 = story({ intent: intentView({ state: 'sending' }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({
  intent: intentView({ state: 'done', result: { blindBoxId: '3011', name: '水墨山河 · 卷轴盲盒' } }),
})
export const 加载中 = story({ series: [], resource: listStates.loading })
export const 出错 = story({ series: [], resource: listStates.failed })
export const 断网 = story({ series: [], resource: listStates.offline }, true)
