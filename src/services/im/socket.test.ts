import { describe, expect, it } from 'vitest'
import type { ChatPage } from '#src/contract/im/client.ts'
import { encodeBody } from '#src/contract/im/body.ts'
import { decodeClientFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createKnownPlaces } from './known-places.ts'
import { createChatSocket, type Places, type Provisioned, type SocketEvents } from './socket.ts'
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
async function loggedIn(places?: Places) {
  const told: [string, unknown][] = []
  const note = (name: string) => (given: unknown) => void told.push([name, given])
  const names = ['unread', 'notice', 'page', 'skipped', 'acked', 'refused', 'kicked', 'dropped']
  const events = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as SocketEvents
  let receive: (bytes: Uint8Array<ArrayBuffer>) => void = () => undefined
  let lose: (reason: string) => void = () => undefined
  const openSocket: OpenSocket = (_url, { received, closed }) => {
    receive = received
    lose = closed
    return { send: () => true, close: () => undefined }
  }
  const socket = createChatSocket({ clock: createVirtualClock(0), openSocket, ...(places && { places }) })
  const answer = socket.open(login, events)
  const open = (user: string) => void socket.open({ ...login, user }, events)
  const say = (frame: Parameters<typeof encodeServerFrame>[0]) => receive(encodeServerFrame(frame))
  say({ type: 'provisioned', status: { code: 0 }, resource: 'r2' })
  return { answer: await answer, say, receive, told, socket, open, lose }
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

describe('IMS-10 a message of which its sender alone says that it lies in a thread', () => {
  const contents = [{ type: 'txt' as const, msg: 'x' }]
  const thread = { msg_parent_id: '1', muc_parent_id: '5', thread_name: 't' }
  const page = (id: string, to: string, isInThread: boolean) => {
    const meta = isInThread ? { meta: JSON.stringify({ thread }) } : {}
    const from = { name: 'bob' }
    const payload = encodeBody({ kind: 'groupchat', from, to: { name: to }, contents, ...meta })
    const one = {
      id,
      from,
      to: { name: to, domain: 'conference.easemob.com' },
      timestamp: 5,
      namespace: 'chat',
      payload,
    }
    return {
      type: 'sync',
      status: { code: 0 },
      metas: [one],
      queue: { name: to, domain: 'conference.easemob.com' },
    } as never
  }
  const places = (isThread: boolean) => {
    const known = createKnownPlaces('demo#chat')
    const asked: (readonly string[])[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const ask = async (ids: readonly string[]) => {
      asked.push(ids)
      await promise
      ids.forEach(known.set(isThread ? 'thread' : 'group'))
    }
    return { places: { known, ask }, asked, answer: resolve }
  }
  const messages = (told: readonly [string, unknown][]) =>
    told.flatMap(([name, given]) =>
      name === 'page'
        ? (given as ChatPage).events.map(
            (event) => event.type === 'message' && `${event.message.conversation} ${event.message.id}`,
          )
        : [],
    )
  const turn = () => new Promise(setImmediate)

  it.each([
    [false, ['group:7 1', 'group:8 2', 'group:7 3']],
    [true, ['thread:7 1', 'group:8 2', 'thread:7 3']],
  ])(
    'waits until the service has said it (a thread: %s), and what comes after it waits, too',
    async (isThread, all) => {
      const { places: given, asked, answer } = places(isThread)
      const { say, told } = await loggedIn(given)
      say(page('1', '7', true))
      say(page('2', '8', false))
      await turn()
      expect([messages(told), asked]).toEqual([[], [['7']]])
      answer()
      await turn()
      say(page('3', '7', true))
      expect([messages(told), asked]).toEqual([all, [['7']]])
    },
  )

  it.each<[string, (here: Awaited<ReturnType<typeof loggedIn>>) => unknown, readonly string[]]>([
    ['the connection is lost', ({ lose }) => lose('1006'), ['dropped', 'page']],
    ['it is given up', ({ socket }) => socket.hangUp(), ['page']],
    ['its person is back', ({ lose, open }) => [lose('1006'), open('alice')], ['dropped', 'page']],
    ['it is closed for good', ({ socket }) => socket.close(), []],
    ['it is closed for good after it was lost', ({ lose, socket }) => [lose('1006'), socket.close()], ['dropped']],
    ['its person is back after that', ({ socket, open }) => [socket.close(), open('alice')], []],
    ['somebody else has come', ({ lose, open }) => [lose('1006'), open('bob')], ['dropped']],
  ])('that has come is told even so, and to nobody else, when %s', async (_, end, heard) => {
    const { places: given, answer } = places(false)
    const here = await loggedIn(given)
    here.say(page('1', '7', true))
    end(here)
    answer()
    await turn()
    expect(here.told.map(([name]) => name)).toEqual(heard)
  })

  it('is known by what the service answers: groups one is in or talks in, and threads, however one asks for them', () => {
    const known = createKnownPlaces('demo#chat')
    const row = (id: string, domain: string) => ({ channel_id: `demo#chat_${id}@${domain}` })
    const rows = [row('1', 'conference.easemob.com'), row('2', 'easemob.com')]
    known.note('conversations.list', { channel_infos: rows } as never)
    known.note('conversations.list', {} as never)
    known.note('groups.joined', [{ id: '3' }] as never)
    known.note('threads.create', { id: '4' } as never)
    known.note('threads.join', { id: '5' } as never)
    known.note('threads.detail', { id: '6' } as never)
    known.note('threads.inGroup', { items: [{ id: '7' }, { id: '8' }] } as never)
    known.note('people.info' as never, [{ id: '9' }] as never)
    expect(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(known.of)).toEqual([
      'group',
      undefined,
      'group',
      'thread',
      'thread',
      'thread',
      'thread',
      'thread',
      undefined,
    ])
  })

  it('is known by what the service has told of its own accord', () => {
    const known = createKnownPlaces('demo#chat')
    const heard = (event: object) => known.heard([event as never])
    heard({ type: 'group', group: { kind: 'group', id: '7' } })
    heard({ type: 'group', group: { kind: 'room', id: '8' } })
    heard({ type: 'thread', thread: { id: '9' } })
    heard({ type: 'thread', thread: { id: '' } })
    expect(['7', '8', '9', ''].map(known.of)).toEqual(['group', undefined, 'thread', undefined])
  })
})

it('a login says who it is, on which device, and with what', async () => {
  const sent: Uint8Array[] = []
  const openSocket: OpenSocket = (_url, { opened }) => {
    void Promise.resolve().then(opened)
    return { send: (bytes) => (sent.push(bytes), true), close: () => undefined }
  }
  const socket = createChatSocket({ clock: createVirtualClock(0), openSocket })
  void socket.open({ ...login, resource: 'phone-1' }, {} as SocketEvents)
  await Promise.resolve()
  await Promise.resolve()
  expect(decodeClientFrame(sent[0]! as Uint8Array<ArrayBuffer>)).toMatchObject({
    type: 'provision',
    guid: { appKey: 'demo#chat', name: 'alice', domain: 'easemob.com', resource: 'phone-1' },
    token: 't',
    resource: 'phone-1',
    deviceName: 'phone-1',
    deviceUuid: 'phone-1',
    version: '4.1.2',
    osType: 16,
    actionVersion: 'v2.0',
  })
})
