import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { ChatSettingScreen, type ChatSettingProps } from './chat-setting.screen.tsx'
import type { SettingSubject } from './setting/subject.ts'
import { noSearch } from './kit/chat-view.ts'
import { notAsked } from '../kit/chat/people-view.ts'
import { people } from './kit/story-chat.ts'

export default { title: '聊天/聊天设置' }

const off = { on: false, pending: false }

const single: SettingSubject = {
  kind: 'single',
  person: people.moyan,
  presence: { online: true, text: '在线' },
  isFriend: true,
  cardHref: '#/',
  inviteHref: '#/',
  blocked: off,
  official: false,
}

const group: SettingSubject = {
  kind: 'group',
  id: '1880236',
  name: '青绿山水藏友群',
  avatar: null,
  members: [...Object.values(people), ...Object.values(people)].map((one, at) => ({ ...one, id: `${one.id}${at}` })),
  memberCount: 128,
  membersHref: '#/',
  manageHref: '#/',
  announcement: '今晚八点合成讲解，问题请放到话题里。',
  isOwner: false,
}

const days = { min: '2026-03-02', max: '2036-12-31' }

const props = (shown: Partial<ChatSettingProps> = {}): ChatSettingProps => ({
  status: 'ready',
  failure: null,
  subject: single,
  quiet: { ...off, until: null, span: null, days },
  languages: [
    { code: 'zh-Hans', text: '简体中文' },
    { code: 'en', text: 'English' },
  ],
  language: null,
  cannotReport: null,
  onLanguage: still,
  pinned: { on: true, pending: false },
  search: noSearch,
  report: notAsked,
  ask: notAsked,
  onQuiet: still,
  onPinned: still,
  onBlocked: still,
  onSearch: still,
  onRate: still,
  onReport: still,
  onReportClosed: still,
  onAsk: still,
  onAskClosed: still,
  onRetry: still,
  ...shown,
})

const story = (shown: Partial<ChatSettingProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/chatSetting">
      <ChatSettingScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 好友 = story()
export const 免打扰中 = story({ quiet: { on: true, pending: false, until: '到今天 16:00', span: null, days } })
export const 客服 = story({
  subject: { ...single, official: true, person: { id: 'service', name: '数藏客服', avatar: null } },
})
export const 群聊 = story({ subject: group })
export const 群主 = story({ subject: { ...group, isOwner: true, announcement: '' } })
export const 正在读取 = story({ status: 'loading', subject: null })
export const 没有读取到 = story({ status: 'failed', subject: null, failure: '服务器正忙，请稍后再试' })
export const 查找聊天记录 = story({
  search: {
    ...noSearch,
    query: '山水',
    messages: [
      {
        key: 'm1',
        isGroup: false,
        href: '#/',
        name: '墨砚',
        avatar: people.moyan.avatar,
        parts: ['这一卷青绿', '山水', '用得真好'],
        time: '昨天',
      },
      {
        key: 'm2',
        isGroup: false,
        href: '#/',
        name: '我',
        avatar: null,
        parts: ['', '山水', '那一卷先留着'],
        time: '2月22日',
      },
    ],
  },
})
