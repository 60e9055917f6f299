import { expect, it } from 'vitest'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createChatSocket, type Provisioned, type SocketEvents } from './socket.ts'

it('[const:timeout-socket] a login that nobody answers is given up after 60 s', async () => {
  const clock = createVirtualClock(0)
  let isClosed = false
  const openSocket = () => ({ send: () => true, close: () => void (isClosed = true) })
  const socket = createChatSocket({ clock, openSocket })
  const login = { url: 'ws://a', appKey: 'demo#chat', user: 'alice', token: 't', resource: 'r', version: '4.1.2' }
  let answer: Provisioned | undefined
  void socket.open(login, {} as SocketEvents).then((provisioned) => (answer = provisioned))
  await clock.advance(59_999)
  expect(answer).toBeUndefined()
  await clock.advance(1)
  expect(answer).toMatchObject({ ok: false, error: { name: 'timeout' }, isFinal: false })
  expect([isClosed, socket.isOpen()]).toEqual([true, false])
})
