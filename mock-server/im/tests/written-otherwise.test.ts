import { expect, it } from 'vitest'
import { createTestClock } from '../../test-kit.ts'
import { createWorldRandom } from '../../world/random.ts'
import { createMuc } from '../mucs.ts'
import { createChatServer } from '../server.ts'
import { callRest, loginToken, openLine } from '../test-kit.ts'

/** What is written with something before or after it is something else. */

const open = () => createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
const refused = 400

it.each(['a', 'A-b_c.9', 'x'.repeat(64)])('a name may be %s', (username) => {
  const { status } = callRest(open(), 'POST', '/demo/chat/users', { username, password: 'p' })
  expect(status).toBeLessThan(refused)
})
it.each(['', ' a', 'a ', 'a/b', '山', 'x'.repeat(65), '__proto__'])('a name may not be %j', (username) => {
  const { status } = callRest(open(), 'POST', '/demo/chat/users', { username, password: 'p' })
  expect(status).toBeGreaterThanOrEqual(refused)
})

it.each([
  ['Bearer ', true],
  ['X Bearer ', false],
  ['bearer ', false],
  ['Bearer', false],
  ['', false],
])('a token behind %j is taken: %j', (before, isTaken) => {
  const server = open()
  const token = loginToken(server, 'bob')
  const { status } = server.answer({
    method: 'GET',
    path: '/demo/chat/users/bob/contacts/users',
    query: new URLSearchParams(),
    headers: { authorization: `${before}${token}` },
    body: new Uint8Array(),
    origin: 'http://chat.test',
  })
  expect(status < refused).toBe(isTaken)
})

it('history begins where a number says, and anywhere else at its end', () => {
  const server = open()
  const [alice, token] = [openLine(server, 'alice', 'a'), loginToken(server, 'alice')]
  const sent = ['一', '二', '三'].map((words) => alice.text('bob', words)!.ack!.serverId!)
  const from = (start: string): number => {
    const body = { queue: 'bob@easemob.com', start, pull_number: 10 }
    const path = '/demo/chat/users/alice/messageroaming'
    const answer = callRest(server, 'POST', path, body, token)
    return (answer.body as { data: { msgs: unknown[] } }).data.msgs.length
  }
  expect(from(sent[2]!)).toBe(2)
  for (const start of ['', '-1', `x${sent[2]!}`, `${sent[2]!}x`, `x ${sent[2]!}`]) expect(from(start), start).toBe(3)
})

it('whoever leaves a list of those who may write is named in the answer, with what was done', () => {
  const server = open()
  for (const name of ['bob', 'carol']) loginToken(server, name)
  const group = createMuc(server.app(), { owner: 'alice', name: '画会', room: false })
  group.members = ['bob', 'carol'].map((user) => ({ user, joined: 0 }))
  group.allows = ['bob', 'carol']
  const token = loginToken(server, 'alice')
  const path = `/demo/chat/chatgroups/${group.id}/white/users/bob,carol`
  const { data } = callRest(server, 'DELETE', path, {}, token).body as { data: object[] }
  const told = { result: true, action: 'remove_user_whitelist', id: group.id, groupid: group.id }
  expect(data).toEqual(['bob', 'carol'].map((user) => ({ ...told, user })))
})
