import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld, type Any, type Device, type EventName } from './harness/world.ts'

const world = useWorld()
let alice: Device
let bob: Device
let carol: Device

beforeAll(async () => {
  alice = await world.login('alice')
  bob = await world.login('bob', { delivery: true })
  carol = await world.login('carol')
})

describe('contents, alice to bob', () => {
  it('[const:content-codes] text with every kind of attribute', async () => {
    const ext = {
      name: '林青',
      big: 12_345_678_901,
      half: 1.5,
      yes: true,
      no: false,
      list: [1, 2],
      deep: { a: { b: 1 } },
    }
    const sent = await alice.text('bob', '你好，藏品到了吗？', { ext })
    const got = await bob.next('onTextMessage')
    expect(got).toMatchObject({
      id: sent.serverMsgId,
      type: 'txt',
      chatType: 'singleChat',
      from: 'alice',
      to: 'bob',
      msg: '你好，藏品到了吗？',
      ext,
    })
    expect(got.onlineState).toBe(1)
    expect(Math.abs(got.time - world.chat.app().clock.now())).toBeLessThan(60_000)
  })

  it('acknowledges with the local id and the id that the receiver sees', async () => {
    const sent = await alice.text('bob', 'ids')
    const ack = await alice.next('onReceivedMessage', (data) => data.mid === sent.serverMsgId)
    expect(ack.id).toBe(sent.localMsgId)
    expect((await bob.next('onTextMessage', (data) => data.msg === 'ids')).id).toBe(sent.serverMsgId)
  })

  const cases: {
    name: string
    event: EventName
    options: Record<string, unknown>
    expected: Record<string, unknown>
  }[] = [
    {
      name: 'command',
      event: 'onCmdMessage',
      options: { type: 'cmd', action: 'refresh', ext: { id: 1 } },
      expected: { type: 'cmd', action: 'refresh', ext: { id: 1 } },
    },
    {
      name: 'location',
      event: 'onLocationMessage',
      options: { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 30.25, lng: 120.15 },
      expected: { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 30.25, lng: 120.15 },
    },
    {
      name: 'custom',
      event: 'onCustomMessage',
      options: { type: 'custom', customEvent: 'collectible', customExts: { id: 'c-1', price: '9900' } },
      expected: { type: 'custom', customEvent: 'collectible', customExts: { id: 'c-1', price: '9900' } },
    },
    {
      name: 'image by address',
      event: 'onImageMessage',
      options: { type: 'img', url: 'https://img.example/a.png', width: 10, height: 20 },
      expected: { type: 'img' },
    },
    {
      name: 'file by address',
      event: 'onFileMessage',
      options: {
        type: 'file',
        body: { url: 'https://f.example/x/y.pdf', type: 'pdf', filename: 'y.pdf' },
        filename: 'y.pdf',
      },
      expected: { type: 'file', filename: 'y.pdf' },
    },
  ]
  it.each(cases)('$name', async ({ event, options, expected }) => {
    const sent = await alice.send({ chatType: 'singleChat', to: 'bob', ...options })
    const got = await bob.next(event, (data) => data.id === sent.serverMsgId)
    expect(got).toMatchObject({ chatType: 'singleChat', from: 'alice', to: 'bob', ...expected })
  })
})

describe('files are uploaded, then sent [val:001:send-file]', () => {
  const file = (name: string, type: string, bytes: number): Any => ({
    data: new File([new Uint8Array(bytes).fill(7)], name, { type }),
    filename: name,
    filetype: type,
    url: '',
  })
  const kinds: {
    type: string
    event: EventName
    name: string
    mime: string
    more: Record<string, unknown>
    seen: Record<string, unknown>
  }[] = [
    {
      type: 'img',
      event: 'onImageMessage',
      name: '藏品.png',
      mime: 'image/png',
      more: { width: 320, height: 200 },
      seen: {},
    },
    {
      type: 'audio',
      event: 'onAudioMessage',
      name: 'voice.mp3',
      mime: 'audio/mp3',
      more: { length: 3 },
      seen: { length: 3 },
    },
    {
      type: 'video',
      event: 'onVideoMessage',
      name: 'clip.mp4',
      mime: 'video/mp4',
      more: { length: 8 },
      seen: { length: 8 },
    },
    { type: 'file', event: 'onFileMessage', name: '合同.pdf', mime: 'application/pdf', more: {}, seen: {} },
  ]
  it.each(kinds)('$type', async ({ type, event, name, mime, more, seen }) => {
    const size = 300_000
    const options = {
      type,
      chatType: 'singleChat',
      to: 'bob',
      file: file(name, mime, size),
      file_length: size,
      filename: name,
      ...more,
    }
    const sent = await alice.send({
      ...options,
      onFileUploadError: () => {},
      onFileUploadComplete: () => {},
      body: undefined,
    })
    const got = await bob.next(event, (data) => data.id === sent.serverMsgId)
    expect(got).toMatchObject({ type, chatType: 'singleChat', from: 'alice', ...seen })
    expect(type === 'img' ? name : got.filename).toBe(name)
    expect(got.url.startsWith(`${world.base}/demo/chat/chatfiles/`)).toBe(true)
    const bytes = await (await fetch(got.url)).arrayBuffer()
    expect(bytes.byteLength).toBe(size)
    const upload = alice.window.calls.findLast((call) => call.url.endsWith('/chatfiles'))
    expect(upload).toMatchObject({ method: 'POST', status: 200 })
  })
})

