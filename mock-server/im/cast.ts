import { collectible } from '#src/domain/message/collectible.ts'
import { encodeBody } from '#src/contract/im/body.ts'
import type { Content } from '#src/contract/im/content.ts'
import type { Ext } from '#src/contract/im/ext.ts'
import { userOf, type ChatApp } from './app.ts'
import { type CastLine, castConversations } from './cast-lines.ts'
import { conversationKey } from './conversations.ts'
import { post } from './messages.ts'
import { createMuc, isMember } from './mucs.ts'
import { registerUser } from './rest/account.ts'
import { befriend, invite } from './roster.ts'
import { residents, supportUser } from './seed.ts'
import type { Cast, Profile } from '../world/chat-service.ts'
import { pictures } from '../world/pictures.ts'
import type { ConversationKind } from './state.ts'

const minute = 60_000

/** Portraits that differ from each other at a glance; everyone else has the one of their name. */
const portraits: Readonly<Record<string, string>> = {
  linqing: 'linqing-4',
  suyan: 'suyan-1',
  hemu: 'hemu-2',
  zhoumi: 'zhoumi-1',
}

/** What some of them tell of themselves (chat §3); the others tell nothing. */
const told: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  linqing: { sign: '青绿千里，慢慢收。', gender: '1', birth: '1991-10-24', mail: 'linqing@example.com' },
  suyan: { sign: '盲盒手气一般，胜在有耐心', gender: '2' },
  zhoumi: { sign: '只看不卖' },
}

/** Makes or renews the chat account of a marketplace person: the profile there follows the one here. */
export function follow(app: ChatApp, { id, nickname, avatar }: Profile): void {
  const user = userOf(app, id) ?? registerUser(app, id, `marketplace-${id}`, nickname)
  user.nickname = nickname
  user.profile = { ...user.profile, nickname, avatarurl: avatar }
}

/** How a sender introduces themselves in a message (chat §3, conversation list item). */
export function introduction(app: ChatApp, name: string): Ext {
  const profile = userOf(app, name)?.profile
  return { nickname: profile?.['nickname'] ?? name, avatar: profile?.['avatarurl'] ?? '' }
}

/** The same app at another moment. */
const at = (app: ChatApp, now: number): ChatApp => ({ ...app, clock: { ...app.clock, now: () => now } })

/** The people of the marketplace, and the demo account's friends, groups, conversations and an open invitation. */
export function seedCast(app: ChatApp, cast: Cast): void {
  const [me, ...others] = cast.people
  if (!me) return
  for (const person of cast.people) follow(app, person)
  for (const name of [supportUser, ...residents]) {
    const user = userOf(app, name)
    if (user) user.profile = { ...user.profile, ...told[name], avatarurl: pictures.avatar(portraits[name] ?? name) }
  }
  // People of the chat alone, and two who own things: these can be given something.
  const collectors = others.slice(0, 2).map(({ id }) => id)
  for (const friend of [supportUser, ...residents.slice(0, 4), ...collectors]) befriend(app, me.id, friend)
  seedGroups(app, me.id)
  tell(app, me.id, cast)
  for (const [index, name] of [residents[4], others[2]?.id].entries()) {
    if (name)
      invite(
        at(app, cast.now - (index + 1) * 95 * minute),
        name,
        me.id,
        index ? '在群里看到你，想认识一下' : '我是顾远，加个好友',
      )
  }
}

function seedGroups(app: ChatApp, me: string): void {
  const joined = app.clock.now()
  for (const muc of Object.values(app.state.mucs)) {
    if (!muc.room && !isMember(muc, me)) muc.members.push({ user: me, joined })
    if (!muc.room) muc.announcement = '文明交流，不谈价格；交易请走平台，谨防私下转账。'
  }
  const members = ['linqing', 'guyuan'].map((user) => ({ user, joined }))
  const description = '只聊青绿山水'
  createMuc(app, { room: false, name: '青绿山水藏友', owner: me, description, members, allowInvites: true })
}

interface Line {
  readonly at: number
  readonly from: string
  readonly to: string
  readonly kind: ConversationKind
  readonly content: Content
}

/** Posts every line at its moment, oldest first, because ids grow with time; then leaves only what is unread waiting. */
function tell(app: ChatApp, me: string, { now, cards }: Cast): void {
  const lines = castConversations.flatMap(({ with: other, lines: said }) => {
    const muc = Object.values(app.state.mucs).find(({ name }) => name === other)
    return said.map((line): Line => {
      const from = line[0] === 'me' ? me : line[0]
      const to = muc?.id ?? (from === me ? other : me)
      return { at: now - line[1] * minute, from, to, kind: muc ? 'groupchat' : 'chat', content: contentOf(line, cards) }
    })
  })
  for (const line of lines.toSorted((a, b) => a.at - b.at)) say(at(app, line.at), line)
  const waiting = new Set<string>()
  for (const { with: other, unread } of castConversations) {
    const muc = Object.values(app.state.mucs).find(({ name }) => name === other)
    const key = conversationKey(muc ? 'groupchat' : 'chat', me, muc?.id ?? other)
    const news = (app.state.conversations[key] ?? []).filter((id) => app.state.messages[id]?.from !== me)
    for (const id of unread ? news.slice(-unread) : []) waiting.add(id)
    for (const user of Object.values(app.state.users)) {
      const channel = user.channels[key]
      if (channel) channel.unread = user.name === me ? unread : 0
    }
  }
  const unseen = (app.state.offline[me] ?? []).filter(({ id }) => waiting.has(id))
  app.state.offline = unseen.length ? { [me]: unseen } : {}
  const liked = Object.values(app.state.messages).find(({ from }) => from === 'zhoumi')
  if (liked) app.state.reactions[liked.id] = [{ id: `${liked.id}-1`, reaction: '👍', users: ['linqing', me] }]
}

function contentOf([, , said]: CastLine, cards: readonly Ext[]): Content {
  if (typeof said === 'string') return { type: 'txt', msg: said }
  if (!('card' in said)) return said
  const card = cards[said.card % Math.max(1, cards.length)]
  return card ? { type: 'custom', event: collectible.event, exts: card } : { type: 'txt', msg: '[藏品]' }
}

function say(app: ChatApp, { from, to, kind, content }: Line): void {
  const body = { kind, from: { name: from }, to: { name: to }, contents: [content], ext: introduction(app, from) }
  post(app, { from, to, kind, body, payload: encodeBody(body) }).after()
}
