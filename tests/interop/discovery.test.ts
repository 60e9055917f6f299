import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeClientFrame } from '#src/contract/im/frames.ts'
import { openPage, type Page } from './harness/sdk.ts'
import { createLog, useWorld, type Any, type Device, type Log } from './harness/world.ts'

const world = useWorld()
/** A port that nobody listens on. */
const dead = 'http://127.0.0.1:1'

/** Service discovery of several hosts, written as an operator would: the chat server's own answer knows only itself. */
let dns: Server
let answers: Record<'rest' | 'msync-ws' | 'msync-wx', string[]>
const dnsAt = (): string => `http://127.0.0.1:${(dns.address() as AddressInfo).port}`
const hostOf = (address: string): object => {
  const { hostname, port } = new URL(address)
  return { protocol: 'http', domain: hostname, ip: hostname, port }
}

beforeAll(async () => {
  dns = createServer((_request, response) => {
    const body = Object.fromEntries(Object.entries(answers).map(([key, list]) => [key, { hosts: list.map(hostOf) }]))
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(JSON.stringify({ ...body, enableDataReport: 'false' }))
  })
  await new Promise<void>((done) => dns.listen(0, '127.0.0.1', done))
})
afterAll(() => dns.close())

const viaDns = (user: string, hosts: string[]): Device => {
  const device = world.device(user, { isHttpDNS: true, url: undefined, apiUrl: undefined })
  device.conn.dnsArr = hosts
  device.conn.dnsTotal = hosts.length
  return device
}
const paths = (device: Device): string[] =>
  device.window.calls.map(({ method, url, status }) => `${method} ${url.replace(/\?.*/, '')} ${status}`)

describe('hosts from service discovery', () => {
  it('a dead discovery host gives way to the next, a dead REST host to the next; REST hosts are used last first', async () => {
    answers = { rest: [world.base, dead], 'msync-ws': [world.base], 'msync-wx': [world.base] }
    const device = viaDns('alice', [dead, dnsAt()])
    await device.conn.open({ user: 'alice', pwd: '123456' })
    await device.next('onConnected')
    expect(paths(device).slice(0, 4)).toEqual([
      `GET ${dead}/easemob/server.json 0`,
      `GET ${dnsAt()}/easemob/server.json 200`,
      `POST ${dead}/demo/chat/token 0`,
      `POST ${world.base}/demo/chat/token 200`,
    ])
    expect((await device.conn.getContacts()).data).toEqual([])
    await device.text('dave', 'through discovery')
  })

  it('a wrong password is tried on each host, then refused', async () => {
    answers = { rest: [world.base, world.base], 'msync-ws': [world.base], 'msync-wx': [world.base] }
    const device = viaDns('bob', [dnsAt()])
    await expect(device.conn.open({ user: 'bob', pwd: 'wrong' })).rejects.toMatchObject({ type: 1 })
    expect(paths(device).filter((call) => call.endsWith('/token 400'))).toHaveLength(2)
  })

  it('without discovery there is one host and no other is tried', async () => {
    const device = world.device('carol', { apiUrl: dead })
    await expect(device.conn.open({ user: 'carol', pwd: '123456' })).rejects.toMatchObject({ type: 1 })
    expect(paths(device)).toEqual([`POST ${dead}/demo/chat/token 0`])
  })

  it('registers through discovery too', async () => {
    answers = { rest: [world.base], 'msync-ws': [world.base], 'msync-wx': [world.base] }
    const device = viaDns('late', [dnsAt()])
    await device.conn.registerUser({ username: 'late', password: 'secret1' })
    await device.conn.open({ user: 'late', pwd: 'secret1' })
    await device.next('onConnected')
    expect(device.conn.isOpened()).toBe(true)
  })
})

const plugins = ['contact', 'group', 'chatroom', 'presence', 'silent', 'thread', 'translation'] as const

