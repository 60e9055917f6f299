import { describe, expect, it } from 'vitest'
import { chatArea, chatCall } from './chat-endpoint.ts'
import { chatGroupsEndpoints, chatRoomsEndpoints } from './groups.endpoints.ts'
import { chatMessagesEndpoints, chatThreadsEndpoints } from './messages.endpoints.ts'
import { chatSettingsEndpoints, chatUsersEndpoints, userAttributes } from './users.endpoints.ts'

const rows = [
  chatUsersEndpoints,
  chatSettingsEndpoints,
  chatMessagesEndpoints,
  chatThreadsEndpoints,
  chatGroupsEndpoints,
  chatRoomsEndpoints,
].flatMap((table) => Object.values(table))

describe('the chat REST calls', () => {
  it('[const:rest-prefix] all lie below the halves of the app key and have names and summaries of their own', () => {
    expect(rows.every((row) => row.path.startsWith('/{org}/{app}/'))).toBe(true)
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    expect(rows.every((row) => /[\u4e00-\u9fff]/.test(row.summary))).toBe(true)
  })

  it('[A-81] only registration, login and downloads go without a chat token', () => {
    const open = rows.filter((row) => row.auth !== 'chat').map((row) => row.name)
    expect(open).toEqual(['chatUsers.register', 'chatUsers.login', 'chatUsers.exchangeToken', 'chatUsers.downloadFile'])
  })

  it('[A-46] [A-60] keep the spellings of the wire', () => {
    const paths = rows.map((row) => row.path.replace('/{org}/{app}', ''))
    for (const path of [
      '/user/{user}/moderation/report/message/{messageId}',
      '/users/{user}/user_channel',
      '/users/{user}/user_channels',
    ]) {
      expect(paths).toContain(path)
    }
    expect(chatMessagesEndpoints.removeConversation.fields).toEqual(['channel', 'type', 'delete_roam'])
    expect(chatSettingsEndpoints.silentForSeveral.query).toEqual(['user', 'group'])
  })

  it('[A-59] [A-79] know which body they have', () => {
    expect(chatSettingsEndpoints.unsubscribePresence.body).toBe('list')
    expect(chatUsersEndpoints.updateProfile).toMatchObject({ body: 'form', fields: userAttributes })
    expect(chatUsersEndpoints.uploadFile).toMatchObject({ body: 'multipart', headers: ['restrict-access'] })
    expect(chatMessagesEndpoints.removeConversation).toMatchObject({ method: 'DELETE', body: 'json' })
    expect(rows.filter((row) => row.method === 'GET').every((row) => row.body === 'none')).toBe(true)
  })

  it('[const:userinfo-keys] the attributes of a user are eight', () => {
    expect(userAttributes).toEqual(['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext'])
  })

  it('are declared in a line', () => {
    expect(chatArea('x', { y: chatCall('GET /a/{b}', '甲') }).y).toMatchObject({
      name: 'x.y',
      method: 'GET',
      path: '/{org}/{app}/a/{b}',
      body: 'none',
    })
    expect(chatCall('POST /a', '乙', { fields: ['c'] })).toMatchObject({ body: 'json', resource: false, auth: 'chat' })
  })
})
