import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { notAsked } from '../kit/chat/people-view.ts'
import { GroupListScreen, type GroupLine, type GroupListProps } from './group-list.screen.tsx'
import type { OpenGroup } from './group/open-groups.tsx'
import { loaded, loading, people } from './kit/story-chat.ts'

export default { title: '聊天/群聊列表' }

const group = (id: string, name: string, members: number, role: string | null = null, quiet = false): GroupLine => ({
  id,
  name,
  avatar: null,
  href: '#/',
  members,
  role,
  quiet,
})

const open = (id: string, name: string, relation: OpenGroup['relation'] = 'outside'): OpenGroup => ({
  id,
  name,
  relation,
  talkHref: '#/',
})

const discovery: GroupListProps['discovery'] = {
  open: loaded([
    open('1001', '国风藏品交流', 'member'),
    open('1002', '盲盒晒图'),
    open('1007', '青绿山水只聊画', 'requested'),
    open('1009', '首发提醒', 'banned'),
  ]),
  more: 'more',
  card: loaded([{ description: '开到什么都来晒', members: 46, maxUsers: 200, needsApproval: true }]),
  join: notAsked,
  onLook: still,
  onJoin: still,
  onJoinClosed: still,
  onMore: still,
  onRetry: still,
}

const rooms: GroupListProps['rooms'] = {
  rooms: loaded([
    { id: '2001', name: '首发大厅', members: 1280, isInside: true },
    { id: '2002', name: '青绿山水·云上看展与创作者夜谈第十二期', members: 46, isInside: false },
    { id: '2003', name: '盲盒开盒现场', members: 3, isInside: false },
  ]),
  more: 'end',
  onEnter: still,
  onMore: still,
  onRetry: still,
}

const props = (shown: Partial<GroupListProps> = {}): GroupListProps => ({
  groups: loaded([
    group('g1', '青绿山水藏友群', 128),
    group('g2', '合成互助小组', 46, '管理员', true),
    group('g3', '周末看展', 5, '群主'),
    group('g4', '一个群的名字也可以写得很长很长很长', 500, null, true),
  ]),
  tab: 'mine',
  discovery,
  rooms,
  onTab: still,
  query: '',
  friends: loaded(Object.values(people)),
  create: notAsked,
  onQuery: still,
  onRetry: still,
  onPickFriends: still,
  onCreate: still,
  onCreateClosed: still,
  ...shown,
})

const story = (shown: Partial<GroupListProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/chat/myChatGroupList">
      <GroupListScreen {...props(shown)} />
    </StoryApp>
  )
  return Shown
}

export const 有群聊 = story()
export const 正在读取 = story({ groups: loading })
export const 没有读取到 = story({ groups: { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' } })
export const 还没有群聊 = story({ groups: loaded([]) })
export const 没有搜到 = story({ groups: loaded([]), query: '龙泉' })
const find = (shown: Partial<GroupListProps['discovery']>, query = ''): Story =>
  story({ tab: 'open', query, discovery: { ...discovery, ...shown } })
export const 发现群聊 = find({})
export const 发现正在读取 = find({ open: loading })
export const 发现没有读取到 = find({ open: { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' } })
export const 没有公开的群聊 = find({ open: loaded([]), more: 'end' })
export const 没有找到群聊 = find({ open: loaded([]), more: 'end' }, '龙泉')
const inRooms = (shown: Partial<GroupListProps['rooms']>, query = ''): Story =>
  story({ tab: 'rooms', query, rooms: { ...rooms, ...shown } })
export const 聊天室 = inRooms({})
export const 聊天室正在读取 = inRooms({ rooms: loading })
export const 聊天室没有读取到 = inRooms({ rooms: { state: 'failed', items: [], failure: '服务器正忙，请稍后再试' } })
export const 没有聊天室 = inRooms({ rooms: loaded([]) })
export const 没有找到聊天室 = inRooms({ rooms: loaded([]) }, '龙泉')
