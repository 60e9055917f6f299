import { encodeNotify, type ReactionNotice } from '#src/contract/im/notify.ts'
import { mucJid, randomHex, userJid } from '../app.ts'
import { messageOf } from '../conversations.ts'
import { isMember, memberNames } from '../mucs.ts'
import { deliver } from '../queues.ts'
import type { Reaction, StoredMessage } from '../state.ts'
import type { Handlers } from './calls.ts'
import { cursorPage, nameList, Refusal, text, type RestCall } from './rest.ts'

const kindsMax = 20

/** The message that a reaction is about; only who can read it may react. */
function subject(call: RestCall, id: string): StoredMessage {
  const message = messageOf(call.app, id)
  if (!message) throw new Refusal(400, 'the user operation is illegal!')
  if (message.kind === 'chat') {
    if (message.from !== call.me && message.to !== call.me) throw new Refusal(400, 'the user operation is illegal!')
    return message
  }
  const muc = call.app.state.mucs[call.app.state.threads[message.to]?.groupId ?? message.to]
  if (!muc || !isMember(muc, call.me)) throw new Refusal(400, 'The user not in this group!')
  return message
}

function add(call: RestCall) {
  const { app, me, body } = call
  const message = subject(call, text(body['msgId']))
  const name = text(body['message'])
  const list = (app.state.reactions[message.id] ??= [])
  let entry = list.find((item) => item.reaction === name)
  if (entry?.users.includes(me)) throw new Refusal(400, 'the user is already operation this message')
  if (!entry && list.length >= kindsMax) throw new Refusal(400, 'The quantity has exceeded the limit!')
  if (!entry) list.push((entry = { id: randomHex(app, 24), reaction: name, users: [] }))
  entry.users.push(me)
  tell(call, message, entry, 'create')
  return { data: { id: entry.id, msgId: message.id, reaction: name, count: entry.users.length, state: true } }
}

function remove(call: RestCall) {
  const { app, me, query } = call
  const message = subject(call, query.get('msgId') ?? '')
  const list = app.state.reactions[message.id] ?? []
  const entry = list.find((item) => item.reaction === query.get('message'))
  if (!entry?.users.includes(me)) throw new Refusal(400, 'the user operation is illegal!')
  entry.users = entry.users.filter((user) => user !== me)
  const left = list.filter((item) => item.users.length > 0)
  if (left.length > 0) app.state.reactions[message.id] = left
  else delete app.state.reactions[message.id]
  tell(call, message, entry, 'delete')
  return { data: { msgId: message.id, reaction: entry.reaction, count: entry.users.length, state: false } }
}

function tell(call: RestCall, message: StoredMessage, entry: Reaction, reactionType: 'create' | 'delete'): void {
  const { app, me, actor } = call
  const single = message.kind === 'chat'
  const notice: ReactionNotice = {
    from: me,
    to: single ? (message.from === me ? message.to : message.from) : message.to,
    channel_type: single ? 'chat' : 'groupchat',
    messageId: message.id,
    reactions: [
      {
        reaction: entry.reaction,
        count: entry.users.length,
        userList: entry.users.slice(0, 3),
        op: [{ operator: me, reactionType }],
      },
    ],
    ts: app.clock.now(),
  }
  const payload = encodeNotify({ type: 'reaction', data: [notice] })
  const thread = app.state.threads[message.to]
  const muc = app.state.mucs[message.to]
  const readers = single ? [message.from, message.to] : (thread?.members ?? (muc ? memberNames(muc) : []))
  for (const user of new Set(readers)) {
    const to = single ? userJid(app, notice.to) : mucJid(app, message.to)
    const queue = single ? userJid(app, user === me ? notice.to : me) : to
    deliver(
      app,
      user,
      { queue, from: userJid(app, me), to, namespace: 'notify', payload },
      user === me ? (actor.resource ?? '') : undefined,
    )
  }
}

function shown(entry: Reaction, me: string): Record<string, unknown> {
  return {
    reactionId: entry.id,
    reaction: entry.reaction,
    userCount: entry.users.length,
    count: entry.users.length,
    userList: entry.users.slice(0, 3),
    state: entry.users.includes(me),
  }
}

function list(call: RestCall) {
  const { app, me, query } = call
  const group = query.get('groupId')
  if (query.get('msgType') === 'groupchat' && (!group || group === 'null' || group === 'undefined')) {
    throw new Refusal(400, 'groupId can not be null!')
  }
  const ids = nameList(query.get('msgIdList') ?? '')
  const data = ids.map((msgId) => ({
    msgId,
    reactionList: (app.state.reactions[msgId] ?? []).map((entry) => shown(entry, me)),
  }))
  return { data }
}

function detail(call: RestCall) {
  const { app, me, query } = call
  const entry = app.state.reactions[query.get('msgId') ?? '']?.find((item) => item.reaction === query.get('message'))
  const paging = new URLSearchParams({ limit: query.get('pageSize') ?? '20', cursor: query.get('currentPage') ?? '' })
  const { page, cursor } = cursorPage({ ...call, query: paging }, entry?.users ?? [])
  if (!entry)
    return { data: { reaction: query.get('message'), userCount: 0, userList: [], state: false, cursor: null } }
  return { data: { ...shown(entry, me), userList: page, cursor: cursor ?? null } }
}

function report(call: RestCall) {
  const { app, me, body, params } = call
  const messageId = params['messageId']!
  if (!messageOf(app, messageId)) throw new Refusal(400, 'report failed, get message by id failed')
  const entry = {
    messageId,
    user: me,
    type: text(body['reportType']),
    reason: text(body['reportReason']),
    at: app.clock.now(),
  }
  app.state.reports.push(entry)
  return { data: { result: 'ok' } }
}

export const reactionHandlers = {
  'reactions.add': add,
  'reactions.remove': remove,
  'reactions.list': list,
  'reactions.detail': detail,
  'messages.report': report,
} satisfies Partial<Handlers>
