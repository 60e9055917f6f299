import { beforeEach, describe, expect, it } from 'vitest'
import { fromBase64 } from '#src/contract/im/base64.ts'
import { decodeBody } from '#src/contract/im/body.ts'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { chatEndpoints } from '#src/contract/rest/chat/chat.endpoints.ts'
import type { ChatSnapshot } from '../../im/server.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'

const { userId, nickname } = demoAccount

type Open = Awaited<ReturnType<typeof openTestWorld>>
let world: Open
let headers: Record<string, string>
beforeEach(async () => {
  world = await openTestWorld()
  headers = await world.signIn()
})

const chat = async () => ((await world.control.snapshot()).chat as ChatSnapshot).apps['demo#chat']!
/** A call to the chat service itself. */
const service = async (token: string, path: string, body?: object): Promise<any> => {
  const init = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
  const url = `http://world.test/chat-service/demo/chat/${path}`
  const response = await world.fetch(url, body ? { ...init, method: 'POST', body: JSON.stringify(body) } : init)
  return response.json()
}
const tokenOf = async () => (await world.ask(chatEndpoints.getImToken, {}, headers)).data

describe('the chat of a signed-in person', () => {
  it('is entered with a token that the service takes', async () => {
    const { account, token, expiresAt } = await tokenOf()
    expect([account, expiresAt]).toEqual([userId, world.clock.now() + 7 * 24 * 3_600_000])
    expect((await service(token, `users/${userId}/contacts/users`)).data).toContain('linqing')
    expect((await service('nonsense', `users/${userId}/contacts/users`)).error).toBeDefined()
  })

  it('follows the profile of the marketplace', async () => {
    const { token } = await tokenOf()
    const profile = async () =>
      (await service(token, 'metadata/user/get', { targets: [userId], properties: [] })).data[userId]
    expect(await profile()).toMatchObject({ nickname })
    await world.ask(accountEndpoints.updateInfo, { nickname: '云深不知处' }, headers)
    expect(await profile()).toMatchObject({ nickname: '云深不知处' })
    await world.control.act('account.rename', { nickname: '听雪' })
    expect(await profile()).toMatchObject({ nickname: '听雪' })
  })

  it('is found by phone number, by those who are signed in', async () => {
    const found = async (phone?: string) =>
      await world.ask(chatEndpoints.registeredUser, phone === undefined ? {} : { phone }, headers)
    expect((await found()).data.account).toBe(userId)
    expect((await found('13800000005')).data).toMatchObject({ account: '10006' })
    expect((await found('13900000000')).code).toBe(1006)
  })

  it('is closed to guests', async () => {
    const calls: readonly Endpoint<any, any>[] = [
      chatEndpoints.getImToken,
      chatEndpoints.registeredUser,
      chatEndpoints.getUserGroupList,
    ]
    for (const call of calls) expect((await world.ask(call, {})).code).toBe(510)
  })

  it('begins with unread messages, history, pictures, a voice, a card and invitations', async () => {
    await tokenOf()
    const { users, messages, offline } = await chat()
    const said = Object.values(messages).flatMap(({ payload }) => decodeBody(fromBase64(payload)!).contents ?? [])
    const types = new Set(said.map((content) => (content === 'empty' ? 'empty' : content.type)))
    expect([...types].toSorted()).toEqual(['audio', 'custom', 'file', 'img', 'loc', 'txt'])
    expect(Object.values(users[userId]!.channels).reduce((sum, { unread }) => sum + unread, 0)).toBe(10)
    expect(users[userId]!.invitations.map(({ from }) => from)).toEqual(['guyuan', '10004'])
    expect(offline[userId]!.filter(({ namespace }) => namespace === 'chat')).toHaveLength(10)
    expect(Object.keys(offline)).toEqual([userId])
  })
})

describe('groups, from the marketplace', () => {
  it('are listed, entered and left', async () => {
    const groups = async () => (await world.ask(chatEndpoints.getUserGroupList, {}, headers)).data
    const [first] = await groups()
    expect(first).toMatchObject({ groupName: '国风藏品交流', owner: 'linqing', members: 6 })
    const { groupId } = first!
    const change = async (way: 'addGroupMember' | 'outGroupMember') =>
      (await world.ask(chatEndpoints[way], { groupId }, headers)).data
    expect(await change('addGroupMember')).toEqual({ groupId, userId, nickname, changed: false })
    expect(await change('outGroupMember')).toMatchObject({ groupId, userId, changed: true })
    expect((await groups()).map(({ groupName }) => groupName)).not.toContain('国风藏品交流')
    expect(await change('addGroupMember')).toMatchObject({ groupId, userId, changed: true })
  })

  it('take in other people, also by phone number, and nobody out but oneself where another one owns them', async () => {
    const [first] = (await world.ask(chatEndpoints.getUserGroupList, {}, headers)).data
    const { groupId } = first!
    const place = { groupId, userId: '10005' }
    expect((await world.ask(chatEndpoints.addGroupMember, place, headers)).data.changed).toBe(true)
    expect((await world.ask(chatEndpoints.outGroupMember, place, headers)).code).toBe(1400)
    expect((await world.ask(chatEndpoints.addGroupMember, { groupId, userId: '99999' }, headers)).code).toBe(1404)
    const byPhone = (phone: string) => world.ask(chatEndpoints.addGroupMember, { groupId, phone }, headers)
    expect((await byPhone('13800000006')).data).toMatchObject({ userId: '10007', changed: true })
    expect((await byPhone('13800000006')).data).toMatchObject({ userId: '10007', changed: false })
    expect((await byPhone('13900000000')).code).toBe(1006)
    await world.ask(chatEndpoints.outGroupMember, { groupId }, headers)
    expect((await byPhone('13800000007')).code).toBe(1400)
  })
})

describe('acts at the chat service', () => {
  it('refuse who is not there', async () => {
    await expect(world.control.act('chat.say', { from: 'nobody' })).rejects.toThrow('nobody')
    await expect(world.control.act('chat.recall', { from: 'bob' })).rejects.toThrow('nothing')
    await expect(world.control.act('chat.hook', { hook: 'wobble' })).rejects.toThrow('no hook')
  })

  it('speak, invite, and tell what was said', async () => {
    await tokenOf()
    await world.control.act('chat.say', { from: 'bob', text: '第 {n} 句', count: 2 })
    expect(await world.control.act('chat.texts', { from: 'bob', to: userId })).toEqual(['第 1 句', '第 2 句'])
    await world.control.act('chat.recall', { from: 'bob' })
    expect(await world.control.act('chat.texts', { from: 'bob', to: userId })).toEqual(['第 1 句'])
    await world.control.act('chat.invite', { from: 'bob', reason: '我是 Bob' })
    expect((await chat()).users[userId]!.invitations.at(-1)).toMatchObject({ from: 'bob', reason: '我是 Bob' })
    await world.control.act('chat.presence', { user: 'bob', here: true, text: '忙碌' })
    expect((await chat()).users['bob']!.presence).toMatchObject({ inWorld: true, ext: '忙碌' })
    await world.control.act('chat.presence', { user: 'bob', here: false })
    expect((await chat()).users['bob']!.presence).toMatchObject({ inWorld: false, ext: '忙碌' })
    await world.control.act('chat.presence', { user: 'bob', here: false, text: '' })
    expect((await chat()).users['bob']!.presence).toMatchObject({ inWorld: false, ext: '' })
  })
})
