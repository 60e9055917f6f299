import { expect, it } from 'vitest'
import { createTestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { createMuc } from './mucs.ts'
import { createChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

/** Whatever comes in pages comes whole, each once, in one order, however large the pages are. */

const COUNT = 23
const many = (name: string): string[] => Array.from({ length: COUNT }, (_, index) => `${name}${index + 10}`)

/** Of everything that is listed there are so many. */
function begin() {
  const server = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
  const { state } = server.app()
  const alice = openLine(server, 'alice', 'x')
  const groups = many('组').map((name) => createMuc(server.app(), { owner: 'alice', name, room: false, public: true }))
  many('厅').forEach((name) => createMuc(server.app(), { owner: 'alice', name, room: true }))
  const [group] = groups
  group!.members = many('u')
    .slice(1)
    .map((user) => ({ user, joined: 1 }))
  group!.files = many('f').map((file_id) => ({ file_id, file_name: '', file_owner: '', file_size: 1, created: 1 }))
  const messageId = many('说').map((text) => alice.text('bob', text)!.ack!.serverId!)[0]!
  state.reactions[messageId] = [{ id: 'r', reaction: 'ok', users: many('u') }]
  state.messages[messageId]!.readers = many('u').map((user) => ({ user, at: 1 }))
  const thread = (id: string, created: number) => {
    return {
      id,
      name: id,
      groupId: group!.id,
      messageId,
      owner: 'alice',
      members: ['alice', ...many('u').slice(1)],
      created,
    }
  }
  for (const [index, id] of many('9').entries()) state.threads[id] = thread(id, index) as never
  callRest(server, 'POST', '/demo/chat/users/alice/presence/60', { usernames: many('u') }, loginToken(server, 'alice'))
  return { server, group: group!.id, messageId, thread: many('9')[0]! }
}
const here = begin()
const token = loginToken(here.server, 'alice')
const get = (path: string, query: object, sent?: object) => {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return callRest(here.server, sent ? 'POST' : 'GET', `/demo/chat${path}?${asked}`, sent, token).body
}

interface Page {
  readonly rows: readonly unknown[]
  /** Where the next one begins, where it says so. */
  readonly next?: string | undefined
}
type Paged = readonly [what: string, pageOf: (size: number, number: number, cursor: string | undefined) => Page]

/** Pages that are asked for by their number. */
const byNumber = (
  what: string,
  path: string,
  read: (body: never) => unknown,
  names = ['pagenum', 'pagesize'],
): Paged => [
  what,
  (size, number) => ({ rows: read(get(path, { [names[0]!]: number, [names[1]!]: size }) as never) as unknown[] }),
]
type Listed = { readonly data: readonly unknown[] }
type Entities = {
  readonly entities: readonly { readonly id: string }[]
  readonly properties: { readonly cursor?: string }
}
const threads = (what: string, path: string): Paged => [
  what,
  (limit, _, cursor = '') => {
    const { entities, properties } = get(path, { limit, cursor }) as Entities
    return { rows: entities.map(({ id }) => id), next: properties.cursor }
  },
]

const lists: readonly Paged[] = [
  byNumber('who is in a group', `/chatgroups/${here.group}/users`, ({ data }: Listed) => data),
  byNumber('files of a group', `/chatgroups/${here.group}/share_files`, ({ data }: Listed) => data),
  byNumber('rooms', '/chatrooms', ({ data }: Listed) => data),
  byNumber('groups one is in', '/users/alice/joined_chatgroups', ({ data }: Listed) => data),
  byNumber(
    'who is followed',
    '/users/alice/presence/sublist',
    ({ result }: { readonly result: { readonly sublist: unknown } }) => result.sublist,
    ['pageNum', 'pageSize'],
  ),
  [
    'groups for everybody',
    (limit, _, cursor = '') => {
      const { data, cursor: next } = get('/publicchatgroups', { limit, cursor })
      return { rows: data, next }
    },
  ],
  threads('threads of a group', `/threads/chatgroups/${here.group}`),
  threads('threads of a group one is in', `/threads/chatgroups/${here.group}/user/alice`),
  threads('threads one is in', '/threads/user/alice'),
  [
    'who is in a thread',
    (limit, _, cursor = '') => {
      const { data, properties } = get(`/thread/${here.thread}/users`, { limit, cursor })
      return { rows: data.affiliations, next: properties.cursor }
    },
  ],
  [
    'who has reacted',
    (pageSize, _, currentPage = 'null') => {
      const asked = { msgId: here.messageId, message: 'ok', pageSize, currentPage }
      const { userList, cursor } = get('/reaction/user/alice/detail', asked).data
      return { rows: userList, next: cursor ?? undefined }
    },
  ],
  [
    'who has read',
    (limit, _, key = 'undefined') => {
      const { userlist, is_last, next_key } = get(`/chatgroups/${here.group}/acks/${here.messageId}`, {
        limit,
        key,
      }).data
      expect(is_last).toBe(next_key === '')
      return { rows: userlist, next: next_key === '' ? undefined : next_key }
    },
  ],
  ...[true, false].map((isUp): Paged => [
    `what was said, from the ${isUp ? 'oldest' : 'newest'}`,
    (pull_number, _, start = '') => {
      const sent = { queue: 'bob@easemob.com', start, pull_number, is_positive: isUp }
      const { msgs, is_last, next_key } = get('/users/alice/messageroaming', {}, sent).data
      return { rows: (msgs as { msg: string }[]).map(({ msg }) => msg), next: is_last ? undefined : next_key }
    },
  ]),
]

it.each(lists)('%s', (_, pageOf) => {
  const seen = [1, 5, COUNT - 1, COUNT, COUNT + 1].map((size) => {
    const rows: unknown[] = []
    let cursor: string | undefined
    for (let number = 1; number <= 2 * COUNT; number++) {
      const page = pageOf(size, number, cursor)
      expect(page.rows.length).toBeLessThanOrEqual(size)
      // Whoever is told where the next one begins finds something there.
      expect('next' in page && cursor !== undefined && page.rows.length === 0).toBe(false)
      rows.push(...page.rows)
      if ('next' in page && page.next === undefined) break
      cursor = page.next
    }
    return rows.map((row) => JSON.stringify(row))
  })
  // A new service has groups and a room of its own.
  expect(seen[0]!.length - COUNT).toBeOneOf([0, 1, 2])
  expect(new Set(seen[0]).size).toBe(seen[0]!.length)
  for (const rows of seen) expect(rows).toEqual(seen[0])
})
