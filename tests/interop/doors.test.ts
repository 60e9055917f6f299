import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeFrame, encodeFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { decodeEvents } from '#src/contract/im/decode.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { createSystemClock } from '#src/services/clock/clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { mountWorldChat } from '#mock/chat.ts'
import { answerChatRequest, isChatPath } from '#mock/im/doors/fetch.ts'
import { openMockSocket, type MockSocketDoor } from '#mock/im/doors/mock-socket.ts'
import { createChatServer, type ChatServer } from '#mock/im/server.ts'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { createDevice, useWorld, type Device } from './harness/world.ts'

describe('inside a page: mock-socket and fetch', () => {
  let server: ChatServer
  let door: MockSocketDoor
  const address = 'ws://chat.test/websocket'
  const fetchChat = (path: string, init?: RequestInit): Promise<Response> =>
    answerChatRequest(server, new Request(`http://chat.test${path}`, init))
  const post = (path: string, body: unknown): Promise<Response> =>
    fetchChat(path, { method: 'POST', body: JSON.stringify(body) })

  beforeAll(() => {
    server = createChatServer({ clock: createSystemClock(), random: createSeededRandom(3) })
    door = openMockSocket(server, address)
  })
  afterAll(() => door.close())

  async function connect(user: string) {
    const { access_token: token } = await (
      await post('/demo/chat/token', { grant_type: 'password', username: user, password: '123456' })
    ).json()
    const socket = new door.WebSocket(address)
    const frames: ServerFrame[] = []
    const items: ChatEvent[] = []
    const waiting = new Set<() => void>()
    socket.onmessage = (event: MessageEvent) => {
      const frame = decodeFrame(new Uint8Array(event.data as ArrayBuffer))
      frames.push(frame)
      if (frame.type === 'notice') socket.send(encodeFrame({ type: 'fetch', queue: frame.queue }))
      const reader = { me: user, skipped: () => undefined }
      if (frame.type === 'sync') items.push(...frame.metas.flatMap((meta) => decodeEvents(meta, reader)))
      for (const check of Array.from(waiting)) check()
    }
    const until = <T>(find: () => T | undefined): Promise<T> =>
      new Promise((done) => {
        const check = (): void => {
          const found = find()
          if (found === undefined) return
          waiting.delete(check)
          done(found)
        }
        waiting.add(check)
        check()
      })
    const closed = new Promise<CloseEvent>((done) => (socket.onclose = done))
    await new Promise<void>((done) => (socket.onopen = () => done()))
    const resource = `webim_${user}`
    const guid = { appKey: 'demo#chat', name: user, domain: 'easemob.com', resource }
    const login = { guid, token, resource, deviceName: resource, deviceUuid: resource, version: '4.1.2', osType: 16 }
    socket.send(encodeFrame({ type: 'provision', ...login }))
    await until(() => frames.find((frame) => frame.type === 'provisioned'))
    return { socket, items, until, closed, frames }
  }

  it('carries frames as bytes, both ways', async () => {
    const alice = await connect('alice')
    const bob = await connect('bob')
    const message = {
      appKey: 'demo#chat',
      id: '1',
      from: 'alice',
      conversation: { kind: 'chat', name: 'bob' },
      outgoing: { content: { type: 'txt', msg: '你好' } },
    } as const
    alice.socket.send(encodeFrame(messageUpload(message)))
    const got = await bob.until(() => bob.items.find((item) => item.type === 'message'))
    expect(got).toMatchObject({ message: { from: 'alice', content: { type: 'txt', msg: '你好' } } })
  })

  it('tells a kick from a cut', async () => {
    const carol = await connect('carol')
    await post('/__world/chat/kick', { user: 'carol', operation: 4 })
    expect(await carol.until(() => carol.items[0])).toEqual({ type: 'kicked', operation: 'kicked' })
    expect((await carol.closed).code).toBe(1000)
    const dave = await connect('dave')
    await post('/__world/chat/sendfault', { user: 'dave', drop: true, times: 1 })
    const message = {
      appKey: 'demo#chat',
      id: '2',
      from: 'dave',
      conversation: { kind: 'chat', name: 'bob' },
      outgoing: { content: { type: 'txt', msg: 'x' } },
    } as const
    dave.socket.send(encodeFrame(messageUpload(message)))
    expect((await dave.closed).code).toBe(1006)
  })

  it('answers REST with files, and a cut as a network error', async () => {
    const { access_token: token } = await (
      await post('/demo/chat/token', { grant_type: 'password', username: 'erin', password: '123456' })
    ).json()
    const form = new FormData()
    form.append('file', new File([new Uint8Array([0, 1, 13, 10, 45, 45, 255])], '图 1.png', { type: 'image/png' }))
    const upload = await fetchChat('/demo/chat/chatfiles', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    })
    const { uri, entities } = await upload.json()
    expect(entities[0]['file-metadata']).toEqual({ 'content-length': 7, 'content-type': 'image/png' })
    const path = new URL(`${uri}/${entities[0].uuid}`).pathname
    expect((await fetchChat(path)).status).toBe(401)
    const file = await fetchChat(`${path}?share-secret=${entities[0]['share-secret']}`)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 1, 13, 10, 45, 45, 255])
    await post('/__world/chat/fault', { path: 'chatfiles', destroy: true, times: 1 })
    expect((await fetchChat(path)).type).toBe('error')
  })

  it('knows its own paths', () => {
    const own = ['/demo/chat/users', '/easemob/server.json', '/__world/chat/kick']
    const foreign = ['/api/v1.0/user/login', '/__world/faults', '/', '/index.html', '/assets/a.js']
    expect(own.filter((path) => !isChatPath(path))).toEqual([])
    expect(foreign.filter(isChatPath)).toEqual([])
  })
})

