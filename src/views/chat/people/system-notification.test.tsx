import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StoryApp } from '../../kit/story/story-app.tsx'
import { invitation, loaded, people } from '../kit/story-chat.ts'
import { type NewsView, SystemNotificationScreen } from '../system-notification.screen.tsx'

const still = () => undefined
const asks = [invitation(people.tingsong, '请求添加你为好友')]
const news: readonly NewsView[] = [
  { id: 'n', name: '墨砚', avatar: null, text: '墨砚同意了', about: null, time: '昨天', fresh: true, href: null },
]

it.each([
  ['an invitation and news', asks, news],
  ['an invitation alone', asks, []],
  ['news alone', [], news],
  ['nothing', [], []],
])('says that there is nothing where there is nothing: %s', (_, invitations, items) => {
  const drawn = renderToStaticMarkup(
    <StoryApp href="/pages/chat/systemNotification">
      <SystemNotificationScreen
        invitations={invitations}
        news={loaded([...items])}
        more="end"
        onAnswer={still}
        onMore={still}
        onRetry={still}
      />
    </StoryApp>,
  )
  const told = ['还没有通知', '申请和邀请', '动态'].map((words) => drawn.includes(`${words}<`))
  expect(told).toEqual([invitations.length + items.length === 0, invitations.length > 0, items.length > 0])
})
