import { describe, expect, it } from 'vitest'
import { encodeBody } from '#src/contract/im/body.ts'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import { type Client, useClients } from './harness/client.ts'
import { useWorld, type Device } from './harness/world.ts'

const world = useWorld()
const client = useClients(world)

const texts = (of: Client, conversation: string): (string | undefined)[] =>
  of
    .context(`im-conversation/${conversation}`)
    .messages.map(({ content }) => (content.type === 'txt' ? content.msg : undefined))
const received = (device: Device, prefix: string): string[] =>
  device.all('onTextMessage', (data) => data.msg.startsWith(prefix)).map((data) => data.msg)
const numbered = (prefix: string, count: number): string[] =>
  [...Array(count).keys()].map((index) => `${prefix}${index}`)

describe('sync', () => {
  it('[lc:sync-queues] 45 messages that waited come once each, in order, over three pages', async () => {
    const bob = await world.login('bob')
    for (const msg of numbered('waited ', 45)) await bob.text('erin', msg)
    const erin = await client('erin')
    const { lines } = await erin.until('im-inbox', (context) => context.lines['chat:bob']?.unread === 45)
    expect(lines['chat:bob']?.last?.content).toMatchObject({ msg: 'waited 44' })
    await erin.until('im-sync', ({ queues }) => queues.length === 0)
    expect(erin.context('im-sync').seen.length).toBe(45)
  })

  it('[rt-sync-paging] several queues, one after the other, while messages go on arriving', async () => {
    const bob = await world.login('bob')
    const carol = await world.login('carol')
    for (let index = 0; index < 25; index++) {
      await bob.text('frank', `b ${index}`)
      await carol.text('frank', `c ${index}`)
    }
    const frank = await client('frank', { isIdle: true })
    frank.system().openConversation('chat:bob')
    frank.system().openConversation('chat:carol')
    frank.system().say('im-connection', { type: 'imConnection.loginRequested', user: 'frank' })
    for (let index = 25; index < 40; index++) await bob.text('frank', `b ${index}`)
    await frank.until('im-conversation/chat:bob', () => texts(frank, 'chat:bob').includes('b 39'))
    await frank.until('im-conversation/chat:carol', () => texts(frank, 'chat:carol').includes('c 24'))
    expect(texts(frank, 'chat:bob')).toEqual(numbered('b ', 40))
    expect(texts(frank, 'chat:carol')).toEqual(numbered('c ', 25))
  })

  it('takes what is pushed without notice and fetch', async () => {
    await world.hook('options', { delivery: 'push' })
    const bob = await world.login('bob')
    const linqing = await client('linqing')
    await linqing.open('chat:bob')
    for (const msg of numbered('push ', 30)) await bob.text('linqing', msg)
    await linqing.until('im-conversation/chat:bob', () => texts(linqing, 'chat:bob').includes('push 29'))
    await world.hook('options', { delivery: 'notice' })
    expect(texts(linqing, 'chat:bob')).toEqual(numbered('push ', 30))
  })
})

