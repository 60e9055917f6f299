import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#src/contract/im/client.ts'
import { createGate } from '../gate.ts'
import { connectionEffects } from './connection.ts'
import { conversationEffects, inboxEffects } from './conversation.ts'
import { messageEffects } from './message.ts'
import type { Parts } from './parts.ts'

const { signal } = new AbortController()
const ok = (value: unknown = null) => ({ ok: true, value })
const refused = { ok: false, error: { type: 1, name: 'unknown', message: 'no' } }

/** Parts that do what is given and note what is asked of them, by name. */
function setUp({
  answers = {},
  kept = [],
  files = {},
}: {
  answers?: Record<string, unknown>
  kept?: readonly Partial<ChatMessage>[]
  files?: Record<string, Blob>
} = {}) {
  const asked: unknown[][] = []
  const answer =
    (name: string, otherwise: unknown = ok()) =>
    async (...given: unknown[]) => {
      asked.push([name, ...given.filter((one) => !(one instanceof AbortSignal))])
      return name in answers ? answers[name] : otherwise
    }
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void asked.push([name, ...given])
  const gate = createGate()
  let isOpen = true
  const parts = {
    client: {
      call: async (name: string, given: unknown) => answer(`call ${name}`)(given),
      history: answer('history'),
      upload: answer('upload'),
      open: answer('open'),
      send: (item: { localId: string }) => {
        asked.push(['send', item])
        if ('send' in answers) throw answers['send']
        return true
      },
      socket: { isOpen: () => isOpen, close: note('close'), beat: answer('beat', true), fetch: () => true },
    },
    tools: { clock: { now: () => 5_000 }, random: { int: () => 7 }, unanswered: () => [] },
    platform: {
      resource: 'own',
      config: { appKey: 'demo#chat' },
      report: note('report'),
      confirmsDelivery: true,
      files: { get: async (key: string) => files[key], remove: answer('removed file') },
    },
    events: { refused: note('refused') },
    sent: new Map(),
    archive: {
      window: async (given: unknown) => {
        asked.push(['window', given])
        return { messages: kept, isLast: true }
      },
      keepOnly: note('keep only'),
    },
    archiveWriter: {
      operated: note('operated'),
      served: note('served'),
      doubted: note('doubted'),
      takeDoubt: () => false,
      doubtful: () => [],
      stored: answer('stored'),
    },
    gate,
    me: 'alice',
  }
  const names = () => asked.map(([name]) => name)
  // Doubles have what these effects use of the parts.
  return { parts: parts as unknown as Parts, asked, names, setOpen: (is: boolean) => void (isOpen = is) }
}

describe('the effects of a conversation', () => {
  const conversation = { kind: 'chat', name: 'bob' } as const
  const page = { messages: [], cursor: '', isLast: true }

  it('give the archive the newest window, and the first page of history with what is newest on the device', async () => {
    const { parts, asked } = setUp({ answers: { history: ok(page) }, kept: [{ id: '70' }, { id: '60' }] })
    const input = { user: 'alice', conversation: 'chat:bob', before: '', count: 20, isGapless: false }
    expect(await conversationEffects(parts).local(input)).toEqual({
      type: 'local.succeeded',
      messages: [{ id: '70' }, { id: '60' }],
      isLast: true,
    })
    const served = await conversationEffects(parts).history({ conversation, cursor: '' }, signal)
    expect(served).toEqual({ type: 'history.succeeded', ...page, upTo: '70', me: 'alice' })
    expect(asked).toContainEqual(['served', conversation, '', { ...page, upTo: '70' }])
  })

  it('ask for an older page without looking at the device, and keep nothing of a refused one', async () => {
    const older = setUp({ answers: { history: ok(page) }, kept: [{ id: '70' }] })
    expect(await conversationEffects(older.parts).history({ conversation, cursor: '60' }, signal)).toMatchObject({
      upTo: '',
    })
    expect(older.names()).toEqual(['history', 'served'])
    const no = setUp({ answers: { history: refused } })
    expect(await conversationEffects(no.parts).history({ conversation, cursor: '60' }, signal)).toMatchObject({
      type: 'history.failed',
    })
    expect(no.names()).toEqual(['history'])
  })

  it('clear up to now, note what was done, and nothing of what was refused', async () => {
    const done = setUp()
    const clear = { operation: 'clear', input: {}, conversation: 'chat:bob' } as const
    await conversationEffects(done.parts).operate(clear, signal)
    const [call, note] = done.asked
    expect(call![1]).toMatchObject({ before: 5_000, conversation: 'chat:bob' })
    expect(note).toEqual(['operated', { operation: 'clear', input: {} }, 'chat:bob', null])
    const name = String(call![0])
    const no = setUp({ answers: { [name]: refused } })
    expect(await conversationEffects(no.parts).operate(clear, signal)).toMatchObject({ type: 'operate.failed' })
    expect(no.names()).toEqual([name])
  })
})