describe('on the port of the mock server', () => {
  let server: WorldServer
  const devices: Device[] = []
  const login = async (user: string): Promise<Device> => {
    const device = createDevice(server.origin, user)
    devices.push(device)
    await device.conn.open({ user, pwd: '123456' })
    await device.next('onConnected')
    return device
  }
  beforeAll(async () => {
    server = await startWorldServer({ port: 0, mountChat: mountWorldChat })
  })
  afterAll(async () => {
    for (const device of devices) device.conn.close()
    await server.close()
  })

  it('the SDK chats beside the calls of the marketplace', async () => {
    const alice = await login('alice')
    const bob = await login('bob')
    await alice.text('bob', 'same port')
    expect(await bob.next('onTextMessage')).toMatchObject({ msg: 'same port' })
    const market = await fetch(`${server.origin}/api/v1.0/notice/list`)
    expect(market.headers.get('content-type')).toContain('json')
  })

  it('[const:host-suffix] a page of another origin may call, with credentials', async () => {
    const origin = 'http://localhost:5173'
    const info = await fetch(`${server.origin}/ws/info`, { headers: { origin } })
    expect(await info.json()).toMatchObject({ websocket: true, cookie_needed: false })
    expect(info.headers.get('access-control-allow-origin')).toBe(origin)
    expect(info.headers.get('access-control-allow-credentials')).toBe('true')
    const headers = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    }
    const preflight = await fetch(`${server.origin}/demo/chat/users/alice`, { method: 'OPTIONS', headers })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    expect((await fetch(`${server.origin}/ws/1/2/xhr_streaming`, { method: 'POST' })).status).toBe(404)
  })
})

describe('other doors', () => {
  const world = useWorld()
  it('service discovery names this server for every purpose', async () => {
    const { body } = await world.rest('GET', '/easemob/server.json?app_key=demo%23chat')
    const port = new URL(world.base).port
    for (const purpose of ['rest', 'msync-ws', 'msync-wx']) {
      expect(body[purpose].hosts).toEqual([{ protocol: 'http', domain: '127.0.0.1', ip: '127.0.0.1', port }])
    }
    expect(body.enableDataReport).toBe('false')
  })
})
