import type { ReactNode } from 'react'
import { PageScreen } from '../kit/page-screen.tsx'
import { type Story, StoryApp } from '../kit/story-app.tsx'
import { still } from '../kit/story-parts.ts'
import { notAsked } from './chat-view.ts'
import { CreateGroup, type CreateGroupProps } from './create-group.tsx'
import { QuietSheets, SpanSheet } from './quiet-sheets.tsx'
import { loaded, loading, people } from './story-chat.ts'

export default { title: '聊天/面板' }

const over = (sheet: ReactNode): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/myChatGroupList">
      <PageScreen title="群聊">{sheet}</PageScreen>
    </StoryApp>
  )
  return Shown
}

const create = (shown: Partial<CreateGroupProps> = {}): Story =>
  over(
    <CreateGroup
      open
      friends={loaded(Object.values(people))}
      create={notAsked}
      onRetry={still}
      onCreate={still}
      onDismiss={still}
      {...shown}
    />,
  )

export const 发起群聊 = create()
export const 没有好友可选 = create({ friends: loaded([]) })
export const 好友正在读取 = create({ friends: loading })
export const 没有建成 = create({ create: { state: 'failed', failure: '人数超过了群的上限' } })
export const 免打扰方式 = over(<QuietSheets open isGroup span={null} onChoose={still} onDismiss={still} />)
export const 每天固定时段 = over(<SpanSheet open span={null} onDone={still} onDismiss={still} />)
