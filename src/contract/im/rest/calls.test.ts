import { describe, expect, it } from 'vitest'
import { type ChatCall, expandPath, requestOf } from './call.ts'
import { chatCalls, type ChatInput } from './calls.ts'
import { conversationCalls, operationAreas } from './operations.ts'
import { referenceCalls } from './reference.endpoints.ts'
import { userAttributes } from './users.endpoints.ts'

const all: Readonly<Record<string, ChatCall>> = { ...chatCalls, ...referenceCalls }
const me = { token: 't', user: 'al ice', resource: 'desk' }

describe('the chat REST calls', () => {
  it('no call is in both tables', () => {
    expect(Object.keys(chatCalls).filter((name) => Object.hasOwn(referenceCalls, name))).toEqual([])
  })

  it('[A-81] only logins go without a chat token', () => {
    const open = Object.entries(chatCalls as typeof all).filter(([, { auth }]) => auth)
    expect(open.map(([name]) => name)).toEqual(['users.token', 'users.exchangeToken'])
  })

  it('[A-46] [A-60] [A-79] requests are as the wire has them', () => {
    const remove = requestOf(chatCalls['conversations.remove'], { conversation: 'group:7' }, me)
    expect(remove).toMatchObject({
      method: 'DELETE',
      path: 'users/al%20ice/user_channel',
      body: { channel: '7', type: 'groupChat', delete_roam: false },
    })
    const report = { messageId: '5', reportType: 'spam', reportReason: 'x' }
    expect(requestOf(chatCalls['messages.report'], report, me)).toMatchObject({
      path: 'user/al%20ice/moderation/report/message/5',
      body: { username: 'al ice', reportType: 'spam', reportReason: 'x' },
    })
    expect(requestOf(chatCalls['users.updateProfile'], { changes: { sign: 'x' } }, me)).toMatchObject({
      sends: 'form',
      body: { sign: 'x' },
    })
  })

  it('a path takes its parameters from the input, several names with commas, and the device where it is wanted', () => {
    const input = { id: '9', kind: 'room', usernames: ['bob', 'e ve'] }
    expect(requestOf(chatCalls['groups.unmute'], input, me)).toEqual({
      method: 'DELETE',
      path: 'chatrooms/9/mute/bob,e%20ve',
      query: { resource: 'desk' },
      bearer: 't',
    })
    expect(requestOf(chatCalls['presence.publish'], { description: '' }, me).path).toBe(
      'users/al%20ice/presence/desk/1',
    )
  })

  it('a template with alternatives stands for a path of each', () => {
    expect(expandPath(chatCalls['groups.leave'].path)).toEqual(['/chatgroups/{id}/quit', '/chatrooms/{id}/quit'])
  })

  it('a call that nobody causes says why', () => {
    for (const [name, { why }] of Object.entries(referenceCalls)) expect(why.length, name).toBeGreaterThan(20)
  })

  it('operations of streams and of conversations are calls', () => {
    const areas = new Set(Object.keys(chatCalls).map((name) => name.split('.')[0]))
    for (const area of Object.values(operationAreas)) expect(areas).toContain(area)
    for (const name of Object.values(conversationCalls)) expect(Object.keys(chatCalls)).toContain(name)
  })

  it('[const:rm-ids] twenty messages at most are removed at once', () => {
    const ids = Array.from({ length: 21 }, (_, at) => String(at))
    const remove = (messageIds: readonly string[]) =>
      requestOf(chatCalls['history.remove'], { conversation: 'chat:bob', messageIds }, me)
    expect(remove(ids.slice(0, 20)).query).toMatchObject({ msgIdList: ids.slice(0, 20).join(',') })
    expect(() => remove(ids)).toThrow('messageIds')
  })

  it('[const:userinfo-keys] the attributes of a user are eight', () => {
    expect(userAttributes).toEqual(['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext'])
    const { body } = requestOf(chatCalls['users.profile'], { users: 'bob' }, me)
    expect(body).toEqual({ targets: ['bob'], properties: userAttributes })
  })
})

/** What a call is asked with is a type: each of these has to be an error of the compiler. */
export const mistakes = (): readonly unknown[] => [
  // @ts-expect-error a thread needs a name
  { id: '1' } satisfies ChatInput<'threads.rename'>,
  // @ts-expect-error the thread's id is `id`
  { chatThreadId: '1' } satisfies ChatInput<'threads.leave'>,
  // @ts-expect-error names are a list
  { id: '1', usernames: 'bob' } satisfies ChatInput<'groups.removeMembers'>,
  // @ts-expect-error no such call
  { id: '1' } satisfies ChatInput<'threads.quit'>,
]
