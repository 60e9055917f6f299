import { type Story, StoryApp } from '../kit/story-app.tsx'
import { still } from '../kit/story-parts.ts'
import { notAsked } from './chat-view.ts'
import { GroupListScreen, type GroupLine, type GroupListProps } from './group-list.screen.tsx'
import { loaded, loading, people } from './story-chat.ts'

export default { title: '聊天/群聊列表' }

const group = (id: string, name: string, members: number, role: string | null = null, quiet = false): GroupLine => ({
  id,
  name,
  avatar: null,
  href: '#/',
  members,
  role,
  quiet,
})

const props = (shown: Partial<GroupListProps> = {}): GroupListProps => ({
  groups: loaded([
    group('g1', '青绿山水藏友群', 128),
    group('g2', '合成互助小组', 46, '管理员', true),
    group('g3', '周末看展', 5, '群主'),
    group('g4', '一个群的名字也可以写得很长很长很长', 500, null, true),
  ]),
  query: '',
  friends: loaded(Object.values(people)),
  create: notAsked,
  onQuery: still,
  onRetry: still,
  onPickFriends: still,
  onCreate: still,
  onCreateClosed: still,
  ...shown,
})

const story = (shown: Partial<GroupListProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/myChatGroupList">
      <GroupListScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 有群聊 = story()
export const 正在读取 = story({ groups: loading })
export const 没有读取到 = story({ groups: { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' } })
export const 还没有群聊 = story({ groups: loaded([]) })
export const 没有搜到 = story({ groups: loaded([]), query: '龙泉' })
