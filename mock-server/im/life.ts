import { encodeBody, type MessageBody } from '#src/contract/im/body.ts'
import { say } from './accounts.ts'
import { noteReader } from './acks.ts'
import { nextId, userJid, userOf, type ChatApp } from './app.ts'
import { bodyOf } from './history.ts'
import { isMember } from './mucs.ts'
import { presenceChanged } from './presence.ts'
import { deliver } from './queues.ts'
import { answerInvitation } from './roster.ts'
import { residents, supportUser } from './seed.ts'

/** What the people of the world say: to a topic when one is named, else anything. */
const answers: readonly { about: RegExp; say: readonly string[] }[] = [
  {
    about: /发货|到了吗|订单|支付/,
    say: ['订单页能看到进度，付款后一般几分钟就到。', '我上次也等了一会儿，后来就到了。'],
  },
  { about: /盲盒|开到/, say: ['今天手气不错，开到一张稀有的！', '我连开三个都是普通款。'] },
  { about: /价格|多少钱|贵/, say: ['最近挂单价回落了一点，可以再看看。', '这个系列一直挺稳的。'] },
  { about: /你好|在吗|嗨|hello|hi/i, say: ['你好呀！', '在的，怎么啦？'] },
  { about: /谢谢|感谢/, say: ['不客气～', '小事！'] },
]
const anything = ['哈哈，有意思。', '我也这么觉得。', '改天一起看新系列吧。', '收到！']
const support: readonly { about: RegExp; say: string }[] = [
  { about: /退|取消/, say: '数字藏品一经售出不支持退换；没有支付的订单可以在订单页取消。' },
  { about: /密码|登录|验证码/, say: '可以在登录页用验证码登录，再到「设置－账号安全」修改密码。' },
  { about: /转赠|送/, say: '持有满规定天数后，可以在藏品详情里转赠给好友。' },
]
const supportElse = '已经收到你的问题，客服会在工作时间（9:00–21:00）尽快回复。'
const remarks = [
  '今晚八点的首发有人蹲吗？',
  '刚整理完藏品，发现少了一张。',
  '新系列的配色太舒服了。',
  '有人想换「青绿山水」吗？',
]

const second = 1_000

/**
 * Brings an app to life: seeded people answer messages and invitations, talk in their groups and come and go; the support account
 * answers questions. Nobody ever speaks in the name of the users that are there for tests.
 */
export function enliven(app: ChatApp): void {
  app.onMessage = ({ from, to, kind, id }) => {
    if (isOfWorld(from)) return
    if (kind === 'chat' && isOfWorld(to)) answerSingle(app, to, from, id)
    if (kind === 'groupchat') answerInGroup(app, to, id)
  }
  app.onInvitation = ({ from, to }) => {
    if (isOfWorld(to)) app.clock.setTimeout(() => answerInvitation(app, to, from, true), between(app, 1, 3))
  }
  for (const name of [supportUser, ...residents]) setPresent(app, name, true)
  app.clock.setTimeout(() => stir(app), between(app, 20, 60))
}

function isOfWorld(name: string): boolean {
  return name === supportUser || (residents as readonly string[]).includes(name)
}

function between(app: ChatApp, from: number, to: number): number {
  return Math.round((from + app.random.next() * (to - from)) * second)
}

function pick<T>(app: ChatApp, list: readonly T[]): T {
  return list[Math.floor(app.random.next() * list.length)]!
}

function textOf(app: ChatApp, id: string): string {
  const message = app.state.messages[id]
  const content = message ? bodyOf(message).contents?.[0] : undefined
  return content && content !== 'empty' && content.type === 'txt' ? (content.msg ?? '') : ''
}

/** Reads, then writes back. */
function answerSingle(app: ChatApp, me: string, other: string, id: string): void {
  const words = textOf(app, id)
  app.clock.setTimeout(
    () => {
      if (!app.state.messages[id]) return
      const from = userJid(app, me)
      const payload = encodeBody({
        kind: 'read',
        from: { name: me },
        to: { name: other },
        contents: ['empty'],
        ackId: id,
      })
      deliver(app, other, { queue: from, from, to: userJid(app, other), namespace: 'chat', payload, id: nextId(app) })
    },
    between(app, 0.3, 0.8),
  )
  app.clock.setTimeout(() => say(app, me, other, { type: 'txt', msg: reply(app, me, words) }), between(app, 1, 2.5))
}

function reply(app: ChatApp, me: string, words: string): string {
  if (me === supportUser) return support.find((row) => row.about.test(words))?.say ?? supportElse
  return pick(app, answers.find((row) => row.about.test(words))?.say ?? anything)
}

function answerInGroup(app: ChatApp, group: string, id: string): void {
  const muc = app.state.mucs[group]
  const present = residents.filter((name) => muc && isMember(muc, name) && userOf(app, name)?.presence.inWorld)
  if (!present.length) return
  const words = textOf(app, id)
  const me = pick(app, present)
  for (const name of present) readInGroup(app, name, id, name === me)
  app.clock.setTimeout(() => say(app, me, group, { type: 'txt', msg: reply(app, me, words) }), between(app, 1.5, 4))
}

/** Whoever answers has read before; the others look when they find the time. */
function readInGroup(app: ChatApp, me: string, id: string, isAnswering: boolean): void {
  const asked = app.state.messages[id]
  if (!asked || !bodyOf(asked).allowGroupAck) return
  const delay = isAnswering ? between(app, 0.4, 1.2) : between(app, 1, 20)
  app.clock.setTimeout(() => {
    const message = app.state.messages[id]
    if (!message) return
    const [from, to] = [{ name: me }, { name: message.to }]
    const body: MessageBody = { kind: 'read', from, to, contents: ['empty'], ackId: id, allowGroupAck: true }
    noteReader(app, message, { user: me }, body).after()
  }, delay)
}

function setPresent(app: ChatApp, name: string, present: boolean): void {
  const user = userOf(app, name)
  if (!user || user.presence.inWorld === present) return
  user.presence.inWorld = present
  presenceChanged(app, name)
}

/** Every now and then someone comes, goes or says something in a group. */
function stir(app: ChatApp): void {
  if (app.ended) return
  const name = pick(app, residents)
  const user = userOf(app, name)
  const group = Object.values(app.state.mucs).find((muc) => !muc.room && isMember(muc, name))
  if (user?.presence.inWorld && group && app.random.next() < 0.4)
    say(app, name, group.id, { type: 'txt', msg: pick(app, remarks) })
  else setPresent(app, name, !user?.presence.inWorld)
  app.clock.setTimeout(() => stir(app), between(app, 30, 120))
}
