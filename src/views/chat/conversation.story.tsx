import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import type { TalkEntry } from './kit/chat-view.ts'
import { IncompletePage } from '../kit/page/incomplete-link.tsx'
import { type ConversationProps, ConversationScreen } from './conversation.screen.tsx'
import { PlaceSheet } from './message/place-sheet.tsx'
import { conversation, group, happened, loaded, people, said, sharedCards } from './kit/story-chat.ts'

export default { title: '聊天/对话' }

const story = (
  entries: readonly TalkEntry[],
  shown: Partial<ConversationProps> & { unreadFrom?: string } = {},
): Story => {
  const props = conversation(entries, shown)
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/myChat" offline={shown.connection === 'offline'}>
      <ConversationScreen {...props} />
    </StoryApp>
  )
  return Shown
}

const talk: TalkEntry[] = [
  said({ text: '春晓那一开你抢到了吗？', ago: 1500 }),
  said({ text: '抢到了！编号 0086，运气不错', how: 'read', ago: 1499 }),
  said({ text: '恭喜恭喜', ago: 1498, reactions: [{ reaction: '🎉', count: 1, mine: true }] }),
  said({ body: { kind: 'custom', known: { name: 'collectible', data: sharedCards[0]! } }, how: 'read', ago: 20 }),
  said({ text: '这一开的石青用得真好，远看像雨后的山。你打算留着还是转赠？', ago: 18 }),
  said({
    text: '先留着。凑齐一卷再说',
    how: 'read',
    ago: 17,
    quote: { key: 'm5', name: '墨砚', text: '这一开的石青用得真好，远看像雨后的山。你打算留着还是转赠？' },
  }),
  said({ text: '周末的线下展一起去？地址在这里 https://example.com/show', ago: 4 }),
  said({
    body: { kind: 'place', name: '浙江美术馆', address: '杭州市上城区南山路 138 号', lat: 30.2356, lng: 120.1536 },
    ago: 4,
  }),
  said({ text: '好，周六上午十点，门口见', how: 'delivered', ago: 2 }),
]

export const 一对一 = story(talk)

const sent = { progress: null, url: 'about:blank' } as const
const media: TalkEntry[] = [
  said({
    body: {
      kind: 'image',
      thumb: samplePicture(150),
      full: samplePicture(150),
      width: 1200,
      height: 900,
      progress: null,
    },
  }),
  said({
    body: { kind: 'image', thumb: samplePicture(20), full: null, width: 900, height: 1400, progress: 0.45 },
    how: 'sending',
  }),
  said({ body: { kind: 'voice', ...sent, seconds: 7, fresh: true } }),
  said({ body: { kind: 'voice', ...sent, seconds: 42, fresh: false }, how: 'read', key: 'voice' }),
  said({ body: { kind: 'video', ...sent, thumb: samplePicture(210), seconds: 75, width: 1280, height: 720 } }),
  said({ body: { kind: 'file', ...sent, name: '青绿山水收藏清单（2026 春）.pdf', bytes: 3_250_586 } }),
  said({ body: { kind: 'file', url: null, progress: 0.7, name: '展览动线.docx', bytes: 204_800 }, how: 'sending' }),
  said({ body: { kind: 'custom', known: { name: 'collectible', data: sharedCards[1]! } } }),
  said({ body: { kind: 'custom', known: { name: 'rating', data: { stars: 4, comment: '回得很快，说得也清楚。' } } } }),
  said({ body: { kind: 'unknown' } }),
]

export const 各种消息 = story(media, { playing: { key: 'voice', part: 0.4, paused: false } })

export const 发送状态 = story(
  [
    said({ text: '等网络好了就发', how: 'waiting' }),
    said({ text: '正在路上', how: 'sending' }),
    said({ text: '服务器还没有回答', how: 'unknown' }),
    said({ text: '服务器收到了', how: 'sent' }),
    said({ text: '对方的手机收到了', how: 'delivered' }),
    said({ text: '对方看过了', how: 'read' }),
    said({ text: '在吗', mine: true, delivery: { state: 'failed', reason: '对方不是你的好友', canResend: false } }),
    said({
      text: '这条再发一次就好',
      mine: true,
      delivery: { state: 'failed', reason: '连接断开了', canResend: true },
    }),
    happened('你撤回了一条消息', 1, '刚才写错的话'),
    happened('墨砚撤回了一条消息', 1),
  ],
  { connection: 'connecting' },
)