describe('miniCore with its plugins, on binary WebSocket', () => {
  let page: Page
  let core: Any
  let log: Log
  let bob: Device

  beforeAll(async () => {
    bob = await world.login('bob')
    page = openPage(world.base)
    const MiniCore = page.load<Any>('miniCore/miniCore.js')
    core = new MiniCore({ appKey: 'demo#chat', isHttpDNS: true })
    core.dnsArr = [world.base]
    core.dnsTotal = 1
    for (const name of plugins) core.usePlugin(page.load<Any>(`${name}/${name}.js`), name)
    log = createLog('mini')
    const names = [
      'onConnected',
      'onTextMessage',
      'onContactInvited',
      'onGroupEvent',
      'onPresenceStatusChange',
    ] as const
    core.addEventHandler('log', Object.fromEntries(names.map((name) => [name, (data: unknown) => log.add(name, data)])))
    await core.open({ username: 'erin', password: '123456' })
    await log.next('onConnected')
  })
  afterAll(() => core.close())

  it('logs in by discovery, on the socket of mini programs', () => {
    expect(page.sockets[0]!.url).toBe(`${world.base.replace('http', 'ws')}/websocket`)
    const login = decodeClientFrame(page.written[0]!)
    expect(login).toMatchObject({ type: 'provision', version: '4.1.0-mini', guid: { name: 'erin' } })
  })

  it('talks with the web build', async () => {
    await bob.text('erin', '你好 mini', { ext: { a: 1 } })
    expect(await log.next('onTextMessage')).toMatchObject({ from: 'bob', msg: '你好 mini', ext: { a: 1 } })
    const options = { type: 'txt', chatType: 'singleChat', to: 'bob', msg: 'from mini' }
    const sent = await core.send(core.Message.create(options))
    expect(await bob.next('onTextMessage')).toMatchObject({ id: sent.serverMsgId, from: 'erin', msg: 'from mini' })
  })

  it('gets 45 waiting messages once and in order', async () => {
    core.close()
    for (let index = 0; index < 45; index++) await bob.text('erin', `wait ${index}`)
    await core.open({ username: 'erin', password: '123456' })
    await log.next('onTextMessage', (message) => message.msg === 'wait 44')
    const got = log.all('onTextMessage', (message) => message.msg.startsWith('wait '))
    expect(got.map((message) => message.msg)).toEqual([...Array(45).keys()].map((index) => `wait ${index}`))
  })

  const group = {
    groupname: 'mini',
    desc: '',
    members: ['bob'],
    public: true,
    approval: false,
    allowinvites: true,
    inviteNeedConfirm: false,
    maxusers: 9,
  }
  const calls: [plugin: (typeof plugins)[number], method: string, options: unknown, expected: object][] = [
    ['contact', 'getContacts', undefined, { data: [] }],
    [
      'contact',
      'getHistoryMessages',
      { targetId: 'bob', chatType: 'singleChat', pageSize: 1 },
      { messages: [{ msg: 'wait 44' }] },
    ],
    ['contact', 'updateUserInfo', { sign: 'x', nickname: '林' }, { data: { sign: 'x', nickname: '林' } }],
    ['group', 'createGroup', { data: group }, { data: { groupid: expect.stringMatching(/^\d+$/) } }],
    ['chatroom', 'getChatRooms', { pagenum: 1, pagesize: 9 }, { count: 1 }],
    ['presence', 'subscribePresence', { usernames: ['bob'], expiry: 100 }, { result: [{ uid: 'bob', expiry: 100 }] }],
    ['silent', 'getSilentModeForAll', undefined, { data: { type: 'ALL' } }],
    ['thread', 'getJoinedChatThreads', { pageSize: 9, cursor: '' }, { entities: [] }],
    ['translation', 'translateMessage', { text: '你好', languages: ['en'] }, { type: 0 }],
  ]
  it.each(calls)('%s.%s', async (plugin, method, options, expected) => {
    expect(await core[plugin][method](options)).toMatchObject(expected)
  })

  it('hears of groups, presence and invitations', async () => {
    expect(await log.next('onGroupEvent')).toMatchObject({ operation: 'memberPresence', from: 'bob' })
    await bob.conn.publishPresence({ description: '忙' })
    expect(await log.next('onPresenceStatusChange')).toMatchObject([{ userId: 'bob', ext: '忙' }])
    bob.conn.addContact('erin', '你好')
    expect(await log.next('onContactInvited')).toMatchObject({ from: 'bob' })
  })
})
