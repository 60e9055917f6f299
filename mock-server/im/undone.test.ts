import { expect, it } from 'vitest'
import { requestOf, type ChatCall, type Input } from '#src/contract/im/rest/call.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { createTestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { createMuc, admit } from './mucs.ts'
import { allCalls, type CallName } from './rest/calls.ts'
import { createChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

/** What is done can be undone, and then nothing of it is left: neither in a list nor as an empty one. */

function begin() {
  const clock = createTestClock()
  const server = createChatServer({ clock, random: createWorldRandom(7) })
  const app = server.app()
  const lines = Object.fromEntries(
    ['alice', 'bob', 'carol'].map((name) => [name, openLine(server, name, 'x')] as const),
  )
  lines['alice']!.roster('add', 'bob')
  lines['bob']!.roster('accept', 'alice')
  const group = createMuc(app, { owner: 'alice', name: '画会', room: false })
  const room = createMuc(app, { owner: 'alice', name: '大厅', room: true })
  admit(app, group, ['bob'])
  admit(app, room, ['bob'])
  lines['alice']!.text('bob', '你好')
  const messageId = Object.keys(app.state.messages).at(-1)!
  const me = { appKey: 'demo#chat', from: 'alice' }
  const outgoing = { content: { type: 'txt', msg: '大家好' } } as const
  lines['alice']!.write(
    messageUpload({ ...me, id: '900000000000', conversation: { kind: 'group', name: group.id }, outgoing }),
  )
  const inGroup = { id: group.id, parentId: group.id, messageId: Object.keys(app.state.messages).at(-1)! }
  const call = (who: string, name: CallName, input: Input = {}) => {
    const row: ChatCall = allCalls[name]
    const token = loginToken(server, who)
    const given = { user: who, resource: 'webim_x', token } as never
    const { method, path, query, body = input['sent'] } = requestOf(row, input, given)
    const asked = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(String(value as string))}`],
    )
    const answer = callRest(server, method, `/demo/chat/${path}?${asked.join('&')}`, body, token)
    expect([name, answer.status]).toEqual([name, 200])
    return answer.body as { readonly data?: Readonly<Record<string, unknown>> }
  }
  /** All that is known, but for what grows: numbers given, tokens, notices under way, what was recalled, when something changed. */
  const seen = (): unknown => {
    const state = { ...structuredClone(app.state), tokens: {}, lastId: '', lastMuc: 0, uploads: [], recalled: [] }
    for (const muc of Object.values(state.mucs)) muc.modified = 0
    for (const user of Object.values(state.users)) user.presence.lastTime = 0
    return state
  }
  return { call, lines, seen, inGroup, inRoom: { id: room.id, kind: 'room' }, messageId, server }
}

type Here = ReturnType<typeof begin>
type Deed = readonly [name: string, done: (here: Here) => unknown, undone: (here: Here, answer: never) => unknown]
type Found = { readonly data: Readonly<Record<string, string>> }

/** A call of alice's and the one that takes it back. */
const pair = (done: CallName, undone: CallName, input: (here: Here) => Input): Deed => [
  done,
  (here) => here.call('alice', done, input(here)),
  (here) => here.call('alice', undone, input(here)),
]
const withBob = { user: 'bob', usernames: ['bob'] }
const inBoth = (done: CallName, undone: CallName, more: Input = withBob): readonly Deed[] => [
  pair(done, undone, ({ inGroup }) => ({ ...inGroup, ...more })),
  pair(done, undone, ({ inRoom }) => ({ ...inRoom, ...more })),
]

const deeds: readonly Deed[] = [
  ...inBoth('groups.addAdmin', 'groups.removeAdmin'),
  ...inBoth('groups.mute', 'groups.unmute', { ...withBob, duration: 60_000 }),
  ...inBoth('groups.muteAll', 'groups.unmuteAll', {}),
  ...inBoth('groups.allow', 'groups.disallow'),
  pair('reactions.add', 'reactions.remove', ({ messageId }) => ({ messageId, reaction: '赞' })),
  pair('presence.subscribe', 'presence.unsubscribe', () => ({ ...withBob, expiry: 60 })),
  pair('silent.set', 'silent.clear', () => ({ conversation: 'chat:bob', paramType: 0, remindType: 'NONE' })),
  ...(['rooms.setAttributes', 'rooms.forceAttributes'] as const).flatMap((done) =>
    (['rooms.removeAttributes', 'rooms.forceRemoveAttributes'] as const).map((undone) =>
      pair(done, undone, ({ inRoom }) => ({ ...inRoom, sent: { metaData: { lamp: '1' }, keys: ['lamp'] } })),
    ),
  ),
  [
    'silent.set of a group',
    ({ call, inGroup: { id } }) =>
      call('alice', 'silent.set', { conversation: `group:${id}`, paramType: 1, duration: 60_000 }),
    ({ call, inGroup: { id } }) => call('alice', 'silent.clear', { conversation: `group:${id}` }),
  ],
  [
    'a message is said and liked',
    ({ call, lines }) => {
      const messageId = lines['alice']!.text('bob', '说错了')!.ack!.serverId!
      lines['bob']!.received()
      call('alice', 'reactions.add', { messageId, reaction: '赞' })
      return messageId
    },
    ({ lines }, messageId: string) => {
      lines['alice']!.recall('bob', messageId)
      lines['bob']!.received()
    },
  ],
  [
    'a thread is begun',
    ({ call, inGroup }) => call('alice', 'threads.create', { ...inGroup, name: '细说' }),
    ({ call }, { data }: Found) => call('alice', 'threads.destroy', { id: data['thread_id'] }),
  ],
  [
    'somebody is invited',
    ({ lines }) => lines['alice']!.roster('add', 'carol'),
    ({ lines }) => lines['carol']!.roster('decline', 'alice'),
  ],
  [
    'a contact is made',
    ({ lines }) => (lines['alice']!.roster('add', 'carol'), lines['carol']!.roster('accept', 'alice')),
    ({ lines }) => lines['alice']!.roster('remove', 'carol'),
  ],
  [
    'somebody is blocked',
    ({ lines }) => lines['alice']!.roster('ban', 'carol'),
    ({ lines }) => lines['alice']!.roster('allow', 'carol'),
  ],
  ['somebody leaves', ({ lines }) => lines['bob']!.leave(), ({ server }) => openLine(server, 'bob', 'x')],
  ['somebody is cut off', ({ lines }) => lines['bob']!.leave(false), ({ server }) => openLine(server, 'bob', 'x')],
  [
    'groups.create',
    ({ call }) => call('alice', 'groups.create', { name: '新', public: true, approval: false }),
    ({ call }, { data }: Found) => call('alice', 'groups.destroy', { id: data['groupid'] }),
  ],
  [
    'groups.join',
    ({ call, inGroup }) => call('carol', 'groups.join', inGroup),
    ({ call, inGroup }) => call('carol', 'groups.leave', inGroup),
  ],
  [
    'a room is joined',
    ({ call, inRoom }) => call('carol', 'groups.join', inRoom),
    ({ call, inRoom }) => call('carol', 'groups.leave', inRoom),
  ],
]

it.each(deeds)('%s: taken back, all is as before', (_, done, undone) => {
  const here = begin()
  const before = here.seen()
  const answer = done(here)
  expect(here.seen()).not.toEqual(before)
  undone(here, answer as never)
  expect(here.seen()).toEqual(before)
})