describe('drop and reconnect [lc:reconnect]', () => {
  it('comes back by itself and gets what it missed, once', async () => {
    const bob = await world.login('bob')
    const alice = await client('alice')
    await alice.open('chat:bob')
    alice.cut()
    await alice.until('im-connection', (_, state) => state === 'waiting')
    await bob.text('alice', 'while away')
    await alice.connected()
    await alice.message('chat:bob', ({ content }) => content.type === 'txt' && content.msg === 'while away')
    expect(texts(alice, 'chat:bob').filter((msg) => msg === 'while away')).toHaveLength(1)
    expect(alice.context('im-connection').attempt).toBe(0)
  })

  it('what was sent while offline is kept and flushed once, in order', async () => {
    const bob = await world.login('bob')
    const alice = await client('alice')
    alice.block(true)
    alice.cut()
    await alice.until('im-connection', (_, state) => state === 'waiting')
    for (const msg of numbered('offline ', 10)) await alice.text('chat:bob', msg)
    expect(alice.context('im-message').items.map(({ status }) => status)).toEqual(Array(10).fill('queued'))
    alice.block(false)
    await bob.next('onTextMessage', (data) => data.msg === 'offline 9')
    await alice.until('im-message', ({ items }) => items.length === 0)
    expect(received(bob, 'offline ')).toEqual(numbered('offline ', 10))
  })

  it('what was sent while offline survives a killed tab', async () => {
    const bob = await world.login('bob')
    const alice = await client('alice')
    alice.block(true)
    alice.cut()
    await alice.until('im-connection', (_, state) => state === 'waiting')
    for (const msg of numbered('killed ', 5)) await alice.text('chat:bob', msg)
    alice.block(false)
    await alice.reload()
    await bob.next('onTextMessage', (data) => data.msg === 'killed 4')
    await alice.until('im-message', ({ items }) => items.length === 0)
    expect(received(bob, 'killed ')).toEqual(numbered('killed ', 5))
  })

  it('an unknown outcome is being confirmed, never failed: history has it, so it is delivered and not sent again', async () => {
    const bob = await world.login('bob')
    const alice = await client('alice')
    await alice.open('chat:bob')
    const seen: string[] = []
    alice
      .system()
      .subscribe('im-message', () => seen.push(...alice.context('im-message').items.map(({ status }) => status)))
    // The message arrives; the answer does not: the line breaks in the moment that bob hears it.
    const arrived = bob.next('onTextMessage', (data) => data.msg === 'did it arrive?')
    const cut = arrived.then(() => alice.cut())
    await world.hook('sendfault', { user: 'alice', silent: true, types: ['recall'], times: 1 })
    await alice.text('chat:bob', 'did it arrive?')
    await cut
    await alice.until('im-message', ({ items }) => items.length === 0)
    expect(seen).not.toContain('failed')
    await alice.text('chat:bob', 'marker')
    await bob.next('onTextMessage', (data) => data.msg === 'marker')
    expect(received(bob, 'did it arrive?')).toHaveLength(1)
  })

  it('an unknown outcome that history does not know goes out again, once, before what was written after it', async () => {
    const bob = await world.login('bob')
    const alice = await client('alice')
    await world.hook('sendfault', { user: 'alice', drop: true, types: ['txt'], times: 1 })
    await alice.text('chat:bob', 'lost 0')
    await alice.text('chat:bob', 'lost 1')
    const { items } = await alice.until('im-message', (context) =>
      context.items.some(({ status }) => status === 'confirming'),
    )
    expect(items.map(({ status }) => status)).not.toContain('failed')
    await bob.next('onTextMessage', (data) => data.msg === 'lost 1')
    await alice.until('im-message', (context) => context.items.length === 0)
    expect(received(bob, 'lost ')).toEqual(['lost 0', 'lost 1'])
  })

  it('written and killed: the next start confirms it', async () => {
    const bob = await world.login('bob')
    const alice = await client('alice')
    await world.hook('sendfault', { user: 'alice', silent: true, types: ['txt'], times: 1 })
    await alice.text('chat:bob', 'silence')
    // What is written behind it arrives, so it has reached the server before the page is killed.
    await alice.delivered(await alice.text('chat:carol', 'behind it'))
    await alice.reload()
    await bob.next('onTextMessage', (data) => data.msg === 'silence')
    await alice.until('im-message', (context) => context.items.length === 0)
    expect(received(bob, 'silence')).toHaveLength(1)
  })

  it('[A-42] each success refills the five attempts', async () => {
    const alice = await client('alice')
    for (let drop = 0; drop < 7; drop++) {
      alice.cut()
      await alice.until('im-connection', (_, state) => state === 'waiting')
      await alice.connected()
    }
    expect(alice.context('im-connection')).toMatchObject({ attempt: 0, failure: null })
  })

  it('heals without the user: network back, page visible again', async () => {
    const alice = await client('alice')
    alice.block(true)
    alice.cut()
    await alice.until('im-connection', (_, state) => state === 'waiting')
    alice.setOnline(false)
    await alice.until('im-connection', (_, state) => state === 'offline')
    alice.block(false)
    alice.setOnline(true)
    await alice.connected()
    const sockets = alice.socketCount()
    alice.setVisible(true)
    await alice.until(
      'im-connection',
      (_, state) => (state as { connected?: { heartbeat: string } }).connected?.heartbeat === 'waiting',
    )
    expect(alice.socketCount()).toBe(sockets)
  })
})

