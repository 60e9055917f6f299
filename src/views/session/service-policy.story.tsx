import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { ServicePolicyScreen } from './service-policy.screen.tsx'

export default { title: '登录/用户服务协议' }

export const 全文: Story = () => (
  <StoryApp href="/pages/login/servicePolicy/index">
    <ServicePolicyScreen />
  </StoryApp>
)
