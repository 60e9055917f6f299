import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { invitation, loaded, loading, people } from './kit/story-chat.ts'
import { type NewsView, SystemNotificationScreen, type SystemNotificationProps } from './system-notification.screen.tsx'

export default { title: '聊天/系统通知' }

const news = (id: string, text: string, shown: Partial<NewsView> = {}): NewsView => ({
  id,
  name: '青绿山水藏友群',
  avatar: null,
  text,
  about: '青绿山水藏友群',
  time: '昨天',
  fresh: false,
  href: '#/',
  ...shown,
})

const props = (shown: Partial<SystemNotificationProps> = {}): SystemNotificationProps => ({
  invitations: [
    invitation(people.shanyu, '邀请你加入「合成互助小组」', { reason: '差一张就能合成，一起来' }),
    invitation(people.tingsong, '请求添加你为好友', { state: 'declined', time: '星期五' }),
  ],
  news: loaded([
    news('n1', '你成为了管理员', { fresh: true, time: '07:31' }),
    news('n2', '听松加入了群聊', { fresh: true, time: '07:12' }),
    news('n3', '群公告更新了：今晚八点合成讲解'),
    news('n4', '墨砚同意了你的好友申请', { name: '墨砚', avatar: people.moyan.avatar, about: null }),
    news('n5', '「周末看展」已经解散', { name: '周末看展', about: null, href: null, time: '2月22日' }),
  ]),
  more: 'end',
  onAnswer: still,
  onMore: still,
  onRetry: still,
  ...shown,
})

const story = (shown: Partial<SystemNotificationProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/systemNotification" offline={offline}>
      <SystemNotificationScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

const failed = { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' } as const

export const 有通知 = story()
export const 还没有通知 = story({ invitations: [], news: loaded([]) })
export const 正在读取 = story({ news: loading })
export const 没有读取到 = story({ news: failed })
export const 没有网络 = story({ news: failed }, true)