describe('the login [lc:chat-login]', () => {
  it('with an external token, over discovery', async () => {
    const erin = await client('erin', {
      config: { rest: [], socket: [], dns: ['http://127.0.0.1:9', world.base] },
      chat: { credential: async () => ({ ok: true, value: { kind: 'external', token: 'ext-erin-600000' } }) },
    })
    const { expiresAt, willExpireAt } = erin.context('im-connection')
    expect(expiresAt! - willExpireAt!).toBeLessThan(300_100)
    expect(expiresAt! - willExpireAt!).toBeGreaterThan(290_000)
  })

  it('with a wrong password is refused in words, and not tried again', async () => {
    const alice = await client('alice', {
      isIdle: true,
      chat: { credential: async () => ({ ok: true, value: { kind: 'password', password: 'wrong' } }) },
    })
    alice.system().say('im-connection', { type: 'imConnection.loginRequested', user: 'alice' })
    const { failure } = await alice.until('im-connection', (_, state) => state === 'refused')
    expect(failure?.message).toMatch(/[\u4e00-\u9fff]/)
    expect(alice.socketCount()).toBe(0)
  })

  it('[err:001:conn:provision-error] with a token that the server does not know', async () => {
    const alice = await client('alice', {
      isIdle: true,
      chat: { credential: async () => ({ ok: true, value: { kind: 'token', token: 'unknown' } }) },
    })
    alice.system().say('im-connection', { type: 'imConnection.loginRequested', user: 'alice' })
    const { failure } = await alice.until('im-connection', (_, state) => state === 'refused')
    expect(failure).toEqual({ reason: 'connectionError', message: '聊天服务拒绝了登录' })
  })

  it('[lc:token-lifetime] a token is renewed at half of its life, and the socket stays', async () => {
    const suyan = await client('suyan', {
      chat: { credential: async () => ({ ok: true, value: { kind: 'external', token: 'ext-suyan-3000' } }) },
    })
    const first = suyan.context('im-connection').expiresAt!
    await suyan.until('im-connection', ({ expiresAt }) => expiresAt !== null && expiresAt > first)
    expect(suyan.socketCount()).toBe(1)
  })

  it('[lc:token-lifetime] a token that cannot be renewed ends: the connection closes, after one more login was refused', async () => {
    let given = 0
    const hemu = await client('hemu', {
      chat: {
        credential: async () => ({
          ok: true,
          value: given++ === 0 ? { kind: 'external', token: 'ext-hemu-1200' } : { kind: 'external', token: 'nobody' },
        }),
      },
    })
    await hemu.until('im-connection', (_, state) => state === 'refused')
    // The login, the renewal at half of its life, the login after its end.
    expect(given).toBe(3)
    expect(hemu.socketCount()).toBe(1)
  })

  const kicks = [
    [1, 207, 'userRemoved'],
    [2, 206, 'otherDeviceLogin'],
    [3, 216, 'passwordChanged'],
    [4, 217, 'kicked'],
  ] as const
  it.each(kicks)('[lc:forced-logout] statistics operation %i ends it with %i', async (operation, code, reason) => {
    const guyuan = await client('guyuan', { chat: { resource: `shucang_kick_${code}` } })
    await world.hook('kick', { user: 'guyuan', operation })
    const { kickedCode, failure } = await guyuan.until('im-connection', (_, state) => state === 'kicked')
    expect([kickedCode, failure?.reason]).toEqual([code, reason])
    expect(guyuan.socketCount()).toBe(1)
  })

  it('a deliberate close ends it; nothing comes back by itself', async () => {
    const alice = await client('alice')
    alice.system().say('im-connection', { type: 'imConnection.closeRequested' })
    await alice.until('im-connection', (_, state) => state === 'closed')
    expect(alice.context('im-connection')).toMatchObject({ user: '', attempt: 0 })
    const localId = await alice.text('chat:bob', 'too late')
    await alice.until('im-message', ({ items }) =>
      items.some((item) => item.localId === localId && item.status === 'queued'),
    )
  })
})

describe('what cannot be read costs only itself', () => {
  const jid = { appKey: 'demo#chat', name: 'bob', domain: 'easemob.com' }
  const chat = (id: string, msg: string): Meta => ({
    id,
    from: jid,
    to: { ...jid, name: 'alice' },
    timestamp: 1_760_000_000_000,
    namespace: 'chat',
    payload: encodeBody({
      kind: 'chat',
      from: { name: 'bob' },
      to: { name: 'alice' },
      contents: [{ type: 'txt', msg }],
    }),
  })
  const page = (metas: Meta[]) => encodeServerFrame({ type: 'sync', status: { code: 0 }, metas, isLast: true })

  it('malformed frames, truncated payloads, unknown codes, broken JSON, oversized attributes', async () => {
    const alice = await client('alice')
    await alice.open('chat:bob')
    const before = alice.context('im-sync').skipped.count
    alice.inject(new Uint8Array([255, 255, 255, 255]))
    alice.inject(new TextEncoder().encode('hello'))
    const whole = page([chat('9000000000000000001', 'first')])
    alice.inject(whole.subarray(0, whole.length - 7))
    const cut = { ...chat('9000000000000000002', 'cut'), payload: chat('1', 'cut').payload.subarray(0, 9) }
    const unknown: Meta = { ...chat('9000000000000000003', ''), payload: new Uint8Array([8, 99]) }
    const notice: Meta = {
      ...chat('9000000000000000004', ''),
      namespace: 'notify',
      payload: new TextEncoder().encode('{"type":"presence"'),
    }
    const strange: Meta = {
      ...chat('9000000000000000005', ''),
      namespace: 'notify',
      payload: new TextEncoder().encode('{"type":"party","data":{}}'),
    }
    const body = {
      kind: 'chat' as const,
      contents: [{ type: 'txt' as const, msg: 'huge' }],
      ext: { huge: 'x'.repeat(200_000) },
    }
    const huge: Meta = { ...chat('9000000000000000006', ''), payload: encodeBody(body) }
    alice.inject(
      page([
        cut,
        unknown,
        chat('9000000000000000007', 'good one'),
        notice,
        strange,
        huge,
        chat('9000000000000000008', 'good two'),
      ]),
    )
    await alice.message('chat:bob', ({ content }) => content.type === 'txt' && content.msg === 'good two')
    expect(texts(alice, 'chat:bob')).toEqual(expect.arrayContaining(['good one', 'huge', 'good two']))
    expect(alice.context('im-sync').skipped.count).toBeGreaterThanOrEqual(before + 6)
    expect(alice.reports.length).toBeGreaterThanOrEqual(6)
    await alice.connected()
  })
})
