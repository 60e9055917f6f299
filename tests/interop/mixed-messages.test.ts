import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '#src/contract/im/content.ts'
import { chatFileUrl } from '#src/domain/file/chat-file.ts'
import { type Client, useClients } from './harness/client.ts'
import { useWorld, type Any, type Device, type EventName } from './harness/world.ts'

const world = useWorld()
const client = useClients(world)
let alice: Client
let bob: Device

beforeAll(async () => {
  bob = await world.login('bob', { delivery: true })
  alice = await client('alice')
  await alice.open('chat:bob')
})

const msgOf = ({ content }: { content: Content }): string | undefined =>
  content.type === 'txt' ? content.msg : undefined

describe('our client, alice, writes to the reference client, bob', () => {
  it('text with every kind of attribute; our own mark stays between us', async () => {
    const ext = {
      name: '林青',
      big: 12_345_678_901,
      half: 1.5,
      yes: true,
      no: false,
      list: [1, 2],
      deep: { a: { b: 1 } },
    }
    await alice.text('chat:bob', '你好，藏品到了吗？', { ext })
    const got = await bob.next('onTextMessage')
    expect(got).toMatchObject({
      type: 'txt',
      chatType: 'singleChat',
      from: 'alice',
      to: 'bob',
      msg: '你好，藏品到了吗？',
      ext,
    })
    const message = await alice.message('chat:bob', ({ id }) => id === got.id)
    expect(message).toMatchObject({ from: 'alice', content: { type: 'txt', msg: '你好，藏品到了吗？' } })
    expect(message.ext).toEqual(ext)
  })

  const contents: { name: string; event: EventName; content: Content; expected: Record<string, unknown> }[] = [
    {
      name: 'a command',
      event: 'onCmdMessage',
      content: { type: 'cmd', action: 'refresh' },
      expected: { action: 'refresh' },
    },
    {
      name: 'a location',
      event: 'onLocationMessage',
      content: { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 30.25, lng: 120.15 },
      expected: { addr: '西湖', buildingName: '断桥', lat: 30.25, lng: 120.15 },
    },
    {
      name: 'a custom card',
      event: 'onCustomMessage',
      content: { type: 'custom', event: 'collectible', exts: { id: 'c-1', price: '9900' } },
      expected: { customEvent: 'collectible', customExts: { id: 'c-1', price: '9900' } },
    },
  ]
  it.each(contents)('$name', async ({ event, content, expected }) => {
    const localId = await alice.send('chat:bob', { content })
    expect(await bob.next(event)).toMatchObject({ chatType: 'singleChat', from: 'alice', to: 'bob', ...expected })
    await alice.delivered(localId)
    expect(await alice.message('chat:bob', (message) => message.localId === localId)).toMatchObject({ content })
  })

  const files: { name: string; event: EventName; content: Content; mime: string; expected: Record<string, unknown> }[] =
    [
      {
        name: '藏品.png',
        event: 'onImageMessage',
        content: { type: 'img', size: { width: 320, height: 200 } },
        mime: 'image/png',
        expected: { width: 320, height: 200 },
      },
      {
        name: 'voice.mp3',
        event: 'onAudioMessage',
        content: { type: 'audio', duration: 3 },
        mime: 'audio/mp3',
        expected: { length: 3, filename: 'voice.mp3' },
      },
      {
        name: 'clip.mp4',
        event: 'onVideoMessage',
        content: { type: 'video', duration: 8 },
        mime: 'video/mp4',
        expected: { length: 8, filename: 'clip.mp4' },
      },
      {
        name: '合同.pdf',
        event: 'onFileMessage',
        content: { type: 'file' },
        mime: 'application/pdf',
        expected: { filename: '合同.pdf' },
      },
    ]
  it.each(files)(
    '$name: uploaded first, then sent [val:001:send-file]',
    async ({ name, event, content, mime, expected }) => {
      const bytes = new Blob([new Uint8Array(300_000).fill(7)], { type: mime })
      await alice.send('chat:bob', { content }, { bytes, name })
      const got = await bob.next(event)
      expect(got).toMatchObject({ from: 'alice', file_length: 300_000, ...expected })
      expect((await (await fetch(got.url)).arrayBuffer()).byteLength).toBe(300_000)
    },
  )
})

