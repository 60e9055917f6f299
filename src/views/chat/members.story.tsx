import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still, storyForm } from '../kit/story/story-parts.ts'
import { notAsked, type Person } from '../kit/chat/people-view.ts'
import { type MemberLine, MembersScreen, type MembersProps } from './members.screen.tsx'
import { loaded, loading, people } from './kit/story-chat.ts'

export default { title: '聊天/群成员' }

const member = (person: Person, shown: Partial<MemberLine> = {}): MemberLine => ({
  ...person,
  role: 'member',
  isMe: false,
  online: false,
  muted: null,
  href: '#/',
  ...shown,
})

const props = (shown: Partial<MembersProps> = {}): MembersProps => ({
  members: loaded([
    member(people.shanyu, { role: 'owner', online: true }),
    member(people.qingci, { role: 'admin' }),
    member({ id: 'me', name: '青瓷与雨', avatar: null }, { isMe: true, online: true }),
    member(people.moyan, { online: true }),
    member(people.zhinian, { muted: '禁言到今天 16:00' }),
    member(people.tingsong),
  ]),
  total: 128,
  query: '',
  more: 'more',
  canInvite: true,
  friends: loaded(Object.values(people)),
  invite: notAsked,
  onQuery: still,
  onMore: still,
  onRetry: still,
  onPickFriends: still,
  onInvite: still,
  onInviteClosed: still,
  byPhone: {
    form: storyForm(),
    placed: null,
    canUndo: true,
    undoing: false,
    undoFailure: null,
    onUndo: still,
    onAgain: still,
  },
  ...shown,
})

const story = (shown: Partial<MembersProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/members" offline={offline}>
      <MembersScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 成员 = story()
export const 都在这里 = story({ more: 'end', canInvite: false })
export const 正在读取 = story({ members: loading, total: 0 })
export const 没有读取到 = story({ members: { state: 'failed', items: [], failure: '你已不在这个群里' }, total: 0 })
export const 断网 = story({ members: { state: 'failed', items: [], failure: null }, total: 0 }, true)
export const 没有搜到 = story({ members: loaded([]), query: '龙泉', more: 'end' })
