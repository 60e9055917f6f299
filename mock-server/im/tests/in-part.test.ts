import { expect, it } from 'vitest'
import { createTestClock } from '../../test-kit.ts'
import { createWorldRandom } from '../../world/random.ts'
import { createMuc } from '../mucs.ts'
import { createChatServer } from '../server.ts'
import { callRest, loginToken } from '../test-kit.ts'

function begin() {
  const server = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
  const app = server.app()
  const token = loginToken(server, 'alice')
  const group = createMuc(app, { owner: 'alice', name: '画会', room: false })
  const room = createMuc(app, { owner: 'alice', name: '大厅', room: true })
  const call = (method: string, path: string, body: object) => {
    const answer = callRest(server, method, `/demo/chat${path}`, body, token)
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  }
  return { call, me: () => app.state.users['alice']!, group, room }
}
type Here = ReturnType<typeof begin>

/** What can be changed in parts: how, each part, and where it is seen; what is not spoken of stays. */
const things: Readonly<
  Record<
    string,
    readonly [method: string, path: (here: Here) => string, parts: readonly object[], seen: (here: Here) => unknown]
  >
> = {
  'a profile': [
    'PUT',
    () => '/metadata/user/alice',
    [{ nickname: '林' }, { sign: '慢慢看' }, { mail: 'a@example.cn' }],
    ({ me }) => me().profile,
  ],
  'a group': [
    'PUT',
    ({ group }) => `/chatgroups/${group.id}`,
    [{ groupname: '新名' }, { description: '说明' }, { custom: '{"a":1}' }],
    ({ group }) => ({ groupname: group.name, description: group.description, custom: group.custom }),
  ],
  'a room': [
    'PUT',
    ({ room }) => `/chatrooms/${room.id}`,
    [{ groupname: '新名' }, { description: '说明' }],
    ({ room }) => ({ groupname: room.name, description: room.description }),
  ],
}

it.each(Object.keys(things))('of %s each part is changed by itself, in any order, and the others stay', (name) => {
  const [method, path, parts, seen] = things[name]!
  const whole = Object.assign({}, ...parts) as object
  for (const first of parts) {
    const here = begin()
    here.call(method, path(here), first)
    for (const other of parts.filter((part) => part !== first)) here.call(method, path(here), other)
    expect(seen(here)).toMatchObject(whole)
    here.call(method, path(here), first)
    expect(seen(here)).toMatchObject(whole)
  }
})
