import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { ChatScreen, type ChatProps } from './chat.screen.tsx'
import { type ContactSection, type ConversationLine, type Hit, noSearch, type Presence } from './kit/chat-view.ts'
import { type Person } from '../kit/chat/people-view.ts'
import { loaded, loading, people } from './kit/story-chat.ts'

export default { title: '聊天/会话列表' }

const line = (name: string, last: string, time: string, shown: Partial<ConversationLine> = {}): ConversationLine => ({
  id: name,
  kind: 'single',
  name,
  avatar: null,
  href: '#/',
  last,
  time,
  unread: null,
  unreadSpoken: '',
  quiet: false,
  pinned: false,
  official: false,
  online: false,
  draft: null,
  mentionsMe: false,
  sending: null,
  ...shown,
})

const unread = (text: string) => ({ unread: text, unreadSpoken: `${text} 条未读` })

const lines: readonly ConversationLine[] = [
  line('数藏客服', '你好，转赠冷却期还有 3 天，到期后就可以操作了', '07:52', {
    official: true,
    pinned: true,
    avatar: samplePicture(8),
    ...unread('1'),
  }),
  line('青绿山水藏友群', '山雨欲来：可以的，详情页往下拉就是流转记录', '07:56', {
    kind: 'group',
    pinned: true,
    mentionsMe: true,
    ...unread('99+'),
  }),
  line('墨砚', '好，周六上午十点，门口见', '07:58', { avatar: people.moyan.avatar, online: true, sending: 'sending' }),
  line('青瓷', '[图片]', '昨天', { avatar: people.qingci.avatar, ...unread('3') }),
  line('合成互助小组', '听松：今天差一张「踏雪寻梅」，有人换吗', '昨天', {
    kind: 'group',
    quiet: true,
    ...unread('26'),
  }),
  line('听松', '', '星期五', { avatar: people.tingsong.avatar, draft: '那我先把编号' }),
  line('纸鸢', '在吗', '星期四', { sending: 'failed' }),
  line('一个昵称写满了十六个字的藏友啊', '[藏品] 并蒂牡丹', '2月22日', { online: true, sending: 'unknown' }),
]

const contact = (person: Person, presence: Presence | null, official = false) => ({
  ...person,
  presence,
  official,
  href: '#/',
})

const sections: readonly ContactSection[] = [
  { initial: 'M', people: [contact(people.moyan, { online: true, text: '看展中' })] },
  { initial: 'Q', people: [contact(people.qingci, { online: true, text: '在线' })] },
  {
    initial: 'S',
    people: [
      contact(people.shanyu, { online: false, text: '3 分钟前在线' }),
      contact({ id: 'support', name: '数藏客服', avatar: samplePicture(8) }, null, true),
    ],
  },
  { initial: 'T', people: [contact(people.tingsong, { online: false, text: '很久没有上线' })] },
  { initial: '#', people: [contact({ id: '10031', name: '10031', avatar: null }, null)] },
]

const circle: ChatProps['people'] = {
  contacts: loaded(sections),
  invitations: '2',
  own: { online: true, text: '在线' },
  ownChoices: ['在线', '忙碌', '离开', '看展中'],
  onOwn: still,
  onRetry: still,
}

const props = (shown: Partial<ChatProps> = {}): ChatProps => ({
  tab: 'talks',
  unread: '99+',
  people: circle,
  onTab: still,
  connection: 'connected',
  status: 'ready',
  failure: null,
  lost: null,
  lines,
  notices: '2',
  search: noSearch,
  links: { own: '#/', addFriends: '#/', groups: '#/', notifications: '#/', envelope: '#/' },
  onSearch: still,
  onAct: still,
  onRetry: still,
  ...shown,
})

const story = (shown: Partial<ChatProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/index" offline={shown.connection === 'offline'}>
      <ChatScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

const hit = (key: string, name: string, parts: readonly string[], time: string | null = null): Hit => ({
  key,
  isGroup: false,
  name,
  href: '#/',
  avatar: null,
  parts,
  time,
})

export const 有人找我 = story()
export const 正在连接 = story({ connection: 'connecting' })
export const 没有网络 = story({ connection: 'offline' })
export const 没有连上 = story({ connection: 'failed', lost: '你的聊天账号在另一台设备登录了' })
export const 正在读取 = story({ status: 'loading', lines: [], connection: 'connecting' })
export const 没有读取到 = story({ status: 'failed', lines: [], failure: '服务器正忙，请稍后再试' })
export const 还没有聊天 = story({ lines: [], notices: null })
const withPeople = (shown: Partial<ChatProps['people']>): Partial<ChatProps> => ({
  tab: 'contacts',
  people: { ...circle, ...shown },
})
const away = { online: false, text: '未连接' }
export const 联系人 = story(withPeople({}))
export const 联系人正在读取 = story({
  ...withPeople({ contacts: loading, own: away, invitations: null }),
  connection: 'connecting',
})
export const 联系人没有读取到 = story(
  withPeople({ contacts: { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' } }),
)
export const 联系人没有网络 = story({
  ...withPeople({ contacts: { state: 'failed', items: [], failure: null }, own: away }),
  connection: 'offline',
})
export const 还没有好友 = story(withPeople({ contacts: loaded([]), invitations: null }))
export const 搜索结果 = story({
  search: {
    query: '山水',
    searching: false,
    people: [hit('p', '山水一程', [])],
    groups: [hit('g', '青绿山水藏友群', ['成员：', '山水', '一程、墨砚'])],
    messages: [
      hit('m1', '墨砚', ['这一卷青绿', '山水', '用得真好，远看像雨后的山'], '昨天'),
      hit('m2', '合成互助小组', ['听松：青绿', '山水', '六件合一'], '2月22日'),
    ],
  },
})
export const 没有搜到 = story({ search: { ...noSearch, query: '龙泉窑' } })
export const 正在搜索 = story({ search: { ...noSearch, query: '山', searching: true } })
