import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { UpdateModalScreen } from './update-modal.screen.tsx'
import { viewUpdateModal } from './update-modal.select.ts'

export default { title: '系统/更新弹窗' }

const story = (query: Record<string, string>): Story => {
  const Shown: Story = () => (
    <StoryApp href="/components/full-modal/full-modal">
      <UpdateModalScreen modal={viewUpdateModal(new URLSearchParams(query))} onUpdate={still} onClose={still} />
    </StoryApp>
  )
  return Shown
}

const message = '新增「花园」\n开盒动画可以跳过\n修复公告图片不显示的问题'

export const 可以以后再说 = story({ type: 'update', version: '1.1.0', message })
export const 必须更新 = story({ type: 'update', version: '1.1.0', forced: 'true', message })
export const 没有说明 = story({ type: 'update' })
export const 很长的说明 = story({
  type: 'update',
  version: '1.1.0',
  message: Array.from({ length: 12 }, () => message).join('\n'),
})
export const 不是更新 = story({})
