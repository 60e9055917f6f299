import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { intentView, still } from '../kit/story/story-parts.ts'
import { type ResultProps, ResultScreen } from './result.screen.tsx'

export default { title: '道具/使用结果' }

const used = {
  id: '1',
  kind: 'beanPouch',
  name: '微豆袋',
  story: '',
  from: '签到',
  gotAt: storyNow,
  usedAt: storyNow,
  beans: 30,
  chestId: '',
} as const
const story = (intent: ResultProps['intent']): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/porp/porpRecord/porpResult">
      <ResultScreen intent={intent} onCheck={still} />
    </StoryApp>
  )
  return Shown
}

export const 用了微豆袋 = story(intentView({ state: 'done', result: used }))
export const 取出宝箱 = story(
  intentView({ state: 'done', result: { ...used, name: '宝箱钥匙', beans: 0, chestId: '7' } }),
)
export const 正在打开 = story(intentView({ state: 'sending' }))
export const 确认中 = story(intentView({ state: 'uncertain' }))
export const 被拒绝 = story(intentView({ state: 'refused', message: '这个道具已经用过了' }))
export const 没有这次 = story(intentView())
