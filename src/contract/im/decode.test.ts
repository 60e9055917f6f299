import { describe, expect, it } from 'vitest'
import { encodeBody, type MessageBody } from './body.ts'
import { decodeEvents, type Reader } from './decode.ts'
import type { Meta } from './meta.ts'
import { encodeMuc, mucOperations } from './muc.ts'
import { encodeNotify } from './notify.ts'
import { encodeRoster } from './roster.ts'
import { encodeStatistics, forcedLogouts } from './statistics.ts'

/** What a meta means to Bob; what was left out stands under `skipped`. */
function read(meta: Meta) {
  const skipped: string[] = []
  return { events: decodeEvents(meta, { me: 'bob', skipped: (what) => void skipped.push(what) }), skipped }
}

const chat = (body: MessageBody, more: Partial<Meta> = {}): Meta => ({
  id: '9',
  from: { name: 'alice' },
  to: { name: 'bob' },
  timestamp: 5,
  namespace: 'chat',
  payload: encodeBody({ from: { name: 'alice' }, to: { name: 'bob' }, ...body }),
  ...more,
})

const text = (more: Partial<MessageBody> = {}, meta: Partial<Meta> = {}) => {
  const [event] = read(chat({ kind: 'chat', contents: [{ type: 'txt', msg: 'x' }], ...more }, meta)).events
  if (event?.type !== 'message') throw new Error(JSON.stringify(event))
  return event.message
}

