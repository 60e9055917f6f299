import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chatCodes } from '#src/contract/im/codes.ts'
import { encodeServerFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import { openSocketWith } from '#src/services/im/web-socket.ts'
import { userJid } from '#mock/im/app.ts'
import { sendFrame } from '#mock/im/live-session.ts'
import { deliver } from '#mock/im/queues.ts'
import { useClients } from './harness/client.ts'
import { openUni } from './harness/uni.ts'
import { createLog, useWorld, type Any, type Device } from './harness/world.ts'

/** The errors of chat §5 and §8 that arise inside a client, in the SDK and in ours. */
const world = useWorld()
const client = useClients(world)
let alice: Device
let bob: Device

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
})
afterEach(() => world.hook('clearfaults'))

const app = () => world.chat.app()
/** A message of a kind that nobody knows, put into a user's queue behind the server's back. */
const spoil = (user: string): void => {
  const address = { from: userJid(app(), 'alice'), to: userJid(app(), user), queue: userJid(app(), 'alice') }
  deliver(app(), user, { ...address, namespace: 'chat', payload: new Uint8Array([8, 99, 255]) })
}

describe('what comes down', () => {
  it('[err:001:internal:decode-message-error] the SDK loses a page with a message that it cannot read; ours reports it and shows the rest', async () => {
    spoil('bob')
    expect(await bob.next('onError', (error) => error.type === 604)).toMatchObject({ message: 'decode message error' })
    const carol = await client('carol')
    await carol.connected()
    await carol.open('chat:alice')
    spoil('carol')
    await alice.text('carol', 'after the broken one')
    await carol.message('chat:alice', ({ content }) => content.type === 'txt' && content.msg === 'after the broken one')
    expect(carol.reports.join()).toContain('chat')
    await carol.stop()
  })

  it('[err:001:internal:on-message-error] an answer to nothing', async () => {
    const stray: ServerFrame & { type: 'sync' } = {
      type: 'sync',
      status: { code: 3, reason: 'x' },
      ack: { id: '4711' },
      metas: [],
    }
    for (const session of app().sessions) if (session.user === 'bob') sendFrame(session, stray)
    expect(await bob.next('onError', (error) => error.type === 31)).toMatchObject({ message: 'on message error' })
    const dave = await client('dave')
    await dave.connected()
    dave.inject(encodeServerFrame(stray))
    const id = await dave.text('chat:bob', 'still here')
    await dave.delivered(id)
    await bob.next('onTextMessage', (message) => message.msg === 'still here')
    await dave.stop()
  })

  it.each([
    ['[err:001:internal:when-executing-success-function-error]', 0, 'when executing success function error'],
    ['[err:001:internal:when-executing-fail-function-error]', 3, 'when executing fail function error'],
  ])('%s a callback of the app that throws is an error of its own', async (_id, errorCode, wanted) => {
    if (errorCode) await world.hook('sendfault', { user: 'alice', status: { errorCode }, times: 1 })
    const throwing = () => {
      throw new Error('from the app')
    }
    const message = alice.sdk.message.create({ type: 'txt', chatType: 'singleChat', to: 'bob', msg: 'x' })
    const sent: Promise<unknown> = alice.conn.send({ ...message, success: throwing, fail: throwing })
    await sent.catch(() => undefined)
    expect(await alice.next('onError', (error) => error.message === wanted)).toMatchObject({ type: 31 })
    await alice.text('bob', 'and on')
  })
})

describe('what goes up', () => {
  const throwing = (message: string): object => ({
    toString() {
      throw new Error(message)
    },
  })

  it('the login frame cannot be sent', async () => {
    const device = world.device('erin')
    device.conn.mSync.base64transform = () => throwing('no bytes')
    await device.conn.open({ user: 'erin', pwd: '123456' })
    expect(await device.next('legacy:onError')).toMatchObject({ type: 999, message: 'send message error' })
    device.conn.close()
  })

  it('[err:001:conn:socket-error] a socket that fails', async () => {
    const log = createLog('uni')
    const { sdk } = openUni()
    const options = { appKey: 'demo#chat', isHttpDNS: false, url: 'ws://127.0.0.1:1/websocket', apiUrl: world.base }
    const conn = new sdk.connection({ ...options, autoReconnectNumMax: 1 })
    conn.listen({ onError: (error: unknown) => log.add('legacy:onError', error) })
    void conn.open({ user: 'erin', pwd: '123456' })
    expect(await log.next('legacy:onError')).toMatchObject({ type: 40, message: 'on socket error' })
    conn.close()
    const why = await new Promise<string>((closed) => {
      openSocketWith(WebSocket)('ws://127.0.0.1:1/websocket', { opened() {}, received() {}, closed })
    })
    expect(why).toBe('socket error')
  })

  it.each([
    ['[err:001:sock:taskID-not-exist]', 'sendSocketMessage:fail taskID not exist'],
    ['[err:001:sock:readyState-is-not-OPEN]', 'SocketTast.send:fail SocketTask.readyState is not OPEN'],
  ])(
    '%s a platform that refuses the bytes: the SDK fails the message; ours keeps it for the next connection',
    async (_id, errMsg) => {
      const window = openUni()
      const url = `${world.base.replace('http', 'ws')}/websocket`
      const conn: Any = new window.sdk.connection({ appKey: 'demo#chat', isHttpDNS: false, url, apiUrl: world.base })
      const log = createLog('uni')
      conn.addEventHandler('log', { onConnected: () => log.add('onConnected', undefined) })
      await conn.open({ user: 'frank', pwd: '123456' })
      await log.next('onConnected')
      Object.assign(window.sockets.at(-1)!, { send: ({ fail }: Any) => fail({ errMsg }) })
      const failed = await new Promise<Any>((fail) => {
        const options = { type: 'txt', chatType: 'singleChat', to: 'bob', msg: 'refused' }
        const message = (window.sdk.message as Any).create(options)
        conn.send({ ...message, fail }).catch(() => undefined)
      })
      expect(failed).toMatchObject({ id: expect.stringMatching(/^\d+$/) })
      conn.close()
      const sent: unknown[] = []
      class Closing extends EventTarget {
        binaryType = 'arraybuffer' as const
        readonly readyState = 2
        send(data: unknown): void {
          sent.push(data)
        }
        close(): void {}
      }
      const socket = openSocketWith(Closing)(url, { opened() {}, received() {}, closed() {} })
      expect(socket.send(new Uint8Array([1]))).toBe(false)
      expect(sent).toEqual([])
    },
  )
})

