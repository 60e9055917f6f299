import { describe, expect, it } from 'vitest'
import type { ChatMessage, Conversation, Outgoing } from '#src/contract/im/client.ts'
import type { Archive } from './archive/archive.ts'
import { createArchiveWriter } from './archive-writer.ts'

const bob: Conversation = { kind: 'chat', name: 'bob' }
const message = (id: string, conversation = 'chat:bob') => ({ id, conversation, from: 'bob' }) as ChatMessage

function setUp(me = 'alice') {
  const kept: unknown[] = []
  const windows: unknown[] = []
  const archive = {
    keep: async (user: string, changes: readonly unknown[]) => void kept.push([user, ...changes]),
    keepWindow: async (...given: unknown[]) => void windows.push(given),
  } as unknown as Archive
  const writer = createArchiveWriter(archive, () => me)
  const follows = () => kept.flatMap((one) => (one as { follows?: boolean }[]).slice(1).map((change) => change.follows))
  return { writer, kept, windows, follows }
}
const deliver = (outgoing: Outgoing) => {
  const { writer, kept } = setUp()
  writer.delivered({ localId: 'l1', conversation: bob, outgoing }, '900', 44)
  return kept
}

describe('what the chat client sees is kept', () => {
  it('of each conversation: the first may have others before it, the next follows, until there was a doubt', () => {
    const { writer, follows, kept } = setUp()
    const hear = (...messages: ChatMessage[]) =>
      writer.heard(messages.map((one) => ({ type: 'message', message: one })))
    hear(message('1'), message('2'), message('3', 'chat:carol'))
    writer.doubted()
    hear(message('4'))
    expect(follows()).toEqual([false, true, false, false])
    expect(kept[0]).toEqual([
      'alice',
      { type: 'message', message: message('1'), follows: false },
      { type: 'message', message: message('2'), follows: true },
      { type: 'message', message: message('3', 'chat:carol'), follows: false },
    ])
  })

  it('what is no message as it came, and nothing where nothing came or nobody is there', () => {
    const { writer, kept } = setUp()
    const ack = { type: 'ack', ack: { kind: 'read', conversation: 'chat:bob', messageId: '1', from: 'bob' } } as never
    writer.heard([ack])
    writer.heard([])
    expect(kept).toEqual([['alice', ack]])
    const nobody = setUp('')
    nobody.writer.heard([ack])
    nobody.writer.served(bob, '', { messages: [], cursor: '', isLast: true })
    expect([nobody.kept, nobody.windows]).toEqual([[], []])
  })

  it('what was delivered, with what it was sent with', () => {
    const content = { type: 'txt', msg: '在' } as const
    const own = {
      id: '900',
      localId: 'l1',
      conversation: 'chat:bob',
      from: 'alice',
      to: 'bob',
      at: 44,
      content,
      ext: {},
      onlineState: 1,
    }
    expect(deliver({ content } as Outgoing)).toEqual([['alice', { type: 'message', message: own, follows: false }]])
    const more = { ext: { a: 1 }, wantsReceipt: true, priority: 'high' } as const
    expect(deliver({ content, ...more } as Outgoing)).toEqual([
      ['alice', { type: 'message', message: { ...own, ...more }, follows: false }],
    ])
  })

  it('a recall takes its message away; other receipts change nothing here', () => {
    expect(deliver({ ack: 'recall', messageId: '7' } as Outgoing)).toEqual([
      ['alice', { type: 'removed', conversation: 'chat:bob', messageIds: ['7'] }],
    ])
    for (const ack of ['read', 'delivery', 'channel']) expect(deliver({ ack, messageId: '7' } as Outgoing)).toEqual([])
  })

  it('a window of the server, the newest of which is followed', () => {
    const { writer, windows, follows } = setUp()
    const page = { messages: [], cursor: '', isLast: true }
    writer.served(bob, '60', page)
    writer.heard([{ type: 'message', message: message('1') }])
    writer.served({ kind: 'group', name: '7' }, '', page)
    writer.heard([{ type: 'message', message: message('2', 'group:7') }])
    expect(windows).toEqual([
      ['alice', 'chat:bob', { start: '60', ...page }],
      ['alice', 'group:7', { start: '', ...page, isDoubted: true }],
    ])
    expect(follows()).toEqual([false, true])
  })

  it('a newest window is doubted once after each doubt, where nothing was heard before it', () => {
    const { writer, windows } = setUp()
    const page = { messages: [], cursor: '', isLast: true }
    writer.served(bob, '', page)
    writer.served(bob, '', page)
    writer.doubted()
    writer.heard([{ type: 'message', message: message('1') }])
    writer.served(bob, '', page)
    writer.doubted()
    writer.served(bob, '', page)
    expect(windows.map((one) => (one as { isDoubted?: boolean }[])[2]?.isDoubted === true)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it.each([
    ['react', { messageId: 7, reaction: '赞' }, { type: 'ownReaction', messageId: '7', reaction: '赞', isAdded: true }],
    [
      'unreact',
      { messageId: 7, reaction: '赞' },
      { type: 'ownReaction', messageId: '7', reaction: '赞', isAdded: false },
    ],
    ['translate', { messageId: 7 }, { type: 'translated', messageId: '7', result: 'hello' }],
    ['removeMessages', { messageIds: ['7'] }, { type: 'removed', messageIds: ['7'] }],
    ['clear', {}, { type: 'historyRemoved' }],
  ] as const)('what %s changes', (operation, input, change) => {
    const { writer, kept } = setUp()
    writer.operated({ operation, input }, 'chat:bob', 'hello')
    writer.operated({ operation: 'pin', input }, 'chat:bob', 'hello')
    expect(kept).toEqual([['alice', { conversation: 'chat:bob', ...change }]])
  })

  it('is doubted once after each login and each page that was lost', () => {
    const { writer } = setUp()
    expect([writer.takeDoubt(), writer.takeDoubt()]).toEqual([true, false])
    writer.doubted()
    expect([writer.takeDoubt(), writer.takeDoubt()]).toEqual([true, false])
  })

  it('is doubtful in each conversation after each login until its newest window is answered', () => {
    const { writer } = setUp()
    const keys = ['chat:bob', 'chat:carol']
    writer.served({ kind: 'chat', name: 'carol' }, '', { messages: [], cursor: '', isLast: true })
    writer.served({ kind: 'chat', name: 'bob' }, '11', { messages: [], cursor: '', isLast: true })
    expect([writer.doubtful(keys), writer.doubtful(keys)]).toEqual([['chat:bob'], ['chat:bob']])
    writer.doubted()
    expect(writer.doubtful(keys)).toEqual(keys)
  })

  it('is stored when the last of it is', async () => {
    let isKept = false
    const { promise, resolve } = Promise.withResolvers<void>()
    const archive = { keep: () => promise.then(() => void (isKept = true)) } as unknown as Archive
    const writer = createArchiveWriter(archive, () => 'alice')
    await writer.stored()
    writer.heard([{ type: 'message', message: message('1') }])
    const stored = writer.stored()
    resolve()
    await stored
    expect(isKept).toBe(true)
  })
})