describe('the effects of the list', () => {
  const row = (meta: object, unread?: number) => ({
    channel_id: 'demo#chat_bob@easemob.com',
    ...(unread === undefined ? {} : { unread_num: unread }),
    meta,
  })
  const linesOf = async (...rows: readonly object[]) => {
    const { parts } = setUp({ answers: { 'call conversations.list': ok({ channel_infos: rows }) } })
    const got = await inboxEffects(parts).listConversations({ user: 'alice' }, signal)
    return (got as unknown as { lines: readonly { key: string; last: unknown; unread: number }[] }).lines
  }

  it('read a line with its last message', async () => {
    const payload = JSON.stringify({ bodies: [{ type: 'txt', msg: '在' }], from: 'bob', to: 'alice' })
    expect(await linesOf(row({ id: '9', payload, timestamp: 44 }, 3))).toEqual([
      {
        key: 'chat:bob',
        unread: 3,
        last: {
          id: '9',
          conversation: 'chat:bob',
          from: 'bob',
          to: 'alice',
          at: 44,
          content: { type: 'txt', msg: '在' },
          ext: {},
          onlineState: 3,
        },
      },
    ])
  })

  it('read a line without one: no id, no payload, no body, or what is no JSON', async () => {
    const payload = JSON.stringify({ bodies: [{ type: 'txt', msg: '在' }] })
    for (const meta of [{ payload }, { id: '9' }, { id: '9', payload: '{"bodies":[]}' }, { id: '9', payload: '{' }])
      expect(await linesOf(row(meta))).toEqual([{ key: 'chat:bob', last: null, unread: 0 }])
  })

  it('take a sender out of the address where the payload names none, and oneself where neither does', async () => {
    const payload = JSON.stringify({ bodies: [{ type: 'txt', msg: '在' }] })
    const [named] = await linesOf(row({ id: '9', payload, from: 'demo#chat_bob@easemob.com/web', to: 'x_carol@y' }))
    expect(named!.last).toMatchObject({ from: 'bob', to: 'carol', at: 0 })
    const [nameless] = await linesOf(row({ id: '9', payload }))
    expect(nameless!.last).toMatchObject({ from: 'alice', to: '' })
  })

  it('clear on the device what was removed at the server, and only that', async () => {
    const done = setUp()
    await inboxEffects(done.parts).removeConversation({ key: 'chat:bob' }, signal)
    expect(done.asked).toEqual([
      ['call conversations.remove', { conversation: 'chat:bob', deleteRoam: true }],
      ['operated', { operation: 'clear', input: {} }, 'chat:bob', null],
    ])
    const no = setUp({ answers: { 'call conversations.remove': refused } })
    await inboxEffects(no.parts).removeConversation({ key: 'chat:bob' }, signal)
    expect(no.names()).toEqual(['call conversations.remove'])
  })
})