describe('messages', () => {
  it('[A-47] single, group, room', () => {
    expect(text({ kind: 'groupchat' }, { to: { name: '7' } }).conversation).toBe('group:7')
    expect(text({ kind: 'chatroom' }, { to: { name: '7' } })).toMatchObject({
      conversation: 'room:7',
      onlineState: 1,
      priority: 'normal',
    })
    expect(text()).toEqual({
      id: '9',
      conversation: 'chat:alice',
      from: 'alice',
      to: 'bob',
      at: 5,
      content: { type: 'txt', msg: 'x' },
      ext: {},
      onlineState: 3,
    })
  })

  it('IMS-11 are one’s own, and in the conversation with the other one, also where the service writes one’s name in small letters', () => {
    const reader = { me: 'Bob', skipped: () => undefined }
    const from = (name: string, to: string) => {
      const ends = { from: { name }, to: { name: to } }
      const [event] = decodeEvents(chat({ kind: 'chat', contents: [{ type: 'txt', msg: 'x' }], ...ends }, ends), reader)
      return event?.type === 'message' ? [event.message.from, event.message.to, event.message.conversation] : []
    }
    expect(from('bob', 'alice')).toEqual(['Bob', 'alice', 'chat:alice'])
    expect(from('alice', 'bob')).toEqual(['alice', 'Bob', 'chat:alice'])
  })

  it('IMS-10 lie in a thread by its id, and never in one that is their own group, whatever their sender says', () => {
    const doubted: string[] = []
    const from = (to: string, thread: object, placeOf?: Reader['placeOf']) => {
      const meta = chat(
        { kind: 'groupchat', contents: [{ type: 'txt', msg: 'x' }], meta: JSON.stringify({ thread }) },
        { to: { name: to } },
      )
      const reader = { me: 'bob', skipped: () => undefined, doubted: (id: string) => void doubted.push(id) }
      const [event] = decodeEvents(meta, { ...reader, ...(placeOf && { placeOf }) })
      return event?.type === 'message' && event.message.conversation
    }
    const inGroup7 = { msg_parent_id: '1', muc_parent_id: '7', thread_name: 't' }
    const placeOf = (id: string) => ({ 7: 'group', 8: 'thread' })[id] as 'group' | 'thread' | undefined
    expect([from('8', inGroup7, placeOf), from('7', inGroup7), from('7', {}, placeOf)]).toEqual([
      'thread:8',
      'group:7',
      'group:7',
    ])
    expect(from('7', { muc_parent_id: '5' }, placeOf)).toBe('group:7')
    expect(doubted).toEqual([])
    expect([from('9', inGroup7, placeOf), from('8', {})]).toEqual(['thread:9', 'thread:8'])
    expect(doubted).toEqual(['9', '8'])
  })

  it('IMS-11 between others are left out, and so is what is said of them', () => {
    const others = { from: { name: 'alice' }, to: { name: 'carol' } }
    const one = chat({ kind: 'chat', contents: [{ type: 'txt', msg: 'x' }], ...others }, others)
    expect(read(one)).toEqual({ events: [], skipped: ['message 9 is between others'] })
    expect(read(chat({ kind: 'recall', ackId: '8', ...others }, others)).events).toEqual([])
    expect(text({}, { from: { name: 'bob' }, to: { name: 'carol' } }).conversation).toBe('chat:carol')
  })

  it('[A-63] [const:priority-tags] priorities of rooms', () => {
    const priorities = [0, 1, 2, 9].map((priority) => text({ kind: 'chatroom' }, { priority }).priority)
    expect(priorities).toEqual(['high', 'normal', 'low', 'normal'])
  })

  it('[val:001:send-translate] reactions, translations, thread and its overview', () => {
    const meta = JSON.stringify({
      reaction: [{ reaction: '👍', count: 1, userList: ['bob'], state: true }],
      translations: [{ code: 'en', text: 'x' }],
      thread: { msg_parent_id: 'm', muc_parent_id: 'g', thread_name: 't' },
      thread_overview: {
        id: 't1',
        muc_parent_id: 'g',
        name: 't',
        message_count: 2,
        create_timestamp: 1,
        update_timestamp: 2,
      },
    })
    expect(text({ meta })).toMatchObject({
      reactions: [{ reaction: '👍', isAddedBySelf: true }],
      translations: [{ code: 'en', text: 'x' }],
      thread: { messageId: 'm', parentId: 'g', name: 't' },
      overview: { id: 't1', parentId: 'g', messageCount: 2, createdAt: 1, updatedAt: 2 },
    })
  })

  it('[rt-kind-unknown] nothing to show is skipped with its reason', () => {
    const none = (meta: Meta) => read(meta)
    expect(none(chat({ kind: 'chat', contents: ['empty'] }))).toMatchObject({ events: [], skipped: { length: 1 } })
    expect(none({ ...chat({ kind: 'chat' }), payload: new Uint8Array([255]) })).toMatchObject({
      events: [],
      skipped: { length: 1 },
    })
    // From nobody, and to nowhere, it has no conversation.
    const nameless = { from: {}, to: {}, contents: [{ type: 'txt' as const, msg: 'x' }] }
    for (const [kind, from, to] of [
      ['chat', {}, { name: 'bob' }],
      ['chat', { name: 'bob' }, {}],
      ['groupchat', { name: 'alice' }, {}],
      ['chatroom', { name: 'alice' }, {}],
      ['read', {}, { name: 'bob' }],
    ] as const)
      expect(none(chat({ kind, ...nameless }, { from, to }))).toMatchObject({ events: [], skipped: { length: 1 } })
    expect(none({ ...chat({ kind: 'chat' }), namespace: 'conference' })).toEqual({
      events: [],
      skipped: ['namespace conference'],
    })
  })
})

describe('acks [const:kind-codes]', () => {
  it('[A-69] read, delivery, recall, channel', () => {
    const ack = (kind: MessageBody['kind'], more: Partial<MessageBody> = {}) => {
      const [event] = read(chat({ kind, contents: ['empty'], ackId: '7', ...more })).events
      return event?.type === 'ack' ? event.ack : undefined
    }
    const common = { conversation: 'chat:alice', from: 'alice', messageId: '7', at: 5 }
    expect(ack('read')).toEqual({ kind: 'read', ...common })
    expect(ack('read', { ext: { count: '{"7":3}' }, ackContent: 'ok' })).toMatchObject({ readCount: 3, content: 'ok' })
    for (const kind of ['delivery', 'recall', 'channel'] as const) expect(ack(kind)).toEqual({ kind, ...common })
  })
})

