import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { expandPath } from '#src/contract/im/rest/call.ts'
import { createTestClock, type TestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { accountsOf } from './accounts.ts'
import { routes } from './rest/routes.ts'
import { createChatServer, type ChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

let clock: TestClock
let server: ChatServer

const start = (more: Partial<Parameters<typeof createChatServer>[0]> = {}): ChatServer =>
  createChatServer({ clock, random: createWorldRandom(7), ...more })

beforeEach(() => {
  clock = createTestClock()
  server = start()
})

const texts = (items: ChatEvent[]): string[] =>
  items.flatMap((item) =>
    item.type === 'message' && item.message.content.type === 'txt' ? [item.message.content.msg ?? ''] : [],
  )

describe('every declared REST call', () => {
  const rows = routes.flatMap(({ name, call }) => expandPath(call.path).map((path) => ({ name, call, path })))

  it.each(rows)('$name is answered at $path', ({ call, path }) => {
    const token = loginToken(server, 'alice')
    const asked = path.replaceAll('{me}', 'alice').replaceAll(/\{\w+\}/g, '1')
    const { status, body } = callRest(server, call.method, `/demo/chat${asked}`, {}, token)
    expect([200, 400, 401, 403, 404]).toContain(status)
    expect(body.error_description ?? '').not.toBe('Service resource not found')
  })

  it('calls that share a method and a path share what answers them', () => {
    const byPlace = Map.groupBy(rows, ({ call, path }) => `${call.method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    const told = [...byPlace.values()].filter((same) => same.length > 1)
    expect(told.length).toBeGreaterThan(4)
    for (const same of told) {
      const runs = same.map(({ name }) => routes.find((route) => route.name === name)!.run)
      expect(new Set(runs).size, same.map(({ name }) => name).join()).toBe(1)
    }
  })

  it('[chat:COMMON] nothing without a token, nothing in the name of others', () => {
    const token = loginToken(server, 'alice')
    expect(callRest(server, 'GET', '/demo/chat/users/alice/contacts/users').status).toBe(401)
    expect(callRest(server, 'GET', '/demo/chat/users/bob/contacts/users', undefined, token).status).toBe(401)
    expect(callRest(server, 'GET', '/demo/chat/users/alice/contacts/users', undefined, token).status).toBe(200)
  })
})

describe('queues', () => {
  it('keeps for the absent, in order, once', () => {
    const alice = openLine(server, 'alice', 'a')
    for (let index = 0; index < 45; index++) alice.text('bob', `m${index}`)
    const bob = openLine(server, 'bob', 'b')
    expect(texts(bob.received())).toEqual([...Array(45).keys()].map((index) => `m${index}`))
    bob.leave()
    expect(texts(openLine(server, 'bob', 'c').received())).toEqual([])
  })

  it('pages of 20, consumed when sent', () => {
    const alice = openLine(server, 'alice', 'a')
    for (let index = 0; index < 25; index++) alice.text('bob', `m${index}`)
    const bob = openLine(server, 'bob', 'b')
    const fetch = () => bob.write({ type: 'fetch', queue: { name: 'alice', domain: 'easemob.com' }, key: '1' })
    fetch()
    expect(bob.frames.at(-1)).toMatchObject({ type: 'sync', isLast: false, nextKey: expect.any(String) })
    fetch()
    expect(bob.frames.at(-1)).toMatchObject({ type: 'sync', isLast: true, metas: { length: 5 } })
    fetch()
    expect(bob.frames.at(-1)).toMatchObject({ type: 'sync', isLast: true, metas: [] })
  })

  it('what was not fetched goes back to the user', () => {
    const alice = openLine(server, 'alice', 'a')
    const bob = openLine(server, 'bob', 'b')
    alice.text('bob', 'x')
    expect(bob.frames.at(-1)).toMatchObject({ type: 'notice', queue: { name: 'alice' } })
    bob.leave()
    expect(texts(openLine(server, 'bob', 'b').received())).toEqual(['x'])
  })

  it('a broken device gets what its other device got meanwhile, within half a minute', () => {
    const alice = openLine(server, 'alice', 'a')
    const phone = openLine(server, 'bob', 'phone')
    const tablet = openLine(server, 'bob', 'tablet')
    phone.leave(false)
    alice.text('bob', 'soon')
    expect(texts(tablet.received())).toEqual(['soon'])
    const again = openLine(server, 'bob', 'phone')
    expect(texts(again.received())).toEqual(['soon'])
    again.leave(false)
    clock.tick(31_000)
    alice.text('bob', 'late')
    expect(texts(openLine(server, 'bob', 'phone').received())).toEqual([])
  })

  it('a recalled message is taken out before it was read, and its unread count with it', () => {
    const alice = openLine(server, 'alice', 'a')
    const sent = alice.text('bob', 'secret')
    const unread = () => server.app().state.users['bob']!.channels['chat:alice|bob']!.unread
    expect(unread()).toBe(1)
    alice.recall('bob', sent!.ack!.serverId!)
    expect(unread()).toBe(0)
    const bob = openLine(server, 'bob', 'b')
    const items = bob.received()
    expect(texts(items)).toEqual([])
    expect(items).toContainEqual({
      type: 'ack',
      ack: expect.objectContaining({ kind: 'recall', messageId: sent!.ack!.serverId }),
    })
  })
})

describe('snapshot', () => {
  it('brings everything back, as plain JSON, with the same luck', () => {
    const alice = openLine(server, 'alice', 'a')
    alice.text('bob', 'before')
    const snapshot = JSON.parse(JSON.stringify(server.snapshot()))
    alice.text('bob', 'after')
    server.app().state.users['alice']!.password = 'changed'
    const next = loginToken(server, 'bob')
    server.restore(snapshot)
    expect(alice.ended).toEqual({ code: 1006 })
    expect(loginToken(server, 'bob')).toBe(next)
    expect(texts(openLine(server, 'bob', 'b').received())).toEqual(['before'])
    expect(server.snapshot().apps['demo#chat']!.users['alice']!.password).toBe('123456')
  })

  it('the same seed gives the same beginning', () => {
    server.app()
    const other = start()
    other.app()
    expect(other.snapshot()).toEqual(server.snapshot())
  })

  it('reset forgets all, options and faults too', () => {
    callRest(server, 'POST', '/__world/chat/options', { expiresIn: 5 })
    callRest(server, 'POST', '/__world/chat/fault', { path: 'token', status: 500 })
    callRest(server, 'POST', '/__world/chat/reset')
    const answer = callRest(server, 'POST', '/demo/chat/token', {
      grant_type: 'password',
      username: 'alice',
      password: '123456',
    })
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 5_184_000 } })
  })
})

describe('hooks', () => {
  it('answer what is wrong with a call', () => {
    expect(callRest(server, 'GET', '/__world/chat/options').status).toBe(405)
    expect(callRest(server, 'POST', '/__world/chat/nothing').status).toBe(404)
    expect(callRest(server, 'POST', '/__world/chat/fault', { path: '(' }).status).toBe(400)
    expect(callRest(server, 'POST', '/__world/chat/fault', {}).status).toBe(400)
  })

  it('faults count down, cut, and answer raw text', () => {
    callRest(server, 'POST', '/__world/chat/fault', {
      path: '/users/',
      method: 'get',
      status: 418,
      body: { a: 1 },
      times: 2,
    })
    const ask = () => callRest(server, 'GET', '/demo/chat/users/alice/contacts/users')
    expect([ask(), ask(), ask()].map((answer) => answer.status)).toEqual([418, 418, 401])
    callRest(server, 'POST', '/__world/chat/fault', { path: 'contacts', destroy: true })
    expect(ask().destroy).toBe(true)
    callRest(server, 'POST', '/__world/chat/clearfaults')
    expect(ask().status).toBe(401)
  })

  it('forgets all faults that wait, of calls and of what is sent', () => {
    callRest(server, 'POST', '/__world/chat/fault', { path: 'contacts', status: 418 })
    callRest(server, 'POST', '/__world/chat/sendfault', { drop: true })
    const waiting = () => {
      const { rest, send } = callRest(server, 'POST', '/__world/chat/faults').body
      return [rest.length, send.length]
    }
    expect(waiting()).toEqual([1, 1])
    callRest(server, 'POST', '/__world/chat/clearfaults')
    expect(waiting()).toEqual([0, 0])
  })

  it('[const:recall-limit] a message can be recalled for two minutes', () => {
    const alice = openLine(server, 'alice', 'a')
    const recalled = (afterMs: number): number | undefined => {
      const id = alice.text('bob', `after ${afterMs}`)!.ack!.serverId!
      clock.tick(afterMs)
      alice.recall('bob', id)
      const last = alice.frames.at(-1)
      return last?.type === 'sync' ? last.status?.code : undefined
    }
    expect([recalled(119_999), recalled(120_000)]).toEqual([0, 1])
  })

  it('options that make no sense are refused and change nothing; null gives the default', () => {
    const set = (body: object) => callRest(server, 'POST', '/__world/chat/options', body)
    expect(set({ recallWindowMs: 5 }).body.options).toMatchObject({ recallWindowMs: 5 })
    expect(set({ recalWindowMs: 7 })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('the nearest is recallWindowMs') },
    })
    expect(set({ recallWindowMs: 7, maxDevices: 'many' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('maxDevices') },
    })
    expect(set({ recallWindowMs: 7, maxDevices: 0 })).toMatchObject({ status: 400 })
    expect(set({}).body.options).toMatchObject({ recallWindowMs: 5, maxDevices: 8 })
    expect(set({ recallWindowMs: null }).body.options).toMatchObject({ recallWindowMs: 120_000 })
  })

  it.each([
    ['options', 'null'],
    ['options', '[1]'],
    ['options', '"x"'],
    ['options', '{'],
    ['kick', '{}'],
    ['kick', '{"user":"alice","operation":9}'],
    ['fault', '{"path":"x","status":99}'],
    ['fault', '{"path":"x","times":0}'],
    ['fault', '{"path":"x","destroy":"yes"}'],
    ['fault', '{"path":"x","method":1}'],
    ['sendfault', 'null'],
    ['sendfault', '{"status":{"reason":"no code"}}'],
    ['sendfault', '{"types":{"a":1}}'],
    ['sendfault', '{"user":5}'],
  ])('%s refuses %s', (hook, body) => {
    const request = { method: 'POST', path: `/__world/chat/${hook}`, query: new URLSearchParams(), headers: {} }
    const answer = server.answer({ ...request, body: new TextEncoder().encode(body), origin: 'http://chat.test' })
    expect(answer.status).toBe(400)
    expect(JSON.parse(String(answer.body)).error).toEqual(expect.any(String))
    expect(openLine(server, 'alice', 'a').text('bob', 'as before')).toMatchObject({ status: { code: 0 } })
  })

  it('a kick without an app key reaches the user in every app', () => {
    const alice = openLine(server, 'alice', 'a')
    server.app('acme#shop')
    const kick = (body: object) => callRest(server, 'POST', '/__world/chat/kick', body).body.kicked
    expect(kick({ user: 'alice', operation: 4, appKey: 'acme#shop' })).toBe(0)
    expect(alice.ended).toBeUndefined()
    expect(kick({ user: 'alice', operation: 217 })).toBe(1)
    expect(alice.ended).toEqual({ code: 1000 })
  })

  it('a send fault knows the kinds by their other names and leaves automatic acks alone', () => {
    const fault = (body: object) => callRest(server, 'POST', '/__world/chat/sendfault', body).status
    const alice = openLine(server, 'alice', 'a')
    fault({ types: 'READ_ACK', status: { errorCode: 1, reason: 'blocked' } })
    expect(alice.text('bob', 'no ack')).toMatchObject({ status: { code: 0 } })
    fault({ types: ['singleChat'], status: { errorCode: 1, reason: 'blocked' }, times: 1 })
    expect(alice.text('bob', 'refused')).toMatchObject({ status: { code: 1, reason: 'blocked' } })
    expect(alice.text('bob', 'again')).toMatchObject({ status: { code: 0 } })
  })

  it('a send fault can be silent', () => {
    callRest(server, 'POST', '/__world/chat/sendfault', { silent: true, types: [1], times: 1 })
    const alice = openLine(server, 'alice', 'a')
    expect(alice.text('bob', 'lost')).toBeUndefined()
    expect(alice.text('bob', 'kept')).toMatchObject({ status: { code: 0 } })
  })
})

describe('chat rooms', () => {
  it('keep a place for two minutes, then it is given up', () => {
    const room = Object.values(server.app().state.mucs).find((muc) => muc.room)!
    const bob = openLine(server, 'bob', 'b')
    const alice = openLine(server, 'alice', 'a')
    for (const user of ['alice', 'bob'])
      callRest(server, 'POST', `/demo/chat/chatrooms/${room.id}/apply`, {}, loginToken(server, user))
    const members = () => server.app().state.mucs[room.id]!.members.map((member) => member.user)
    bob.leave(false)
    clock.tick(119_000)
    const again = openLine(server, 'bob', 'b')
    clock.tick(120_000)
    expect(members()).toEqual(['alice', 'bob'])
    again.leave(false)
    clock.tick(120_000)
    expect(members()).toEqual(['alice'])
    expect(alice.received()).toContainEqual(
      expect.objectContaining({
        type: 'group',
        group: expect.objectContaining({ operation: 'absence', from: 'bob' }),
      }),
    )
  })
})

describe('the living world', () => {
  beforeEach(() => {
    server = start({ lively: true })
  })

  it('[const:support-account] [A-66] support answers by the question', () => {
    const alice = openLine(server, 'alice', 'a')
    alice.text('support', '忘记密码怎么办')
    clock.tick(3_000)
    const items = alice.received()
    expect(items.map((item) => item.type)).toEqual(['ack', 'message'])
    expect(texts(items)[0]).toContain('设置－账号安全')
  })

  it('people accept invitations and answer in groups', () => {
    const accounts = accountsOf(server.app())
    accounts.ensure('user-1', '新藏家')
    const [group] = accounts.groupsOf('user-1')
    server.app().state.users['user-1']!.password = '123456'
    const me = openLine(server, 'user-1', 'm')
    expect(texts(me.received())).toEqual(['欢迎来到数藏，有问题随时找我。'])
    me.roster('add', 'guyuan')
    clock.tick(3_000)
    expect(me.received()).toContainEqual({
      type: 'contact',
      contact: expect.objectContaining({ event: 'agreed', user: 'guyuan' }),
    })
    accounts.say('user-1', group!.groupId, { type: 'txt', msg: '谢谢' })
    clock.tick(5_000)
    expect(texts(me.received()).at(-1)).toMatch(/不客气|小事/)
  })

  it('people of a group say that they have read, each once, where that was asked', () => {
    const accounts = accountsOf(server.app())
    accounts.ensure('user-1', '新藏家')
    const [group] = accounts.groupsOf('user-1')
    server.app().state.users['user-1']!.password = '123456'
    const me = openLine(server, 'user-1', 'm')
    const conversation = { kind: 'group', name: group!.groupId } as const
    const write = (id: string, wantsReceipt: boolean) => {
      const outgoing = { content: { type: 'txt', msg: '晚上好' }, wantsReceipt } as const
      me.write(messageUpload({ appKey: 'demo#chat', from: 'user-1', id, conversation, outgoing }))
    }
    write('700000000001', false)
    write('700000000002', true)
    clock.tick(25_000)
    const receipts = me.received().filter((item) => item.type === 'ack' && item.ack.kind === 'read')
    const asked = Object.values(server.app().state.messages).filter(({ from, readers }) => from === 'user-1' && readers)
    expect(asked).toHaveLength(1)
    const readers = asked[0]!.readers!.map(({ user }) => user)
    expect(readers.length).toBeGreaterThan(1)
    expect(new Set(readers).size).toBe(readers.length)
    expect(receipts).toHaveLength(readers.length)
  })

  it('never speaks in the name of those who are there for tests', () => {
    const alice = openLine(server, 'alice', 'a')
    const bob = openLine(server, 'bob', 'b')
    alice.text('bob', '你好')
    for (let minute = 0; minute < 30; minute++) clock.tick(60_000)
    expect(texts(bob.received())).toEqual(['你好'])
    expect(texts(alice.received())).toEqual([])
    const speakers = new Set(Object.values(server.app().state.messages).map((message) => message.from))
    for (const name of ['bob', 'carol', 'dave', 'erin', 'frank']) expect(speakers).not.toContain(name)
    expect(speakers.size).toBeGreaterThan(1)
  })

  it('the marketplace moves people in and out of groups', () => {
    const accounts = accountsOf(server.app())
    const groupId = Object.values(server.app().state.mucs).find((muc) => !muc.room)!.id
    const alice = openLine(server, 'alice', 'a')
    expect(accounts.addGroupMember(groupId, 'alice')).toBe(true)
    expect(accounts.addGroupMember(groupId, 'alice')).toBe(false)
    expect(accounts.groupsOf('alice')).toMatchObject([{ groupId, memberCount: 6 }])
    expect(accounts.removeGroupMember(groupId, 'alice')).toBe(true)
    const told = alice.received().flatMap((item) => (item.type === 'group' ? [item.group.operation] : []))
    expect(told).toEqual(['directJoined', 'kick'])
    expect(
      callRest(server, 'GET', '/demo/chat/users/alice/contacts/users', undefined, accounts.token('alice')).status,
    ).toBe(200)
  })
})
