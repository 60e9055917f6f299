import { beforeEach, describe, expect, it } from 'vitest'
import { encodeBody, decodeBody } from '#src/contract/im/body.ts'
import { decodeFrame, encodeFrame, encodeServerFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import { decodeEvents } from '#src/contract/im/decode.ts'
import { namespaces } from '#src/contract/im/meta.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { decodeSockJsUp } from '#src/contract/im/sockjs.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createWorldRandom } from '../world/random.ts'
import { openSockJs } from './doors/sockjs.ts'
import { createChatServer, type ChatServer } from './server.ts'
import { callRest, loginToken, openLine, type TestLine } from './test-kit.ts'

/** Everything drawn in this file: the same seed draws the same, so that what fails can be seen again. */
const seed = 20_261_121
const rounds = 400

let server: ChatServer
let alice: TestLine
let bob: TestLine
let chance = createWorldRandom(seed)

beforeEach(() => {
  chance = createWorldRandom(seed)
  server = createChatServer({ clock: createVirtualClock(1_700_000_000_000), random: createWorldRandom(7) })
  alice = openLine(server, 'alice', 'a')
  bob = openLine(server, 'bob', 'b')
})

const below = (end: number): number => Math.floor(chance.next() * end)
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
const bytes = (length: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length }, () => below(256))
const word = (): string =>
  pick([
    '',
    'alice',
    'constructor',
    '__proto__',
    '../..',
    '%',
    '%zz',
    '1e99',
    '\u0000',
    '😀'.repeat(below(9)),
    'x'.repeat(below(4000)),
  ])

/** Any JSON value, not deep. */
function junk(depth = 2): unknown {
  const leaf = (): unknown => pick([null, true, 0, -1, 1.5, 2 ** 60, word()])
  if (depth === 0) return leaf()
  return pick([
    leaf,
    () => [junk(depth - 1), leaf()],
    () => ({ [word()]: junk(depth - 1), [pick(fields)]: junk(depth - 1) }),
  ])()
}
const fields = [
  'usernames',
  'metaData',
  'keys',
  'grant_type',
  'username',
  'password',
  'members',
  'owner',
  'queue',
  'pull_number',
  'msgId',
  'to',
  'text',
  'list',
  'threadIds',
  'group_id',
  'entities',
  'types',
  'status',
  'path',
]

/** A message as it goes up, and what becomes of it on a bad line: cut short, with bytes changed, or followed by more. */
function damaged(): Uint8Array {
  const content = pick([
    { type: 'txt', msg: word() },
    { type: 'cmd', action: word() },
    { type: 'custom', event: 'e', exts: { a: 1 } },
  ] as const)
  const whole = encodeFrame(
    messageUpload({
      appKey: 'demo#chat',
      id: String(below(1e9)),
      from: 'mallory',
      conversation: { kind: pick(['chat', 'group', 'room']), name: word() || 'nobody' },
      outgoing: { content, ext: { a: word() } },
    }),
  )
  const broken = whole.slice(0, below(whole.length + 1))
  for (let count = below(6); count > 0 && broken.length; count--) broken[below(broken.length)] = below(256)
  return pick([broken, new Uint8Array([...whole, ...bytes(below(9))]), bytes(below(60))])
}

/** A well-formed frame around a payload that is none. */
const misfit = (): Uint8Array => {
  const address = { appKey: word(), name: word(), domain: pick(['easemob.com', 'conference.easemob.com', word()]) }
  if (below(4) === 0) return encodeFrame({ type: 'fetch', queue: address, key: String(below(1e9)) })
  const meta = { id: String(below(1e9)), to: address, namespace: pick(namespaces), payload: bytes(below(40)) }
  return encodeFrame({ type: 'upload', meta })
}

const everyWord = Array.from({ length: rounds / 20 }, (_, index) => `word ${index * 20}`)

