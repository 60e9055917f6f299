import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { decodeFrame, encodeFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import { encodeSockJsUp } from '#src/contract/im/sockjs.ts'
import { mountWorldChat } from '#mock/chat.ts'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { loginRaw, openRaw, textUpload, type RawConnection } from './harness/raw.ts'
import { createDevice, type Device, type World } from './harness/world.ts'

/** The doors of the mock server's port byte by byte, without the SDK. */
let server: WorldServer
let world: World
let alice: Device

beforeAll(async () => {
  server = await startWorldServer({ port: 0, mountChat: mountWorldChat })
  const rest: World['rest'] = async (method, path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await fetch(server.origin + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  world = { base: server.origin, rest } as World
  alice = createDevice(server.origin, 'alice')
  await alice.conn.open({ user: 'alice', pwd: '123456' })
  await alice.next('onConnected')
})
afterAll(async () => {
  alice.conn.close()
  await server.close()
})

const isPage = (frame: ServerFrame): boolean => frame.type === 'sync' && frame.ack === undefined
const fetchPage = (line: RawConnection, name: string, key?: string): Promise<ServerFrame> => {
  const queue = { appKey: 'demo#chat', name, domain: 'easemob.com' }
  return line.ask(encodeFrame({ type: 'fetch', queue, ...(key === undefined ? {} : { key }) }), isPage)
}

describe('queues', () => {
  it('45 waiting messages are told of once, come 20 a page with keys, and are gone then', async () => {
    for (let index = 0; index < 45; index++) await alice.text('bob', `m ${index}`)
    const bob = await loginRaw(world, 'bob', 'raw')
    const unread = await bob.ask(encodeFrame({ type: 'heartbeat' }), (frame) => frame.type === 'unread')
    expect(unread).toMatchObject({
      status: { code: 0 },
      queues: [{ queue: { name: 'alice', domain: 'easemob.com' }, count: 45 }],
    })
    const pages: ServerFrame[] = [await fetchPage(bob, 'alice')]
    for (let page = pages[0]!; page.type === 'sync' && page.nextKey !== undefined;)
      pages.push((page = await fetchPage(bob, 'alice', page.nextKey)))
    expect(pages.map((page) => page.type === 'sync' && [page.metas.length, page.isLast])).toEqual([
      [20, false],
      [20, false],
      [5, true],
    ])
    const ids = pages.flatMap((page) => (page.type === 'sync' ? page.metas.map((meta) => BigInt(meta.id!)) : []))
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)))
    for (const key of [undefined, '1', String(ids[0])])
      expect(await fetchPage(bob, 'alice', key)).toMatchObject({ metas: [], isLast: true })
    expect(await bob.ask(encodeFrame({ type: 'heartbeat' }), (frame) => frame.type === 'unread')).toMatchObject({
      queues: [],
    })
    bob.close()
  })

  it('a live message is noticed, not pushed; another while the notice stands is not noticed again', async () => {
    const carol = await loginRaw(world, 'carol', 'raw')
    const noticed = carol.next((frame) => frame.type === 'notice')
    await alice.text('carol', 'one')
    expect(await noticed).toMatchObject({ queue: { name: 'alice', domain: 'easemob.com', appKey: 'demo#chat' } })
    await alice.text('carol', 'two')
    expect(await fetchPage(carol, 'alice')).toMatchObject({ metas: [{}, {}], isLast: true })
    expect(carol.frames.filter((frame) => frame.type === 'notice')).toHaveLength(1)
    carol.close()
  })
})

