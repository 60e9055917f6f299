import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { AvatarStatementScreen } from './avatar-statement.screen.tsx'

export default { title: '首页/置换协议' }

const story = (onAgree: (() => void) | null): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/replacement/statement">
      <AvatarStatementScreen onAgree={onAgree} />
    </StoryApp>
  )
  return Shown
}

export const 等待同意 = story(still)
export const 只看 = story(null)
