import { beforeAll, describe, expect, it } from 'vitest'
import { decodeBody, encodeBody } from '#src/contract/im/body.ts'
import type { Content } from '#src/contract/im/content.ts'
import { decodeClientFrame, encodeFrame, type ClientFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import type { Conversation } from '#src/contract/im/client.ts'
import { messageUpload, rosterUpload } from '#src/contract/im/encode.ts'
import { decodeRoster, encodeRoster } from '#src/contract/im/roster.ts'
import { decodeStatistics, encodeStatistics } from '#src/contract/im/statistics.ts'
import { loginRaw, type RawConnection } from './harness/raw.ts'
import { useWorld, type Any, type Device, type EventName } from './harness/world.ts'

/** Whole sessions, frame by frame: what the SDK writes in ours, what we write in the SDK. */
const world = useWorld()
let alice: Device
let bob: Device
let group: string

const settings = { public: true, approval: false, allowinvites: true, inviteNeedConfirm: false, maxusers: 9 }
const address = (name: string) => ({ appKey: 'demo#chat', name, domain: 'easemob.com' })

beforeAll(async () => {
  alice = await world.login('alice', { deviceId: 'desk' })
  for (let index = 0; index < 45; index++) await alice.text('bob', `waits ${index}`)
  bob = await world.login('bob', { delivery: true })
  await bob.next('onTextMessage', (message) => message.msg === 'waits 44')
  group = (await alice.conn.createGroup({ data: { groupname: 'c', desc: '', members: ['bob', 'carol'], ...settings } }))
    .data.groupid
})

const payloads: Record<string, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  chat: (bytes) => encodeBody(decodeBody(bytes)),
  roster: (bytes) => encodeRoster(decodeRoster(bytes)),
  statistics: (bytes) => encodeStatistics(decodeStatistics(bytes)),
}
function again(frame: ClientFrame): Uint8Array {
  if (frame.type !== 'upload') return encodeFrame(frame)
  const payload = payloads[frame.meta.namespace]!(frame.meta.payload)
  return encodeFrame({ type: 'upload', meta: { ...frame.meta, payload } })
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('every frame of a session of the SDK', () => {
  it('comes back byte for byte: logins, beats, fetches with and without keys, messages, automatic acks', async () => {
    await bob.conn.send(bob.sdk.message.create({ type: 'channel', chatType: 'singleChat', to: 'alice' }))
    await alice.text(group, 'with receipts', { chatType: 'groupChat', msgConfig: { allowGroupAck: true } })
    const got = await bob.next('onTextMessage', (message) => message.msg === 'with receipts')
    await bob.send({ type: 'read', chatType: 'groupChat', to: group, id: got.id, msgConfig: { allowGroupAck: true } })
    const written = [...alice.window.written, ...bob.window.written]
    const frames = written.map((bytes) => decodeClientFrame(bytes))
    for (const [index, frame] of frames.entries()) expect(hex(again(frame))).toBe(hex(written[index]!))
    const kinds = frames.map((frame) => (frame.type === 'upload' ? frame.meta.namespace : frame.type))
    expect(new Set(kinds)).toEqual(new Set(['provision', 'heartbeat', 'statistics', 'fetch', 'chat']))
    const keys = frames.flatMap((frame) => (frame.type === 'fetch' ? [frame.key !== undefined] : []))
    expect(new Set(keys)).toEqual(new Set([true, false]))
    const acks = frames.flatMap((frame) =>
      frame.type === 'upload' && frame.meta.namespace === 'chat' ? [decodeBody(frame.meta.payload).kind] : [],
    )
    expect(acks.filter((kind) => kind === 'delivery')).toHaveLength(45)
    expect(acks).toEqual(expect.arrayContaining(['channel', 'read', 'groupchat', 'chat']))
  })
})

describe('acks, receipts and contact changes that we write', () => {
  let carol: RawConnection
  let ids = 800_000_000_000
  const upload = (frame: ClientFrame, id: string): Promise<ServerFrame> =>
    carol.ask(encodeFrame(frame), (answer) => answer.type === 'sync' && answer.ack?.id === id)
  beforeAll(async () => {
    carol = await loginRaw(world, 'carol', 'raw')
  })

  const me = { appKey: 'demo#chat', from: 'carol' } as const
  const single = { kind: 'chat', name: 'alice' } as const
  const inGroup = (): Conversation => ({ kind: 'group', name: group })
  const acks: { kind: 'read' | 'delivery' | 'channel'; event: EventName }[] = [
    { kind: 'read', event: 'onReadMessage' },
    { kind: 'delivery', event: 'onDeliveredMessage' },
    { kind: 'channel', event: 'onChannelMessage' },
  ]
  it.each(acks)('$kind ack', async ({ kind, event }) => {
    const { serverMsgId } = await alice.text('carol', `ack me: ${kind}`)
    const id = String(++ids)
    const messageId = kind === 'channel' ? '' : serverMsgId
    await upload(messageUpload({ ...me, id, conversation: single, outgoing: { ack: kind, messageId } }), id)
    const got = await alice.next(event, (ack) => ack.from === 'carol')
    expect(got).toMatchObject({ to: 'alice', ...(kind === 'channel' ? {} : { mid: serverMsgId }) })
  })

  it('recall, single and in a group', async () => {
    for (const conversation of [single, inGroup()]) {
      const id = String(++ids)
      const outgoing = { content: { type: 'txt', msg: 'gone' } } as const
      const sent: Any = await upload(messageUpload({ ...me, id, conversation, outgoing }), id)
      await alice.next('onTextMessage', (message) => message.id === sent.ack.serverId)
      const next = String(++ids)
      const recall = { ack: 'recall', messageId: sent.ack.serverId } as const
      await upload(messageUpload({ ...me, id: next, conversation, outgoing: recall }), next)
      expect(await alice.next('onRecallMessage', (ack) => ack.mid === sent.ack.serverId)).toMatchObject({
        from: 'carol',
      })
    }
  })

  it('group receipt with its words', async () => {
    const sent = await alice.text(group, 'who reads', { chatType: 'groupChat', msgConfig: { allowGroupAck: true } })
    const id = String(++ids)
    const receipt = {
      ack: 'read',
      messageId: sent.serverMsgId,
      isGroupReceipt: true,
      ackContent: '{"seen":true}',
    } as const
    await upload(messageUpload({ ...me, id, conversation: inGroup(), outgoing: receipt }), id)
    const got = await alice.next('onReadMessage', (ack) => ack.mid === sent.serverMsgId && ack.from === 'carol')
    expect(got).toMatchObject({ groupReadCount: { [sent.serverMsgId]: 1 }, ackContent: '{"seen":true}' })
  })

  it.each([
    ['add', 'onContactInvited'],
    ['decline', 'onContactRefuse'],
    ['accept', 'onContactAgreed'],
    ['remove', 'onContactDeleted'],
  ] as const)('contact change: %s', async (operation, event) => {
    if (operation === 'decline' || operation === 'accept') {
      const asked = carol.next((frame) => frame.type === 'notice')
      alice.conn.addContact('carol', 'x')
      await asked
    }
    const id = String(++ids)
    const change = {
      ...me,
      resource: 'webim_raw',
      operation,
      to: ['alice'],
      reason: '你好',
    }
    await upload(rosterUpload({ ...change, id }), id)
    expect(await alice.next(event, (one) => one.from === 'carol')).toMatchObject({ to: 'alice' })
    carol.write(encodeFrame({ type: 'fetch', queue: { domain: 'easemob.com' } }))
  })

  it('attachments as the SDK writes them, by address', async () => {
    const url = 'https://f.example/a'
    const size = { width: 3, height: 4 }
    const body = { url, secret: 's', filename: 'a.bin', file_length: 9 }
    const common = { url, secret: 's', filename: 'a.bin', fileLength: 9 }
    const cases: [options: object, content: Content][] = [
      [
        { type: 'img', body: { ...body, size } },
        { type: 'img', ...common, size },
      ],
      [
        { type: 'audio', body: { ...body, length: 5 } },
        { type: 'audio', ...common, duration: 5 },
      ],
      [
        { type: 'video', body: { ...body, length: 6 } },
        { type: 'video', ...common, duration: 6 },
      ],
      [
        { type: 'file', body },
        { type: 'file', ...common },
      ],
    ]
    for (const [options, content] of cases) {
      const before = alice.window.written.length
      const message = alice.sdk.message.create({ chatType: 'singleChat', to: 'bob', ...options })
      const { serverMsgId } = await alice.conn.send({ ...message, ...options })
      await alice.next('onDeliveredMessage', (ack) => ack.mid === serverMsgId)
      const frame = alice.window.written
        .slice(before)
        .map((bytes) => decodeClientFrame(bytes))
        .find((one) => one.type === 'upload' && one.meta.namespace === 'chat')
      const meta = frame?.type === 'upload' ? frame.meta : undefined
      expect(meta?.to).toEqual(address('bob'))
      expect(decodeBody(meta!.payload).contents![0]).toMatchObject(content)
    }
  })
})