describe('SockJS', () => {
  it('opens with o, carries base64 in arrays, several at once, and says why it closes', async () => {
    const { body } = await world.rest('POST', '/demo/chat/token', {
      grant_type: 'password',
      username: 'dave',
      password: '123456',
    })
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws/123/abcdefgh/websocket`)
    const texts: string[] = []
    const until = (fits: (text: string) => boolean): Promise<string> =>
      new Promise((done) => {
        const check = (text: string): void => {
          if (fits(text)) done(text)
        }
        texts.forEach(check)
        socket.on('message', (data: Buffer) => check(data.toString('utf8')))
      })
    socket.on('message', (data: Buffer) => texts.push(data.toString('utf8')))
    await until((text) => text === 'o')
    expect(texts).toEqual(['o'])
    const guid = { appKey: 'demo#chat', name: 'dave', domain: 'easemob.com', resource: 'webim_s' }
    const device = { resource: 'webim_s', deviceName: 'webim_s', deviceUuid: 's', version: '4.1.2', osType: 16 }
    const login = encodeFrame({ type: 'provision', guid, token: body.access_token, ...device })
    const beat = encodeFrame({ type: 'heartbeat' })
    const both = [login, beat].map((bytes) => JSON.parse(encodeSockJsUp(bytes))[0] as string)
    socket.send(JSON.stringify(both))
    const frames = await until((text) => text.startsWith('a')).then(async () => {
      await until(() => texts.filter((text) => text.startsWith('a')).length >= 2)
      return texts
        .slice(1)
        .flatMap((text) =>
          (JSON.parse(text.slice(1)) as string[]).map(
            (item) => decodeFrame(new Uint8Array(Buffer.from(item, 'base64'))).type,
          ),
        )
    })
    expect(frames).toEqual(['provisioned', 'unread'])
    const closed = new Promise((done) => socket.on('close', done))
    await world.rest('POST', '/__world/chat/kick', { user: 'dave', operation: 4 })
    expect(await until((text) => text.startsWith('c'))).toBe('c[1000,"kicked"]')
    await closed
  })

  it('info answers any page with credentials; other transports are not there', async () => {
    for (const origin of ['http://localhost:5173', 'https://app.example']) {
      const info = await fetch(`${server.origin}/ws/info?t=1`, { headers: { origin } })
      expect(await info.json()).toMatchObject({
        websocket: true,
        origins: ['*:*'],
        cookie_needed: false,
        entropy: expect.any(Number),
      })
      expect(info.headers.get('access-control-allow-origin')).toBe(origin)
      expect(info.headers.get('access-control-allow-credentials')).toBe('true')
    }
    await world.rest('POST', '/__world/chat/fault', { path: '^/ws/info$', status: 503, times: 1 })
    expect((await fetch(`${server.origin}/ws/info`)).status).toBe(503)
    expect((await fetch(`${server.origin}/ws/info`)).status).toBe(200)
    const statuses = ['xhr', 'xhr_send', 'jsonp', 'eventsource'].map(
      async (name) => (await fetch(`${server.origin}/ws/000/abc/${name}`, { method: 'POST' })).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404])
  })
})

describe('what does not belong here', () => {
  const alive = async (): Promise<void> => {
    const erin = await loginRaw(world, 'erin', 'alive')
    expect(
      await erin.ask(textUpload('frank', '900000000001', 'still alive'), (frame) => frame.type === 'sync'),
    ).toMatchObject({ status: { code: 0 } })
    erin.close()
  }

  it('a frame of five megabytes ends its own socket only', async () => {
    const line = await openRaw(world)
    line.write(new Uint8Array(5 * 1024 * 1024))
    expect(await line.closed).toBe(1009)
    await alive()
  })

  it('a body of 33 megabytes is refused or cut, and no one else is disturbed', async () => {
    const status = await fetch(`${server.origin}/demo/chat/users`, {
      method: 'POST',
      body: new Uint8Array(33 * 1024 * 1024),
    }).then(
      (answer) => answer.status,
      () => 'cut',
    )
    expect([413, 'cut']).toContain(status)
    await alive()
  })

  it.each([
    'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET /ws/1/2/xhr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'POST /%zz/%00/users HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    'GET //demo/chat HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'NONSENSE\r\n\r\n',
  ])('%j is answered and closed', async (request) => {
    const { hostname, port } = new URL(server.origin)
    const answer = await new Promise<string>((done, fail) => {
      let text = ''
      const socket = connect(Number(port), hostname, () => socket.write(request))
      socket.on('data', (part) => (text += part.toString('latin1')))
      socket.on('close', () => done(text))
      socket.on('error', fail)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    await alive()
  })
})
