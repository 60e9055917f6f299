import { samplePhoto } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { notAsked } from '../kit/chat/people-view.ts'
import type { GroupFile } from './group/group-files.tsx'
import type { GroupManagementProps } from './group/group-management.tsx'
import type { OwnProfile, ProfileProps } from './people/profile-part.tsx'
import type { MemberManagementProps } from './group/member-management.tsx'
import { MemberSettingScreen, type MemberSettingProps } from './member-setting.screen.tsx'
import { loaded, loading, people } from './kit/story-chat.ts'

export default { title: '聊天/成员与群管理' }

const off = { on: false, pending: false }

const member = (shown: Partial<MemberManagementProps> = {}): MemberManagementProps => ({
  person: people.tingsong,
  groupName: '青绿山水藏友群',
  role: 'member',
  isMe: false,
  presence: { online: false, text: '3 分钟前在线' },
  talkHref: '#/',
  inviteHref: null,
  can: { admin: true, mute: true, remove: true, transfer: true, allow: true, block: true },
  admin: off,
  muted: { ...off, until: null },
  allowed: off,
  ask: notAsked,
  onAdmin: still,
  onMute: still,
  onAllowed: still,
  onAsk: still,
  onAskClosed: still,
  ...shown,
})

const file = (id: string, name: string, shown: Partial<GroupFile> = {}): GroupFile => ({
  id,
  name,
  bytes: 3_250_586,
  owner: '墨砚',
  time: '昨天',
  progress: null,
  canRemove: true,
  ...shown,
})

const group = (shown: Partial<GroupManagementProps> = {}): GroupManagementProps => ({
  name: '青绿山水藏友群',
  description: '只聊青绿山水，不谈价格。',
  announcement: '今晚八点合成讲解，问题请放到话题里。\n讲解结束后，清单会传到群文件。',
  canEdit: true,
  muteAll: off,
  files: loaded([
    file('f1', '青绿山水收藏清单（2026 春）.pdf'),
    file('f2', '合成讲解.mp4', { bytes: 45_286_000, progress: 0.3, owner: '我', time: '刚刚' }),
  ]),
  blocked: loaded([people.zhinian]),
  onRetryBlocked: still,
  unblocking: null,
  edit: notAsked,
  onEdit: still,
  onEditClosed: still,
  onMuteAll: still,
  onUnblock: still,
  onUpload: still,
  onDownload: still,
  onRemoveFile: still,
  onRetryFiles: still,
  ...shown,
})

const story = (shown: MemberSettingProps): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/memberSetting">
      <MemberSettingScreen {...shown} />
    </StoryApp>
  )
  return Shown
}

const ofMember = (shown: Partial<MemberManagementProps> = {}): Story =>
  story({ status: 'ready', about: 'member', member: member(shown), failure: null, onRetry: still })
const ofGroup = (shown: Partial<GroupManagementProps> = {}): Story =>
  story({ status: 'ready', about: 'group', group: group(shown), failure: null, onRetry: still })

const person = (shown: Partial<ProfileProps> = {}): Story =>
  story({
    status: 'ready',
    about: 'person',
    person: {
      person: people.tingsong,
      profile: {
        sign: '夜里看山，白天看画。',
        gender: '女',
        birth: '1995-03-08',
        mail: 'tingsong@example.com',
        cover: samplePhoto,
      },
      own: null,
      talkHref: '#/',
      inviteHref: null,
      ...shown,
    },
    failure: null,
    onRetry: still,
  })
const own: OwnProfile = {
  edit: notAsked,
  upload: { pending: false, url: null, failure: null },
  days: { min: '1906-01-01', max: '2026-03-01' },
  onSave: still,
  onGender: still,
  onClosed: still,
  onPicked: still,
}
const blank = { sign: '', gender: '', birth: '', mail: '', cover: null }

const nothing = { admin: false, mute: false, remove: false, transfer: false, allow: false, block: false }

export const 群主看成员 = ofMember()
export const 被禁言的管理员 = ofMember({
  role: 'admin',
  admin: { on: true, pending: true },
  muted: { on: true, pending: false, until: '到今天 16:00' },
})
export const 成员看成员 = ofMember({ can: nothing, talkHref: null, inviteHref: '#/' })
export const 自己 = ofMember({ can: nothing, isMe: true, person: { id: 'me', name: '青瓷与雨', avatar: null } })
export const 别人的名片 = person()
export const 什么也没填的名片 = person({ profile: blank, talkHref: null, inviteHref: '#/' })
export const 我的名片 = person({ own, talkHref: null })
export const 我的空名片 = person({ own, profile: blank, talkHref: null })
export const 群管理 = ofGroup()
export const 普通成员看群 = ofGroup({
  canEdit: false,
  announcement: '',
  description: '',
  files: loaded([]),
  blocked: null,
})
export const 没有读到群黑名单 = ofGroup({ blocked: { state: 'failed', items: [], failure: null } })
export const 正在读取群文件 = ofGroup({ files: loading })
export const 正在读取 = story({ status: 'loading', about: 'member', failure: null, onRetry: still })
export const 没有读取到 = story({ status: 'failed', about: 'group', failure: '你已不在这个群里', onRetry: still })
