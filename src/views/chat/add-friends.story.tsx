import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { AddFriendsScreen, type AddFriendsProps } from './add-friends.screen.tsx'
import { notAsked } from '../kit/chat/people-view.ts'
import { invitation, loaded, loading, people } from './kit/story-chat.ts'

export default { title: '聊天/添加好友' }

const props = (shown: Partial<AddFriendsProps> = {}): AddFriendsProps => ({
  query: '',
  account: '10001',
  found: null,
  invitations: [
    invitation(people.tingsong, '请求添加你为好友', { reason: '我是听松，合成互助小组里的' }),
    invitation(people.zhinian, '请求添加你为好友', { state: 'accepting' }),
    invitation(people.shanyu, '请求添加你为好友', { failure: '网络不太好，操作失败，请重试' }),
    invitation(people.qingci, '请求添加你为好友', { state: 'accepted', time: '昨天' }),
  ],
  invite: notAsked,
  unblock: notAsked,
  onUnblock: still,
  greeting: '我是青瓷与雨',
  onQuery: still,
  onFind: still,
  onInvite: still,
  onInviteClosed: still,
  onAnswer: still,
  ...shown,
})

const story = (shown: Partial<AddFriendsProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/addFirends">
      <AddFriendsScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

const found = loaded([
  { ...people.moyan, relation: 'friend', talkHref: '#/', hasRefused: false } as const,
  { ...people.zhinian, relation: 'stranger', talkHref: null, hasRefused: true } as const,
  { ...people.shanyu, relation: 'invited', talkHref: null, hasRefused: false } as const,
  { ...people.tingsong, relation: 'blocked', talkHref: null, hasRefused: false } as const,
  { ...people.qingci, relation: 'self', talkHref: null, hasRefused: false } as const,
])

const stranger = { relation: 'stranger', talkHref: null, hasRefused: false } as const

export const 收到的申请 = story()
export const 什么也没有 = story({ invitations: [] })
export const 找到了 = story({ query: '138', found, invitations: [] })
export const 找到两个陌生人 = story({
  query: '139',
  found: loaded([people.zhinian, people.shanyu].map((person) => ({ ...person, ...stranger }))),
  invitations: [],
})
export const 正在找 = story({ query: '138', found: loading, invitations: [] })
export const 没有这个人 = story({ query: 'nobody', found: loaded([]), invitations: [] })
export const 没有找成 = story({
  query: '138',
  found: { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' },
  invitations: [],
})
