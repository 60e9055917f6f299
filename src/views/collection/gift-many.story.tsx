import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { pickLine } from '../kit/collection/copy-picker.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { still, intentView } from '../kit/story/story-parts.ts'
import { sampleGiving } from '../kit/transfer/story-giving.ts'
import { type GiftManyProps, GiftManyScreen } from './gift-many.screen.tsx'

export default { title: '藏品/转赠几件' }

const lines = Array.from({ length: 24 }, (_, at) => ({
  ...pickLine(
    sampleCopy({
      id: `c${at}`,
      number: 7 + at * 31,
      name: at === 2 ? '一个名字长到一行放不下的藏品和它的续集' : '寒江独钓',
    }),
  ),
  image: samplePicture(at * 15),
}))

const batchMax = 20

const story = (change: Partial<GiftManyProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/transferParticulars/transferParticulars?gift=1" offline={offline}>
      <GiftManyScreen
        resource={listStates.more}
        lines={lines.slice(0, 6)}
        picked={[]}
        batchMax={batchMax}
        giving={sampleGiving()}
        intent={intentView()}
        onPick={still}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const copies = [
  { name: '寒江独钓', number: 7 },
  { name: '秋溪放鹤', number: 38 },
]

export const 选择 = story()
export const 已选两件 = story({ picked: ['c0', 'c2'] })
export const 选满了 = story({ lines, picked: lines.slice(0, batchMax).map(({ id }) => id) })
export const 没有可转赠的 = story({ lines: [], resource: listStates.empty })
export const 正在转赠 = story({ intent: intentView({ state: 'sending' }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({
  intent: intentView({ state: 'done', result: { receiver: { userId: '10002', nickname: '林间有鹿' }, copies } }),
})
export const 加载中 = story({ lines: [], resource: listStates.loading })
export const 出错 = story({ lines: [], resource: listStates.failed })
export const 断网 = story({ lines: [], resource: listStates.offline }, true)
