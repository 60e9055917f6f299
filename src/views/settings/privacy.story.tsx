import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { PrivacyScreen } from './privacy.screen.tsx'
import type { HideView } from './privacy.select.ts'

export default { title: '我的/隐私' }

const ready: HideView = { status: 'ready', hidden: false, pending: false, failure: null }

const story = (hide: Partial<HideView> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/privacy/index">
      <PrivacyScreen hide={{ ...ready, ...hide }} onHide={still} onRetryHide={still} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story()
export const 藏品已隐藏 = story({ hidden: true })
export const 正在读取 = story({ status: 'loading' })
export const 没有读到 = story({ status: 'failed', failure: '加载失败，请稍后再试' })
export const 正在修改 = story({ hidden: true, pending: true })
export const 没有改成 = story({ failure: '操作失败，请稍后再试' })