describe('the reference client writes to ours', () => {
  it('text with attributes, and the state of the receiver', async () => {
    const ext = { name: '林青', half: 1.5, yes: true, list: [1, 2] }
    const sent = await bob.text('alice', '在路上了', { ext })
    const message = await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)
    expect(message).toMatchObject({
      from: 'bob',
      to: 'alice',
      conversation: 'chat:bob',
      ext,
      onlineState: 1,
      content: { type: 'txt', msg: '在路上了' },
    })
  })

  const contents: { name: string; options: Record<string, unknown>; content: object }[] = [
    { name: 'a command', options: { type: 'cmd', action: 'refresh' }, content: { type: 'cmd', action: 'refresh' } },
    {
      name: 'a location',
      options: { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 30.25, lng: 120.15 },
      content: { type: 'loc', addr: '西湖', buildingName: '断桥', lat: 30.25, lng: 120.15 },
    },
    {
      name: 'a custom card',
      options: { type: 'custom', customEvent: 'collectible', customExts: { id: 'c-1' } },
      content: { type: 'custom', event: 'collectible', exts: { id: 'c-1' } },
    },
    {
      name: 'an image by address',
      options: { type: 'img', url: 'https://img.example/a.png' },
      content: { type: 'img', url: 'https://img.example/a.png' },
    },
  ]
  it.each(contents)('$name', async ({ options, content }) => {
    const sent = await bob.send({ chatType: 'singleChat', to: 'alice', ...options })
    expect((await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)).content).toMatchObject(content)
  })

  const files = [
    {
      type: 'img',
      name: 'a.png',
      mime: 'image/png',
      more: { width: 320, height: 200 },
      content: { size: { width: 320, height: 200 } },
    },
    { type: 'audio', name: 'v.mp3', mime: 'audio/mp3', more: { length: 3 }, content: { duration: 3 } },
    { type: 'video', name: 'c.mp4', mime: 'video/mp4', more: { length: 8 }, content: { duration: 8 } },
    { type: 'file', name: 'd.pdf', mime: 'application/pdf', more: {}, content: {} },
  ]
  it.each(files)('$type, uploaded', async ({ type, name, mime, more, content }) => {
    const data = new File([new Uint8Array(5000).fill(7)], name, { type: mime })
    const file = { data, filename: name, filetype: mime, url: '' }
    const more2 = { onFileUploadError: () => {}, onFileUploadComplete: () => {}, body: undefined }
    const sent = await bob.send({
      type,
      chatType: 'singleChat',
      to: 'alice',
      file,
      file_length: 5000,
      filename: name,
      ...more,
      ...more2,
    })
    const message = await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)
    expect(message.content).toMatchObject({ type, filename: name, fileLength: 5000, ...content })
    expect((await (await fetch(chatFileUrl(message.content as { url: string }))).arrayBuffer()).byteLength).toBe(5000)
  })
})

