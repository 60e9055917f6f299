import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { NotFoundScreen } from './not-found.screen.tsx'

export default { title: '系统/没有这个页面' }

export const 没有这个页面: Story = () => (
  <StoryApp href="/pages/nowhere">
    <NotFoundScreen onHome={still} />
  </StoryApp>
)