/** What Bob has of Alice's words, said while others do whatever they do: all of them, once and in order, it should be. */
function wordsWhile(disturb: (round: number) => void): unknown[] {
  for (let round = 0; round < rounds; round++) {
    disturb(round)
    if (round % 20 === 0) alice.text('bob', `word ${round}`)
  }
  return bob
    .received()
    .flatMap((item) => (item.type === 'message' && item.message.from === 'alice' ? [item.message.content] : []))
    .map((content) => (content.type === 'txt' ? content.msg : content))
}

describe('the server, whatever comes', () => {
  const nobody = () => server.connect({ send: () => true, close: () => {}, cut: () => {} })

  it('frames that are none, before a login', () => {
    const line = nobody()
    expect(wordsWhile(() => line.receive(pick([damaged, misfit, () => bytes(below(80))])()))).toEqual(everyWord)
  })

  it('broken frames of someone who is logged in', () => {
    const frames: Uint8Array[] = []
    const line = server.connect({ send: (frame) => frames.push(frame) > 0, close: () => {}, cut: () => {} })
    const resource = 'webim_m'
    const login = {
      guid: { appKey: 'demo#chat', name: 'dave', domain: 'easemob.com', resource },
      token: loginToken(server, 'dave'),
    }
    line.receive(
      encodeFrame({
        type: 'provision',
        ...login,
        resource,
        deviceName: resource,
        deviceUuid: resource,
        version: '4.1.2',
        osType: 16,
      }),
    )
    expect(wordsWhile(() => line.receive(pick([damaged, misfit])()))).toEqual(everyWord)
    expect(frames.map((frame) => decodeFrame(frame).type)).not.toContain('malformed')
  })

  it('every upload that can be read as one is answered', () => {
    const answers: ServerFrame[] = []
    const line = server.connect({
      send: (frame) => answers.push(decodeFrame(frame)) > 0,
      close: () => {},
      cut: () => {},
    })
    const guid = { appKey: 'demo#chat', name: 'dave', domain: 'easemob.com', resource: 'webim_m' }
    const device = { resource: 'webim_m', deviceName: 'webim_m', deviceUuid: 'm', version: '4.1.2', osType: 16 }
    line.receive(encodeFrame({ type: 'provision', guid, token: loginToken(server, 'dave'), ...device }))
    for (let id = 1; id <= 200; id++) {
      const to = { appKey: 'demo#chat', name: word(), domain: 'easemob.com' }
      const payload = pick([bytes(below(30)), encodeBody({ kind: 'chat', contents: [{ type: 'txt', msg: word() }] })])
      line.receive(
        encodeFrame({ type: 'upload', meta: { id: String(id), to, namespace: pick(['chat', 'roster']), payload } }),
      )
    }
    const acks = answers.flatMap((frame) => (frame.type === 'sync' && frame.ack ? [Number(frame.ack.id)] : []))
    expect(acks).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  })

  it('SockJS text that is no array, no JSON, no base64', () => {
    const door = openSockJs(server, { send: () => true, close: () => {}, cut: () => {} })
    const texts = [
      () => word(),
      () => JSON.stringify(junk()),
      () => `["${word()}`,
      () => '["CABAAVgA","%%%"]',
      () => JSON.stringify([btoa('abc').slice(0, below(5))]),
    ]
    expect(wordsWhile(() => door.message(pick(texts)()))).toEqual(everyWord)
  })

  const paths = [
    'users',
    'token',
    'users/dave',
    'users/dave/messageroaming',
    'users/dave/user_channel',
    'metadata/user/dave',
    'metadata/user/get',
    'reaction/user/dave',
    'users/dave/presence',
    'users/dave/presence/1',
    'users/dave/notification/user/dave',
    'users/dave/notification/language',
    'thread',
    'thread/message',
    'users/dave/translate',
    'chatfiles',
    'chatgroups',
    'chatrooms',
    'chatgroups/200000000000001/invite',
    'chatgroups/200000000000001/mute',
    'chatrooms/200000000000003/apply',
    'metadata/chatroom/200000000000003/user/dave',
    'chatgroups/constructor',
    'thread/__proto__',
    'threads/chatgroups/constructor',
    'sdk/message/roaming/chat/user/dave',
  ]

  it('REST calls with bodies and queries of any kind', () => {
    const token = loginToken(server, 'dave')
    const statuses = new Set<number>()
    const words = wordsWhile(() => {
      const path = `/demo/chat/${pick(paths)}${pick(['', '/', `/${encodeURIComponent(word())}`, `?limit=${below(9) - 3}&cursor=${encodeURIComponent(word())}&userId=x&msgIdList=${encodeURIComponent(word())}`])}`
      const { status } = callRest(
        server,
        pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
        path,
        junk(),
        pick([token, token, word(), undefined]),
      )
      statuses.add(status)
    })
    expect(words).toEqual(everyWord)
    expect([...statuses].filter((status) => status < 200 || status >= 500)).toEqual([])
  })

  it('hooks with bodies of any kind', () => {
    const statuses = new Set<number>()
    const words = wordsWhile(() => {
      const hook = pick(['options', 'kick', 'fault', 'sendfault'])
      const { status } = callRest(
        server,
        'POST',
        `/__world/chat/${hook}`,
        pick([null, [], 5, 'x', { path: 5 }, { user: 5 }, { types: {} }, { maxDevices: word() }]),
      )
      statuses.add(status)
    })
    expect(words).toEqual(everyWord)
    expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([])
  })

  it('a message with a megabyte of attributes', () => {
    const body = {
      kind: 'chat',
      to: { name: 'bob' },
      contents: [{ type: 'txt', msg: 'big' }],
      ext: { big: 'x'.repeat(1 << 20) },
    } as const
    const meta = {
      id: '77',
      to: { appKey: 'demo#chat', name: 'bob', domain: 'easemob.com' },
      namespace: 'chat',
      payload: encodeBody({ ...body, contents: [...body.contents] }),
    } as const
    alice.write({ type: 'upload', meta })
    expect(alice.frames.at(-1)).toMatchObject({ type: 'sync', status: { code: 0 }, ack: { id: '77' } })
    expect(bob.received().at(-1)).toMatchObject({ message: { content: { msg: 'big' } } })
  })
})

