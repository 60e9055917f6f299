import { expect, it } from 'vitest'
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
