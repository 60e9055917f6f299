import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { codeSends, still, storyForm } from '../kit/story/story-parts.ts'
import { type SafetyProps, SafetyScreen } from './safety.screen.tsx'

export default { title: '我的/账号与安全' }

const filled = { phone: '13800000009', code: '246810' }
const closed = { isOpen: false, form: storyForm(), send: codeSends.start }

const story = (shown: Partial<SafetyProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/safety/index">
      <SafetyScreen
        maskedPhone="138****8000"
        changeableFrom={null}
        isChanged={false}
        change={closed}
        onOpen={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story()
export const 没有手机号 = story({ maskedPhone: '' })
export const 更换手机号 = story({ change: { ...closed, isOpen: true } })
export const 正在更换 = story({
  change: { isOpen: true, form: storyForm({ values: filled, status: 'sending' }), send: codeSends.counting },
})
export const 没有换成 = story({
  change: {
    isOpen: true,
    form: storyForm({ values: filled, failure: { reason: 'refused', message: '这个手机号已经注册过账号' } }),
    send: codeSends.again,
  },
})
export const 已更换 = story({ maskedPhone: '138****0009', changeableFrom: '3月31日', isChanged: true })
