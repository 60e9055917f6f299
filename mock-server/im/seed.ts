import { randomUuid, type ChatApp } from './app.ts'
import { createMuc } from './mucs.ts'
import { befriend } from './roster.ts'
import { createUser } from './state.ts'

/** The account that answers questions of users. */
export const supportUser = 'support'

/** Seeded users, all with the password 123456. The first four are for tests: nobody speaks in their name. */
const people: readonly (readonly [name: string, nickname: string])[] = [
  ['alice', 'Alice'],
  ['bob', 'Bob'],
  ['carol', 'Carol'],
  ['dave', 'Dave'],
  ['erin', 'Erin'],
  ['frank', 'Frank'],
  [supportUser, '数藏客服'],
  ['linqing', '林青'],
  ['suyan', '苏砚'],
  ['hemu', '何牧'],
  ['zhoumi', '周弥'],
  ['guyuan', '顾远'],
]

/** People of the product's own world: they know each other and answer. */
export const residents = ['linqing', 'suyan', 'hemu', 'zhoumi', 'guyuan'] as const

/** Fills a new app with people, friendships, two groups and a chat room. */
export function seedApp(app: ChatApp): void {
  const now = app.clock.now()
  for (const [name, nickname] of people) {
    app.state.users[name] = createUser(name, '123456', nickname, now, randomUuid(app))
  }
  for (const first of residents) for (const second of residents) if (first < second) befriend(app, first, second)
  const members = residents.slice(1).map((user) => ({ user, joined: now }))
  createMuc(app, {
    room: false,
    name: '国风藏品交流',
    owner: 'linqing',
    description: '聊聊新出的国风系列',
    members,
    allowInvites: true,
  })
  createMuc(app, {
    room: false,
    name: '盲盒晒图',
    owner: 'suyan',
    description: '开到什么都来晒',
    members: members.slice(1),
    allowInvites: true,
  })
  createMuc(app, { room: true, name: '首发大厅', owner: supportUser, description: '每晚八点首发' })
}
