import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeClientFrame } from '#src/contract/im/frames.ts'
import { openUni } from './harness/uni.ts'
import { createLog, useWorld, type Any, type Device, type Log } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: { conn: Any; sdk: Any; log: Log; window: ReturnType<typeof openUni> }

beforeAll(async () => {
  alice = await world.login('alice')
  const window = openUni()
  const url = `${world.base.replace('http', 'ws')}/websocket`
  const conn = new window.sdk.connection({ appKey: 'demo#chat', isHttpDNS: false, url, apiUrl: world.base })
  const log = createLog('bob')
  const names = ['onConnected', 'onTextMessage', 'onError', 'onContactInvited', 'onGroupEvent'] as const
  conn.addEventHandler('log', Object.fromEntries(names.map((name) => [name, (data: unknown) => log.add(name, data)])))
  await conn.open({ user: 'bob', pwd: '123456' })
  await log.next('onConnected')
  bob = { conn, sdk: window.sdk, log, window }
})
afterAll(() => bob.conn.close())

describe('[rt-transport-binary] the uni-app build, on plain binary WebSocket', () => {
  it('hears the web build and is heard by it', async () => {
    await alice.text('bob', '你好 uni', { ext: { a: 1 } })
    expect(await bob.log.next('onTextMessage')).toMatchObject({ from: 'alice', msg: '你好 uni', ext: { a: 1 } })
    const options = { type: 'txt', chatType: 'singleChat', to: 'alice', msg: 'from uni' }
    const sent = await bob.conn.send(bob.sdk.message.create(options))
    expect(await alice.next('onTextMessage')).toMatchObject({ id: sent.serverMsgId, from: 'bob', msg: 'from uni' })
  })

  it('writes frames that we read', () => {
    const kinds = new Set(bob.window.written.map((bytes) => decodeClientFrame(bytes).type))
    expect([...kinds].toSorted()).toEqual(['fetch', 'heartbeat', 'provision', 'upload'])
  })

  it('invitations, groups and history', async () => {
    alice.conn.addContact('bob', 'hi')
    expect(await bob.log.next('onContactInvited')).toMatchObject({ from: 'alice' })
    const data = {
      groupname: 'u',
      desc: '',
      members: ['bob'],
      public: true,
      approval: false,
      allowinvites: true,
      inviteNeedConfirm: false,
      maxusers: 9,
    }
    await alice.conn.createGroup({ data })
    expect(await bob.log.next('onGroupEvent')).toMatchObject({ operation: 'directJoined', name: 'u' })
    const page = await bob.conn.getHistoryMessages({ targetId: 'alice', chatType: 'singleChat', pageSize: 5 })
    expect(page.messages.map((message: Any) => message.msg)).toEqual(['from uni', '你好 uni'])
  })

  it('reconnects after a break and gets what it missed', async () => {
    bob.window.sockets.at(-1)!.terminate()
    await alice.text('bob', 'while away')
    expect(await bob.log.next('onTextMessage', (data) => data.msg === 'while away')).toMatchObject({ from: 'alice' })
    expect(bob.window.sockets.length).toBeGreaterThan(1)
  })
})
