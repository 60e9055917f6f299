import { beforeAll, describe, expect, it } from 'vitest'
import { decodeBody, encodeBody } from '#src/contract/im/body.ts'
import { fromBase64, toBase64 } from '#src/contract/im/base64.ts'
import { decodeClientFrame, encodeFrame, type ClientFrame } from '#src/contract/im/frames.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Conversation, Outgoing } from '#src/contract/im/client.ts'
import { messageUpload, rosterUpload } from '#src/contract/im/encode.ts'
import { decodeRoster, encodeRoster } from '#src/contract/im/roster.ts'
import { decodeStatistics, encodeStatistics } from '#src/contract/im/statistics.ts'
import { loginRaw } from './harness/raw.ts'
import { useWorld, type Any, type Device, type EventName } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob')
})

/** Decodes a frame down to the payload's meaning and builds it again from that. */
function rebuild(bytes: Uint8Array): { frame: ClientFrame; again: Uint8Array } {
  const frame = decodeClientFrame(bytes)
  if (frame.type !== 'upload') return { frame, again: encodeFrame(frame) }
  const { meta } = frame
  const payload = {
    chat: () => encodeBody(decodeBody(meta.payload)),
    roster: () => encodeRoster(decodeRoster(meta.payload)),
    statistics: () => encodeStatistics(decodeStatistics(meta.payload)),
  }[meta.namespace as 'chat' | 'roster' | 'statistics']()
  return { frame, again: encodeFrame({ type: 'upload', meta: { ...meta, payload } }) }
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** What the SDK writes while `act` runs. */
async function writtenBy(device: Device, act: () => unknown): Promise<Uint8Array[]> {
  const before = device.window.written.length
  await act()
  return device.window.written.slice(before)
}

const file = { data: new File(['x'], 'x.bin'), filename: '藏品.bin', filetype: 'bin', url: '' }
const ext = {
  s: '林',
  i: 7,
  minus: -5,
  big: 9_007_199_254_740_991,
  d: 0.1,
  yes: true,
  no: false,
  list: [1, 'a'],
  deep: { a: null },
  nil: null,
}

const messages: { name: string; options: Record<string, unknown> }[] = [
  { name: 'text', options: { type: 'txt', msg: '你好 🌸' } },
  { name: 'empty text', options: { type: 'txt', msg: '' } },
  { name: 'text with every attribute', options: { type: 'txt', msg: 'x', ext } },
  { name: 'command', options: { type: 'cmd', action: 'go', ext } },
  { name: 'location', options: { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 30.25, lng: -120.15 } },
  {
    name: 'custom',
    options: { type: 'custom', customEvent: 'card', customExts: { id: 'c', price: 9900, deep: { a: 1 } }, ext },
  },
  { name: 'image by address', options: { type: 'img', url: 'https://img.example/a.png', width: 10, height: 20 } },
  {
    name: 'file by address',
    options: { type: 'file', body: { url: 'https://f.example/y.pdf', filename: 'y.pdf', file_length: 3 } },
  },
  { name: 'uploaded image', options: { type: 'img', file, width: 320, height: 200.5 } },
  { name: 'uploaded voice', options: { type: 'audio', file, filename: 'v.mp3', length: 3, file_length: 1 } },
  { name: 'uploaded video', options: { type: 'video', file, filename: 'v.mp4', length: 8, file_length: 1 } },
  { name: 'uploaded file', options: { type: 'file', file, filename: 'f.bin', file_length: 1 } },
  { name: 'asking for group receipts', options: { type: 'txt', msg: 'x', msgConfig: { allowGroupAck: true } } },
  { name: 'read ack', options: { type: 'read', id: '1181130018930722220' } },
  {
    name: 'group read ack',
    options: { type: 'read', id: '1181130018930722220', msgConfig: { allowGroupAck: true }, ackContent: '{"a":1}' },
  },
  { name: 'delivery ack', options: { type: 'delivery', ackId: '1181130018930722220' } },
  { name: 'channel ack', options: { type: 'channel' } },
]

describe('frames that the SDK writes come back byte for byte', () => {
  it.each(messages)('$name', async ({ options }) => {
    const written = await writtenBy(alice, () => alice.send({ chatType: 'singleChat', to: 'bob', ...options }))
    const uploads = written
      .map(rebuild)
      .filter(({ frame }) => frame.type === 'upload' && frame.meta.namespace === 'chat')
    expect(uploads.length).toBeGreaterThan(0)
    for (const bytes of written) expect(hex(rebuild(bytes).again)).toBe(hex(bytes))
  })

  it.each([
    ['group', { chatType: 'groupChat', to: '200000000000001' }],
    ['thread', { chatType: 'groupChat', to: '200000000000009', isChatThread: true }],
    ['room, high', { chatType: 'chatRoom', to: '200000000000003', priority: 'high' }],
    ['room, low', { chatType: 'chatRoom', to: '200000000000003', priority: 'low' }],
  ])('text to a %s', async (_name, target) => {
    const written = await writtenBy(alice, () =>
      alice.send({ type: 'txt', msg: 'x', ...target }).catch(() => undefined),
    )
    for (const bytes of written) expect(hex(rebuild(bytes).again)).toBe(hex(bytes))
  })

  it('recall, contacts and blocks', async () => {
    const written = await writtenBy(alice, async () => {
      const sent = await alice.text('bob', 'x')
      await alice.conn.recallMessage({ mid: sent.serverMsgId, to: 'bob', chatType: 'singleChat' })
      alice.conn.addContact('bob', '你好')
      alice.conn.acceptContactInvite('bob')
      alice.conn.declineContactInvite('bob')
      alice.conn.deleteContact('bob')
      alice.conn.addUsersToBlocklist({ name: ['carol', 'dave'] })
      alice.conn.removeUserFromBlocklist({ name: 'carol' })
      await alice.text('bob', 'y')
    })
    const kinds = written
      .map((bytes) => rebuild(bytes).frame)
      .map((frame) => (frame.type === 'upload' ? frame.meta.namespace : frame.type))
    expect(kinds.filter((kind) => kind === 'roster')).toHaveLength(6)
    for (const bytes of written) expect(hex(rebuild(bytes).again)).toBe(hex(bytes))
  })

  it('[const:os-type] [const:sdk-version] the login, the heartbeat, statistics and fetches', () => {
    const first = rebuild(alice.window.written[0]!)
    expect(first.frame).toMatchObject({
      type: 'provision',
      guid: { appKey: 'demo#chat', name: 'alice', domain: 'easemob.com' },
      deviceName: 'webim',
      osType: 16,
      version: '4.1.2',
      actionVersion: 'v2.0',
    })
    const kinds = new Set(alice.window.written.map((bytes) => rebuild(bytes).frame.type))
    expect(kinds).toEqual(new Set(['provision', 'heartbeat', 'upload', 'fetch']))
    for (const bytes of alice.window.written) expect(hex(rebuild(bytes).again)).toBe(hex(bytes))
  })

  it('base64 is what the SDK writes', () => {
    for (const bytes of alice.window.written) {
      const text = Buffer.from(bytes).toString('base64')
      expect(toBase64(bytes)).toBe(text)
      expect(hex(fromBase64(text)!)).toBe(hex(bytes))
    }
  })
})

/** The last upload of a namespace that the SDK wrote. */
function lastUpload(namespace: string): { id: string; bytes: Uint8Array } {
  for (const bytes of alice.window.written.toReversed()) {
    const frame = decodeClientFrame(bytes)
    if (frame.type === 'upload' && frame.meta.namespace === namespace) return { id: frame.meta.id!, bytes }
  }
  throw new Error(`no ${namespace} upload`)
}

describe('what we build from a meaning is what the SDK writes for it', () => {
  const single = { kind: 'chat', name: 'bob' } as const
  const group = { kind: 'group', name: '200000000000001' } as const
  const thread = { ...group, kind: 'thread' } as const
  const room = { kind: 'room', name: '200000000000003' } as const
  const chatTypes = { chat: 'singleChat', group: 'groupChat', thread: 'groupChat', room: 'chatRoom' } as const
  const upload = (id: string, conversation: Conversation, outgoing: Outgoing) =>
    hex(encodeFrame(messageUpload({ appKey: 'demo#chat', from: 'alice', id, conversation, outgoing })))
  const cases: { name: string; to: Conversation; options: object; content: Content; more?: object }[] = [
    { name: 'text', to: single, options: { type: 'txt', msg: '你好' }, content: { type: 'txt', msg: '你好' } },
    {
      name: 'attributes',
      to: single,
      options: { type: 'txt', msg: '', ext },
      content: { type: 'txt', msg: '' },
      more: { ext },
    },
    { name: 'command', to: single, options: { type: 'cmd', action: 'go' }, content: { type: 'cmd', action: 'go' } },
    {
      name: 'location',
      to: single,
      options: { type: 'loc', addr: 'a', buildingName: 'b', lat: 1.5, lng: -2 },
      content: { type: 'loc', addr: 'a', buildingName: 'b', lat: 1.5, lng: -2 },
    },
    {
      name: 'custom',
      to: single,
      options: { type: 'custom', customEvent: 'card', customExts: { id: 'c', n: 1 } },
      content: { type: 'custom', event: 'card', exts: { id: 'c', n: 1 } },
    },
    {
      name: 'group text asking for receipts',
      to: group,
      options: { type: 'txt', msg: 'x', msgConfig: { allowGroupAck: true } },
      content: { type: 'txt', msg: 'x' },
      more: { wantsReceipt: true },
    },
    {
      name: 'thread text',
      to: thread,
      options: { type: 'txt', msg: 'x', isChatThread: true },
      content: { type: 'txt', msg: 'x' },
    },
    {
      name: 'room text of low priority',
      to: room,
      options: { type: 'txt', msg: 'x', priority: 'low' },
      content: { type: 'txt', msg: 'x' },
      more: { priority: 'low' },
    },
  ]
  it.each(cases)('$name', async ({ to, options, content, more }) => {
    await alice.send({ chatType: chatTypes[to.kind], to: to.name, ...options }).catch(() => undefined)
    const { id, bytes } = lastUpload('chat')
    expect(upload(id, to, { content, ...more })).toBe(hex(bytes))
  })

  const acked = '1181130018930722220'
  const ofGroup = { isGroupReceipt: true } as const
  /** Each ack wherever the SDK sends it: delivery is confirmed to people alone, and a room has no receipts. */
  const acks: { ack: Outgoing & { ack: string }; to: Conversation; more?: object }[] = [
    { ack: { ack: 'read', messageId: acked }, to: single },
    { ack: { ack: 'read', messageId: acked, ...ofGroup }, to: group },
    { ack: { ack: 'read', messageId: acked, ...ofGroup }, to: thread },
    { ack: { ack: 'read', messageId: acked, ...ofGroup, ackContent: 'k' }, to: group, more: { ackContent: 'k' } },
    { ack: { ack: 'read', messageId: acked, ...ofGroup, ackContent: 'k' }, to: thread, more: { ackContent: 'k' } },
    { ack: { ack: 'delivery', messageId: acked }, to: single },
    { ack: { ack: 'channel', messageId: '' }, to: single },
    { ack: { ack: 'channel', messageId: '' }, to: group },
    ...[single, group, thread, room].map((to) => ({ ack: { ack: 'recall' as const, messageId: acked }, to })),
  ]
  it.each(acks)('$ack.ack of a $to.kind', async ({ ack, to, more }) => {
    const place = { chatType: chatTypes[to.kind], to: to.name, isChatThread: to.kind === 'thread' }
    const named = { read: { id: acked }, delivery: { ackId: acked }, channel: {}, recall: { mid: acked } }[ack.ack]
    // Whether the server takes it is not asked here.
    const sent =
      ack.ack === 'recall'
        ? alice.conn.recallMessage({ ...place, ...named })
        : alice.send({ type: ack.ack, ...place, ...named, ...more })
    await Promise.resolve(sent).catch(() => undefined)
    const { id, bytes } = lastUpload('chat')
    expect(upload(id, to, ack)).toBe(hex(bytes))
  })

  it('contacts and statistics', async () => {
    alice.conn.addContact('bob', '你好')
    const roster = lastUpload('roster')
    const change = {
      appKey: 'demo#chat',
      from: 'alice',
      resource: alice.resource(),
      operation: 'add',
      to: ['bob'],
      reason: '你好',
    } as const
    expect(hex(encodeFrame(rosterUpload({ ...change, id: roster.id })))).toBe(hex(roster.bytes))
    const statistics = lastUpload('statistics')
    const meta = { id: statistics.id, namespace: 'statistics', payload: encodeStatistics('information') } as const
    expect(hex(encodeFrame({ type: 'upload', meta }))).toBe(hex(statistics.bytes))
  })
})

describe('what we write means the same to the SDK', () => {
  const url = (path: string): string => `${world.base}/demo/chat/chatfiles/${path}`
  const cases: { content: () => Content; event: EventName; seen: object }[] = [
    { content: () => ({ type: 'txt', msg: '你好' }), event: 'onTextMessage', seen: { msg: '你好' } },
    { content: () => ({ type: 'cmd', action: 'go' }), event: 'onCmdMessage', seen: { action: 'go' } },
    {
      content: () => ({ type: 'loc', lat: 30.25, lng: 120.5, addr: '西湖', buildingName: '断桥' }),
      event: 'onLocationMessage',
      seen: { lat: 30.25, lng: 120.5, addr: '西湖', buildingName: '断桥' },
    },
    {
      content: () => ({ type: 'custom', event: 'card', exts: { id: 'c' } }),
      event: 'onCustomMessage',
      seen: { customEvent: 'card', customExts: { id: 'c' } },
    },
    {
      content: () => ({
        type: 'img',
        url: url('i'),
        secret: 's',
        filename: 'i.png',
        fileLength: 9,
        size: { width: 3, height: 4 },
      }),
      event: 'onImageMessage',
      seen: { width: 3, height: 4, secret: 's' },
    },
    {
      content: () => ({ type: 'audio', url: url('a'), secret: 's', filename: 'a.mp3', fileLength: 9, duration: 5 }),
      event: 'onAudioMessage',
      seen: { length: 5, filename: 'a.mp3', file_length: 9 },
    },
    {
      content: () => ({ type: 'video', url: url('v'), secret: 's', filename: 'v.mp4', fileLength: 9, duration: 6 }),
      event: 'onVideoMessage',
      seen: { length: 6, filename: 'v.mp4', file_length: 9 },
    },
    {
      content: () => ({ type: 'file', url: url('f'), secret: 's', filename: 'f.pdf', fileLength: 9 }),
      event: 'onFileMessage',
      seen: { filename: 'f.pdf', file_length: 9 },
    },
  ]
  it.each(cases.map((item, index) => ({ ...item, index, type: item.content().type })))(
    '$type',
    async ({ content, event, seen, index }) => {
      const raw = await loginRaw(world, 'carol', 'raw')
      const id = String(700_000_000_000 + index)
      const message = {
        appKey: 'demo#chat',
        id,
        from: 'carol',
        conversation: { kind: 'chat', name: 'bob' },
        outgoing: { content: content(), ext },
      } as const
      const ack: Any = await raw.ask(
        encodeFrame(messageUpload(message)),
        (frame) => frame.type === 'sync' && frame.ack?.id === id,
      )
      const got = await bob.next(event, (data) => data.id === ack.ack.serverId)
      expect(got).toMatchObject({ from: 'carol', to: 'bob', chatType: 'singleChat', ext, ...seen })
      raw.close()
    },
  )
})
