import { encodeBody, type MessageBody } from '#src/contract/im/body.ts'
import type { Status } from '#src/contract/im/frames.ts'
import { conferenceDomain, type Jid } from '#src/contract/im/jid.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import { mucJid, nextId, sessionsOf, userJid, userOf, type ChatApp } from './app.ts'
import { channelOf, conversationKey, forget, keyOf, messageOf } from './conversations.ts'
import { isMember, memberNames } from './mucs.ts'
import { deliver, withdraw } from './queues.ts'
import type { Actor } from './threads.ts'
import type { Session } from './live-session.ts'
import type { StoredMessage } from './state.ts'

/** What becomes of a message: its id and what follows the acknowledgement, or the refusal. */
export type Accepted = { id: string; after?: () => void } | Status

const failed = (reason: string): Status => ({ code: 1, reason })

/** Takes a read, delivery or channel ack or a recall (chat §3, acks). */
export function acceptAck(app: ChatApp, session: Session, meta: Meta, body: MessageBody): Accepted {
  switch (body.kind) {
    case 'recall':
      return recall(app, session, meta, body)
    case 'read':
      return body.allowGroupAck ? groupRead(app, session, meta, body) : read(app, session, meta, body)
    default:
      return forward(app, session, meta, body)
  }
}

function target(meta: Meta, body: MessageBody): { name: string; conference: boolean } {
  const name = meta.to?.name ?? body.to?.name ?? ''
  return { name, conference: meta.to?.domain === conferenceDomain }
}

/** Passes an ack on to the other side and to the user's own other devices. */
function forward(app: ChatApp, session: Session, meta: Meta, body: MessageBody): Accepted {
  const { name, conference } = target(meta, body)
  const id = nextId(app)
  const to: Jid = conference ? mucJid(app, name) : userJid(app, name)
  if (body.kind === 'channel') {
    const channel = channelOf(app, session.user, conversationKey(conference ? 'groupchat' : 'chat', session.user, name))
    if (channel) channel.unread = 0
  }
  const ack = {
    from: userJid(app, session.user, session.resource),
    to,
    namespace: 'chat' as const,
    payload: meta.payload,
    id,
  }
  return {
    id,
    after: () => {
      if (!conference && name !== session.user) deliver(app, name, { ...ack, queue: userJid(app, session.user) })
      if (body.kind !== 'delivery') deliver(app, session.user, { ...ack, queue: to }, session.resource)
    },
  }
}

function read(app: ChatApp, session: Session, meta: Meta, body: MessageBody): Accepted {
  const message = messageOf(app, body.ackId ?? '')
  if (message && message.from !== session.user) {
    const channel = channelOf(app, session.user, keyOf(message))
    if (channel && channel.unread > 0) channel.unread -= 1
  }
  return forward(app, session, meta, body)
}

/** A group read receipt: counted once a reader, told to the sender with the count as JSON text (`wire §1`). */
function groupRead(app: ChatApp, session: Session, meta: Meta, body: MessageBody): Accepted {
  const message = messageOf(app, body.ackId ?? '')
  const { name } = target(meta, body)
  const muc = app.state.mucs[message?.to ?? name]
  if (!muc) return failed('group not found')
  if (!isMember(muc, session.user)) return failed('not in group or chatroom')
  if (!message) return { id: nextId(app) }
  return noteReader(app, message, session, body)
}

/** Counts a reader of a group's message; what follows tells its sender. */
export function noteReader(app: ChatApp, message: StoredMessage, reader: Actor, body: MessageBody) {
  const { user, resource } = reader
  const readers = (message.readers ??= [])
  if (!readers.some((one) => one.user === user)) readers.push({ user, at: app.clock.now() })
  const id = nextId(app)
  const payload = encodeBody({ ...body, ext: { ack_count: JSON.stringify({ [message.id]: readers.length }) } })
  const [from, to] = [userJid(app, user, resource), mucJid(app, message.to)]
  return { id, after: () => void deliver(app, message.from, { queue: to, from, to, namespace: 'chat', payload, id }) }
}

/** So many recalled messages are known by their ids. */
const RECALLED_MAX = 200

function recall(app: ChatApp, session: Session, meta: Meta, body: MessageBody): Accepted {
  if (!app.options.recallEnabled) return failed('message recall disabled')
  const message = messageOf(app, body.ackId ?? '')
  if (!message) return failed('message not found')
  if (message.from !== session.user && !mayModerate(app, session.user, message)) return failed('permission denied')
  if (app.clock.now() - message.at >= app.options.recallWindowMs) return failed('exceed recall time limit')
  const id = nextId(app)
  const single = message.kind === 'chat'
  const to = single ? userJid(app, message.to) : mucJid(app, message.to)
  const ack = {
    from: userJid(app, session.user, session.resource),
    to,
    namespace: 'chat' as const,
    payload: meta.payload,
    id,
  }
  uncount(app, message)
  forget(app, message)
  app.state.recalled = [...(app.state.recalled ?? []), message.id].slice(-RECALLED_MAX)
  withdraw(app, new Set([message.id]))
  return {
    id,
    after: () => {
      for (const user of receivers(app, message)) {
        if (user === session.user) continue
        deliver(app, user, { ...ack, queue: single ? userJid(app, session.user) : to })
      }
      deliver(app, session.user, { ...ack, queue: to }, session.resource)
    },
  }
}

function mayModerate(app: ChatApp, user: string, message: StoredMessage): boolean {
  const muc = app.state.mucs[app.state.threads[message.to]?.groupId ?? message.to]
  return muc !== undefined && (muc.owner === user || muc.admins.includes(user))
}

function receivers(app: ChatApp, message: StoredMessage): string[] {
  if (message.kind === 'chat') return [message.to]
  const thread = app.state.threads[message.to]
  const muc = app.state.mucs[message.to]
  const names = thread?.members ?? (muc ? memberNames(muc) : [])
  return muc?.room ? names.filter((name) => sessionsOf(app, name).length > 0) : names
}

/** A recalled message that was never opened is no longer unread. */
function uncount(app: ChatApp, message: StoredMessage): void {
  for (const user of receivers(app, message)) {
    const key = keyOf(message)
    const channel = userOf(app, user)?.channels[key]
    if (!channel?.unread || user === message.from) continue
    const ids = app.state.conversations[key] ?? []
    const incoming = ids.filter((id) => app.state.messages[id]?.from !== user)
    if (incoming.slice(-channel.unread).includes(message.id)) channel.unread -= 1
  }
}
