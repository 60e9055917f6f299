import { describe, expect, it } from 'vitest'
import { decodeClientFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { timings } from '#src/domain/time/timings.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createChatSocket, type SocketEvents } from './socket.ts'
import type { OpenSocket } from './web-socket.ts'

const login = { url: 'ws://a', appKey: 'demo#chat', user: 'alice', token: 't', resource: 'r', version: '4.1.2' }
const provisioned = { type: 'provisioned', status: { code: 0 }, resource: 'r2' } as const
const queue = { name: 'bob', domain: 'easemob.com' }

/** A chat socket, and the raw ones that it has opened, the last one last. */
function sockets({ takes = true } = {}) {
  const clock = createVirtualClock(0)
  const told: string[] = []
  const opened: { events: Parameters<OpenSocket>[1]; sent: string[]; isClosed: boolean }[] = []
  const openSocket: OpenSocket = (_url, events) => {
    const one = { events, sent: [] as string[], isClosed: false }
    opened.push(one)
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      one.sent.push(decodeClientFrame(bytes).type)
      return takes
    }
    return { send, close: () => void (one.isClosed = true) }
  }
  const names = ['unread', 'notice', 'page', 'skipped', 'acked', 'refused', 'kicked', 'dropped']
  const events = Object.fromEntries(names.map((name) => [name, () => void told.push(name)])) as unknown as SocketEvents
  const socket = createChatSocket({ clock, openSocket } as never)
  const hear = (at: number, frame: Parameters<typeof encodeServerFrame>[0]) =>
    opened[at]!.events.received(encodeServerFrame(frame))
  const open = (signal?: AbortSignal) => socket.open(login, events, signal)
  const ready = async () => {
    const answer = open()
    hear(opened.length - 1, provisioned)
    return answer
  }
  return { clock, told, opened, socket, hear, open, ready }
}

describe('the life of a socket', () => {
  it('says who it is once it is open, and leaves no timer once that was answered', async () => {
    const { clock, opened, socket, hear, open } = sockets()
    const answer = open()
    expect(opened[0]!.sent).toEqual([])
    opened[0]!.events.opened()
    expect([opened[0]!.sent, socket.isOpen(), clock.nextAt()]).toEqual([['provision'], false, timings.socketTimeoutMs])
    hear(0, provisioned)
    expect((await answer).ok).toBe(true)
    expect([socket.isOpen(), clock.nextAt()]).toEqual([true, undefined])
  })

  it('ends with the next one, whose predecessor is heard no more', async () => {
    const { told, opened, socket, hear, ready } = sockets()
    await ready()
    await ready()
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
    hear(0, { type: 'notice', queue } as never)
    opened[0]!.events.opened()
    opened[0]!.events.closed('old')
    expect([told, opened[0]!.sent, socket.isOpen()]).toEqual([[], [], true])
    hear(1, { type: 'notice', queue } as never)
    expect(told).toEqual(['notice'])
  })

  it('that ends by itself is dropped once it was logged in, and before that a login that failed', async () => {
    const { told, opened, socket, open, ready } = sockets()
    await ready()
    opened[0]!.events.closed('gone')
    expect([told, socket.isOpen()]).toEqual([['dropped'], false])
    const answer = open()
    opened[1]!.events.closed('gone')
    expect(await answer).toMatchObject({ ok: false, error: { name: 'disconnected', message: 'gone' }, isFinal: false })
    expect(told).toEqual(['dropped'])
  })

  it('goes on where a login that was given up comes too late', async () => {
    const { opened, socket, open, ready } = sockets()
    await ready()
    expect(await open(AbortSignal.abort())).toMatchObject({ ok: false, error: { name: 'abort' } })
    expect([opened.map(({ isClosed }) => isClosed), socket.isOpen()]).toEqual([[false], true])
  })

  it('is given up with its signal, before and while it logs in, and not afterwards', async () => {
    const { opened, socket, hear, open } = sockets()
    expect(await open(AbortSignal.abort())).toMatchObject({ ok: false, error: { name: 'abort' } })
    expect(opened).toEqual([])
    const state = new AbortController()
    const answer = open(state.signal)
    state.abort()
    expect([await answer, opened[0]!.isClosed]).toMatchObject([{ ok: false, error: { name: 'abort' } }, true])
    const later = new AbortController()
    const good = open(later.signal)
    hear(1, provisioned)
    await good
    later.abort()
    expect([socket.isOpen(), opened[1]!.isClosed]).toEqual([true, false])
  })

  it('takes nothing before it is logged in, nor once it is closed', async () => {
    const { opened, socket, open, ready } = sockets()
    const take = () => [socket.fetch(queue), socket.upload({ type: 'sync', meta: { id: '1' } } as never)]
    expect(take()).toEqual([false, false])
    void open()
    expect(take()).toEqual([false, false])
    await ready()
    expect(socket.fetch(queue)).toBe(true)
    socket.close()
    expect([take(), socket.isOpen(), opened.at(-1)!.isClosed]).toEqual([[false, false], false, true])
  })
})

describe('a heartbeat', () => {
  const beating = async () => {
    const all = sockets()
    await all.ready()
    let answer: boolean | undefined
    void all.socket.beat(1000).then((alive) => (answer = alive))
    return { ...all, answer: () => answer }
  }

  it('is answered by any frame that can be read, and leaves no timer', async () => {
    const { clock, opened, hear, answer } = await beating()
    expect(opened[0]!.sent.at(-1)).toBe('heartbeat')
    opened[0]!.events.received(new Uint8Array([255, 255, 255]))
    await clock.advance(999)
    expect(answer()).toBeUndefined()
    hear(0, { type: 'notice', queue } as never)
    await clock.advance(0)
    expect([answer(), clock.nextAt()]).toEqual([true, undefined])
  })

  it('is not answered in time', async () => {
    const { clock, answer } = await beating()
    await clock.advance(1000)
    expect(answer()).toBe(false)
  })

  it('is not sent where nothing is open or taken, and is given up with its signal', async () => {
    expect(await sockets().socket.beat(1000)).toBe(false)
    const deaf = sockets({ takes: false })
    await deaf.ready()
    expect(await deaf.socket.beat(1000)).toBe(false)
    const { clock, socket, ready } = sockets()
    await ready()
    const state = new AbortController()
    const beat = socket.beat(1000, state.signal)
    state.abort()
    expect([await beat, clock.nextAt()]).toEqual([false, undefined])
  })
})