describe('before anything goes up', () => {
  it('[err:001:param:appkey-construct] [err:001:param:appkey-login] [err:001:conn:app-key-not-assigned] half an app key', async () => {
    expect(() => world.device('alice', { appKey: 'demo' })).toThrow('Illegal appKey')
    const device = world.device('alice')
    device.conn.appKey = 'demo#'
    void device.conn.open({ user: 'alice', pwd: '123456' })
    expect(await device.next('legacy:onError')).toMatchObject({ type: 27, message: 'the appKey is illegal' })
    expect(chatCodes.appKeyNotAssigned).toBe(27)
    expect(device.window.calls).toEqual([])
  })

  it('[err:001:param:no-translate] [val:001:send-translate] languages without a way to translate; with one the translations go along', async () => {
    const message = { type: 'txt', chatType: 'singleChat', to: 'bob', msg: '你好', msgConfig: { languages: ['en'] } }
    const device = await world.login('erin')
    device.conn.translateMessage = undefined
    device.conn.translation = {}
    await expect(device.send(message)).rejects.toThrow('there is no method to translate message')
    await device.send({ ...message, msg: 'no languages', msgConfig: { languages: [] } })
    device.conn.translateMessage = Object.getPrototypeOf(device.conn).translateMessage.bind(device.conn)
    await device.send(message)
    const got = await bob.next('onTextMessage', (data) => data.msg === '你好')
    expect(got.translations).toEqual([{ code: 'en', text: 'Hello' }])
  })

  it('[err:001:param:no-schema] [val:001:send-schema] no schema is loaded', async () => {
    const device = await world.login('frank')
    device.conn.root = null
    const message = device.sdk.message.create({ type: 'txt', chatType: 'singleChat', to: 'bob', msg: 'x' })
    const failed = new Promise((fail) => void device.conn.send({ ...message, fail }).catch(() => undefined))
    expect(await failed).toMatchObject({ type: 32, message: 'Not logged in' })
    expect(chatCodes.clientOffline).toBe(32)
  })

  it('[val:001:thumbnail] [const:thumbnail] a file of more than 204800 bytes has a thumbnail; the wire does not tell', async () => {
    // The SDK sets it on a copy of its own: only a setter that every object has sees that.
    const flags: unknown[] = []
    Object.defineProperty(Object.prototype, 'thumbnail', {
      configurable: true,
      set(value: unknown) {
        flags.push(value)
      },
    })
    const seen: { length: number; flags: number; keys: string }[] = []
    try {
      for (const size of [204_800, 204_801]) {
        const data = new File([new Uint8Array(size)], 'a.png', { type: 'image/png' })
        const file = { data, filename: 'a.png', filetype: 'png', url: '' }
        const { serverMsgId } = await alice.send({ type: 'img', chatType: 'singleChat', to: 'bob', file })
        const got = await bob.next('onImageMessage', (image) => image.id === serverMsgId)
        seen.push({ length: got.file_length, flags: flags.length, keys: Object.keys(got).toSorted().join() })
      }
    } finally {
      Reflect.deleteProperty(Object.prototype, 'thumbnail')
    }
    expect(seen).toMatchObject([
      { length: 204_800, flags: 0 },
      { length: 204_801, flags: 1 },
    ])
    expect(seen[0]!.keys).toBe(seen[1]!.keys)
  })
})

describe('the words and numbers of errors', () => {
  it('[err:001:enum:300-317:message-states] [err:001:enum:400-406:status] ranges that name states, not errors', () => {
    const states = Object.values((alice.sdk as Any).statusCode).filter(
      (code): code is number => typeof code === 'number',
    )
    const within = (from: number, to: number, list: readonly number[]) =>
      list.filter((code) => code >= from && code <= to)
    expect(new Set(within(300, 317, states)).size).toBe(18)
    expect(new Set(within(400, 406, states)).size).toBe(7)
    const ours = Object.values(chatCodes)
    expect([...within(300, 317, ours), ...within(400, 406, ours)]).toEqual([])
  })
})
