import { chatArea, chatCall } from './chat-endpoint.ts'

/** Conversations, history, reactions, reports. */
export const chatMessagesEndpoints = chatArea('chatMessages', {
  conversations: chatCall('GET /users/{user}/user_channels', '会话列表', {
    ledger: 'chat:GET:users/{user}/user_channels',
  }),
  removeConversation: chatCall('DELETE /users/{user}/user_channel', '删除会话', {
    fields: ['channel', 'type', 'delete_roam'],
    ledger: 'chat:DELETE:users/{user}/user_channel',
  }),
  history: chatCall('POST /users/{userId}/messageroaming', '历史消息', {
    fields: ['queue', 'start', 'end', 'pull_number', 'is_positive', 'isGroup', 'count'],
    ledger: 'chat:POST:users/{userId}/messageroaming',
  }),
  removeChatHistory: chatCall('DELETE /sdk/message/roaming/chat/user/{userId}', '按编号删除单聊历史', {
    query: ['userId', 'msgIdList'],
    resource: true,
    ledger: 'chat:DELETE:sdk/message/roaming/chat/user/{userId}',
  }),
  removeGroupHistory: chatCall('DELETE /sdk/message/roaming/group/user/{userId}', '按编号删除群聊历史', {
    query: ['groupId', 'msgIdList'],
    resource: true,
    ledger: 'chat:DELETE:sdk/message/roaming/group/user/{userId}',
  }),
  removeChatHistoryBefore: chatCall('DELETE /sdk/message/roaming/chat/user/{userId}/time', '删除某时刻前的单聊历史', {
    query: ['userId', 'delTime'],
    resource: true,
    ledger: 'chat:DELETE:sdk/message/roaming/chat/user/{userId}/time',
  }),
  removeGroupHistoryBefore: chatCall('DELETE /sdk/message/roaming/group/user/{userId}/time', '删除某时刻前的群聊历史', {
    query: ['groupId', 'delTime'],
    resource: true,
    ledger: 'chat:DELETE:sdk/message/roaming/group/user/{userId}/time',
  }),
  addReaction: chatCall('POST /reaction/user/{user}', '添加表情回应', {
    fields: ['msgId', 'message'],
    ledger: 'chat:POST:reaction/user/{user}',
  }),
  removeReaction: chatCall('DELETE /reaction/user/{user}', '删除表情回应', {
    query: ['msgId', 'message'],
    ledger: 'chat:DELETE:reaction/user/{user}',
  }),
  reactions: chatCall('GET /reaction/user/{user}', '表情回应列表', {
    query: ['msgIdList', 'msgType', 'groupId'],
    ledger: 'chat:GET:reaction/user/{user}',
  }),
  reactionDetail: chatCall('GET /reaction/user/{user}/detail', '表情回应详情', {
    query: ['msgId', 'message', 'currentPage', 'pageSize'],
    ledger: 'chat:GET:reaction/user/{user}/detail',
  }),
  report: chatCall('POST /user/{user}/moderation/report/message/{messageId}', '举报消息', {
    fields: ['username', 'reportType', 'reportReason'],
    ledger: 'chat:POST:user/{user}/moderation/report/message/{messageId}',
  }),
})

/** Threads under group messages. */
export const chatThreadsEndpoints = chatArea('chatThreads', {
  create: chatCall('POST /thread', '创建子区', {
    fields: ['name', 'msg_id', 'group_id', 'owner'],
    resource: true,
    ledger: 'chat:POST:thread',
  }),
  join: chatCall('POST /thread/{id}/user/{user}/join', '加入子区', {
    resource: true,
    ledger: 'chat:POST:thread/{id}/user/{user}/join',
  }),
  leave: chatCall('DELETE /thread/{id}/user/{user}/quit', '退出子区', {
    resource: true,
    ledger: 'chat:DELETE:thread/{id}/user/{user}/quit',
  }),
  destroy: chatCall('DELETE /thread/{id}', '解散子区', { resource: true, ledger: 'chat:DELETE:thread/{id}' }),
  rename: chatCall('PUT /thread/{id}', '修改子区名称', {
    fields: ['name'],
    resource: true,
    ledger: 'chat:PUT:thread/{id}',
  }),
  members: chatCall('GET /thread/{id}/users', '子区成员', {
    query: ['limit', 'cursor'],
    ledger: 'chat:GET:thread/{id}/users',
  }),
  removeMember: chatCall('DELETE /thread/{id}/users/{username}', '移出子区成员', {
    resource: true,
    ledger: 'chat:DELETE:thread/{id}/users/{username}',
  }),
  joinedInGroup: chatCall('GET /threads/chatgroups/{parentId}/user/{user}', '我在群中加入的子区', {
    query: ['limit', 'cursor'],
    ledger: 'chat:GET:threads/chatgroups/{parentId}/user/{user}',
  }),
  joined: chatCall('GET /threads/user/{user}', '我加入的子区', {
    query: ['limit', 'cursor'],
    ledger: 'chat:GET:threads/user/{user}',
  }),
  ofGroup: chatCall('GET /threads/chatgroups/{parentId}', '群里的子区', {
    query: ['limit', 'cursor'],
    ledger: 'chat:GET:threads/chatgroups/{parentId}',
  }),
  lastMessages: chatCall('POST /thread/message', '子区的最后一条消息', {
    fields: ['threadIds'],
    ledger: 'chat:POST:thread/message',
  }),
  detail: chatCall('GET /thread/{id}', '子区详情', { ledger: 'chat:GET:thread/{id}' }),
})
