import { sampleBoxPicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { sampleOwned } from '../kit/collection/story-copies.ts'
import { still } from '../kit/story/story-parts.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { OpenBlindBoxScreen, type OpenBlindBoxProps } from './open-blind-box.screen.tsx'

export default { title: '盲盒/打开' }

const best = sampleOwned.slice(0, 3).map((goods) => goods.item)

const story = (change: Partial<OpenBlindBoxProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/openBlindBox/index">
      <OpenBlindBoxScreen
        work="box-3011"
        count={1}
        name="水墨山河 · 卷轴盲盒"
        image={sampleBoxPicture(260)}
        state="none"
        message=""
        best={[]}
        onOpen={still}
        onCheck={still}
        onAgain={still}
        onEnd={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 打开一个 = story()
export const 打开十个 = story({ count: 10 })
export const 正在打开 = story({ state: 'sending' })
export const 开出一件 = story({ state: 'done', best: best.slice(0, 1) })
export const 开出多件 = story({ count: 52, state: 'done', best })
export const 确认中 = story({ state: 'uncertain' })
export const 找过也分不清 = story({ state: 'uncertain', found: '在流转记录里看到 2 笔可能是它的，分不清是哪一笔。' })
export const 很久没有结果 = story({ state: 'uncertain', isLate: true })
export const 被拒绝 = story({ count: 40, state: 'refused', message: '可打开的盲盒不够' })
export const 没有要打开的: Story = () => (
  <StoryApp href="/pages/common/openBlindBox/index">
    <IncompletePage of="box" />
  </StoryApp>
)
