import { beforeEach, describe, expect, it } from 'vitest'
import { type ChatClient, createChatClient } from '#src/services/im/client.ts'
import type { ChatCallName } from '#src/contract/im/rest/calls.ts'
import { done, type Groups, type GroupState } from '#src/machines/group/groups.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { answerChatRequest } from '#mock/im/doors/fetch.ts'
import { admit, createMuc } from '#mock/im/mucs.ts'
import { createChatServer } from '#mock/im/server.ts'
import { openLine } from '#mock/im/test-kit.ts'
import { createTestClock } from '#mock/test-kit.ts'
import { createWorldRandom } from '#mock/world/random.ts'

/**
 * What a person does in a group is drawn at once, without asking what there is now. So what is drawn must be what asking anew says, in the
 * same order: each change is done at the service, and then everything is asked for that lists what it changed.
 */

type Input = Readonly<Record<string, unknown>>
const none: Groups = { isLoaded: false, me: 'alice', groups: {}, open: null, rooms: null }
const people = ['alice', 'bob', 'carol', 'dora', 'emil']

let server: ReturnType<typeof createChatServer>
let client: ChatClient
let ids: { readonly group: string; readonly room: string }
let data: Groups
let time: ReturnType<typeof createTestClock>

beforeEach(async () => {
  time = createTestClock()
  server = createChatServer({ clock: time, random: createWorldRandom(7) })
  for (const name of people) openLine(server, name, 'x')
  const made = {
    group: createMuc(server.app(), { owner: 'alice', name: '画会', room: false }),
    room: createMuc(server.app(), { owner: 'alice', name: '大厅', room: true }),
  }
  for (const muc of Object.values(made)) admit(server.app(), muc, ['bob', 'carol', 'dora'])
  ids = { group: made.group.id, room: made.room.id }
  client = createChatClient({
    config: { appKey: 'demo#chat', rest: ['http://chat.test'], socket: ['ws://chat.test'], dns: [], isSecure: false },
    openSocket: () => {
      throw new Error('no socket here')
    },
    fetch: (url, init) => answerChatRequest(server, new Request(url, init)),
    clock: createVirtualClock(time.now()),
    newId: () => '1',
    credential: async () => ({ ok: true, value: { kind: 'password', password: '123456' } }),
    resource: 'r',
    report: () => undefined,
  })
  const { signal } = new AbortController()
  await client.open({ user: 'alice', isFresh: true }, {} as never, signal).catch(() => undefined)
  data = none
})

async function operate(operation: string, input: Input): Promise<unknown> {
  const got = await client.call(`groups.${operation}` as ChatCallName, input as never, new AbortController().signal)
  expect([operation, got]).toMatchObject([operation, { ok: true }])
  const result = got.ok ? got.value : null
  data = done(data, operation, input, result)
  return result
}

type Field = keyof GroupState
/** Which list tells a field of a group. */
const listOf = {
  name: 'info',
  owner: 'info',
  isAllMuted: 'info',
  members: 'members',
  admins: 'admins',
  muted: 'muted',
  mutedUntil: 'muted',
  blocked: 'blocked',
  allowed: 'allowed',
  announcement: 'announcement',
  files: 'files',
} as const satisfies Partial<Record<Field, string>>
type Told = keyof typeof listOf

