import { expect, it } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock, macrotask, type VirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createChatClient } from '#src/services/im/client.ts'
import { archiveEffects } from '#src/services/im/effects/conversation.ts'
import type { Parts } from '#src/services/im/effects/parts.ts'
import { createChatRest } from '#src/services/im/rest.ts'
import { createChatSocket, type SocketEvents } from '#src/services/im/socket.ts'
import { loading } from '#src/services/resource.effects.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'

/** What had only so long waits no more once it is over, whichever way it ended. */

const login = { url: 'ws://a', appKey: 'demo#chat', user: 'alice', token: 't', resource: 'r', version: '4.1.2' }
const nothing = () => undefined
const { signal } = new AbortController()

/** A socket whose server says what it is given. */
function socketOf(clock: VirtualClock) {
  let say: (frame: object) => void = nothing
  const socket = createChatSocket({
    clock,
    openSocket: (_url, { received }) => {
      say = (frame) => received(encodeServerFrame(frame as never))
      return { send: () => true, close: nothing }
    },
  })
  const events = new Proxy({}, { get: () => nothing }) as SocketEvents
  return { socket, events, say: (frame: object) => say(frame) }
}
const taken = { type: 'provisioned', status: { code: 0 } }

const restOf = (clock: VirtualClock, answer: () => Promise<Response>) =>
  createChatRest({
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: [], dns: [], isSecure: false },
    fetch: answer,
    clock,
    identity: () => ({ token: 't', user: 'alice', resource: 'r' }),
    report: nothing,
  }).send({ method: 'GET', path: 'x', query: {}, bearer: 't' })

const answered = { kind: 'data', data: { list: [], total: 0, pageNo: 1, pageSize: 20 } }
/** A page that has been read at the last visit, and is asked for again. */
async function again(base: VirtualClock, answer: object) {
  const vault = createVault(createMemoryKeyValueStore())
  vault.keep({ token: 't', validate: '', userId: '10001' })
  let next: object = answered
  const tools = { vault, clock: createServerClock(base, { steady: base.now }), rest: async () => next } as never
  const asked = { endpoint: 'order.list', request: {}, pageSize: 20, page: 1, isFirst: true } as const
  await loading(tools)(asked, signal)
  next = answer
  await loading(tools)(asked, signal)
}

/** A message whose sender says that it lies in a thread comes to a client that knows of none. */
async function askedWhere(clock: VirtualClock) {
  let say: (frame: object) => void = nothing
  const asked: string[] = []
  const client = createChatClient({
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: ['ws://a'], dns: [], isSecure: false },
    openSocket: (_url, { received, opened }) => {
      say = (frame) => received(encodeServerFrame(frame as never))
      queueMicrotask(() => {
        opened()
        say(taken)
      })
      return { send: () => true, close: nothing }
    },
    fetch: (async (url: string) => {
      asked.push(url)
      return Response.json({})
    }) as typeof fetch,
    clock,
    newId: () => '1',
    credential: async () => ({ ok: true, value: { kind: 'token', token: 't' } }),
    resource: 'r',
    report: nothing,
  })
  const events = new Proxy({}, { get: () => nothing }) as SocketEvents
  expect(await client.open({ user: 'alice', isFresh: true }, events, signal)).toMatchObject({ ok: true })
  const queue = { name: '7', domain: 'conference.easemob.com' }
  const thread = { msg_parent_id: '1', muc_parent_id: '5', thread_name: 't' }
  const [from, contents] = [{ name: 'bob' }, [{ type: 'txt' as const, msg: 'x' }]]
  const body = { kind: 'groupchat' as const, from, to: { name: '7' }, contents, meta: JSON.stringify({ thread }) }
  const meta = { id: '1', from, to: queue, timestamp: 5, namespace: 'chat', payload: encodeBody(body) }
  say({ type: 'sync', status: { code: 0 }, metas: [meta], queue })
  await macrotask()
  expect(asked.at(-1)).toContain('/thread/7')
}

const ways: Readonly<Record<string, (clock: VirtualClock) => Promise<unknown>>> = {
  'a login that is taken': async (clock) => {
    const { socket, events, say } = socketOf(clock)
    const opening = socket.open(login, events)
    say(taken)
    await opening
  },
  'a login that is given up': async (clock) => {
    const { socket, events } = socketOf(clock)
    const stop = new AbortController()
    const opening = socket.open(login, events, stop.signal)
    stop.abort()
    await opening
  },
  'a heartbeat that is answered': async (clock) => {
    const { socket, events, say } = socketOf(clock)
    const opening = socket.open(login, events)
    say(taken)
    await opening
    const beating = socket.beat(10_000)
    say({ type: 'unread', queues: [] })
    await beating
  },
  'a heartbeat that is given up': async (clock) => {
    const { socket, events, say } = socketOf(clock)
    const opening = socket.open(login, events)
    say(taken)
    await opening
    const stop = new AbortController()
    const beating = socket.beat(10_000, stop.signal)
    stop.abort()
    await beating
  },
  'a call of the chat that is answered': (clock) => restOf(clock, async () => Response.json({})),
  'a call of the chat that is not reached': (clock) => restOf(clock, () => Promise.reject(new Error('down'))),
  'a page of the last visit that is answered': (clock) => again(clock, answered),
  'a page of the last visit that cannot be had': (clock) =>
    again(clock, { kind: 'failed', failure: { reason: 'offline', message: '' } }),
  'a message that the service is asked where it belongs': askedWhere,
  'a search that asks the server what it still has': async (clock) => {
    const found = { messages: [{ id: '1', conversation: 'chat:bob' }], isCut: false }
    const parts = {
      tools: { clock, unanswered: () => [] },
      me: 'alice',
      client: {
        socket: { isOpen: () => true },
        history: async () => ({ ok: true, value: { messages: [], cursor: '', isLast: true } }),
      },
      archive: { search: async () => found, window: async () => ({ messages: [] }) },
      archiveWriter: { doubtful: (keys: readonly string[]) => keys, served: nothing },
    } as unknown as Parts
    expect(await archiveEffects(parts).search({ user: 'alice', text: 'x', limit: 9 }, signal)).toMatchObject(found)
  },
}

it.each(Object.keys(ways))('%s leaves no timer', async (way) => {
  const clock = createVirtualClock(1000)
  await ways[way]!(clock)
  await macrotask()
  expect(clock.nextAt()).toBeUndefined()
})