describe('the codec, whatever comes', () => {
  it('a frame of the server that is damaged is named, or what can be read of it is', () => {
    const text = encodeBody({
      kind: 'chat',
      contents: [{ type: 'txt', msg: '早' }],
      ext: { a: 1, b: 'x', c: [1], d: true, e: 0.5 },
    })
    const meta = {
      id: '1',
      from: { name: 'bob' },
      to: { name: 'alice' },
      timestamp: 5,
      namespace: 'chat',
      payload: text,
    } as const
    const whole = encodeServerFrame({
      type: 'sync',
      status: { code: 0 },
      metas: [meta, { ...meta, id: '2' }],
      isLast: true,
      queue: { name: 'bob' },
    })
    const seen = new Set<string>()
    for (let round = 0; round < rounds * 5; round++) {
      const broken = whole.slice(0, below(whole.length + 1))
      for (let count = below(4); count > 0 && broken.length; count--) broken[below(broken.length)] = below(256)
      const frame = decodeFrame(broken)
      seen.add(frame.type)
      const reader = { me: 'alice', skipped: () => void seen.add('skipped') }
      for (const one of frame.type === 'sync' ? frame.metas : [])
        for (const event of decodeEvents(one, reader)) seen.add(event.type)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['sync', 'malformed', 'message', 'skipped']))
  })

  it('what it reads it writes again to the same meaning', () => {
    for (let round = 0; round < rounds; round++) {
      const body = {
        kind: pick(['chat', 'groupchat', 'chatroom'] as const),
        contents: [{ type: 'txt', msg: word() } as const],
        ext: { s: word(), i: below(1e9), f: chance.next(), list: [junk(1)] as never },
      }
      expect(decodeBody(encodeBody(body))).toEqual(body)
    }
  })

  it('SockJS text never throws', () => {
    for (let round = 0; round < rounds; round++) {
      const text = pick([word(), JSON.stringify(junk()), String.fromCharCode(...bytes(below(20)))])
      expect(() => decodeSockJsUp(text)).not.toThrow()
    }
  })
})