const file = (name: string) => ({ bytes: new Blob([name]), name })
const bob = { user: 'bob', usernames: ['bob'] }
const carol = { user: 'carol', usernames: ['carol'] }
type Step = readonly [operation: string, input: Input | (() => Input)]
/** What is done, one after the other, and what is to be the same afterwards. */
const rows: Readonly<Record<string, readonly [fields: readonly Told[], ...steps: readonly Step[]]>> = {
  'two admins are made': [['admins'], ['addAdmin', bob], ['addAdmin', carol]],
  'the first of two admins is one no more': [['admins'], ['addAdmin', bob], ['addAdmin', carol], ['removeAdmin', bob]],
  'two are muted': [['muted'], ['mute', { ...bob, duration: 60_000 }], ['mute', { ...carol, duration: -1 }]],
  'one is muted anew, for longer': [
    ['muted', 'mutedUntil'],
    ['mute', { ...bob, duration: 60_000 }],
    ['mute', { ...bob, duration: 120_000 }],
  ],
  'the first of two is muted no more': [
    ['muted', 'mutedUntil'],
    ['mute', { ...bob, duration: 60_000 }],
    ['mute', { ...carol, duration: 60_000 }],
    ['unmute', bob],
  ],
  'two are blocked, who are members no more': [
    ['blocked', 'members'],
    ['block', bob],
    ['block', carol],
  ],
  'the first of two is blocked no more, and stays outside': [
    ['blocked', 'members'],
    ['block', bob],
    ['block', carol],
    ['unblock', bob],
  ],
  'an admin who is muted is blocked': [
    ['blocked', 'members', 'admins', 'muted'],
    ['addAdmin', bob],
    ['mute', { ...bob, duration: 60_000 }],
    ['block', bob],
  ],
  'two are allowed to speak': [['allowed'], ['allow', bob], ['allow', carol]],
  'the first of two is allowed no more': [['allowed'], ['allow', bob], ['allow', carol], ['disallow', bob]],
  'nobody may speak': [['isAllMuted'], ['muteAll', {}]],
  'all may speak again': [['isAllMuted'], ['muteAll', {}], ['unmuteAll', {}]],
  'it has another name': [['name'], ['update', { name: '诗会' }]],
  'an announcement is made, and another one': [
    ['announcement'],
    ['announce', { announcement: '一' }],
    ['announce', { announcement: '二' }],
  ],
  'one is taken out, who was an admin, allowed and muted': [
    ['members', 'admins', 'allowed', 'muted'],
    ['addAdmin', bob],
    ['allow', bob],
    ['mute', { ...bob, duration: 60_000 }],
    ['removeMembers', bob],
  ],
}
const ofGroups: typeof rows = {
  'three files are shared': [
    ['files'],
    ['uploadFile', file('a')],
    ['uploadFile', file('b')],
    ['uploadFile', file('c')],
  ],
  'the file in the middle is gone': [
    ['files'],
    ['uploadFile', file('a')],
    ['uploadFile', file('b')],
    ['uploadFile', file('c')],
    ['removeFile', () => ({ fileId: data.groups[ids.group]!.files![1]!.id })],
  ],
  'it is given to an admin': [
    ['owner', 'admins', 'members'],
    ['addAdmin', bob],
    ['changeOwner', bob],
  ],
}

const inBoth = (['group', 'room'] as const).flatMap((kind) =>
  Object.entries(kind === 'group' ? { ...rows, ...ofGroups } : rows).map((row) => [kind, ...row] as const),
)

describe('what is drawn at once is what asking anew says', () => {
  it.each(inBoth)('[lc:group-membership] in a %s: %s', async (kind, _, [fields, ...steps]) => {
    const where = { id: ids[kind], kind }
    const known = () => data.groups[ids[kind]]!
    const lists = [...new Set(['info', ...fields.map((field) => listOf[field])])]
    const ask = async () => {
      for (const list of lists) await operate(list, { ...where, page: 1, pageSize: 50 })
    }
    await ask()
    for (const [operation, input] of steps) {
      time.tick(1000)
      await operate(operation, { ...where, ...(typeof input === 'function' ? input() : input) })
    }
    // Members have no order of their own: who owns the group stands first wherever they are drawn.
    const shown = (field: Told) => (field === 'members' ? known().members.toSorted() : known()[field])
    const drawn = fields.map((field) => [field, shown(field)])
    // Whoever asks for the first time knows nothing that was drawn.
    data = none
    await ask()
    expect(drawn).toEqual(fields.map((field) => [field, shown(field)]))
  })
})

describe('what is asked for once is there as a whole', () => {
  const many = Array.from({ length: 45 }, (_, at) => `person-${at}`)
  const each = (operation: string) => async () => {
    for (const user of many) await operate(operation, { id: ids.group, user, usernames: [user], duration: 60_000 })
  }
  const lists: Readonly<Record<string, () => unknown>> = {
    joined: () => many.map((name) => createMuc(server.app(), { owner: 'alice', name, room: false })),
    muted: each('mute'),
    allowed: each('allow'),
    blocked: each('block'),
    admins: each('addAdmin'),
    files: async () => {
      for (const name of many) await operate('uploadFile', { id: ids.group, ...file(name) })
    },
  }

  it.each(Object.keys(lists))('%s, of more than forty', async (list) => {
    for (const name of many) openLine(server, name, 'x')
    admit(server.app(), server.app().state.mucs[ids.group]!, many)
    await lists[list]!()
    const got = await operate(list, list === 'joined' ? {} : { id: ids.group })
    expect((got as unknown[]).length).toBeGreaterThanOrEqual(many.length)
  })
})
