import { describe, expect, it } from 'vitest'
import { decodeEvents } from './decode.ts'
import type { Meta } from './meta.ts'
import { encodeMuc } from './muc.ts'
import { encodeRoster, type RosterOperation } from './roster.ts'
import { encodeNotify, type ReactionNotice } from './notify.ts'

/** What a meta means to Bob. */
const read = (meta: Meta) => decodeEvents(meta, { me: 'bob', skipped: () => undefined })

describe('what the service tells of its own accord', () => {
  const notified = (value: unknown) => read({ namespace: 'notify', payload: encodeNotify(value as never) })
  /** The same without each of its fields in turn. */
  const without = (whole: object): (readonly [string, object])[] =>
    Object.keys(whole).map((field) => [
      field,
      Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)),
    ])

  it('what a thread is said to have done, with all that is said and without any of it', () => {
    const data = {
      id: 't',
      operation: 'update_msg',
      name: '子区',
      muc_parent_id: 'g',
      msg_parent_id: '9',
      from: 'alice',
      timestamp: 7,
      message_count: 0,
    }
    const told = {
      operation: 'messageSent',
      id: 't',
      name: '子区',
      parentId: 'g',
      messageId: '9',
      operator: 'alice',
      at: 7,
      messageCount: 0,
    }
    expect(notified({ type: 'thread', data })).toEqual([{ type: 'thread', thread: told }])
    const words = { create: 'create', update: 'update', update_msg: 'messageSent', delete: 'destroy' }
    for (const [operation, word] of Object.entries(words))
      expect(notified({ type: 'thread', data: { ...data, operation } })).toEqual([
        { type: 'thread', thread: { ...told, operation: word } },
      ])
    const names: Readonly<Record<string, string>> = {
      muc_parent_id: 'parentId',
      msg_parent_id: 'messageId',
      from: 'operator',
      timestamp: 'at',
      message_count: 'messageCount',
    }
    for (const [field, less] of without(data)) {
      const name = names[field] ?? field
      const { [name as 'messageCount']: was, ...rest } = told
      const otherwise = name === 'messageCount' ? rest : { ...told, [name]: typeof was === 'number' ? 0 : '' }
      const isNeeded = field === 'id' || field === 'operation'
      expect(notified({ type: 'thread', data: less })).toEqual(isNeeded ? [] : [{ type: 'thread', thread: otherwise }])
    }
    const { messageCount: _, ...uncounted } = told
    expect(notified({ type: 'thread', data: { ...data, message_count: null } })).toEqual([
      { type: 'thread', thread: uncounted },
    ])
  })

  it('who is there: seconds become ms, and one device that is there is enough', () => {
    const value = { uid: 'bob', ext: '忙', last_time: 5, expiry: '9', status: { phone: '0', web: 1 } }
    const told = {
      user: 'bob',
      ext: '忙',
      lastAt: 5000,
      expiresAt: 9000,
      isOnline: true,
      devices: { phone: '0', web: '1' },
    }
    const presence = (of: object) => notified({ type: 'presence', data: { values: [of] } })
    expect(presence(value)).toEqual([{ type: 'presence', values: [told] }])
    const away = { ...told, isOnline: false, devices: { phone: '0' } }
    expect(presence({ ...value, status: { phone: '0' } })).toEqual([{ type: 'presence', values: [away] }])
    // A time that is none is not known.
    for (const none of ['', 'soon', {}, null])
      expect(presence({ uid: 'bob', last_time: none, expiry: none })).toMatchObject([
        { values: [{ lastAt: 0, expiresAt: 0 }] },
      ])
    expect(presence({ uid: 'bob' })).toEqual([
      { type: 'presence', values: [{ user: 'bob', ext: '', lastAt: 0, expiresAt: 0, isOnline: false, devices: {} }] },
    ])
  })

  it('what has changed of a group or room, by the names of the wire, and nothing that has none', () => {
    const ext = {
      title: '藏友',
      description: '聊',
      public: 'true',
      members_only: true,
      allow_user_invites: 'false',
      max_users: 200,
      invite_need_confirm: 1,
      custom: 'x',
      last_modified: '17',
      toString: 'y',
      other: 'z',
    }
    const changed = {
      name: '藏友',
      description: '聊',
      public: true,
      approval: true,
      allowInvites: false,
      maxUsers: 200,
      inviteNeedConfirm: false,
      ext: 'x',
      lastModified: 17,
    }
    const muc = (more: object) =>
      read({
        namespace: 'muc',
        from: { name: 'server' },
        timestamp: 5,
        payload: encodeMuc({ operation: 'update', muc: { name: 'g' }, ...more } as never),
      })
    const said = {
      mucName: '群',
      from: { name: 'alice' },
      to: [{ name: 'bob' }, {}],
      reason: 'r',
      ext: JSON.stringify(ext),
    }
    const group = {
      operation: 'update',
      kind: 'group',
      id: 'g',
      name: '群',
      from: 'alice',
      to: ['bob'],
      reason: 'r',
      at: 5,
    }
    expect(muc(said)).toEqual([{ type: 'group', group: { ...group, detail: changed } }])
    expect(muc({ ...said, isChatroom: true })).toMatchObject([{ group: { kind: 'room' } }])
    const bare = { ...group, name: '', from: 'server', to: [], reason: '' }
    for (const none of [{}, { ext: 'null' }, { ext: '7' }]) expect(muc(none)).toEqual([{ type: 'group', group: bare }])
    const attributes = (operation: string, ext: object) => {
      const [event] = muc({ operation, ext: JSON.stringify(ext) })
      return event?.type === 'group' ? event.group.attributes : null
    }
    // What the service has refused is neither set nor gone.
    const result = { successKeys: ['a'], errorKeys: { b: 'key b is not part of you' } }
    for (const properties of [
      { a: '1', b: 'x' },
      { a: '1', c: 3 },
    ]) {
      expect(attributes('setMetadata', { properties, result })).toEqual({ a: '1' })
      expect(attributes('deleteMetadata', { properties, result })).toEqual({ a: '' })
    }
    expect(attributes('deleteMetadata', { properties: ['a', 'b'], result })).toEqual({ a: '' })
    expect(attributes('deleteMetadata', { properties: ['a', 'b'] })).toEqual({ a: '', b: '' })
    expect(attributes('deleteMetadata', { properties: { a: 1, b: 'x' } })).toEqual({ a: '', b: '' })
    // Who is out is out, whatever else is told of it.
    for (const operation of ['kick', 'update', 'setMetadata'])
      expect(muc({ operation, ext: 'no JSON' })).toMatchObject([{ type: 'group', group: { operation } }])
    // Whom a thread is about; who was put out of one and is not named is oneself.
    const thread = (operation: string, to: readonly object[]) => muc({ operation, to, parent: { name: 'p' } })
    expect(thread('threadJoin', [{ name: 'carol' }])).toMatchObject([{ thread: { user: 'carol', parentId: 'p' } }])
    expect(thread('threadKick', [])).toMatchObject([{ thread: { operation: 'userRemoved', user: 'bob' } }])
    expect(JSON.stringify(thread('threadLeave', []))).not.toContain('"user"')
  })

  it.each<[RosterOperation, string, string]>([
    ['add', 'invited', 'invited'],
    ['accept', 'added', 'added'],
    ['decline', 'refused', 'refused'],
    ['remove', 'deleted', 'deleted'],
    ['ban', 'blocklistChanged', 'blocklistChanged'],
  ])('who has done it to whom: %s by somebody, and by this person elsewhere', (operation, event, own) => {
    const heard = (from: string, ...to: string[]) =>
      read({
        namespace: 'roster',
        timestamp: 5,
        payload: encodeRoster({ operation, from: { name: from }, to: to.map((name) => ({ name })) }),
      }).map((one) => one.type === 'contact' && one.contact)
    const common = { reason: '', at: 5 }
    expect(heard('alice', 'bob')).toEqual([{ ...common, event, user: 'alice' }])
    const done = { ...common, event: own, isOwn: true }
    expect(heard('BOB', 'alice', 'carol')).toEqual([
      { ...done, user: 'alice' },
      { ...done, user: 'carol' },
    ])
    expect(heard('bob')).toEqual([{ ...common, event, user: 'bob' }])
  })

  it('in a thread that is known as one, as in a group', () => {
    const placeOf = (id: string) => (id === 't' ? ('thread' as const) : undefined)
    const where = (to: string) => {
      const reaction = {
        from: 'alice',
        to,
        channel_type: 'groupchat',
        messageId: '9',
        reactions: [],
        ts: 1,
      } satisfies ReactionNotice
      const all = [
        encodeNotify({ type: 'reaction', data: [reaction] }),
        encodeNotify({ type: 'roaming_delete', data: { resource: 'r', to, chatType: 'groupchat' } }),
      ].flatMap((payload) =>
        decodeEvents({ namespace: 'notify', payload }, { me: 'bob', skipped: () => undefined, placeOf }),
      )
      return all.map((event) =>
        event.type === 'reaction' ? event.reaction.conversation : 'conversation' in event && event.conversation,
      )
    }
    expect([where('t'), where('g')]).toEqual([
      ['thread:t', 'thread:t'],
      ['group:g', 'group:g'],
    ])
  })

  it('where a reaction and a removal were made: in a chat with the other one, whoever of both has done it, else in the group', () => {
    const reaction = (from: string, to: string, channel_type: string) =>
      notified({ type: 'reaction', data: [{ from, to, channel_type, messageId: '9', reactions: [], ts: 1 }] })
    const at = (conversation: string) => [{ type: 'reaction', reaction: { conversation, messageId: '9', at: 1 } }]
    expect(reaction('bob', 'alice', 'chat')).toMatchObject(at('chat:alice'))
    expect(reaction('alice', 'bob', 'chat')).toMatchObject(at('chat:alice'))
    expect(reaction('alice', 'g', 'groupchat')).toMatchObject(at('group:g'))
    const removed = (chatType: string) => notified({ type: 'roaming_delete', data: { to: 'x', chatType } })
    expect([removed('chat'), removed('groupchat')]).toMatchObject([
      [{ conversation: 'chat:x' }],
      [{ conversation: 'group:x' }],
    ])
  })
})