describe('receipts [lc:message-acks]', () => {
  it('bob confirms delivery by himself', async () => {
    const localId = await alice.text('chat:bob', 'delivered?')
    const { id } = await alice.message('chat:bob', (message) => message.localId === localId)
    const { receipts } = await alice.until('im-conversation/chat:bob', (context) => context.receipts[id]?.isDelivered)
    expect(receipts[id]).toEqual({ isDelivered: true, isRead: false, readCount: 0 })
  })

  it('[A-70] alice confirms delivery by herself', async () => {
    const sent = await bob.text('alice', 'got it?')
    expect(await bob.next('onDeliveredMessage', (data) => data.mid === sent.serverMsgId)).toMatchObject({
      from: 'alice',
    })
  })

  it('bob reads', async () => {
    const localId = await alice.text('chat:bob', 'read?')
    const { id } = await alice.message('chat:bob', (message) => message.localId === localId)
    await bob.next('onTextMessage', (data) => data.msg === 'read?')
    await bob.send({ type: 'read', chatType: 'singleChat', to: 'alice', id })
    const { receipts } = await alice.until('im-conversation/chat:bob', (context) => context.receipts[id]?.isRead)
    expect(receipts[id]).toMatchObject({ isDelivered: true, isRead: true })
  })

  it('alice reads', async () => {
    const sent = await bob.text('alice', 'and you?')
    await alice.send('chat:bob', { ack: 'read', messageId: sent.serverMsgId })
    expect(await bob.next('onReadMessage', (data) => data.mid === sent.serverMsgId)).toMatchObject({
      type: 'read',
      from: 'alice',
    })
  })

  it('a channel receipt of alice reaches bob, one of bob marks everything read', async () => {
    await alice.send('chat:bob', { ack: 'channel', messageId: '' })
    const localId = await alice.text('chat:bob', 'channel?')
    const { id } = await alice.message('chat:bob', (message) => message.localId === localId)
    await bob.send({ type: 'channel', chatType: 'singleChat', to: 'alice' })
    await alice.until('im-conversation/chat:bob', (context) => context.receipts[id]?.isRead)
    expect(await bob.next('onChannelMessage')).toMatchObject({ from: 'alice', to: 'bob' })
  })
})

describe('recall', () => {
  it('by alice: bob hears which message, and it is gone here', async () => {
    const localId = await alice.text('chat:bob', 'oops')
    const { id } = await alice.message('chat:bob', (message) => message.localId === localId)
    await bob.next('onTextMessage', (data) => data.msg === 'oops')
    await alice.send('chat:bob', { ack: 'recall', messageId: id })
    expect(await bob.next('onRecallMessage', (data) => data.mid === id)).toMatchObject({ from: 'alice' })
    await alice.until('im-conversation/chat:bob', ({ messages }) => messages.every((message) => message.id !== id))
  })

  it('by bob: it is gone here', async () => {
    const sent = await bob.text('alice', 'never mind')
    await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)
    await bob.conn.recallMessage({ mid: sent.serverMsgId, to: 'alice', chatType: 'singleChat' })
    const { messages } = await alice.until('im-conversation/chat:bob', (context) =>
      context.messages.every(({ id }) => id !== sent.serverMsgId),
    )
    expect(messages.map(msgOf)).not.toContain('never mind')
  })

  it('[err:001:send:1:recall-limit] too late: it stays and says why', async () => {
    const localId = await alice.text('chat:bob', 'late')
    const { id } = await alice.message('chat:bob', (message) => message.localId === localId)
    await world.hook('options', { recallWindowMs: -1 })
    const recall = await alice.send('chat:bob', { ack: 'recall', messageId: id })
    const { items } = await alice.until('im-message', (context) =>
      context.items.some(({ status }) => status === 'failed'),
    )
    await world.hook('options', { recallWindowMs: null })
    expect(items.find((item) => item.localId === recall)?.failure).toEqual({
      reason: 'recallTimeLimit',
      message: '发出太久，不能撤回了',
    })
    alice.system().say('im-message', { type: 'imMessage.discardRequested', localId: recall })
    await alice.delivered(recall)
    expect(await alice.message('chat:bob', (message) => message.id === id)).toMatchObject({ id })
  })
})

