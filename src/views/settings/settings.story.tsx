import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { SettingsScreen, type SettingsProps } from './settings.screen.tsx'

export default { title: '我的/设置' }

const story = (shown: Partial<SettingsProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/settings/index">
      <SettingsScreen
        theme="system"
        textSize="standard"
        version="1.0.39"
        onTextSize={still}
        signOut="editing"
        unsent={0}
        unknown={[]}
        onTheme={still}
        onSignOut={still}
        onConfirmSignOut={still}
        onCancelSignOut={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story()
export const 深色 = story({ theme: 'dark' })
export const 确认退出 = story({ signOut: 'confirming' })
export const 还有事不知道结果 = story({ signOut: 'confirming', unknown: ['下单', '转赠', '下单'] })
export const 还有消息没发出 = story({ signOut: 'confirming', unsent: 2 })
export const 正在退出 = story({ signOut: 'sending' })
