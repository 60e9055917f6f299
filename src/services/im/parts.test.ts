import { describe, expect, it } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { decodeEvents, localIdKey } from '#src/contract/im/decode.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { networkCode } from '#src/contract/im/network.ts'
import { createMessageIds } from './ids.ts'
import { createReporter } from './reporting.ts'

describe('ids of messages', () => {
  it('are decimal, unsigned 64 bit, and grow even when the clock stands still', () => {
    const next = createMessageIds({ now: () => Date.UTC(2026, 2, 1) }, 7)
    const ids = [next(), next(), next()]
    expect(ids.every((id) => /^\d+$/.test(id) && BigInt(id) < 2n ** 64n)).toBe(true)
    expect(ids.toSorted((a, b) => Number(BigInt(a) - BigInt(b)))).toEqual(ids)
    expect(new Set(ids).size).toBe(3)
  })

  it('count ms since February 2010 in their upper digits, and end in the salt of their tab', () => {
    const at = (ms: number, salt: number) => createMessageIds({ now: () => Date.UTC(2010, 1, 1) + ms }, salt)()
    expect([at(1, 7), at(1, 107), at(1, -7), at(2, 8), at(-5, 3)]).toEqual([
      '100007',
      '100007',
      '100007',
      '200008',
      '3',
    ])
  })
})

describe('[lc:usage-reporting] usage reports', () => {
  const api = {
    event: 'api',
    name: 'contacts.list',
    method: 'GET',
    elapsed: 12,
    code: 200,
    ok: true,
    uid: 'alice',
  } as const
  const setUp = () => {
    const clock = createVirtualClock(0)
    const sent: unknown[][] = []
    const asked: [url: string, headers: unknown][] = []
    const fetch = (async (url: string, init: RequestInit) => {
      asked.push([url, init.headers])
      sent.push(JSON.parse(init.body as string) as unknown[])
      return new Response()
    }) as typeof globalThis.fetch
    const to = { url: 'https://report', token: 'secret', isDebug: true }
    let kind: string | undefined
    const given = { clock, appKey: 'demo#chat', to, fetch, network: () => kind }
    const setNetwork = (next: string) => void (kind = next)
    return { clock, sent, asked, fetch, given, reporter: createReporter(given), setNetwork }
  }
  it('wait their own second, whatever went before them in a full batch', async () => {
    const { clock, sent, reporter } = setUp()
    reporter.enable(true)
    reporter.add(api)
    await clock.advance(900)
    for (let more = 0; more < 9; more++) reporter.add(api)
    reporter.add(api)
    await clock.advance(999)
    expect(sent.map((batch) => batch.length)).toEqual([10])
    await clock.advance(1)
    expect(sent.map((batch) => batch.length)).toEqual([10, 1])
    expect(clock.nextAt()).toBeUndefined()
  })
  it('[const:usage-batch] [const:usage-delay] go in batches of ten, or after a second', async () => {
    const { clock, sent, reporter } = setUp()
    reporter.enable(true)
    for (let index = 0; index < 12; index++) reporter.add({ ...api, uid: String(index) })
    expect(sent.map((batch) => batch.length)).toEqual([10])
    await clock.advance(1000)
    expect(sent.map((batch) => batch.length)).toEqual([10, 2])
  })
  it('[const:usage-limit] are at most a thousand a minute', async () => {
    const { clock, sent, reporter } = setUp()
    reporter.enable(true)
    for (let index = 0; index < 1500; index++) reporter.add(api)
    expect(sent.flat()).toHaveLength(1000)
    await clock.advance(60_000)
    reporter.add(api)
    await clock.advance(1000)
    expect(sent.flat()).toHaveLength(1001)
  })
  it('[const:report-map] are of the last thousand calls that have begun, with the time that each took', async () => {
    const { clock, sent, given } = setUp()
    const reporter = createReporter(given)
    reporter.enable(true)
    const calls = Array.from({ length: 1001 }, () => reporter.begin())
    await clock.advance(5)
    const { name, method, code, ok } = api
    // The first one was given up for the last; nothing is told of it, nor of one that has ended already.
    for (const call of [calls[0]!, calls[1]!, calls[1]!, calls[1000]!])
      reporter.end(call, { name, method, code, ok, uid: String(call) })
    await clock.advance(1000)
    expect(sent.flat().map((event) => (event as { body: object }).body)).toEqual(
      [2, 1001].map((uid) => expect.objectContaining({ uid: String(uid), requestElapse: 5 })),
    )
  })
  it('[A-61] are off until the service asks for them', () => {
    const { sent, reporter } = setUp()
    for (let index = 0; index < 20; index++) reporter.add(api)
    expect(sent).toEqual([])
  })
  it('[A-61] are off without an address, and when the service no longer wants them', async () => {
    const { clock, sent, fetch, reporter } = setUp()
    const silent = createReporter({ clock, appKey: 'demo#chat', to: undefined, fetch })
    silent.enable(true)
    for (let index = 0; index < 20; index++) silent.add(api)
    reporter.enable(true)
    reporter.add(api)
    reporter.enable(false)
    await clock.advance(1000)
    expect(sent).toEqual([])
  })
  it('[const:protocol-version] tell at a login which protocol the client speaks', async () => {
    const { clock, sent, reporter } = setUp()
    reporter.enable(true)
    reporter.add({ event: 'init', resource: 'web_1', version: '4.1.2' })
    await clock.advance(1000)
    expect(sent.flat()).toMatchObject([{ body: { os: 7 } }])
  })
  it('[const:network-types] [A-76] have a number for each kind of network, however it is spelt; -1 for one not known', () => {
    const mobile = ['5G', '4g', '3g', '2G', 'slow 2G', 'slow-2g'].map(networkCode)
    expect(mobile).toEqual([7, 7, 7, 7, 7, 7])
    const others = ['WIFI', 'lan', 'disconnected', 'none', 'unknown', 'bluetooth', undefined].map(networkCode)
    expect(others).toEqual([2, 1, 0, 0, -1, -1, -1])
  })
  it('tell the network that there is at the moment of the report', async () => {
    const { clock, sent, setNetwork, reporter } = setUp()
    reporter.enable(true)
    for (const kind of ['wifi', 'disconnected']) {
      setNetwork(kind)
      reporter.add(api)
      await clock.advance(1000)
    }
    expect(sent.flat()).toMatchObject([{ body: { net: 2 } }, { body: { net: 0 } }])
  })
  it('carry the headers and words of the wire', async () => {
    const { clock, sent, asked, reporter } = setUp()
    reporter.enable(true)
    reporter.add({ event: 'init', resource: 'web_1', version: '4.1.2' })
    reporter.add(api)
    await clock.advance(1000)
    const headers = { appid: 'demo#chat', token: 'secret', biz: 'im', debug: 'true', sendts: '1' }
    expect(asked).toEqual([['https://report', expect.objectContaining(headers)]])
    const common = { lts: 1000, appkey: 'demo#chat' }
    expect(sent[0]).toEqual([
      { eventId: 9674, body: expect.objectContaining({ ...common, deviceId: 'web_1', sdkVersion: '4.1.2' }) },
      {
        eventId: 9675,
        body: expect.objectContaining({ ...common, requestName: 'contacts.list', requestElapse: 12, isSuccess: 1 }),
      },
    ])
  })
})

