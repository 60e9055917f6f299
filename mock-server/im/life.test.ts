import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { createTestClock, type TestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { accountsOf } from './accounts.ts'
import { residents, supportUser } from './seed.ts'
import { type ChatServer, createChatServer } from './server.ts'
import { openLine, type TestLine } from './test-kit.ts'

let clock: TestClock
let server: ChatServer

beforeEach(() => {
  clock = createTestClock()
  server = createChatServer({ clock, random: createWorldRandom(7), lively: true })
})

const pass = (minutes: number): void => {
  for (let second = 0; second < minutes * 60; second++) clock.tick(1000)
}
const textsOf = (items: readonly ChatEvent[]): string[] =>
  items.flatMap((item) =>
    item.type === 'message' && item.message.content.type === 'txt' ? [item.message.content.msg ?? ''] : [],
  )
const messages = () => Object.values(server.app().state.messages)
const presenceOf = (name: string) => server.app().state.users[name]!.presence

/** A collector of the product, in both groups of its world. */
function newcomer(): TestLine {
  accountsOf(server.app()).ensure('user-1', '新藏家')
  server.app().state.users['user-1']!.password = '123456'
  const line = openLine(server, 'user-1', 'm')
  line.received()
  return line
}

describe('people of the world answer', () => {
  it.each([
    ['order 支付了怎么还没到', /订单页能看到进度|我上次也等了一会儿/],
    ['盲盒好玩吗', /手气不错|普通款/],
    ['现在多少钱', /挂单价|挺稳/],
    ['hello', /你好呀|在的/],
    ['感谢', /不客气|小事/],
    ['……', /哈哈|我也这么觉得|改天|收到|真好看/],
  ])('%s, once and by what was asked', (words, answer) => {
    const alice = openLine(server, 'alice', 'a')
    alice.text('linqing', words)
    pass(1)
    const said = textsOf(alice.received())
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(answer)
  })

  it.each([
    ['可以退款吗', '不支持退换'],
    ['登录不了', '「设置－账号安全」'],
    ['怎么转赠', '藏品详情里转赠'],
    ['在吗', '客服会在工作时间'],
  ])('and so does the support: %s', (words, answer) => {
    const alice = openLine(server, 'alice', 'a')
    alice.text(supportUser, words)
    pass(1)
    expect(textsOf(alice.received())).toEqual([expect.stringContaining(answer)])
  })

  it('reading first: the receipt names the message and comes within a second, the answer after it', () => {
    const alice = openLine(server, 'alice', 'a')
    const id = alice.text('linqing', '你好')!.ack!.serverId
    clock.tick(299)
    expect(alice.received()).toEqual([])
    clock.tick(600)
    expect(alice.received()).toMatchObject([
      { type: 'ack', ack: { kind: 'read', from: 'linqing', messageId: id, conversation: 'chat:linqing' } },
    ])
    clock.tick(3000)
    expect(alice.received().map(({ type }) => type)).toEqual(['ack', 'message'])
  })

  it('not reading what was taken back, or is gone, meanwhile', () => {
    const alice = openLine(server, 'alice', 'a')
    const id = alice.text('linqing', '你好')!.ack!.serverId!
    alice.recall('linqing', id)
    pass(1)
    expect(alice.received().filter((item) => item.type === 'ack')).toEqual([])
  })

  it('never one another: what they say themselves is left without an answer', () => {
    const accounts = accountsOf(server.app())
    accounts.say('linqing', 'suyan', { type: 'txt', msg: '你好' })
    accounts.say('suyan', supportUser, { type: 'txt', msg: '你好' })
    const before = messages().length
    clock.tick(10_000)
    expect(messages()).toHaveLength(before)
  })

  it('an invitation, in one to three seconds', () => {
    const alice = openLine(server, 'alice', 'a')
    alice.roster('add', 'hemu')
    clock.tick(999)
    expect(server.app().state.users['alice']!.contacts).not.toContain('hemu')
    clock.tick(2001)
    expect(server.app().state.users['alice']!.contacts).toContain('hemu')
    alice.roster('add', 'bob')
    pass(1)
    expect(server.app().state.users['alice']!.contacts).not.toContain('bob')
  })

  it('in a group only one of those who are there, and nobody where nobody is', () => {
    newcomer()
    const group = accountsOf(server.app()).groupsOf('user-1')[0]!.groupId
    const say = (msg: string) => accountsOf(server.app()).say('user-1', group, { type: 'txt', msg })
    for (const name of residents) presenceOf(name).inWorld = name === 'guyuan'
    const before = messages().length
    say('你好')
    clock.tick(5000)
    expect(messages().slice(before)).toMatchObject([{ from: 'user-1' }, { from: 'guyuan', to: group }])
    presenceOf('guyuan').inWorld = false
    say('还在吗')
    clock.tick(5000)
    expect(messages()).toHaveLength(before + 3)
  })
})

describe('people of the world come and go', () => {
  it('all there in the beginning; each leaves and comes back, is seen to, and talks in a group of their own', () => {
    for (const name of [...residents, supportUser]) expect(presenceOf(name).inWorld === true).toBe(true)
    const seen = new Map<string, Set<boolean>>(residents.map((name) => [name, new Set()]))
    const me = newcomer()
    const before = messages().length
    for (let minute = 0; minute < 180; minute++) {
      pass(1)
      for (const name of residents) seen.get(name)!.add(presenceOf(name).inWorld === true)
    }
    expect([...seen].filter(([, sights]) => sights.size < 2)).toEqual([])
    expect(presenceOf(supportUser).inWorld).toBe(true)
    // Nobody answers a remark of theirs.
    const said = messages().slice(before)
    expect(said.length).toBeGreaterThan(3)
    for (const { from, to } of said) {
      const { owner, members } = server.app().state.mucs[to]!
      expect([owner, ...members.map(({ user }) => user)]).toContain(from)
    }
    const remarks = textsOf(me.received()).slice(1)
    expect(new Set(remarks).size).toBeLessThanOrEqual(4)
    expect(remarks.length).toBeGreaterThan(0)
  })

  it('until another world takes their place', () => {
    const gone = server.app()
    const snapshot = server.snapshot()
    server.restore(snapshot)
    const before = JSON.stringify(gone.state.users)
    pass(60)
    expect(JSON.stringify(gone.state.users)).toBe(before)
  })
})
