import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { SafetyScreen } from './safety.screen.tsx'

export default { title: '我的/账号与安全' }

const story = (maskedPhone: string): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/safety/index">
      <SafetyScreen maskedPhone={maskedPhone} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story('138****8000')
export const 没有手机号 = story('')
