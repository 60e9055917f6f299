import { beforeAll, describe, expect, it } from 'vitest'
import { decodeBody, encodeBody } from '#src/contract/im/body.ts'
import { fromBase64, toBase64 } from '#src/contract/im/base64.ts'
import { decodeClientFrame, encodeFrame, type ClientFrame } from '#src/contract/im/frames.ts'
import { decodeRoster, encodeRoster } from '#src/contract/im/roster.ts'
import { decodeStatistics, encodeStatistics } from '#src/contract/im/statistics.ts'
import { useWorld, type Device } from './harness/world.ts'

const world = useWorld()
let alice: Device

beforeAll(async () => {
  alice = await world.login('alice')
  await world.login('bob', { delivery: true })
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
