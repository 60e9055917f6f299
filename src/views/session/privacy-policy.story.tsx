import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { PrivacyPolicyScreen } from './privacy-policy.screen.tsx'

export default { title: '登录/隐私政策' }

export const 全文: Story = () => (
  <StoryApp href="/pages/login/privacyPolicy/index">
    <PrivacyPolicyScreen />
  </StoryApp>
)
