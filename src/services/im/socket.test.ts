import { describe, expect, it } from 'vitest'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createChatSocket, type Provisioned, type SocketEvents } from './socket.ts'
import type { OpenSocket } from './web-socket.ts'

const login = { url: 'ws://a', appKey: 'demo#chat', user: 'alice', token: 't', resource: 'r', version: '4.1.2' }

it('[const:timeout-socket] a login that nobody answers is given up after 60 s', async () => {
  const clock = createVirtualClock(0)
  let isClosed = false
  const openSocket = () => ({ send: () => true, close: () => void (isClosed = true) })
  const socket = createChatSocket({ clock, openSocket })
  let answer: Provisioned | undefined
  void socket.open(login, {} as SocketEvents).then((provisioned) => (answer = provisioned))
  await clock.advance(59_999)
  expect(answer).toBeUndefined()
  await clock.advance(1)
  expect(answer).toMatchObject({ ok: false, error: { name: 'timeout' }, isFinal: false })
  expect([isClosed, socket.isOpen()]).toEqual([true, false])
})

it('[err:001:conn:provision-error] a login that the server refuses ends with its number, 40, and closes the socket', async () => {
  let isClosed = false
  let say: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined
  const openSocket: OpenSocket = (_url, { received }) => {
    say = received
    return { send: () => true, close: () => void (isClosed = true) }
  }
  const socket = createChatSocket({ clock: createVirtualClock(0), openSocket })
  const answer = socket.open(login, {} as SocketEvents)
  say(encodeServerFrame({ type: 'provisioned', status: { code: 5, reason: 'no such token' } }))
  expect(await answer).toMatchObject({
    ok: false,
    error: { name: 'connectionError', type: 40, message: 'provision error' },
    isFinal: true,
  })
  expect(isClosed).toBe(true)
})

/** A socket that is logged in, with what it tells, and a way to hear frames of the server. */
async function loggedIn() {
  const told: [string, unknown][] = []
  const note = (name: string) => (given: unknown) => void told.push([name, given])
  const names = ['unread', 'notice', 'page', 'skipped', 'acked', 'refused', 'kicked', 'dropped']
  const events = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as SocketEvents
  let receive: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined
  const openSocket: OpenSocket = (_url, { received }) => {
    receive = received
    return { send: () => true, close: () => undefined }
  }
  const socket = createChatSocket({ clock: createVirtualClock(0), openSocket })
  const answer = socket.open(login, events)
  const say = (frame: Parameters<typeof encodeServerFrame>[0]) => receive(encodeServerFrame(frame))
  say({ type: 'provisioned', status: { code: 0 }, resource: 'r2' })
  return { answer: await answer, say, receive, told }
}

describe('what a socket that is logged in hears', () => {
  const queue = { name: 'bob', domain: 'easemob.com' }

  it('is under the name that the server gave it', async () => {
    expect((await loggedIn()).answer).toMatchObject({ ok: true, resource: 'r2' })
  })

  it('are queues with something in them, and that one has', async () => {
    const { say, told } = await loggedIn()
    say({ type: 'unread', queues: [{ queue, n: 2 }] } as never)
    say({ type: 'notice', queue } as never)
    expect(told).toEqual([
      ['unread', [queue]],
      ['notice', queue],
    ])
  })

  it('are answers to what was sent: taken, or refused with the server’s words, or without a word', async () => {
    const { say, told } = await loggedIn()
    const ack = { id: '5', serverId: '900' }
    say({ type: 'sync', status: { code: 0 }, ack, metas: [], timestamp: 44 } as never)
    say({ type: 'sync', status: { code: 0 }, ack: { id: '6', serverId: '901' }, metas: [] } as never)
    expect(told.map(([name]) => name)).toEqual(['acked', 'acked'])
    expect(told[0]![1]).toEqual({ localId: '5', serverId: '900', at: 44 })
    say({ type: 'sync', status: { code: 1, reason: 'blocked' }, ack: { id: '7' }, metas: [] } as never)
    say({ type: 'sync', ack: { id: '8' }, metas: [] } as never)
    expect(told.slice(2)).toMatchObject([
      ['refused', { localId: '7' }],
      ['refused', { localId: '8', error: { name: 'loadMessage', message: 'send message error' } }],
    ])
  })

  it('is a page of a queue, also an empty one; what belongs to none and holds nothing is no page', async () => {
    const { say, told } = await loggedIn()
    say({ type: 'sync', status: { code: 0 }, metas: [], queue, nextKey: '9', isLast: false } as never)
    say({ type: 'sync', status: { code: 0 }, metas: [], queue } as never)
    say({ type: 'sync', status: { code: 0 }, metas: [] } as never)
    expect(told).toEqual([
      ['page', { queue, nextKey: '9', isLast: false, events: [], skipped: [] }],
      ['page', { queue, isLast: true, events: [], skipped: [] }],
    ])
  })

  it('is nothing in bytes that are no frame, which is said', async () => {
    const { receive, told } = await loggedIn()
    receive(new Uint8Array([255, 255, 255]))
    expect(told).toEqual([['skipped', expect.stringMatching(/^frame: ./)]])
  })
})
