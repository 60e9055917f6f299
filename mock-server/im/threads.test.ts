import { expect, it } from 'vitest'
import { createTestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { admit, createMuc } from './mucs.ts'
import { createChatServer } from './server.ts'
import { callRest, loginToken, openLine, type TestLine } from './test-kit.ts'
import { createThread, destroyThread, joinThread, kickFromThread, leaveThread, renameThread } from './threads.ts'

/** The new thread events of a device; those of the group name the message that the thread hangs on, those of a person do not. */
function threadsHeardBy(line: TestLine): () => string[] {
  let heard = line.received().length
  return () => {
    const fresh = line.received().slice(heard)
    heard += fresh.length
    return fresh.flatMap((event) =>
      event.type === 'thread' ? [`${event.thread.operation}${event.thread.messageId ? ' in the group' : ''}`] : [],
    )
  }
}

it('of a thread one’s other devices are told what one did, the device itself is not, and the group what concerns it', () => {
  const server = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
  const app = server.app()
  const group = createMuc(app, { owner: 'alice', name: '画会', room: false })
  admit(app, group, ['bob'])
  const heard = [openLine(server, 'alice', 'a'), openLine(server, 'alice', 'b'), openLine(server, 'bob', 'c')].map(
    threadsHeardBy,
  )
  const told = () => heard.map((read) => read())
  const actor = { user: 'alice', resource: 'webim_a' }

  const thread = createThread(app, actor, { name: '谈谈', messageId: '1', groupId: group.id })
  expect(told()).toEqual([[], ['create in the group', 'create'], ['create in the group']])
  renameThread(app, actor, thread, '再谈')
  expect(told()).toEqual([[], ['update in the group', 'update'], ['update in the group']])
  joinThread(app, { user: 'bob' }, thread)
  expect(told()).toEqual([[], [], ['joined']])
  kickFromThread(app, actor, thread, 'bob')
  expect(told()).toEqual([[], ['userRemoved'], ['userRemoved']])
  leaveThread(app, actor, thread)
  expect(told()).toEqual([[], ['left'], []])
  destroyThread(app, actor, thread)
  expect(told()).toEqual([[], ['destroy in the group', 'destroy'], ['destroy in the group']])
})

/** Which devices of one person hear what is asked over REST, by who has the token with which it is asked. */
it.each([
  ['one', ['a'], '', ['b']],
  ['two', ['a', 'b'], '', ['a', 'b', 'c']],
  ['two, one of which is named', ['a', 'b'], '?resource=webim_b', ['a', 'c']],
  ['none of them', [], '', ['a', 'b']],
])('the device that did it is not told where it is known: the token of %s', (_, sharing, query, expected) => {
  const server = createChatServer({ clock: createTestClock(), random: createWorldRandom(7) })
  const app = server.app()
  const group = createMuc(app, { owner: 'alice', name: '画会', room: false })
  const thread = createThread(app, { user: 'alice' }, { name: '谈谈', messageId: '1', groupId: group.id })
  const token = loginToken(server, 'alice')
  const devices = ['a', 'b', 'c'].slice(0, Math.max(2, sharing.length + 1))
  const heard = devices.map((device) =>
    threadsHeardBy(openLine(server, 'alice', device, sharing.includes(device) ? token : undefined)),
  )
  const { status } = callRest(server, 'PUT', `/demo/chat/thread/${thread.id}${query}`, { name: '再谈' }, token)
  expect(status).toBe(200)
  expect(devices.filter((_device, index) => heard[index]!().length > 0)).toEqual(expected)
})
