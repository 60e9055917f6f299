import { chatRoute } from './first.ts'
import type { RouteRow } from './route.ts'

/** Conversations (marketplace §2). */
export const chatRoutes = [
  chatRoute,
  { path: '/pages/chat/addFirends', page: 'chat/add-friends', title: '添加好友' },
  { path: '/pages/chat/myChatGroupList', page: 'chat/group-list', title: '群聊' },
  { path: '/pages/chat/chatSetting', page: 'chat/chat-setting', title: '聊天设置' },
  { path: '/pages/chat/members', page: 'chat/members', title: '群成员' },
  { path: '/pages/chat/memberSetting', page: 'chat/member-setting', title: '成员资料' },
  { path: '/pages/chat/myChat', page: 'chat/conversation', outline: 'chat', title: '聊天' },
  { path: '/pages/chat/systemNotification', page: 'chat/system-notification', title: '好友和群通知' },
] as const satisfies readonly RouteRow[]
