import { describe, expect, it } from 'vitest'
import { timings } from '#src/domain/time/timings.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { type ChatRequest, type Identity, requestOf } from '#src/contract/im/rest/call.ts'
import { chatCall, type ChatCallName } from '#src/contract/im/rest/calls.ts'
import { readHosts } from './hosts.ts'
import { type ChatRestConfig, createChatRest } from './rest.ts'

type Answer = Response | Error | 'never'

/** A REST client over answers by host; `asked` lists what was asked. */
function setUp(
  answers: (url: string) => Answer,
  config: Partial<ChatRestConfig> = {},
  identity: Identity | null = { token: 't', user: 'alice', resource: 'r' },
) {
  const clock = createVirtualClock(1000)
  const asked: string[] = []
  const fetch = (async (input: string, init: RequestInit) => {
    asked.push(String(input))
    init.signal?.throwIfAborted()
    const answer = answers(String(input))
    if (answer instanceof Error) throw answer
    if (answer !== 'never') return answer
    const { promise, reject } = Promise.withResolvers<Response>()
    init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    return promise
  }) as typeof globalThis.fetch
  const rest = createChatRest({
    config: {
      appKey: 'demo#chat',
      rest: ['http://a', 'http://b'],
      socket: ['ws://a'],
      dns: [],
      isSecure: false,
      ...config,
    },
    fetch,
    clock,
    identity: () => identity,
    report: () => undefined,
  })
  return { rest, asked, clock }
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const call: ChatRequest = { method: 'GET', path: 'users/alice/contacts/users', query: {}, bearer: 't' }

describe('the chat REST client', () => {
  it('[lc:rest-host-failover] [A-72] goes on to the next host when one cannot be reached, and stays there', async () => {
    const { rest, asked } = setUp((url) => (url.startsWith('http://a') ? new Error('down') : json({ data: [] })))
    expect(await rest.send(call)).toMatchObject({ ok: true })
    expect(await rest.send(call)).toMatchObject({ ok: true })
    expect(asked.map((url) => url.slice(0, 8))).toEqual(['http://a', 'http://b', 'http://b'])
  })

  it('[A-72] an HTTP answer does not count as failed', async () => {
    const { rest, asked } = setUp(() => json({ error_description: 'no' }, 403))
    expect(await rest.send(call)).toMatchObject({ ok: false, error: { name: 'permissionDenied' } })
    expect(asked).toHaveLength(1)
    expect(rest.failures()).toBe(0)
  })

  it('[lc:rest-host-failover] [const:dns-refresh] asks the DNS again after every five failures', async () => {
    const hosts = { rest: { hosts: [{ protocol: 'http', domain: 'x' }] }, 'msync-ws': { hosts: [{ domain: 's' }] } }
    const { rest, asked } = setUp((url) => (url.includes('server.json') ? json(hosts) : new Error('down')), {
      dns: ['http://dns'],
    })
    const asks: number[] = []
    for (let failed = 1; failed <= 10; failed++) {
      await rest.send(call)
      if (asked.filter((url) => url.includes('server.json')).length > asks.length + 1) asks.push(failed)
    }
    expect(asks).toEqual([5, 10])
    expect(asked.filter((url) => !url.includes('server.json'))).toHaveLength(10)
  })

  it('goes on to the next DNS host; without any answer uses what is configured', async () => {
    const { rest } = setUp(() => new Error('down'), { dns: ['http://d1', 'http://d2'] })
    expect(await rest.discover()).toMatchObject({ rest: ['http://a', 'http://b'], socket: ['ws://a'] })
  })

  it('asks the DNS anew with every login, and nobody where there is none', async () => {
    const found = { rest: { hosts: [{ domain: 'x' }] }, 'msync-ws': { hosts: [{ domain: 's' }] } }
    const named = setUp(() => json(found), { dns: ['http://dns'] })
    await named.rest.discover()
    expect(await named.rest.discover()).toMatchObject({ rest: ['http://x'] })
    expect(named.asked).toHaveLength(2)
    const plain = setUp(() => json(found))
    await plain.rest.discover()
    expect(await plain.rest.discover()).toMatchObject({ rest: ['http://a', 'http://b'] })
    expect(plain.asked).toHaveLength(0)
  })

  it('[const:timeout-request] [err:001:enum:-1:request-timeout] [err:001:enum:-4:request-abort] [err:001:enum:-2:request-unknown] names what never reached an answer', async () => {
    const slow = setUp(() => 'never', { rest: ['http://a'] })
    const answer = slow.rest.send(call)
    let isOver = false
    void answer.then(() => (isOver = true))
    await slow.clock.advance(59_999)
    expect(isOver).toBe(false)
    await slow.clock.advance(1)
    expect(await answer).toMatchObject({ error: { type: -1, message: 'Request Timeout' } })
    const stop = new AbortController()
    const aborted = setUp(() => 'never').rest.send(call, stop.signal)
    stop.abort()
    expect(await aborted).toMatchObject({ error: { type: -4 } })
    const before = setUp(() => json({ data: [] })).rest.send(call, stop.signal)
    expect(await before).toMatchObject({ error: { type: -4 } })
    expect(await setUp(() => new Error('down')).rest.send(call)).toMatchObject({ error: { type: -2 } })
  })

  /** How a call ends at its first host: which hosts it asks, what counts as failed, and whom the next call asks first. */
  it.each([
    ['given up', 'never', -4, ['a'], 0, 'a'],
    ['given up before it began', 'before', -4, ['a'], 0, 'a'],
    ['not answered in time', 'late', -1, ['a', 'b'], 2, 'a'],
    ['not reached', new Error('down'), -2, ['a', 'b'], 2, 'a'],
    ['refused', json({ error_description: 'no' }, 403), 603, ['a'], 0, 'a'],
    ['answered with what is no JSON', new Response('<html>'), 17, ['a'], 0, 'a'],
  ] as const)(
    '[lc:rest-host-failover] [A-72] a call that is %s asks another host only where this one could not be reached',
    async (how, end, type, hosts, failures, next) => {
      const isAlive: string[] = []
      const set = setUp(() => (isAlive.length > 0 ? json({}) : typeof end === 'string' ? 'never' : end))
      const stop = new AbortController()
      if (end === 'before') stop.abort()
      const answer = set.rest.send(call, stop.signal)
      if (end === 'never') stop.abort()
      await set.clock.advance(2 * timings.requestTimeoutMs)
      expect([how, await answer]).toMatchObject([how, { ok: false, error: { type } }])
      const asked = () => set.asked.map((url) => url.slice('http://'.length)[0])
      expect([asked(), set.rest.failures()]).toEqual([hosts, failures])
      isAlive.push(how)
      expect(await set.rest.send(call)).toMatchObject({ ok: true })
      expect(asked().at(-1)).toBe(next)
    },
  )

  it('[const:timeout-download] gives up a file that has not come after 60 s', async () => {
    const { rest, clock } = setUp(() => 'never', { rest: ['http://a'] })
    const file = { kind: 'group', id: '1', fileId: 'f' }
    const who = { token: 't', user: 'a', resource: 'r' }
    const answer = rest.send(requestOf(chatCall('groups.downloadFile'), file, who))
    let isOver = false
    void answer.then(() => (isOver = true))
    expect(timings.requestTimeoutMs).toBe(60_000)
    await clock.advance(timings.requestTimeoutMs - 1)
    expect(isOver).toBe(false)
    await clock.advance(1)
    expect(await answer).toMatchObject({ ok: false, error: { message: 'Request Timeout' } })
  })

  it('[lc:unconventional-counter] [A-73] counts statuses outside the catalogue, until a 200', async () => {
    const statuses = [418, 302, 404, 200]
    const { rest } = setUp(() => json({}, statuses.shift()))
    const seen: number[] = []
    for (let index = 0; index < 4; index++) {
      await rest.send(call)
      seen.push(rest.unconventional())
    }
    expect(seen).toEqual([1, 2, 2, 0])
    for (const status of [400, 401, 403, 404, 429, 500, 503]) {
      const { rest: catalogued } = setUp(() => json({}, status))
      await catalogued.send(call)
      expect(catalogued.unconventional()).toBe(0)
    }
  })

  it('[val:001:rest-params] [err:001:param:rest-params] [val:001:token-not-assigned] [val:001:app-org] needs a token, and an app key with two parts', async () => {
    expect(await setUp(() => json({}), {}, null).rest.send(call)).toMatchObject({
      error: { type: 700, message: 'appkey or token error' },
    })
    expect(await setUp(() => json({}), { appKey: 'demo' }).rest.send(call)).toMatchObject({
      error: { type: 2, message: 'appName or orgName is illegal' },
    })
  })

  it('[const:rest-prefix] every path begins with organisation and app', async () => {
    const { rest, asked } = setUp(() => json({ data: [] }))
    await rest.send(call)
    expect(asked.map((url) => new URL(url).pathname)).toEqual(['/demo/chat/users/alice/contacts/users'])
  })

  it('what is only asked for has the time in its address, so that no cache answers it; nothing else has (chat §7)', async () => {
    const { rest, asked, clock } = setUp(() => json({ data: [] }))
    const times = async (method: ChatRequest['method'], query: object = {}) => {
      await rest.send({ ...call, method, query: { ...query } })
      return new URL(asked.at(-1)!).searchParams.get('_v')
    }
    expect(await times('GET')).toBe(String(clock.now()))
    await clock.advance(7)
    expect(await times('GET', { limit: 20 })).toBe(String(clock.now()))
    for (const method of ['POST', 'PUT', 'DELETE'] as const) expect(await times(method)).toBeNull()
  })

  it('an answer that is no JSON is an error, not a promise that never ends', async () => {
    expect(await setUp(() => new Response('<html>')).rest.send(call)).toMatchObject({
      ok: false,
      error: { name: 'ajax' },
    })
  })
})

describe('discovery', () => {
  const hosts = {
    rest: {
      hosts: [
        { protocol: 'http', domain: 'a1', ip: '1.1.1.1', port: '80' },
        { protocol: 'https', domain: 'a2', port: '443' },
        { protocol: 'https', domain: 'a3' },
      ],
    },
    'msync-ws': {
      hosts: [
        { protocol: 'https', domain: 's1' },
        { protocol: 'http', domain: 's2', port: 8080 },
      ],
    },
    enableDataReport: 'true',
  }
  it('takes REST hosts last first and socket hosts in order, of the own protocol', () => {
    expect(readHosts(hosts, true)).toEqual({
      rest: ['https://a3', 'https://a2:443'],
      socket: ['wss://s1/websocket'],
      isReporting: true,
    })
    expect(readHosts(hosts, false)).toEqual({
      rest: ['http://1.1.1.1:80'],
      socket: ['ws://s2:8080/websocket'],
      isReporting: true,
    })
  })
  it('takes a host that names no protocol for pages of both', () => {
    const unnamed = { rest: { hosts: [{ domain: 'a', port: '443' }] }, 'msync-ws': { hosts: [{ domain: 's' }] } }
    expect(readHosts(unnamed, true)).toMatchObject({ rest: ['https://a:443'], socket: ['wss://s/websocket'] })
    expect(readHosts(unnamed, false)).toMatchObject({ rest: ['http://a:443'], socket: ['ws://s/websocket'] })
  })
  it('reads nothing from what is no such answer', () => {
    expect(readHosts(null, true)).toEqual({ rest: [], socket: [], isReporting: false })
    expect(readHosts({ rest: { hosts: 'x' } }, true).rest).toEqual([])
  })
})

describe('what calls refuse before they are made', () => {
  const me: Identity = { token: 't', user: 'alice', resource: 'r' }
  it('[A-59] [A-79] [A-80] bodies and queries are as the wire has them', () => {
    const ask = (name: ChatCallName, input: Record<string, unknown>) => requestOf(chatCall(name), input, me)
    expect(ask('presence.unsubscribe', { usernames: ['bob'] })).toMatchObject({ method: 'DELETE', body: ['bob'] })
    expect(ask('conversations.remove', { conversation: 'group:1', deleteRoam: true })).toMatchObject({
      method: 'DELETE',
      body: { channel: '1', type: 'groupChat', delete_roam: true },
    })
    expect(ask('groups.leave', { id: '1', kind: 'room' })).toMatchObject({
      path: 'chatrooms/1/quit',
      query: { resource: 'r' },
    })
    expect(ask('silent.list', { conversations: ['chat:bob', 'group:1'] })).toMatchObject({
      query: { user: 'bob', group: '1' },
    })
  })
})
