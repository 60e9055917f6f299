import { beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, type TestClock } from '../test-kit.ts'
import { createWorldRandom } from '../world/random.ts'
import { createMuc } from './mucs.ts'
import type { Muc } from './state.ts'
import { createChatServer, type ChatServer } from './server.ts'
import { callRest, loginToken, openLine } from './test-kit.ts'

/** The last that is allowed and the first that is refused; the last moment at which something holds, and the first after it. */

let clock: TestClock
let server: ChatServer
let group: Muc
let room: Muc
function begin(): void {
  clock = createTestClock()
  server = createChatServer({ clock, random: createWorldRandom(7) })
  for (const name of names(4)) loginToken(server, name)
  group = createMuc(server.app(), { owner: 'alice', name: '画会', room: false, maxUsers: 3 })
  room = createMuc(server.app(), { owner: 'alice', name: '大厅', room: true, maxUsers: 3 })
}
beforeEach(begin)

const names = (count: number): string[] => ['bob', 'carol', 'dave', 'erin'].slice(0, count)
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`)
const allowed = 200
/** What is refused has changed nothing. */
function as(who: string, method: string, path: string, body: object = {}) {
  const token = loginToken(server, who)
  const before = structuredClone(server.app().state)
  const answer = callRest(server, method, `/demo/chat${path}`, body, token)
  const after = answer.status === allowed ? before : server.app().state
  expect(after, `${method} ${path}`).toEqual(before)
  return answer
}
const statusOf = (who: string, method: string, path: string, body?: object): number =>
  as(who, method, path, body).status
/** Somebody is in a group or room already: with its owner that many. */
const filled = (muc: Muc, count: number): void => {
  muc.members = names(count - 1).map((user) => ({ user, joined: clock.now() }))
}
const sent = (): string => openLine(server, 'alice', 'a').text('bob', '你好')!.ack!.serverId!

/** How much of something is done with, and with one more; `done` gives what is answered to it. */
type AtLimit = readonly [what: string, most: number, done: (count: number) => unknown]
const rows: readonly AtLimit[] = [
  [
    'letters of an announcement',
    512,
    (count) =>
      statusOf('alice', 'POST', `/chatgroups/${group.id}/announcement`, {
        announcement: '云'.repeat(count),
      }),
  ],
  [
    'bytes of what is said of oneself',
    1024,
    (count) =>
      statusOf('alice', 'POST', '/users/alice/presence/webim_a/1', {
        ext: `${'云'.repeat(341)}${'a'.repeat(count - 1023)}`,
      }),
  ],
  [
    'people followed in one call',
    100,
    (count) => statusOf('alice', 'POST', '/users/alice/presence/60', { usernames: many(count) }),
  ],
  [
    'messages removed in one call',
    20,
    (count) =>
      statusOf('alice', 'DELETE', `/sdk/message/roaming/chat/user/alice?userId=bob&msgIdList=${many(count).join(',')}`),
  ],
  [
    'kinds of reactions to a message',
    20,
    (count) => {
      const msgId = sent()
      return many(count)
        .map((message) => statusOf('alice', 'POST', '/reaction/user/alice', { msgId, message }))
        .at(-1)
    },
  ],
  [
    'letters of a profile',
    2048,
    (count) => {
      const around = JSON.stringify({ nickname: '' }).length
      return statusOf('alice', 'PUT', '/metadata/user/alice', { nickname: 'a'.repeat(count - around) })
    },
  ],
  [
    'letters to translate',
    5000,
    (count) => statusOf('alice', 'POST', '/users/alice/translate', { text: 'a'.repeat(count), to: ['ja'] }),
  ],
  [
    'people of a new group',
    3,
    (count) => statusOf('alice', 'POST', '/chatgroups', { groupname: '新', maxusers: 3, members: names(count - 1) }),
  ],
  [
    'people of a group, by invitation',
    3,
    (count) => statusOf('alice', 'POST', `/chatgroups/${group.id}/invite`, { usernames: names(count - 1) }),
  ],
  [
    'people of a group, invited one by one',
    3,
    (count) => {
      filled(group, count - 1)
      group.invited['erin'] = 'alice'
      return statusOf('erin', 'POST', `/chatgroups/${group.id}/invite_verify`, { verifyResult: true })
    },
  ],
  [
    'people of a group, let in one by one',
    3,
    (count) => {
      filled(group, count - 1)
      group.applied['erin'] = ''
      return statusOf('alice', 'POST', `/chatgroups/${group.id}/apply_verify`, {
        applicant: 'erin',
        verifyResult: true,
      })
    },
  ],
  [
    'people of a group that is open',
    3,
    (count) => {
      filled(group, count - 1)
      return statusOf('erin', 'POST', `/chatgroups/${group.id}/apply`)
    },
  ],
  [
    'people of a room',
    3,
    (count) => {
      filled(room, count - 1)
      return statusOf('erin', 'POST', `/chatrooms/${room.id}/apply`)
    },
  ],
  [
    'people of a room, brought in',
    3,
    (count) => statusOf('alice', 'POST', `/chatrooms/${room.id}/users`, { usernames: names(count - 1) }),
  ],
]

describe('as much as is allowed, and no more', () => {
  it.each(rows)('%s: %i', (_, most, done) => {
    expect(done(most)).toBe(allowed)
    begin()
    expect(done(most + 1)).not.toBe(allowed)
  })

  it('a room keeps a hundred values of four thousand and ninety-six letters, and lets each be written again', () => {
    const set = (metaData: object) =>
      as('alice', 'PUT', `/metadata/chatroom/${room.id}/user/alice`, { metaData }).body.data
    const full = Object.fromEntries(many(99).map((key) => [key, '1']))
    expect(set({ ...full, last: 'a'.repeat(4096) })).toMatchObject({ errorKeys: {} })
    expect(Object.keys(set({ more: '1' }).errorKeys)).toEqual(['more'])
    expect(set({ n0: '2' }).successKeys).toEqual(['n0'])
    expect(Object.keys(set({ n1: 'a'.repeat(4097) }).errorKeys)).toEqual(['n1'])
  })

  it('a page of what was said says that it is the last one, and only then', () => {
    const alice = openLine(server, 'alice', 'a')
    for (const text of many(50)) alice.text('bob', text)
    const page = (pull_number: number) => {
      const { data } = as('alice', 'POST', '/users/alice/messageroaming', {
        queue: 'bob@easemob.com',
        pull_number,
      }).body
      return [data.msgs.length, data.is_last]
    }
    expect(page(50)).toEqual([50, true])
    alice.text('bob', '再见')
    expect([page(50), page(60), page(0)]).toEqual([
      [50, false],
      [50, false],
      [20, false],
    ])
  })
})

it('what is removed up to a time is what was said until then, its own millisecond included', () => {
  const alice = openLine(server, 'alice', 'a')
  const said = ['一', '二', '三'].map((text) => {
    clock.tick(1)
    alice.text('bob', text)
    return clock.now()
  })
  const left = (): number =>
    as('alice', 'POST', '/users/alice/messageroaming', { queue: 'bob@easemob.com' }).body.data.msgs.length
  const removeTo = (at: number) =>
    as('alice', 'DELETE', `/sdk/message/roaming/chat/user/alice/time?userId=bob&delTime=${at}`)
  const leftOf = [said[0]! - 1, ...said].map((at) => (removeTo(at), left()))
  expect(leftOf).toEqual([3, 2, 1, 0])
})

it('what one has removed is seen by them no more, and by the other as before', () => {
  const ids = [sent(), sent(), sent()]
  const seenBy = (who: string, other: string): number =>
    as(who, 'POST', `/users/${who}/messageroaming`, { queue: `${other}@easemob.com` }).body.data.msgs.length
  as('alice', 'DELETE', `/sdk/message/roaming/chat/user/alice?userId=bob&msgIdList=${ids[1]}`)
  expect([seenBy('alice', 'bob'), seenBy('bob', 'alice')]).toEqual([2, 3])
})

it('whoever comes back to a room in time, and leaves again, has the whole time once more', () => {
  const { members } = room
  expect(members).toEqual([])
  filled(room, 2)
  const isIn = () => server.app().state.mucs[room.id]!.members.length === 1
  openLine(server, 'bob', 'x').leave()
  clock.tick(119_000)
  const back = openLine(server, 'bob', 'y')
  clock.tick(500)
  back.leave()
  const seen = [119_999, 1].map((ms) => (clock.tick(ms), isIn()))
  expect(seen).toEqual([true, false])
})

describe('until its moment, and not at it', () => {
  /** What is seen right before it and at it. */
  const around = (ms: number, look: () => unknown): readonly unknown[] => {
    clock.tick(ms - 1)
    const before = look()
    clock.tick(1)
    return [before, look()]
  }

  it('somebody is muted, and their device is told so', () => {
    filled(group, 2)
    as('alice', 'POST', `/chatgroups/${group.id}/mute`, { usernames: ['bob'], mute_duration: 60_000 })
    const muted = () => as('alice', 'GET', `/chatgroups/${group.id}/mute`).body.data.length
    expect(around(60_000, muted)).toEqual([1, 0])
  })

  it('somebody is followed, and listed as such', () => {
    as('alice', 'POST', '/users/alice/presence/60', { usernames: ['bob'] })
    const alice = openLine(server, 'alice', 'a')
    let heard = 0
    const look = () => {
      as('bob', 'POST', '/users/bob/presence/webim_b/1', { ext: '在' })
      const [was, now] = [heard, alice.received().filter(({ type }) => type === 'presence').length]
      heard = now
      return [now - was, as('alice', 'GET', '/users/alice/presence/sublist').body.result.totalnum]
    }
    expect(around(60_000, look)).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('a token opens the chat', () => {
    const token = as('alice', 'POST', '/token', { grant_type: 'password', username: 'alice', password: '123456' })
    const { access_token, expires_in } = token.body
    const call = () => callRest(server, 'GET', '/demo/chat/users/alice/contacts/users', undefined, access_token).status
    expect(around(expires_in * 1000, call)).toEqual([200, 401])
  })

  it('a token that was exchanged for another service’s opens the chat, as long as that one says', () => {
    const exchange = () => callRest(server, 'POST', '/demo/chat/token', { grant_type: 'agora' }, 'ext-alice-5000').body
    const { access_token, expire_timestamp } = exchange()
    expect(expire_timestamp - clock.now()).toBe(5000)
    const call = () => callRest(server, 'GET', '/demo/chat/users/alice/contacts/users', undefined, access_token).status
    expect(around(5000, call)).toEqual([200, 401])
  })

  it('what a device had not fetched waits for it', () => {
    const alice = openLine(server, 'alice', 'a')
    const lost = (): number => {
      openLine(server, 'bob', 'tablet')
      const phone = openLine(server, 'bob', 'phone')
      alice.text('bob', '等你')
      phone.leave(false)
      return server.app().state.parked.length
    }
    expect(lost()).toBe(1)
    const until = server.app().state.parked[0]!.until - clock.now()
    const waits = () => openLine(server, 'carol', 'x') && server.app().state.parked.length
    expect(around(until, waits)).toEqual([1, 0])
  })
})
