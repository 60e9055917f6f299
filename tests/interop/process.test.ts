import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ServerProcess, startServer } from './harness/process.ts'
import { ignoreForeignRejections } from './harness/sdk.ts'
import { createDevice, type Any, type Device } from './harness/world.ts'

let server: ServerProcess
let base: string
let listenAgain: () => void
const devices: Device[] = []

async function login(user: string, options: Record<string, unknown> = {}): Promise<Device> {
  const device = createDevice(base, user, options)
  devices.push(device)
  await device.conn.open({ user, pwd: '123456' })
  await device.next('onConnected')
  return device
}
const hook = (name: string, body: object = {}): Promise<Response> =>
  fetch(`${base}/__world/chat/${name}`, { method: 'POST', body: JSON.stringify(body) })

beforeAll(async () => {
  vi.setConfig({ testTimeout: 20_000 })
  listenAgain = ignoreForeignRejections()
  server = await startServer()
  base = server.base
})
afterAll(async () => {
  for (const device of devices) device.conn.close()
  await server.stop()
  listenAgain()
})

describe('three users on the mock server', () => {
  let alice: Device
  let bob: Device
  let carol: Device
  beforeAll(async () => {
    alice = await login('alice')
    bob = await login('bob')
    carol = await login('carol')
  })

  it('become contacts and write to each other', async () => {
    alice.conn.addContact('bob', '一起看新系列？')
    expect(await bob.next('onContactInvited')).toMatchObject({ from: 'alice', status: '一起看新系列？' })
    bob.conn.acceptContactInvite('alice')
    await alice.next('onContactAgreed')
    const sent = await alice.text('bob', '在吗')
    expect(await bob.next('onTextMessage')).toMatchObject({ id: sent.serverMsgId, from: 'alice', msg: '在吗' })
    await bob.send({ type: 'read', chatType: 'singleChat', to: 'alice', id: sent.serverMsgId })
    expect(await alice.next('onReadMessage')).toMatchObject({ mid: sent.serverMsgId })
  })

  it('hold a conversation in a group, with a reaction, a thread, a recall and its history', async () => {
    const settings = { public: true, approval: false, allowinvites: true, inviteNeedConfirm: false, maxusers: 20 }
    const data = { groupname: '三人', desc: '', members: ['bob', 'carol'], ...settings }
    const groupId = (await alice.conn.createGroup({ data })).data.groupid
    await Promise.all(
      [bob, carol].map((one) => one.next('onGroupEvent', (event) => event.operation === 'directJoined')),
    )
    const say = (device: Device, msg: string): Promise<Any> => device.text(groupId, msg, { chatType: 'groupChat' })
    const hears = (device: Device, msg: string): Promise<Any> => device.next('onTextMessage', (got) => got.msg === msg)
    const first = await say(alice, '大家好')
    await Promise.all([hears(bob, '大家好'), hears(carol, '大家好')])
    await say(bob, '你好')
    await Promise.all([hears(alice, '你好'), hears(carol, '你好')])
    await carol.conn.addReaction({ messageId: first.serverMsgId, reaction: '🌸' })
    expect(await alice.next('onReactionChange')).toMatchObject({ messageId: first.serverMsgId })
    const thread = await bob.conn.createChatThread({ name: '细聊', messageId: first.serverMsgId, parentId: groupId })
    expect(await carol.next('onChatThreadChange')).toMatchObject({ operation: 'create', name: '细聊' })
    await bob.text(thread.data.chatThreadId, '这里说', { chatType: 'groupChat', isChatThread: true })
    await carol.next('onChatThreadChange', (event) => event.operation === 'update' && event.messageCount === 1)
    const gone = await say(carol, '说错了')
    await hears(alice, '说错了')
    await carol.conn.recallMessage({ mid: gone.serverMsgId, to: groupId, chatType: 'groupChat' })
    await alice.next('onRecallMessage', (event) => event.mid === gone.serverMsgId)
    const history = await bob.conn.getHistoryMessages({ targetId: groupId, chatType: 'groupChat', pageSize: 20 })
    expect(history.messages.map((message: Any) => message.msg)).toEqual(['你好', '大家好'])
    expect(history.messages[1].reactions).toMatchObject([{ reaction: '🌸', count: 1 }])
  })

  it('meet in a room', async () => {
    const token = alice.conn.context.accessToken
    const { data } = await alice.conn.createChatRoom({ name: '首发', description: '', maxusers: 9, members: [], token })
    await Promise.all([bob, carol].map((one) => one.conn.joinChatRoom({ roomId: data.id })))
    await alice.text(data.id, '开始了', { chatType: 'chatRoom', priority: 'high' })
    expect(await carol.next('onTextMessage', (got) => got.msg === '开始了')).toMatchObject({ chatType: 'chatRoom' })
  })

  it('obey the hooks: refusals, cuts, faults, kicks, devices', async () => {
    await hook('sendfault', { user: 'alice', status: { errorCode: 1, reason: 'blocked' }, types: ['txt'], times: 1 })
    await expect(alice.text('bob', 'refused')).rejects.toMatchObject({ type: 603 })
    await hook('sendfault', { user: 'alice', drop: true, times: 1 })
    await expect(alice.text('bob', 'cut')).rejects.toMatchObject({ type: 510 })
    await alice.next('onConnected')
    await alice.text('bob', 'cut')
    await bob.next('onTextMessage', (got) => got.msg === 'cut')
    expect(bob.all('onTextMessage', (got) => got.msg === 'cut')).toHaveLength(1)
    await hook('fault', { path: '/contacts/users$', method: 'GET', status: 429, body: { error_description: 'slow' } })
    await expect(alice.conn.getContacts()).rejects.toMatchObject({ type: 500 })
    await hook('clearfaults')
    expect((await alice.conn.getContacts()).data).toEqual(['bob'])
    await hook('options', { maxDevices: 1 })
    const second = await login('carol')
    expect(await carol.next('onError', (error) => error.type === 206)).toBeTruthy()
    await hook('options', { maxDevices: null })
    await hook('kick', { user: 'carol', operation: 3 })
    expect(await second.next('onError', (error) => error.type === 216)).toBeTruthy()
  })

  it('get what they missed, exactly once and in order', async () => {
    bob.conn.close()
    await bob.next('onDisconnected')
    for (let index = 0; index < 46; index++) await alice.text('bob', `missed ${index}`)
    const back = await login('bob')
    await back.next('onTextMessage', (got) => got.msg === 'missed 45')
    const got = back.all('onTextMessage', (message) => message.msg.startsWith('missed'))
    expect(got.map((message) => message.msg)).toEqual([...Array(46).keys()].map((index) => `missed ${index}`))
  })

  it('two tabs with one device id: the older one is told and does not come back', async () => {
    const first = await login('dave', { deviceId: 'same' })
    const second = await login('dave', { deviceId: 'same' })
    expect(await first.next('onError', (error) => error.type === 206)).toBeTruthy()
    await alice.text('dave', 'to one tab')
    await second.next('onTextMessage', (got) => got.msg === 'to one tab')
    expect(first.window.sockets).toHaveLength(1)
  })

  it('any other app is there too', async () => {
    const other = await login('alice', { appKey: 'acme#shop' })
    expect((await other.conn.getContacts()).data).toEqual([])
    expect(await (await fetch(`${base}/easemob/server.json?app_key=acme%23shop`)).json()).toHaveProperty('rest.hosts')
  })
})
