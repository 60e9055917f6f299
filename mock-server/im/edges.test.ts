import { beforeEach, expect, it } from 'vitest'
import type { ChatEvent } from '#src/contract/im/client.ts'
import { createTestClock, type TestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { userJid } from './app.ts'
import { admit, createMuc, isMember, isMuted, takeOutOf } from './mucs.ts'
import { deliver } from './queues.ts'
import { befriend } from './roster.ts'
import { createChatServer, type ChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

let clock: TestClock
let server: ChatServer
beforeEach(() => {
  clock = createTestClock()
  server = createChatServer({ clock, random: createWorldRandom(7) })
})

const idsOf = (items: readonly ChatEvent[]): string[] =>
  items.flatMap((item) => (item.type === 'message' ? [item.message.id] : []))

it('keeps the newest five thousand for who is away', () => {
  const app = server.app()
  openLine(server, 'bob', 'b').leave()
  const [from, to] = [userJid(app, 'alice'), userJid(app, 'bob')]
  const sent = Array.from({ length: 5003 }, () =>
    deliver(app, 'bob', { queue: from, from, to, namespace: 'chat', payload: new Uint8Array() }),
  )
  expect(app.state.offline['bob']!.map(({ id }) => id)).toEqual(sent.slice(3))
})

it('forgets in a group that somebody was muted once they are out', () => {
  const app = server.app()
  const group = createMuc(app, { owner: 'alice', name: '画会', room: false })
  admit(app, group, ['bob'])
  group.mutes['bob'] = -1
  expect(isMuted(group, 'bob', clock.now())).toBe(true)
  takeOutOf(app, group, 'bob')
  admit(app, group, ['bob'])
  expect([isMember(group, 'bob'), isMuted(group, 'bob', clock.now())]).toEqual([true, false])
})

it('lets whoever is invited write again, though they were blocked before', () => {
  const [alice, bob] = [openLine(server, 'alice', 'a'), openLine(server, 'bob', 'b')]
  const record = server.app().state.users['alice']!
  record.blocks.push('bob')
  alice.roster('add', 'bob')
  expect(record.blocks).toEqual([])
  bob.roster('accept', 'alice')
  bob.text('alice', '你好')
  expect(idsOf(alice.received())).toHaveLength(1)
})

it('leaves in a room who is back within two minutes, and takes out who is not', () => {
  const app = server.app()
  const room = createMuc(app, { owner: 'alice', name: '大厅', room: true })
  for (const name of ['bob', 'carol']) {
    openLine(server, name, 'x').leave()
    befriend(app, 'alice', name)
  }
  const lines = ['bob', 'carol'].map((name) => openLine(server, name, 'y'))
  admit(app, room, ['bob', 'carol'])
  for (const line of lines) line.leave()
  clock.tick(119_000)
  openLine(server, 'bob', 'z')
  clock.tick(1000)
  expect([isMember(room, 'bob'), isMember(room, 'carol')]).toEqual([true, false])
})

it('has everybody once in each list, and contacts on both sides, in whatever order three people invite, accept and block', () => {
  const names = ['alice', 'bob', 'carol'] as const
  const lines = names.map((name) => openLine(server, name, 'x'))
  const chance = createWorldRandom(271_129)
  const one = chance.pick
  const acts = ['add', 'add', 'add', 'accept', 'accept', 'decline', 'remove', 'ban', 'allow'] as const
  const told: string[] = []
  let [most, invited] = [0, 0]
  for (let round = 0; round < 600; round++) {
    const [me, operation, other] = [chance.int(names.length), one(acts), one(names)]
    lines[me]!.roster(operation, other)
    const { users } = server.app().state
    for (const name of names) {
      const { contacts, blocks, invitations } = users[name]!
      const inviters = invitations.map(({ from }) => from)
      const wrong = [
        ...[contacts, blocks, inviters].flatMap((list) => (new Set(list).size === list.length ? [] : ['twice'])),
        ...contacts.filter((friend) => !users[friend]!.contacts.includes(name)),
        ...contacts.filter((friend) => inviters.includes(friend)),
        ...[...contacts, ...inviters].filter((own) => own === name),
      ]
      most = Math.max(most, contacts.length)
      invited = Math.max(invited, inviters.length)
      told.push(...wrong.map((what) => `${round}: ${names[me]} ${operation} ${other}, of ${name}: ${what}`))
    }
  }
  expect(told).toEqual([])
  expect([most, invited]).toEqual([2, 2])
})

/** What happens in a conversation, and whether it stands in alice's list after that once she had taken it out. */
const happened: Readonly<Record<string, (here: ReturnType<typeof taken>) => unknown>> = {
  'a word to her': ({ bob }) => bob.text('alice', '在吗'),
  'a word of hers': ({ alice }) => alice.text('bob', '在吗'),
  'a word to her while she is away': ({ alice, bob }) => (alice.leave(), bob.text('alice', '在吗')),
  'a word of hers from another device': () => openLine(server, 'alice', 'y').text('bob', '在吗'),
}
function taken() {
  const [alice, bob] = [openLine(server, 'alice', 'x'), openLine(server, 'bob', 'x')]
  befriend(server.app(), 'alice', 'bob')
  bob.text('alice', '你好')
  const token = loginToken(server, 'alice')
  const listed = (): number =>
    callRest(server, 'GET', '/demo/chat/users/alice/user_channels', undefined, token).body.data.channel_infos.length
  const remove = () =>
    callRest(
      server,
      'DELETE',
      '/demo/chat/users/alice/user_channel',
      { channel: 'bob', type: 'chat', delete_roam: false },
      token,
    )
  return { alice, bob, listed, remove }
}

it.each(Object.keys(happened))('lists a conversation again that was taken out of the list, after %s', (name) => {
  const here = taken()
  expect(here.listed()).toBe(1)
  expect([here.remove().status, here.listed()]).toEqual([200, 0])
  happened[name]!(here)
  expect(here.listed()).toBe(1)
})
