import { chatArea, chatCall, type ChatEndpoint } from './chat-endpoint.ts'

/** Calls that groups and chat rooms share (`wire §3`); `{users}` is one name or several with commas. */
function shared(base: 'chatgroups' | 'chatrooms', what: '群' | '聊天室') {
  const told = { resource: true }
  return {
    detail: chatCall(`GET /${base}/{id}`, `${what}详情`, base === 'chatgroups' ? { query: ['joined_time'] } : {}),
    destroy: chatCall(
      `DELETE /${base}/{id}`,
      `解散${what}`,
      base === 'chatgroups' ? { query: ['version'], ...told } : told,
    ),
    members: chatCall(`GET /${base}/{id}/users`, `${what}成员`, { query: ['pagenum', 'pagesize'] }),
    leave: chatCall(`DELETE /${base}/{id}/quit`, `退出${what}`, told),
    join: chatCall(`POST /${base}/{id}/apply`, `加入${what}`, { fields: ['message'], ...told }),
    removeMembers: chatCall(`DELETE /${base}/{id}/users/{users}`, `移出${what}成员`, told),
    admins: chatCall(`GET /${base}/{id}/admin`, `${what}管理员`),
    addAdmin: chatCall(`POST /${base}/{id}/admin`, `设置${what}管理员`, { fields: ['newadmin'], ...told }),
    removeAdmin: chatCall(`DELETE /${base}/{id}/admin/{user}`, `取消${what}管理员`, told),
    mutes: chatCall(`GET /${base}/{id}/mute`, `${what}禁言列表`),
    mute: chatCall(`POST /${base}/{id}/mute`, `禁言${what}成员`, { fields: ['usernames', 'mute_duration'], ...told }),
    unmute: chatCall(`DELETE /${base}/{id}/mute/{users}`, `解除${what}成员禁言`, told),
    muteAll: chatCall(`POST /${base}/{id}/ban`, `${what}全员禁言`, told),
    unmuteAll: chatCall(`DELETE /${base}/{id}/ban`, `解除${what}全员禁言`, told),
    blocklist: chatCall(`GET /${base}/{id}/blocks/users`, `${what}黑名单`),
    blockOne: chatCall(`POST /${base}/{id}/blocks/users/{user}`, `拉黑${what}成员`, told),
    blockSeveral: chatCall(`POST /${base}/{id}/blocks/users`, `批量拉黑${what}成员`, {
      fields: ['usernames'],
      ...told,
    }),
    unblock: chatCall(`DELETE /${base}/{id}/blocks/users/{users}`, `移出${what}黑名单`, told),
    allowlist: chatCall(`GET /${base}/{id}/white/users`, `${what}白名单`),
    allow: chatCall(`POST /${base}/{id}/white/users`, `加入${what}白名单`, { fields: ['usernames'], ...told }),
    disallow: chatCall(`DELETE /${base}/{id}/white/users/{users}`, `移出${what}白名单`, told),
    isAllowed: chatCall(`GET /${base}/{id}/white/users/{user}`, `是否在${what}白名单`),
    announcement: chatCall(`GET /${base}/{id}/announcement`, `${what}公告`),
    announce: chatCall(`POST /${base}/{id}/announcement`, `修改${what}公告`, { fields: ['announcement'], ...told }),
    files: chatCall(`GET /${base}/{id}/share_files`, `${what}共享文件`, { query: ['pagenum', 'pagesize'] }),
    uploadFile: chatCall(`POST /${base}/{id}/share_files`, `上传${what}共享文件`, {
      body: 'multipart',
      fields: ['file'],
      ...told,
    }),
    downloadFile: chatCall(`GET /${base}/{id}/share_files/{file}`, `下载${what}共享文件`, {
      headers: ['share-secret'],
    }),
    removeFile: chatCall(`DELETE /${base}/{id}/share_files/{file}`, `删除${what}共享文件`, told),
  } satisfies Record<string, ChatEndpoint>
}

export const chatGroupsEndpoints = chatArea('chatGroups', {
  create: chatCall('POST /chatgroups', '创建群', {
    fields: 'owner groupname desc members public approval allowinvites invite_need_confirm maxusers custom'.split(' '),
    resource: true,
  }),
  modify: chatCall('PUT /chatgroups/{id}', '修改群资料', {
    fields: ['groupname', 'description', 'custom'],
    resource: true,
  }),
  changeOwner: chatCall('PUT /chatgroups/{id}', '转让群', { fields: ['newowner'], resource: true }),
  publicGroups: chatCall('GET /publicchatgroups', '公开群列表', { query: ['limit', 'cursor'] }),
  joined: chatCall('GET /users/{user}/joined_chatgroups', '我的群', { query: ['pagenum', 'pagesize'] }),
  joinedDetails: chatCall('GET /chatgroups/user/{user}', '我的群（含角色和人数）', {
    query: ['pagenum', 'pagesize', 'needAffiliations', 'needRole'],
  }),
  invite: chatCall('POST /chatgroups/{id}/invite', '邀请入群', { fields: ['usernames'], resource: true }),
  answerRequest: chatCall('POST /chatgroups/{id}/apply_verify', '处理入群申请', {
    fields: ['applicant', 'verifyResult', 'reason'],
    resource: true,
  }),
  answerInvitation: chatCall('POST /chatgroups/{id}/invite_verify', '处理入群邀请', {
    fields: ['invitee', 'verifyResult'],
    resource: true,
  }),
  readers: chatCall('GET /chatgroups/{id}/acks/{message}', '群消息已读成员', { query: ['limit', 'key'] }),
  ...shared('chatgroups', '群'),
})

export const chatRoomsEndpoints = chatArea('chatRooms', {
  create: chatCall('POST /chatrooms', '创建聊天室', {
    fields: ['name', 'description', 'maxusers', 'owner', 'members'],
    resource: true,
  }),
  modify: chatCall('PUT /chatrooms/{id}', '修改聊天室资料', {
    fields: ['groupname', 'description', 'maxusers'],
    resource: true,
  }),
  list: chatCall('GET /chatrooms', '聊天室列表', { query: ['pagenum', 'pagesize'] }),
  addMembers: chatCall('POST /chatrooms/{id}/users', '添加聊天室成员', { fields: ['usernames'], resource: true }),
  attributes: chatCall('POST /metadata/chatroom/{id}', '聊天室属性', { fields: ['keys'] }),
  setAttributes: chatCall('PUT /metadata/chatroom/{id}/user/{user}', '设置聊天室属性', {
    fields: ['metaData', 'autoDelete'],
  }),
  forceAttributes: chatCall('PUT /metadata/chatroom/{id}/user/{user}/forced', '强制设置聊天室属性', {
    fields: ['metaData', 'autoDelete'],
  }),
  removeAttributes: chatCall('DELETE /metadata/chatroom/{id}/user/{user}', '删除聊天室属性', { fields: ['keys'] }),
  forceRemoveAttributes: chatCall('DELETE /metadata/chatroom/{id}/user/{user}/forced', '强制删除聊天室属性', {
    fields: ['keys'],
  }),
  ...shared('chatrooms', '聊天室'),
})