const inGroup: TalkEntry[] = [
  happened('山雨欲来邀请听松加入了群聊', 30),
  said({ from: people.shanyu, role: '群主', text: '欢迎新朋友。今晚八点有一场合成讲解，感兴趣的来', ago: 29 }),
  said({
    from: people.tingsong,
    text: '谢谢群主，我先看看前面的公告',
    ago: 28,
    reactions: [
      { reaction: '👍', count: 12, mine: false },
      { reaction: '❤️', count: 3, mine: true },
    ],
  }),
  said({
    from: people.qingci,
    role: '管理员',
    text: '讲解的问题请放到话题里，方便后来的人找',
    ago: 8,
    thread: { name: '合成讲解问答', count: 24, href: '#/' },
  }),
  said({ text: '六件合一件之后，原来的编号还能查到吗？', how: 'read', ago: 6, receipts: { read: 37, total: 127 } }),
  said({
    from: people.tingsong,
    text: 'Yes, the serial numbers stay on record.',
    ago: 5,
    key: 'first-unread',
    translation: { state: 'shown', text: '能，编号一直有记录。' },
  }),
  said({ from: people.shanyu, role: '群主', text: '@我 可以的，详情页往下拉就是流转记录', mentionsMe: true, ago: 4 }),
  said({ from: people.zhinian, text: 'Merci beaucoup', translation: { state: 'loading' }, ago: 3 }),
  said({ from: people.zhinian, text: 'À demain', translation: { state: 'failed', reason: '翻译失败' }, ago: 2 }),
]

const manyPeople = Object.values(people)
export const 群聊 = story(inGroup, { peer: group, people: manyPeople, unreadFrom: 'first-unread' })
export const 群聊已读的人 = story(inGroup, {
  peer: group,
  people: manyPeople,
  readers: { list: loaded(manyPeople), unread: 122 },
})
export const 被禁言 = story(inGroup, { peer: group, blocked: '你已被管理员禁言', onTry: () => undefined })

const long = Array.from({ length: 400 }, (_, at) =>
  said({
    key: `long${at}`,
    text: `${at + 1}：${['好', '今晚八点开售，记得提前登录', '这一卷共二十四开，按节气排开，每一开都能单独收藏'][at % 3]!}`,
    ago: 2000 - at * 4,
    ...(at % 4 === 3 ? { how: 'read' as const } : {}),
  }),
)
export const 很多未读 = story(long, { unreadFrom: 'long200', unread: 200 })
export const 停在中间 = story(long, { place: { key: 'long200', gap: 20 } })

export const 正在录音 = story(talk, { recorder: { state: 'recording', seconds: 8, left: 52, level: 0.7 } })
export const 快到一分钟 = story(talk, { recorder: { state: 'recording', seconds: 50, left: 10, level: 0.3 } })
export const 没有麦克风权限 = story(talk, {
  recorder: { state: 'denied', reason: '没有麦克风权限，请在系统设置里允许后再试' },
})
export const 有草稿 = story(talk, { draft: '写到一半的话\n第二行\n第三行\n第四行\n第五行\n第六行' })
export const 没有网络 = story(talk, { connection: 'offline' })
export const 被移出 = story(talk, { connection: 'failed', lost: '你的聊天账号在另一台设备登录了' })
export const 正在读取 = story([], { status: 'loading', connection: 'connecting' })
export const 没有读取到 = story([], { status: 'failed', failure: '服务器正忙，请稍后再试' })
export const 第一次聊 = story([])
const thread = {
  ...group,
  id: 'thread:t1',
  name: '合成讲解问答',
  kind: 'thread',
  members: null,
  settingHref: null,
} as const
export const 话题里还没有人说话 = story([], { peer: thread })
export const 正在上传 = story([
  said({
    body: { kind: 'image', thumb: samplePicture(20), full: null, width: 900, height: 700, progress: 'unknown' },
    how: 'sending',
  }),
  said({ body: { kind: 'voice', url: null, progress: 'unknown', seconds: 12, fresh: false }, how: 'sending' }),
  said({
    body: { kind: 'file', url: null, progress: 'unknown', name: '展览动线.docx', bytes: 204_800 },
    how: 'sending',
  }),
])
export const 没有这个对话: Story = () => (
  <StoryApp href="/pages/chat/myChat">
    <IncompletePage of="chat" />
  </StoryApp>
)
export const 手写位置: Story = () => (
  <StoryApp href="/pages/chat/myChat">
    <IncompletePage of="chat" />
    <PlaceSheet open onPick={still} onDismiss={still} />
  </StoryApp>
)