describe('acks', () => {
  it('[lc:message-acks] a delivery ack comes by itself, single chat only', async () => {
    const sent = await alice.text('bob', 'delivered?')
    const ack = await alice.next('onDeliveredMessage', (data) => data.mid === sent.serverMsgId)
    expect(ack).toMatchObject({ type: 'delivery', from: 'bob', to: 'alice' })
  })

  it('a read ack names the message', async () => {
    const sent = await alice.text('bob', 'read?')
    await bob.send({ type: 'read', chatType: 'singleChat', to: 'alice', id: sent.serverMsgId })
    expect(await alice.next('onReadMessage', (data) => data.mid === sent.serverMsgId)).toMatchObject({
      type: 'read',
      from: 'bob',
    })
  })

  it('a channel ack ends the unread count', async () => {
    await carol.text('bob', 'one')
    await carol.text('bob', 'two')
    await bob.next('onTextMessage', (data) => data.msg === 'two')
    const before = (await bob.conn.getConversationlist()).data.channel_infos.find((row: Any) =>
      row.channel_id.includes('_carol@'),
    )
    expect(before.unread_num).toBe(2)
    await bob.send({ type: 'channel', chatType: 'singleChat', to: 'carol' })
    expect(await carol.next('onChannelMessage')).toMatchObject({ from: 'bob', to: 'carol' })
    const after = (await bob.conn.getConversationlist()).data.channel_infos.find((row: Any) =>
      row.channel_id.includes('_carol@'),
    )
    expect(after.unread_num).toBe(0)
  })
})

describe('recall', () => {
  it('tells the receiver which message', async () => {
    const sent = await alice.text('bob', 'oops')
    await bob.next('onTextMessage', (data) => data.msg === 'oops')
    await alice.conn.recallMessage({ mid: sent.serverMsgId, to: 'bob', chatType: 'singleChat' })
    expect(await bob.next('onRecallMessage', (data) => data.mid === sent.serverMsgId)).toMatchObject({
      from: 'alice',
      to: 'bob',
    })
  })

  it('[err:001:send:1:recall-limit] is refused after the window', async () => {
    const sent = await alice.text('bob', 'late')
    await world.hook('options', { recallWindowMs: -1 })
    await expect(
      alice.conn.recallMessage({ mid: sent.serverMsgId, to: 'bob', chatType: 'singleChat' }),
    ).rejects.toMatchObject({ type: 504 })
    await world.hook('options', { recallWindowMs: null })
  })

  it('[err:001:send:1:recall-disabled] is refused when switched off', async () => {
    const sent = await alice.text('bob', 'no recall')
    await world.hook('options', { recallEnabled: false })
    await expect(
      alice.conn.recallMessage({ mid: sent.serverMsgId, to: 'bob', chatType: 'singleChat' }),
    ).rejects.toMatchObject({ type: 505 })
    await world.hook('options', { recallEnabled: true })
  })

  it('takes the message out of history', async () => {
    const sent = await alice.text('bob', 'gone soon')
    await alice.conn.recallMessage({ mid: sent.serverMsgId, to: 'bob', chatType: 'singleChat' })
    // Not bob's: with `delivery` the SDK acknowledges every message of a history page again.
    const page = await alice.conn.getHistoryMessages({ targetId: 'bob', chatType: 'singleChat', pageSize: 20 })
    expect(page.messages.some((message: Any) => message.id === sent.serverMsgId)).toBe(false)
  })
})
