import { describe, expect, it } from 'vitest'
import { messageUpload } from '#src/contract/im/encode.ts'
import { type ChatCall, type Input, requestOf } from '#src/contract/im/rest/call.ts'
import { createTestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { seedCast } from './cast.ts'
import { castConversations } from './cast-lines.ts'
import { admit, createMuc } from './mucs.ts'
import { allCalls, type CallName } from './rest/calls.ts'
import { createChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

/** Who did something, to whom it was done, and whose a list is: alice owns, bob is whom it is about, carol looks on. */
function begin(isRoom = false) {
  const server = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
  const app = server.app()
  for (const name of ['alice', 'bob', 'carol', 'dave']) loginToken(server, name)
  const muc = createMuc(app, { owner: 'alice', name: '画会', room: isRoom })
  const call = (who: string, name: CallName, input: Input = {}) => {
    const row: ChatCall = allCalls[name]
    const token = loginToken(server, who)
    const asked = { id: muc.id, parentId: muc.id, ...(isRoom ? { kind: 'room' } : {}), ...input }
    const { method, path, query, body } = requestOf(row, asked, { user: who, resource: 'webim_x', token } as never)
    const words = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(String(value as string))}`],
    )
    const answer = callRest(server, method, `/demo/chat/${path}?${words.join('&')}`, body, token)
    expect([name, answer.status, answer.body]).toEqual([name, 200, answer.body])
    return answer.body as { readonly entities: readonly { readonly id: string }[]; readonly data: any }
  }
  return { server, app, muc, call }
}

type Told = readonly [name: CallName, who: string, input: Input, bob: readonly string[], carol: readonly string[]]
const bob = { user: 'bob', usernames: ['bob'] }

/** What bob and carol, who are both in, are told when somebody does this. */
const inGroup: readonly Told[] = [
  ['groups.changeOwner', 'alice', bob, ['assignOwner alice→bob'], ['assignOwner alice→bob']],
  ['groups.addAdmin', 'alice', bob, ['addAdmin alice→bob'], ['addAdmin alice→bob']],
  ['groups.removeAdmin', 'alice', bob, ['removeAdmin alice→bob'], ['removeAdmin alice→bob']],
  ['groups.mute', 'alice', { ...bob, duration: 60_000 }, ['addMute alice→bob'], ['addMute alice→bob']],
  ['groups.unmute', 'alice', bob, ['removeMute alice→bob'], ['removeMute alice→bob']],
  ['groups.allow', 'alice', bob, ['addAllow alice→bob'], ['addAllow alice→bob']],
  ['groups.disallow', 'alice', bob, ['removeAllow alice→bob'], ['removeAllow alice→bob']],
  ['groups.muteAll', 'alice', {}, ['muteAll alice→'], ['muteAll alice→']],
  ['groups.removeMembers', 'alice', bob, ['kick alice→bob'], ['absence bob→']],
  // The device that leaves knows.
  ['groups.leave', 'bob', {}, [], ['absence bob→']],
  ['groups.join', 'dave', {}, ['presence dave→'], ['presence dave→']],
  ['groups.update', 'alice', { name: '新名' }, ['update alice→'], ['update alice→']],
  ['groups.destroy', 'alice', {}, ['destroy alice→'], ['destroy alice→']],
]

describe.each([
  ['a group', false],
  ['a room', true],
])('of %s everybody is told who did it, and to whom', (_, isRoom) => {
  it.each(inGroup)('%s by %s', (name, who, input, ...told) => {
    const { server, app, muc, call } = begin(isRoom)
    admit(app, muc, ['bob', 'carol'])
    const lines = ['bob', 'carol'].map((person) => openLine(server, person, 'x'))
    lines.forEach((line) => line.received().splice(0))
    call(who, name, input)
    const heard = lines.map((line) =>
      line
        .received()
        .flatMap((event) =>
          event.type === 'group' ? [`${event.group.operation} ${event.group.from}→${event.group.to.join('、')}`] : [],
        ),
    )
    expect(heard).toEqual(told)
  })
})

it('a list is of whom it says: of the one who asks, of the group, of both', () => {
  const { server, app, muc, call } = begin()
  const other = createMuc(app, { owner: 'alice', name: '棋会', room: false })
  for (const group of [muc, other]) admit(app, group, ['bob', 'carol'])
  const begun = (who: string, { id }: { readonly id: string }): string => {
    const outgoing = { content: { type: 'txt', msg: '说来' } } as const
    const conversation = { kind: 'group', name: id } as const
    openLine(server, who, 'y').write(
      messageUpload({ appKey: 'demo#chat', from: who, id: '900000000000', conversation, outgoing }),
    )
    const messageId = Object.keys(app.state.messages).at(-1)!
    return call(who, 'threads.create', { parentId: id, messageId, name: who }).data.thread_id
  }
  const [hers, his, elsewhere] = [begun('alice', muc), begun('bob', muc), begun('alice', other)]
  const lists = (who: string) =>
    (['threads.inGroup', 'threads.joinedInGroup', 'threads.joined'] as const).map((name) =>
      call(who, name).entities.map(({ id }) => id),
    )
  expect(['alice', 'bob', 'carol'].map(lists)).toEqual([
    [[his, hers], [hers], [elsewhere, hers]],
    [[his, hers], [his], [his]],
    [[his, hers], [], []],
  ])
  call('carol', 'groups.leave')
  const joined = (who: string) => call(who, 'groups.joined').data.map((row: { groupid: string }) => row.groupid)
  expect(['alice', 'bob', 'carol', 'dave'].map((who) => joined(who).toSorted())).toEqual([
    [muc.id, other.id],
    [muc.id, other.id],
    [other.id],
    [],
  ])
})

/** only what is said in a room is of more or less weight. */
it.each([
  ['chat', undefined],
  ['group', undefined],
  ['room', 0],
] as const)('the weight of what is said in a %s comes with it: %s', (kind, expected) => {
  const { server, app, muc } = begin(kind === 'room')
  admit(app, muc, ['bob'])
  const [from, to] = [openLine(server, 'alice', 'x'), openLine(server, 'bob', 'x')]
  const conversation = { kind, name: kind === 'chat' ? 'bob' : muc.id }
  const outgoing = { content: { type: 'txt', msg: '要紧' } } as const
  const frame = messageUpload({ appKey: 'demo#chat', from: 'alice', id: '900000000000', conversation, outgoing })
  from.write({ ...frame, meta: { ...frame.meta, priority: 0 } })
  to.received()
  const came = to.frames
    .flatMap((one) => (one.type === 'sync' ? one.metas : []))
    .filter((one) => one.namespace === 'chat')
  expect(came.map(({ priority }) => priority)).toEqual([expected])
  const id = Object.keys(app.state.messages).at(-1)!
  expect(app.state.messages[id]!.priority).toBe(expected)
})

it('what lies unread of the people who are there from the beginning is the demo’s alone, and waits for its device', () => {
  const { server, app } = begin()
  const [me, other] = ['10001', '10002'].map((id) => ({ id, nickname: id, avatar: '' }))
  seedCast(app, { now: app.clock.now(), people: [me!, other!], cards: [] })
  const unreadOf = (who: string): readonly number[] => {
    const token = server.app().state.users[who]!.password
    const { body } = callRest(server, 'POST', '/demo/chat/token', {
      grant_type: 'password',
      username: who,
      password: token,
    })
    const asked = callRest(server, 'GET', `/demo/chat/users/${who}/user_channels`, undefined, body.access_token)
    return asked.body.data.channel_infos.map((row: { unread_num: number }) => row.unread_num)
  }
  const expected = castConversations.map(({ unread }) => unread)
  const byNumber = (a: number, b: number) => a - b
  expect(unreadOf('10001').toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
  const waiting = app.state.offline['10001']!.filter(({ id }) => app.state.messages[id])
  expect(waiting).toHaveLength(expected.reduce((sum, one) => sum + one, 0))
  const others = Object.keys(app.state.users).filter((who) => who !== '10001')
  expect(others.flatMap(unreadOf).filter((unread) => unread > 0)).toEqual([])
  expect(others.flatMap(unreadOf).length).toBeGreaterThan(5)
  expect(Object.keys(app.state.offline)).toEqual(['10001'])
})
