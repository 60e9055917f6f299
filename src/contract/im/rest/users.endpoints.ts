import { chatArea, chatCall } from './chat-endpoint.ts'

/** The eight attributes of a user (chat §3). */
export const userAttributes = ['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext'] as const

/** Registration, login, contacts, profile, files. */
export const chatUsersEndpoints = chatArea('chatUsers', {
  register: chatCall('POST /users', '注册聊天用户', {
    auth: 'none',
    fields: ['username', 'password', 'nickname'],
    ledger: 'chat:POST:users',
  }),
  login: chatCall('POST /token', '用密码换取聊天令牌', {
    auth: 'none',
    fields: ['grant_type', 'username', 'password', 'timestamp'],
    ledger: 'chat:POST:token:password',
  }),
  exchangeToken: chatCall('POST /token', '用外部令牌换取聊天令牌', {
    auth: 'external',
    fields: ['grant_type'],
    ledger: 'chat:POST:token:agora',
  }),
  contacts: chatCall('GET /users/{user}/contacts/users', '联系人列表', {
    ledger: 'chat:GET:users/{user}/contacts/users',
  }),
  blocklist: chatCall('GET /users/{user}/blocks/users', '黑名单列表', { ledger: 'chat:GET:users/{user}/blocks/users' }),
  uploadPushToken: chatCall('PUT /users/{user}', '绑定推送令牌', {
    fields: ['device_id', 'device_token', 'notifier_name'],
    ledger: 'chat:PUT:users/{user}:push-token',
  }),
  setPushNickname: chatCall('PUT /users/{user}', '修改推送昵称', {
    fields: ['nickname'],
    ledger: 'chat:PUT:users/{user}:nickname',
  }),
  ignoreGroup: chatCall('PUT /users/{user}', '屏蔽群消息', { fields: ['entities'], resource: true }),
  updateProfile: chatCall('PUT /metadata/user/{user}', '修改用户属性', {
    body: 'form',
    fields: userAttributes,
    ledger: 'chat:PUT:metadata/user/{user}',
  }),
  fetchProfiles: chatCall('POST /metadata/user/get', '批量获取用户属性', {
    fields: ['targets', 'properties'],
    ledger: 'chat:POST:metadata/user/get',
  }),
  uploadFile: chatCall('POST /chatfiles', '上传聊天附件', {
    body: 'multipart',
    fields: ['file'],
    headers: ['restrict-access'],
    ledger: 'chat:POST:chatfiles',
  }),
  downloadFile: chatCall('GET /chatfiles/{file}', '下载聊天附件', {
    auth: 'none',
    headers: ['share-secret'],
    ledger: 'chat:GET:download',
  }),
  translateLanguages: chatCall('GET /users/{user}/translate/support/language', '支持翻译的语言', {
    ledger: 'chat:GET:users/{user}/translate/support/language',
  }),
  translate: chatCall('POST /users/{user}/translate', '翻译文本', {
    fields: ['text', 'to'],
    ledger: 'chat:POST:users/{user}/translate',
  }),
})

/** Presence, silent mode, push language. */
export const chatSettingsEndpoints = chatArea('chatSettings', {
  publishPresence: chatCall('POST /users/{userId}/presence/{resource}/1', '发布在线状态', {
    fields: ['ext'],
    ledger: 'chat:POST:users/{userId}/presence/{resource}/1',
  }),
  subscribePresence: chatCall('POST /users/{userId}/presence/{expiry}', '订阅在线状态', {
    fields: ['usernames'],
    ledger: 'chat:POST:users/{userId}/presence/{expiry}',
  }),
  unsubscribePresence: chatCall('DELETE /users/{userId}/presence', '取消订阅在线状态', {
    body: 'list',
    ledger: 'chat:DELETE:users/{userId}/presence',
  }),
  followedPresence: chatCall('GET /users/{userId}/presence/sublist', '已订阅的用户', {
    query: ['pageNum', 'pageSize'],
    ledger: 'chat:GET:users/{userId}/presence/sublist',
  }),
  presenceStatus: chatCall('POST /users/{userId}/presence', '查询在线状态', {
    fields: ['usernames'],
    ledger: 'chat:POST:users/{userId}/presence',
  }),
  setSilentForAll: chatCall('PUT /users/{userId}/notification/user/{userId}', '设置全局免打扰', {
    fields: ['type', 'ignoreDuration', 'ignoreInterval'],
    ledger: 'chat:PUT:users/{userId}/notification/user/{userId}',
  }),
  silentForAll: chatCall('GET /users/{userId}/notification/user/{userId}', '查询全局免打扰', {
    ledger: 'chat:GET:users/{userId}/notification/user/{userId}',
  }),
  setSilentForUser: chatCall('PUT /users/{userId}/notification/user/{conversationId}', '设置单聊免打扰', {
    fields: ['type', 'ignoreDuration', 'ignoreInterval'],
    ledger: 'chat:PUT:users/{userId}/notification/user/{conversationId}',
  }),
  silentForUser: chatCall('GET /users/{userId}/notification/user/{conversationId}', '查询单聊免打扰', {
    ledger: 'chat:GET:users/{userId}/notification/user/{conversationId}',
  }),
  setSilentForGroup: chatCall('PUT /users/{userId}/notification/chatgroup/{conversationId}', '设置群聊免打扰', {
    fields: ['type', 'ignoreDuration', 'ignoreInterval'],
    ledger: 'chat:PUT:users/{userId}/notification/chatgroup/{conversationId}',
  }),
  silentForGroup: chatCall('GET /users/{userId}/notification/chatgroup/{conversationId}', '查询群聊免打扰', {
    ledger: 'chat:GET:users/{userId}/notification/chatgroup/{conversationId}',
  }),
  silentForSeveral: chatCall('GET /users/{userId}/notification', '批量查询免打扰', {
    query: ['user', 'group'],
    ledger: 'chat:GET:users/{userId}/notification',
  }),
  setPushLanguage: chatCall('PUT /users/{userId}/notification/language', '设置推送语言', {
    fields: ['translationLanguage'],
    ledger: 'chat:PUT:users/{userId}/notification/language',
  }),
  pushLanguage: chatCall('GET /users/{userId}/notification/language', '查询推送语言', {
    ledger: 'chat:GET:users/{userId}/notification/language',
  }),
})