describe('what a sender writes into the text beside the contents', () => {
  const reaction = { reaction: '👍', count: 1, userList: ['bob'], state: true }
  const shown = { reaction: '👍', count: 1, users: ['bob'], isAddedBySelf: true }
  it.each([
    ['translations that are no list', { translations: 'x' }, {}],
    [
      'a translation without its language',
      { translations: [{ text: 7 }, { code: 'en', text: 'x' }] },
      { translations: [{ code: 'en', text: 'x' }] },
    ],
    ['reactions that are no list', { reaction: 'x' }, {}],
    ['a reaction that is none', { reaction: [null, reaction] }, { reactions: [shown] }],
    ['a reaction without a name', { reaction: [{ ...reaction, reaction: {} }, reaction] }, { reactions: [shown] }],
    [
      'a count that is none',
      {
        reaction: [
          { ...reaction, count: 'many' },
          { ...reaction, count: -1 },
        ],
      },
      { reactions: [] },
    ],
    ['users that are no list', { reaction: [{ ...reaction, userList: 3 }] }, { reactions: [] }],
    ['a thread that is none', { thread: 'x' }, {}],
    ['a thread with a number for a name', { thread: { msg_parent_id: 5 } }, {}],
    ['an overview with an object for a name', { thread_overview: { id: 't', muc_parent_id: 'g', name: {} } }, {}],
    [
      'an overview with words for a count',
      { thread_overview: { id: 't', muc_parent_id: 'g', name: 'n', message_count: 'x' } },
      {},
    ],
  ])('costs only itself, and is reported: %s', (_what, meta, kept) => {
    const told = chat(
      { kind: 'groupchat', contents: [{ type: 'txt', msg: 'x' }], meta: JSON.stringify(meta) },
      { to: { name: '7' } },
    )
    const message = {
      id: '9',
      conversation: 'group:7',
      from: 'alice',
      to: '7',
      at: 5,
      content: { type: 'txt', msg: 'x' },
      ext: {},
      onlineState: 3,
    }
    expect(read(told)).toEqual({
      events: [{ type: 'message', message: { ...message, ...kept } }],
      skipped: [expect.stringContaining('of another shape')],
    })
  })

  it('how many have read a message is a count, or not said', () => {
    const counts = (value: unknown) =>
      read(chat({ kind: 'read', contents: ['empty'], ackId: '7', ext: { ack_count: JSON.stringify({ 7: value }) } }))
        .events
    expect(counts(3)).toMatchObject([{ ack: { readCount: 3 } }])
    for (const value of ['many', -1, {}, null])
      expect(counts(value)).not.toMatchObject([{ ack: { readCount: expect.anything() } }])
  })

  it('an attribute of a group is a text', () => {
    const payload = encodeMuc({ operation: 'setMetadata', muc: { name: 'g' }, ext: '{"properties":{"a":"x","b":{}}}' })
    expect(read({ id: '1', namespace: 'muc', payload }).events).toMatchObject([{ group: { attributes: { a: 'x' } } }])
    expect(JSON.stringify(read({ id: '1', namespace: 'muc', payload }).events)).not.toContain('"b"')
  })
})