describe('what comes down', () => {
  const meta = (payload: Uint8Array, more: Partial<Meta> = {}): Meta => ({
    id: '1',
    from: { name: 'bob' },
    to: { name: 'alice', domain: 'easemob.com' },
    namespace: 'chat',
    payload,
    ...more,
  })
  const read = (one: Meta) => {
    const skipped: string[] = []
    return { events: decodeEvents(one, { me: 'alice', skipped: (what) => void skipped.push(what) }), skipped }
  }
  const text = encodeBody({ kind: 'chat', contents: [{ type: 'txt', msg: '早' }] })

  it('[rt-online-0] [rt-online-1] [rt-online-2] [rt-online-3] says whether the receiver was online', () => {
    const states = [undefined, '{"is_online":0}', '{"is_online":1}', '{"is_online":7}', 'x'].map((one) => {
      const [event] = read(meta(text, one === undefined ? {} : { meta: one })).events
      return event?.type === 'message' && event.message.onlineState
    })
    expect(states).toEqual([3, 0, 1, 2, 2])
  })

  it('[A-63] priorities: 0 high, 2 low, anything else normal, rooms only', () => {
    const room = encodeBody({ kind: 'chatroom', contents: [{ type: 'txt', msg: '早' }] })
    const priorities = [0, 1, 2, 9].map((priority) => {
      const [event] = read(meta(room, { priority })).events
      return event?.type === 'message' && event.message.priority
    })
    expect(priorities).toEqual(['high', 'normal', 'low', 'normal'])
    expect(read(meta(text, { priority: 0 })).events[0]).not.toHaveProperty('message.priority')
  })

  it('own mark is known again on own messages only', () => {
    const { meta: outgoing } = messageUpload({
      appKey: 'demo#chat',
      from: 'alice',
      id: '42',
      conversation: { kind: 'chat', name: 'bob' },
      outgoing: { content: { type: 'txt', msg: '早' }, ext: { [localIdKey]: '42' } },
    })
    const mine = read({ ...outgoing, from: { name: 'alice' } }).events[0]
    expect(mine).toMatchObject({ message: { localId: '42', conversation: 'chat:bob', ext: {} } })
    expect(read({ ...outgoing, from: { name: 'mallory' }, to: { name: 'alice' } }).events[0]).not.toHaveProperty(
      'message.localId',
    )
  })

  it('what cannot be read is named and skipped', () => {
    expect(read(meta(text.subarray(0, 5)))).toMatchObject({ events: [], skipped: [expect.any(String)] })
    expect(read(meta(new Uint8Array([8, 99])))).toMatchObject({
      events: [],
      skipped: [expect.stringContaining('unknown message kind')],
    })
    expect(read(meta(new Uint8Array(), { namespace: 'query' }))).toMatchObject({
      events: [],
      skipped: [expect.stringContaining('query')],
    })
    expect(read(meta(encodeBody({ kind: 'chat' })))).toMatchObject({
      events: [],
      skipped: [expect.stringContaining('content')],
    })
  })

  it('[A-47] [A-69] acks are no messages; a recall names the message', () => {
    const recall = encodeBody({ kind: 'recall', ackId: '77', contents: ['empty'] })
    expect(read(meta(recall)).events).toMatchObject([
      { type: 'ack', ack: { kind: 'recall', messageId: '77', conversation: 'chat:bob' } },
    ])
  })
})