describe('refusals are shown on the message, and it can be sent again', () => {
  const refusals = [
    { status: { errorCode: 1, reason: 'blocked' }, reason: 'permissionDenied' },
    { status: { errorCode: 1, reason: 'nonroster' }, reason: 'notFriend' },
    { status: { errorCode: 7, reason: 'sensitive words' }, reason: 'illegalContent' },
    { status: { errorCode: 7, reason: 'traffic limit' }, reason: 'rateLimited' },
    { status: { errorCode: 15 }, reason: 'muted' },
    { status: { errorCode: 19, reason: 'outside' }, reason: 'externalLogic' },
  ]
  it.each(refusals)('$reason', async ({ status, reason }) => {
    await world.hook('sendfault', { user: 'alice', status, types: ['txt'], times: 1 })
    const localId = await alice.text('chat:bob', `refused ${reason}`)
    const { items } = await alice.until('im-message', (context) =>
      context.items.some((item) => item.status === 'failed'),
    )
    expect(items).toMatchObject([{ localId, failure: { reason } }])
    alice.system().say('im-message', { type: 'imMessage.resendRequested', localId })
    expect(await bob.next('onTextMessage', (data) => data.msg === `refused ${reason}`)).toMatchObject({ from: 'alice' })
    await alice.delivered(localId)
  })
})

describe('history and the list of conversations', () => {
  it('[lc:history-fetch] opens with the newest 20 and goes back to the start without a gap', async () => {
    const carol = await world.login('carol')
    for (let index = 0; index < 45; index++) await carol.text('alice', `history ${index}`)
    await alice.open('chat:carol')
    for (let window = 0; window < 2; window++) {
      const before = alice.context('im-conversation/chat:carol').messages.length
      alice.system().say('im-conversation/chat:carol', { type: 'imConversation.moreRequested' })
      await alice.until(
        'im-conversation/chat:carol',
        ({ messages, isAtStart }) => messages.length > before || isAtStart,
      )
    }
    const { messages, isAtStart } = await alice.until('im-conversation/chat:carol', (context) => context.isAtStart)
    expect(messages.map(msgOf)).toEqual([...Array(45).keys()].map((index) => `history ${index}`))
    expect(isAtStart).toBe(true)
  })

  it('counts what is unread, and reading ends it on every device', async () => {
    const dave = await world.login('dave')
    await dave.text('alice', 'one')
    await dave.text('alice', 'two')
    const { lines } = await alice.until('im-inbox', (context) => context.lines['chat:dave']?.unread === 2)
    expect(msgOf(lines['chat:dave']!.last!)).toBe('two')
    alice.system().say('im-inbox', { type: 'imInbox.opened', key: 'chat:dave' })
    await alice.until('im-inbox', (context) => context.lines['chat:dave']?.unread === 0)
    alice.system().say('im-inbox', { type: 'imInbox.closed' })
    await dave.text('alice', 'three')
    await alice.until('im-inbox', (context) => context.lines['chat:dave']?.unread === 1)
    const laptop = await world.login('alice', { deviceId: 'laptop' })
    await laptop.send({ type: 'channel', chatType: 'singleChat', to: 'dave' })
    await alice.until('im-inbox', (context) => context.lines['chat:dave']?.unread === 0)
  })

  it('what another device of alice writes appears here as her own', async () => {
    const tablet = await world.login('alice', { deviceId: 'tablet' })
    const sent = await tablet.text('bob', 'from the tablet')
    expect(await alice.message('chat:bob', ({ id }) => id === sent.serverMsgId)).toMatchObject({
      from: 'alice',
      conversation: 'chat:bob',
    })
  })

  it('the server lists the conversations that a fresh device does not know', async () => {
    const fresh = await client('alice', { chat: { resource: 'shucang_fresh' } })
    const { lines } = await fresh.until('im-inbox', (context) => Object.keys(context.lines).length >= 3)
    expect(lines['chat:carol']).toMatchObject({ last: { from: 'carol', content: { type: 'txt', msg: 'history 44' } } })
    await fresh.open('chat:bob')
    expect(fresh.context('im-conversation/chat:bob').messages.map(({ id }: Any) => id)).toEqual(
      alice
        .context('im-conversation/chat:bob')
        .messages.slice(-20)
        .map(({ id }: Any) => id),
    )
  })
})
