import { requestOf, type ChatCall, type Input } from '#src/contract/im/rest/call.ts'
import { messageUpload } from '#src/contract/im/encode.ts'
import { createWorldRandom } from '../../world/random.ts'
import { createMuc, admit } from '../mucs.ts'
import { allCalls, type CallName } from '../rest/calls.ts'
import { createChatServer } from '../server.ts'
import { callRest, loginToken, openLine } from '../test-kit.ts'

/** What can be done at the chat service and taken back, by alice, to bob, carol, a group and a room. */

export function begin(clock: Parameters<typeof createChatServer>[0]['clock']) {
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
    if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}`)
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

export type ChatHere = ReturnType<typeof begin>
export type ChatDeed = readonly [
  name: string,
  done: (here: ChatHere) => unknown,
  undone: (here: ChatHere, answer: never) => unknown,
]
type Found = { readonly data: Readonly<Record<string, string>> }

/** A call of alice's and the one that takes it back. */
const pair = (done: CallName, undone: CallName, input: (here: ChatHere) => Input): ChatDeed => [
  done,
  (here) => here.call('alice', done, input(here)),
  (here) => here.call('alice', undone, input(here)),
]
const withBob = { user: 'bob', usernames: ['bob'] }
const inBoth = (done: CallName, undone: CallName, more: Input = withBob): readonly ChatDeed[] => [
  pair(done, undone, ({ inGroup }) => ({ ...inGroup, ...more })),
  pair(done, undone, ({ inRoom }) => ({ ...inRoom, ...more })),
]

export const deeds: readonly ChatDeed[] = [
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

/** What alice, or whoever is named, does by a call that is not taken back: to bob and carol, in the group and in the room. */
const once = (name: CallName, input: (here: ChatHere) => Input = ({ inGroup }) => inGroup, who = 'alice') =>
  [`${name} by ${who}`, (here: ChatHere) => here.call(who, name, input(here))] as const
const inGroup =
  (more: Input) =>
  (here: ChatHere): Input => ({ ...here.inGroup, ...more })
const inRoom =
  (more: Input) =>
  (here: ChatHere): Input => ({ ...here.inRoom, ...more })

export const single: readonly (readonly [name: string, done: (here: ChatHere) => unknown])[] = [
  once('groups.create', () => ({
    name: '新',
    description: '说明',
    members: ['bob', 'carol'],
    public: true,
    maxUsers: 30,
  })),
  once('groups.update', inGroup({ name: '新名', description: '新说明', ext: '{}' })),
  once('groups.update', inRoom({ name: '新厅', description: '新说明' })),
  once('groups.changeOwner', inGroup({ user: 'bob' })),
  once('groups.changeOwner', inRoom({ user: 'bob' })),
  once('groups.destroy'),
  once('groups.destroy', inRoom({})),
  once('groups.invite', inGroup({ usernames: ['carol'] })),
  once('groups.removeMembers', inGroup({ usernames: ['bob'] })),
  once('groups.removeMembers', inRoom({ usernames: ['bob'] })),
  once('groups.announce', inGroup({ announcement: '明日开展' })),
  once('groups.announce', inRoom({ announcement: '明日开展' })),
  once('groups.block', inGroup({ usernames: ['bob'] })),
  once('groups.leave', inGroup({}), 'bob'),
  once('presence.publish', () => ({ description: '看展' }), 'bob'),
  once('users.updateProfile', () => ({ changes: { nickname: '阿乙', sign: '在' } }), 'bob'),
  once('silent.language', () => ({ language: 'ja' })),
  once('conversations.remove', () => ({ conversation: 'chat:bob', deleteRoam: true })),
  once('conversations.remove', () => ({ conversation: 'chat:alice', deleteRoam: false }), 'bob'),
  [
    'messages said by each',
    ({ lines }) => [lines['bob']!.text('alice', '收到'), lines['carol']!.text('alice', '在吗')],
  ],
  ['a message that is taken back', ({ lines, messageId }) => lines['alice']!.recall('bob', messageId)],
  [
    'bob is asked, and says no',
    ({ lines }) => (lines['carol']!.roster('add', 'bob'), lines['bob']!.roster('decline', 'carol')),
  ],
]
