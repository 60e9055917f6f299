import { one, type Examples } from './example.ts'

const group = '200000000000001'

export const chatExamples: Examples = {
  '/pages/chat/myChat': [
    { name: '', query: { id: 'chat:linqing' } },
    { name: '群', query: { id: `group:${group}` } },
    { name: '没有', query: {} },
  ],
  '/pages/chat/myChatGroupList': [
    { name: '', query: {} },
    { name: '聊天室', query: { tab: 'rooms' } },
  ],
  '/pages/chat/chatSetting': one({ id: 'chat:linqing' }),
  '/pages/chat/members': one({ group }),
  '/pages/chat/memberSetting': [
    { name: '', query: { group, user: 'linqing' } },
    { name: '群', query: { group } },
    { name: '我的名片', query: { user: '10001' } },
    { name: '别人的名片', query: { user: 'linqing' } },
  ],
}
