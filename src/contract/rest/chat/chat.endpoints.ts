import { Schema } from 'effect'
import { area, endpoint } from '../endpoint.ts'
import { ChatAccount, ChatGroup, ChatPerson, ChatToken, GroupPlace, GroupPlaceChanged } from './chat.schema.ts'

/** The marketplace's side of the chat (chat §7, end). The payloads are ours: the specification shows none. */
export const chatEndpoints = area('chat', {
  /** Asked for whenever the chat connects, so it neither shows the loading indicator nor counts as a read that may be prefetched. */
  getImToken: endpoint({
    method: 'GET',
    path: '/im/getImToken',
    response: ChatToken,
    readsOnly: false,
    loading: false,
    question: { needsNone: 'any token that is answered is good, and one that was lost is of no harm' },
    summary: '聊天服务的访问令牌，没有聊天账号时先注册',
  }),
  /** Asked again it answers the same account, so it counts as a read. */
  registeredUser: endpoint({
    method: 'GET',
    path: '/im/registeredUser',
    request: ChatPerson,
    response: ChatAccount,
    summary: '当前用户的聊天账号，没有时先注册；带手机号时是那个人的账号',
  }),
  getUserGroupList: endpoint({
    method: 'GET',
    path: '/im/getUserGroupList',
    response: Schema.Array(ChatGroup),
    summary: '当前用户所在的群',
  }),
  addGroupMember: endpoint({
    method: 'GET',
    path: '/im/addGroupMember',
    request: GroupPlace,
    response: GroupPlaceChanged,
    readsOnly: false,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '加入群聊，或把别人拉进自己所在的群',
  }),
  outGroupMember: endpoint({
    method: 'GET',
    path: '/im/outGroupMember',
    request: GroupPlace,
    response: GroupPlaceChanged,
    readsOnly: false,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '退出群聊，或把别人移出自己的群',
  }),
})
