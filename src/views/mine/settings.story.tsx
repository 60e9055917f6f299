import { type Story, StoryApp } from '../kit/story-app.tsx'
import { still } from '../kit/story-parts.ts'
import { SettingsScreen, type SettingsProps } from './settings.screen.tsx'

export default { title: '我的/设置' }

const ready = { status: 'ready', hidden: false, pending: false, failure: null } as const

const story = (shown: Partial<SettingsProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/settings/index">
      <SettingsScreen
        theme="system"
        hide={ready}
        signOut="editing"
        onTheme={still}
        onHide={still}
        onRetryHide={still}
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
export const 藏品已隐藏深色 = story({ hide: { ...ready, hidden: true }, theme: 'dark' })
export const 正在读取 = story({ hide: { ...ready, status: 'loading' } })
export const 没有读到 = story({ hide: { ...ready, status: 'failed', failure: '无网络连接,请检查网络设置...' } })
export const 正在修改 = story({ hide: { ...ready, hidden: true, pending: true } })
export const 没有改成 = story({ hide: { ...ready, failure: '操作没有成功，请稍后再试' } })
export const 确认退出 = story({ signOut: 'confirming' })
export const 正在退出 = story({ signOut: 'sending' })