describe('everything else', () => {
  it('[A-40] roster events', () => {
    const roster = (operation: Parameters<typeof encodeRoster>[0]['operation']) => {
      const payload = encodeRoster({ operation, from: { name: 'a' }, to: [{ name: 'b' }], reason: 'r' })
      return read({ id: '1', namespace: 'roster', timestamp: 5, payload })
    }
    const contact = { event: 'invited', user: 'a', reason: 'r', at: 5 }
    expect(roster('add').events).toEqual([{ type: 'contact', contact }])
    const events = (['remove', 'accept', 'decline', 'remoteAccept', 'remoteDecline'] as const).map((operation) => {
      const [event] = roster(operation).events
      return event?.type === 'contact' && event.contact.event
    })
    expect(events).toEqual(['deleted', 'added', 'refused', 'agreed', 'refused'])
    expect(roster('getRoster')).toMatchObject({ events: [], skipped: { length: 1 } })
  })

  it('[A-65] all 45 group operations by their code', () => {
    expect(mucOperations).toHaveLength(45)
    for (const [code, operation] of mucOperations.entries()) {
      const payload = encodeMuc({ operation, muc: { name: 'g' } })
      expect([...payload]).toContain(code)
      const [event] = read({ id: '1', namespace: 'muc', payload }).events
      const told = /^thread(?!Presence|Absence)/.test(operation)
        ? { type: 'thread', thread: { id: 'g' } }
        : { type: 'group', group: { operation, id: 'g' } }
      expect(event, operation).toMatchObject(told)
    }
  })

  it('[err:001:enum:206:login-on-another-device] [err:001:enum:207:user-removed] forced logouts', () => {
    const events = (operation: Parameters<typeof encodeStatistics>[0]) =>
      read({ namespace: 'statistics', payload: encodeStatistics(operation) }).events
    const codes = { userRemoved: 207, otherDeviceLogin: 206, passwordChanged: 216, kicked: 217 } as const
    for (const operation of Object.keys(codes) as (keyof typeof codes)[]) {
      expect(events(operation)).toEqual([{ type: 'kicked', operation }])
      expect(forcedLogouts[operation]).toBe(codes[operation])
    }
    expect(events('information')).toEqual([])
  })

  it('notifications', () => {
    const notify = (value: unknown) => read({ namespace: 'notify', payload: encodeNotify(value as never) })
    expect(notify({ type: 'presence', data: { values: [] } }).events).toEqual([{ type: 'presence', values: [] }])
    expect(notify({ type: 'reaction', data: [] }).events).toEqual([])
    expect(notify({ type: 'roaming_delete', data: { resource: 'r', to: 'b', chatType: 'chat' } }).events).toEqual([
      { type: 'historyRemoved', conversation: 'chat:b' },
    ])
    expect(notify({ type: 'future', data: 1 })).toEqual({ events: [], skipped: ['notification future'] })
    expect(read({ namespace: 'notify', payload: new Uint8Array([1]) })).toMatchObject({ skipped: { length: 1 } })
  })

  it.each([
    ['presence', { type: 'presence', data: { values: [{ ext: 'x' }] } }],
    ['presence without values', { type: 'presence', data: {} }],
    ['reaction', { type: 'reaction', data: [{ from: 'alice', to: 'bob', channel_type: 'chat', reactions: 'x' }] }],
    ['thread', { type: 'thread', data: { id: 5, operation: 'create' } }],
    ['thread operation', { type: 'thread', data: { id: 't', operation: 'melt' } }],
    ['thread count', { type: 'thread', data: { id: 't', operation: 'update', message_count: 'many' } }],
    [
      'reaction count',
      {
        type: 'reaction',
        data: [
          {
            from: 'alice',
            to: 'bob',
            channel_type: 'chat',
            messageId: '9',
            ts: 1,
            reactions: [{ reaction: 'x', count: 'many', userList: [] }],
          },
        ],
      },
    ],
    ['removal', { type: 'roaming_delete', data: { chatType: 'chat' } }],
  ])('a notification whose data is not as the protocol has it is skipped: %s', (_what, value) => {
    const payload = encodeNotify(value as never)
    expect(read({ namespace: 'notify', payload })).toMatchObject({ events: [], skipped: { length: 1 } })
  })
})

it('a name is the same in small letters, and nobody else’s message is one’s own', () => {
  const to = (me: string, name: string) => {
    const skipped: string[] = []
    const meta = chat({ kind: 'chat', contents: [{ type: 'txt', msg: 'x' }], to: { name } }, { to: { name } })
    return decodeEvents(meta, { me, skipped: (what) => void skipped.push(what) }).length
  }
  expect([to('Bob', 'bob'), to('bob', 'BOB'), to('Bob', 'Bob'), to('bob', 'carol')]).toEqual([1, 1, 1, 0])
})
