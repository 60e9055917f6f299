import { toBase64 } from '#src/contract/im/base64.ts'
import { decodeBody, encodeBody, readBodyMeta, type MessageBody } from '#src/contract/im/body.ts'
import { bodyKinds } from '#src/contract/im/body.ts'
import { conferenceDomain } from '#src/contract/im/jid.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import type { Status } from '#src/contract/im/frames.ts'
import { acceptAck, type Accepted } from './acks.ts'
import { mucJid, nextId, userJid, userOf, type ChatApp } from './app.ts'
import { channelOf, keyOf, remember } from './conversations.ts'
import { faultStatus, sendFault } from './faults.ts'
import { isMember, isMuted, memberNames } from './mucs.ts'
import { deliver } from './queues.ts'
import { sendFrame, type Session } from './live-session.ts'
import type { ConversationKind, StoredMessage } from './state.ts'
import { threadMeta, threadMessageSent } from './threads.ts'

const kept = 500

const failed = (reason: string): Status => ({ code: 1, reason })

/** Takes an uploaded message or ack: checks it, acknowledges it and delivers it. */
export function acceptMessage(app: ChatApp, session: Session, meta: Meta): void {
  const body = readable(meta)
  if (!body) return answer(app, session, meta, { code: 4, reason: 'unreadable message' })
  const content = body.contents?.[0]
  const type = content && content !== 'empty' ? content.type : undefined
  const names = [body.kind, bodyKinds.indexOf(body.kind), ...(type ? [type] : [])]
  const fault = sendFault(app.faults, session.user, names)
  if (fault?.drop) return session.transport.cut()
  if (fault?.silent) return
  if (fault) return answer(app, session, meta, faultStatus(fault))

  const upload = `${session.user}/${meta.id ?? ''}/${toBase64(meta.payload)}`
  const before = app.state.uploads.find(([key]) => key === upload)
  if (before) return answer(app, session, meta, { code: 0 }, before[1])

  const result =
    body.kind === 'normal' || isMessage(body)
      ? acceptContent(app, session, meta, body)
      : acceptAck(app, session, meta, body)
  if ('id' in result) {
    app.state.uploads.push([upload, result.id])
    if (app.state.uploads.length > kept) app.state.uploads.shift()
  }
  answer(app, session, meta, 'id' in result ? { code: 0 } : result, 'id' in result ? result.id : undefined)
  if ('after' in result) result.after?.()
}

function readable(meta: Meta): MessageBody | undefined {
  try {
    return decodeBody(meta.payload)
  } catch {
    return undefined
  }
}

function isMessage(body: MessageBody): boolean {
  return body.kind === 'chat' || body.kind === 'groupchat' || body.kind === 'chatroom'
}

function answer(app: ChatApp, session: Session, meta: Meta, status: Status, serverId?: string): void {
  const ack = { id: meta.id ?? '0', ...(serverId === undefined ? {} : { serverId }) }
  sendFrame(session, { type: 'sync', status, ack, metas: [], timestamp: app.clock.now() })
}

function acceptContent(app: ChatApp, session: Session, meta: Meta, body: MessageBody): Accepted {
  const target = meta.to?.name ?? body.to?.name ?? ''
  const conference = meta.to?.domain === conferenceDomain || body.kind === 'groupchat' || body.kind === 'chatroom'
  const refusal = conference ? refuseInMuc(app, session.user, target) : refuseSingle(app, session.user, target)
  if (refusal) return refusal
  const room = conference && app.state.mucs[target]?.room === true
  const kind: ConversationKind = !conference ? 'chat' : room ? 'chatroom' : 'groupchat'
  return post(app, {
    from: session.user,
    to: target,
    kind,
    payload: meta.payload,
    body,
    resource: session.resource,
    ...priorityOf(meta, kind),
  })
}

function priorityOf(meta: Meta, kind: ConversationKind): { priority?: number } {
  return kind === 'chatroom' && meta.priority !== undefined ? { priority: meta.priority } : {}
}

