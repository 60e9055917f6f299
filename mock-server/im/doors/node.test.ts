import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createTestClock } from '../../test-kit.ts'
import { createWorldRandom } from '../../world/random.ts'
import { createChatServer } from '../server.ts'
import { mountChat } from './node.ts'

/** A chat server on a port of its own: its address, and how many connections it has. */
async function open(server: unknown = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })) {
  const http = createServer()
  const chat = mountChat(http, { server: server as ReturnType<typeof createChatServer>, requests: true })
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    chat.close()
    await new Promise((closed) => http.close(closed))
  })
  const connections = () => new Promise<number>((tell) => void http.getConnections((_, count) => tell(count)))
  return {
    http,
    chat,
    connections,
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  }
}

it('says 413 to a body of more than 32 MiB, and reads one of as many', async () => {
  const { origin } = await open()
  const status = async (more: number) => {
    const body = new Uint8Array(32 * 1024 * 1024 + more)
    const answer = await fetch(`${origin}/demo/chat/users`, { method: 'POST', body, keepalive: false })
    await answer.text()
    return answer.status
  }
  expect([await status(0), await status(1)]).toEqual([400, 413])
})

it.each(['/websocket', '/ws/000/abc/websocket'])(
  '%s: a socket that answers is kept, and one that answers nothing is cut',
  async (path) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { origin, connections } = await open()
    const connected = async (autoPong: boolean) => {
      const socket = new WebSocket(origin.replace('http', 'ws') + path, { autoPong })
      const pinged: (() => void)[] = []
      socket.on('ping', () => pinged.shift()?.())
      await new Promise((ready) => void socket.once('open', ready))
      return { socket, ping: () => new Promise<void>((next) => void pinged.push(next)) }
    }
    const [alive, dead] = [await connected(true), await connected(false)]
    for (const last of [false, true]) {
      const heard = last ? [alive.ping()] : [alive.ping(), dead.ping()]
      vi.advanceTimersByTime(25_000)
      const cut = new Promise((_, fail) => void alive.socket.once('close', () => fail(new Error('it was cut'))))
      await Promise.race([cut, Promise.all(heard)])
      // What it answered has come once a question that it asks afterwards is answered.
      const told = new Promise((next) => void alive.socket.once('pong', next))
      alive.socket.ping()
      await Promise.race([cut, told])
    }
    expect(await connections()).toBe(1)
    expect(alive.socket.readyState).toBe(WebSocket.OPEN)
    alive.socket.removeAllListeners('close').terminate()
  },
)

it.each([
  ['who has it closes it', (socket: WebSocket) => socket.close()],
  ['its connection breaks', (socket: WebSocket) => socket.terminate()],
  ['the door is closed', (_: WebSocket, close: () => void) => close()],
])('a socket leaves no timer behind when %s', async (_, end) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let gone = Promise.withResolvers<boolean>()
  const { origin, chat } = await open({
    connect: () => ({ receive: () => undefined, closed: (clean: boolean) => gone.resolve(clean) }),
  })
  for (const path of ['/websocket', '/ws/000/abc/websocket']) {
    gone = Promise.withResolvers<boolean>()
    const socket = new WebSocket(origin.replace('http', 'ws') + path)
    await new Promise((ready) => void socket.once('open', ready))
    expect(vi.getTimerCount()).toBe(1)
    end(socket, chat.close)
    await gone.promise
    expect(vi.getTimerCount()).toBe(0)
    if (end.length > 1) break
  }
})

it('closed, it ends its sockets and listens to nothing any more', async () => {
  const { origin, http, chat } = await open()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/websocket`)
  await new Promise((ready) => void socket.once('open', ready))
  const ended = new Promise((told) => void socket.once('close', told))
  chat.close()
  expect(['upgrade', 'request'].map((event) => http.listenerCount(event))).toEqual([0, 0])
  expect(await ended).toBe(1006)
})

it('knows who left on purpose (1000, 1001 of a page that goes, no code) from whose connection broke', async () => {
  let told = Promise.withResolvers<boolean>()
  const { origin } = await open({
    connect: () => ({ receive: () => undefined, closed: (clean: boolean) => told.resolve(clean) }),
  })
  const ends: readonly (readonly [string, (socket: WebSocket) => void, boolean])[] = [
    ['1000', (socket) => socket.close(1000), true],
    ['1001', (socket) => socket.close(1001), true],
    ['no code', (socket) => socket.close(), true],
    ['4000', (socket) => socket.close(4000), false],
    ['cut', (socket) => socket.terminate(), false],
  ]
  const found: unknown[] = []
  for (const [how, end] of ends) {
    told = Promise.withResolvers<boolean>()
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/websocket`)
    await new Promise((ready) => void socket.once('open', ready))
    end(socket)
    found.push([how, await told.promise])
  }
  expect(found).toEqual(ends.map(([how, , clean]) => [how, clean]))
})
