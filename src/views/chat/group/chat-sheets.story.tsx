import type { ReactNode } from 'react'
import { PageScreen } from '../../kit/page/page-screen.tsx'
import { type Story, StoryApp } from '../../kit/story/story-app.tsx'
import { still, storyForm } from '../../kit/story/story-parts.ts'
import { notAsked } from '../../kit/chat/people-view.ts'
import { CreateGroup, type CreateGroupProps } from './create-group.tsx'
import { PlaceByPhone, type PlaceByPhoneProps } from './place-by-phone.tsx'
import { DaySheet, QuietSheets, SpanSheet } from '../setting/quiet-sheets.tsx'
import { RatingSheet } from '../setting/rating-sheet.tsx'
import { ThreadSheet, type ThreadSheetProps } from '../conversation/thread-sheet.tsx'
import { loaded, loading, people } from '../kit/story-chat.ts'
import { ThreadsSheet, type ThreadsSheetProps } from './group-threads.tsx'

export default { title: '聊天/面板' }

const over = (sheet: ReactNode): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/myChatGroupList">
      <PageScreen title="群聊">{sheet}</PageScreen>
    </StoryApp>
  )
  return Shown
}

const create = (shown: Partial<CreateGroupProps> = {}): Story =>
  over(
    <CreateGroup
      open
      friends={loaded(Object.values(people))}
      create={notAsked}
      onRetry={still}
      onCreate={still}
      onDismiss={still}
      {...shown}
    />,
  )

const place = (shown: Partial<PlaceByPhoneProps> = {}): Story =>
  over(
    <PlaceByPhone
      form={storyForm()}
      placed={null}
      canUndo
      undoing={false}
      undoFailure={null}
      onUndo={still}
      onAgain={still}
      {...shown}
    />,
  )
const placed = { userId: '10007', nickname: '山月不知', changed: true }

export const 按手机号拉人 = place()
export const 手机号不对 = place({
  form: storyForm({ values: { phone: '1380000' }, errors: { phone: '请输入正确的手机号' } }),
})
export const 正在拉人 = place({ form: storyForm({ values: { phone: '13800000006' }, status: 'sending' }) })
export const 已进群 = place({ placed })
export const 本来就在群里 = place({ placed: { ...placed, changed: false } })
export const 没有移出 = place({ placed, undoFailure: '只有群主可以移出别人' })
export const 发起群聊 = create()
export const 没有好友可选 = create({ friends: loaded([]) })
export const 好友正在读取 = create({ friends: loading })
export const 没有建成 = create({ create: { state: 'failed', failure: '人数超过了群的上限' } })
const days = { min: '2026-03-02', max: '2036-12-31' }
export const 免打扰方式 = over(<QuietSheets open isGroup days={days} span={null} onChoose={still} onDismiss={still} />)
export const 到指定日期 = over(<DaySheet open days={days} onDone={still} onDismiss={still} />)
export const 评价服务 = over(<RatingSheet open onRate={still} onDismiss={still} />)
export const 每天固定时段 = over(<SpanSheet open span={null} onDone={still} onDismiss={still} />)

const thread = (shown: Partial<ThreadSheetProps> = {}): Story =>
  over(
    <ThreadSheet
      open
      name="周末看展的路线"
      me="qingci"
      canManage
      members={loaded([people.qingci, people.shanyu, people.tingsong])}
      rename={notAsked}
      remove={notAsked}
      end={notAsked}
      onRename={still}
      onRemove={still}
      onLeave={still}
      onDestroy={still}
      onRetry={still}
      onDismiss={still}
      {...shown}
    />,
  )

export const 话题设置 = thread()
export const 别人的话题 = thread({ canManage: false })
export const 话题成员正在读取 = thread({ members: loading })
export const 话题名称没有改成 = thread({ rename: { state: 'failed', failure: '没有权限这样做' } })

const threads = (shown: Partial<ThreadsSheetProps> = {}): Story =>
  over(
    <ThreadsSheet
      open
      threads={loaded([
        { id: '1', name: '周末看展的路线', href: '#/' },
        { id: '2', name: '谁有多的门票', href: '#/' },
      ])}
      onRetry={still}
      onDismiss={still}
      {...shown}
    />,
  )

export const 群话题 = threads()
export const 还没有话题 = threads({ threads: loaded([]) })
export const 话题正在读取 = threads({ threads: loading })
