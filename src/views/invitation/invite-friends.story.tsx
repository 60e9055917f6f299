import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { formView, still } from '../kit/story/story-parts.ts'
import { shownForm } from '../kit/form/shown-form.ts'
import { InviteFriendsScreen, type InviteFriendsProps } from './invite-friends.screen.tsx'
import type { InviteView } from './invite-friends.select.ts'

export default { title: '首页/邀请好友' }

const view: InviteView = {
  barred: null,
  poster: {
    title: '青瓷与雨 邀你一起看画',
    slogan: '一座放进口袋的画廊',
    image: samplePicture(200),
    url: 'https://www.shucang.example/#/pages/login/register/index?inviteCode=10001',
    code: '10001',
  },
  link: 'https://www.shucang.example/#/pages/login/register/index?inviteCode=10001',
  campaign: {
    title: '邀请有礼',
    rules: ['每邀请一位新朋友完成注册，可得 20 微豆。', '奖励在好友注册后立即到账。'],
    until: '活动至 3月31日',
    invited: '2 人',
    earned: '40 微豆',
    each: '20 微豆',
  },
  inviter: null,
}

const lines = [
  { id: '1', name: '山月', avatar: null, note: '3天前加入 · 已有第一件藏品', beans: '+20 微豆' },
  { id: '2', name: '一个名字长到一行放不下的藏友', avatar: null, note: '12天前加入', beans: '+20 微豆' },
]

const form = (shown: Parameters<typeof formView>[0] = {}) =>
  shownForm({ ...formView(shown), change: still, submit: still, confirm: still, cancel: still })

const story = (shown: Partial<InviteFriendsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/inviteFriends/index" offline={offline}>
      <InviteFriendsScreen
        resource={listStates.whole}
        view={view}
        friends={listStates.whole}
        lines={lines}
        inviter={form()}
        onCopy={still}
        onSave={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

export const 内容 = story()
export const 还没有好友 = story({ friends: listStates.empty, lines: [] })
export const 有邀请人 = story({ view: { ...view, inviter: '林间小鹿' } })
export const 邀请码不对 = story({ inviter: form({ failure: { reason: 'refused', message: '邀请码不存在' } }) })
export const 请确认 = story({ inviter: form({ values: { userId: '10002' }, status: 'confirming' }) })
export const 不能邀请 = story({ view: { ...view, barred: '你的账号暂时不能参加邀请活动' } })
export const 加载中 = story({ resource: listStates.loading, view: null })
export const 出错 = story({ resource: listStates.failed, view: null })
export const 断网 = story({ resource: listStates.offline, view: null }, true)