describe('the effects of messages', () => {
  const file = { key: 'f1', name: 'a.png', type: 'image/png', size: 3 }
  const content = { type: 'img', filename: 'a.png' } as never
  const upload = { localId: '1', content, file }
  const files = { f1: new Blob(['abc']) }

  it('say of a message that cannot be written that it is refused, and report it', () => {
    const { parts, names } = setUp({ answers: { send: new Error('too long') } })
    const item = { localId: '1', conversation: { kind: 'chat', name: 'bob' }, outgoing: {} } as never
    expect(messageEffects(parts).send(item)).toBe(true)
    expect(names()).toEqual(['send', 'report', 'refused'])
    expect(parts.sent.get('1')).toBe(item)
  })

  it('leave the bytes of a file where they are, until it is noted that they are at the server', async () => {
    const done = setUp({ files, answers: { upload: ok({ type: 'img', url: 'u' }) } })
    expect(await messageEffects(done.parts).upload(upload, signal)).toEqual({
      type: 'upload.succeeded',
      localId: '1',
      content: { type: 'img', url: 'u' },
    })
    expect(done.names()).toEqual(['upload'])
    const no = setUp({ files, answers: { upload: refused } })
    expect(await messageEffects(no.parts).upload(upload, signal)).toMatchObject({ type: 'upload.failed' })
    expect(no.names()).toEqual(['upload'])
  })

  it('send nothing for a file that is gone', async () => {
    const { parts, names } = setUp()
    expect(await messageEffects(parts).upload(upload, signal)).toMatchObject({ failure: { reason: 'fileGone' } })
    expect(names()).toEqual([])
  })

  it('wait for a connection with an upload, and go on with it', async () => {
    const { parts, names, setOpen } = setUp({ files, answers: { upload: ok({ type: 'img' }) } })
    setOpen(false)
    const going = messageEffects(parts).upload(upload, signal)
    await Promise.resolve()
    expect(names()).toEqual([])
    setOpen(true)
    parts.gate.opened()
    expect(await going).toMatchObject({ type: 'upload.succeeded' })
  })

  it('say which upload was given up, and upload nothing for it', async () => {
    const { parts, names, setOpen } = setUp({ files })
    setOpen(false)
    const given = new AbortController()
    given.abort()
    expect(await messageEffects(parts).upload(upload, given.signal)).toMatchObject({
      type: 'upload.failed',
      localId: '1',
      failure: { reason: 'abort' },
    })
    expect(names()).toEqual([])
  })

  it('name the conversation whose history does not tell (IMM-14)', async () => {
    const { parts } = setUp({ answers: { history: refused } })
    const conversation = { kind: 'chat', name: 'bob' } as const
    const doubt = { conversation, items: [{ localId: '1', writtenAt: 1 }] }
    expect(await messageEffects(parts).reconcile(doubt, signal)).toMatchObject({
      type: 'reconcile.failed',
      conversation,
    })
  })
})

describe('the effects of the connection', () => {
  const lifetime = { expiresAt: 9 }

  it('wait 10 s for an answer to a heartbeat, and say that there was none (chat §4)', async () => {
    const alive = setUp()
    expect(await connectionEffects(alive.parts).connection.beat({}, signal)).toEqual({ type: 'beat.succeeded' })
    expect(alive.asked).toEqual([['beat', 10_000]])
    const { parts } = setUp({ answers: { beat: false } })
    expect(await connectionEffects(parts).connection.beat({}, signal)).toMatchObject({
      type: 'beat.failed',
      failure: { reason: 'timeout' },
    })
  })

  it('tell archive and uploads of a login, and keep nobody else on the device', async () => {
    const { parts, asked } = setUp({ answers: { open: ok({ resource: 'r', lifetime }) } })
    const uploads = parts.gate.next(signal).then(() => asked.push(['goes on']))
    const opened = await connectionEffects(parts).connection.open({ user: 'bob', isFresh: true }, signal)
    expect(opened).toEqual({ type: 'open.succeeded', resource: 'r', ...lifetime })
    await uploads
    expect(asked.map(([name]) => name)).toEqual(['keep only', 'open', 'doubted', 'goes on'])
    expect(asked[0]).toEqual(['keep only', 'bob'])
  })

  it('tell nobody of a login that was refused, and whether another try is of use', async () => {
    for (const isFinal of [true, false]) {
      const { parts, names } = setUp({ answers: { open: { ...refused, isFinal } } })
      const opened = await connectionEffects(parts).connection.open({ user: 'bob', isFresh: true }, signal)
      expect(opened).toMatchObject({ type: 'open.failed', isFinal })
      expect(names()).toEqual(['keep only', 'open'])
    }
  })

  it('are over when their person has gone while things were stored', async () => {
    const { parts } = setUp()
    const { sync } = connectionEffects(parts)
    expect(await sync.stored()).toBe(true)
    const storing = sync.stored()
    parts.me = 'carol'
    expect(await storing).toBe(false)
  })

  it('confirm what came from the other side of a single chat, and nothing else', () => {
    const { parts, asked } = setUp()
    const message = (id: string, from: string, conversation: string) => ({ id, from, conversation }) as ChatMessage
    connectionEffects(parts).sync.confirmDelivery([
      message('1', 'bob', 'chat:bob'),
      message('2', 'alice', 'chat:bob'),
      message('3', 'bob', 'group:7'),
      message('4', 'carol', 'chat:bob'),
    ])
    expect(asked.map(([, item]) => (item as { outgoing: object }).outgoing)).toEqual([
      { ack: 'delivery', messageId: '1' },
    ])
  })
})