function refuseSingle(app: ChatApp, from: string, to: string): Status | undefined {
  const receiver = userOf(app, to)
  if (receiver?.blocks.includes(from)) return failed('blocked')
  const strangers = !receiver?.contacts.includes(from)
  return app.options.friendsOnly && strangers && from !== to ? failed('nonroster') : undefined
}

function refuseInMuc(app: ChatApp, from: string, to: string): Status | undefined {
  const thread = app.state.threads[to]
  const muc = app.state.mucs[thread?.groupId ?? to]
  if (!muc) return failed('group not found')
  if (!isMember(muc, from) || (thread && !thread.members.includes(from))) return failed('not in group or chatroom')
  if (muc.disabled) return failed('group is disabled')
  const free = muc.owner === from || muc.admins.includes(from) || muc.allows.includes(from)
  if (isMuted(muc, from, app.clock.now())) return { code: 15, reason: 'you were muted' }
  return muc.muteAll && !free ? failed('not in group or chatroom white list') : undefined
}

export interface Post {
  from: string
  to: string
  kind: ConversationKind
  payload: Uint8Array
  body: MessageBody
  /** The sending device: it gets no copy. */
  resource?: string
  priority?: number
}

/** Stores a message and brings it to everyone who should have it. The delivery follows the acknowledgement. */
export function post(app: ChatApp, given: Post): { id: string; after: () => void } {
  const thread = app.state.threads[given.to]
  let payload = given.payload
  if (thread)
    payload = encodeBody({
      ...given.body,
      meta: JSON.stringify({ ...readBodyMeta(given.body), thread: threadMeta(thread) }),
    })
  const message: StoredMessage = {
    id: nextId(app),
    kind: given.kind,
    from: given.from,
    to: given.to,
    at: app.clock.now(),
    payload: toBase64(payload),
    ...(given.priority === undefined ? {} : { priority: given.priority }),
    ...(thread ? { thread: true } : {}),
  }
  remember(app, message)
  return { id: message.id, after: () => spread(app, message, payload, given.resource) }
}

function spread(app: ChatApp, message: StoredMessage, payload: Uint8Array, resource: string | undefined): void {
  const single = message.kind === 'chat'
  const to = single ? userJid(app, message.to) : mucJid(app, message.to)
  const common = {
    from: userJid(app, message.from, resource),
    to,
    namespace: 'chat' as const,
    payload,
    id: message.id,
    at: message.at,
    ...(message.priority === undefined ? {} : { priority: message.priority }),
  }
  const receivers = single ? [message.to] : audience(app, message.to)
  for (const user of receivers) {
    if (user === message.from) continue
    count(app, message, user)
    deliver(app, user, { ...common, queue: single ? userJid(app, message.from) : to })
  }
  count(app, message, message.from)
  deliver(app, message.from, { ...common, queue: to }, resource ?? '')
  if (message.thread) threadMessageSent(app, message)
  app.onMessage?.({ from: message.from, to: message.to, kind: message.kind, id: message.id })
}

/** Everyone who reads along: the members of a group or thread, those of a room who are connected. */
function audience(app: ChatApp, id: string): string[] {
  const thread = app.state.threads[id]
  if (thread) return thread.members
  const muc = app.state.mucs[id]
  if (!muc) return []
  const names = memberNames(muc)
  if (muc.room) return names.filter((name) => [...app.sessions].some((session) => session.user === name))
  return names.filter((name) => !userOf(app, name)?.ignoredGroups.includes(id))
}

function count(app: ChatApp, message: StoredMessage, user: string): void {
  const channel = channelOf(app, user, keyOf(message))
  if (!channel) return
  delete channel.hidden
  if (user !== message.from && bearsUnread(message)) channel.unread += 1
}

function bearsUnread(message: StoredMessage): boolean {
  return message.kind !== 'chatroom' && !message.thread
}
