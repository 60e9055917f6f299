import type { Meta } from '#src/contract/im/meta.ts'
import { decodeRoster, encodeRoster, type RosterBody, type RosterOperation } from '#src/contract/im/roster.ts'
import type { Jid } from '#src/contract/im/jid.ts'
import { exclude, include, nextId, userJid, userOf, type ChatApp } from './app.ts'
import { deliver } from './queues.ts'
import { sendFrame, type Session } from './live-session.ts'

/** Roster notices wait in a queue of their own: a domain without a name (`wire §1`). */
const rosterQueue: Jid = { name: '', domain: 'easemob.com' }

/** Takes an uploaded roster change: one operation for one or many users (chat §4, contact invitation). */
export function acceptRoster(app: ChatApp, session: Session, meta: Meta): void {
  const body = readable(meta)
  const ack = { id: meta.id ?? '0', serverId: nextId(app) }
  const status = body ? { code: 0 } : { code: 4, reason: 'unreadable contact change' }
  sendFrame(session, { type: 'sync', status, ack, metas: [], timestamp: app.clock.now() })
  if (!body) return
  for (const to of body.to ?? []) if (to.name) change(app, session, body.operation, to.name, body.reason ?? '')
}

function readable(meta: Meta): RosterBody | undefined {
  try {
    return decodeRoster(meta.payload)
  } catch {
    return undefined
  }
}

function change(app: ChatApp, session: Session, operation: RosterOperation, other: string, reason: string): void {
  const me = session.user
  switch (operation) {
    case 'add':
      return invite(app, me, other, reason)
    case 'accept':
      return accept(app, me, other)
    case 'decline':
      return decline(app, me, other, session.resource)
    case 'remove':
      return remove(app, session, other)
    case 'ban':
    case 'allow':
      return block(app, session, other, operation)
    default:
      return undefined
  }
}

function tell(
  app: ChatApp,
  user: string,
  operation: RosterOperation,
  from: string,
  to: string,
  reason = '',
  skip?: string,
): void {
  const payload = encodeRoster({ operation, from: userJid(app, from), to: [userJid(app, to)], reason })
  deliver(
    app,
    user,
    { queue: rosterQueue, from: userJid(app, from), to: userJid(app, to), namespace: 'roster', payload },
    skip,
  )
}

/** An invitation to be a contact; the receiver hears of it, now or at the next login. */
export function invite(app: ChatApp, me: string, other: string, reason: string): void {
  const receiver = userOf(app, other)
  const sender = userOf(app, me)
  if (!receiver || !sender || other === me || receiver.blocks.includes(me)) return
  if (receiver.contacts.includes(me) && sender.contacts.includes(other)) return
  exclude(sender.blocks, other)
  receiver.invitations = receiver.invitations.filter((item) => item.from !== me)
  receiver.invitations.push({ from: me, reason, at: app.clock.now() })
  tell(app, other, 'add', me, other, reason)
  app.onInvitation?.({ from: me, to: other })
}

/** Both are contacts from now on: the inviter hears "agreed", every device of the accepter "added". */
function accept(app: ChatApp, me: string, other: string): void {
  const accepter = userOf(app, me)
  const inviter = userOf(app, other)
  if (!accepter || !inviter || !accepter.invitations.some((item) => item.from === other)) return
  befriend(app, me, other)
  tell(app, other, 'remoteAccept', me, other)
  tell(app, me, 'accept', other, me)
}

/** Makes two users contacts of each other without telling anyone. */
export function befriend(app: ChatApp, first: string, second: string): void {
  for (const [me, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const record = userOf(app, me)
    if (!record) continue
    include(record.contacts, other)
    record.invitations = record.invitations.filter((item) => item.from !== other)
  }
}

/** The inviter hears of it; one's own other devices hear what one has done, from oneself. */
function decline(app: ChatApp, me: string, other: string, resource: string): void {
  const user = userOf(app, me)
  if (!user?.invitations.some((item) => item.from === other)) return
  user.invitations = user.invitations.filter((item) => item.from !== other)
  tell(app, other, 'remoteDecline', me, other)
  tell(app, me, 'decline', me, other, '', resource)
}

/** Answers an invitation in the name of a user without a connection. */
export function answerInvitation(app: ChatApp, me: string, other: string, yes: boolean): void {
  if (yes) accept(app, me, other)
  else decline(app, me, other, '')
}

function remove(app: ChatApp, session: Session, other: string): void {
  const mine = userOf(app, session.user)
  const theirs = userOf(app, other)
  if (!mine || !exclude(mine.contacts, other)) return
  if (theirs) exclude(theirs.contacts, session.user)
  tell(app, other, 'remove', session.user, other)
  tell(app, session.user, 'remove', session.user, other, '', session.resource)
}

function block(app: ChatApp, session: Session, other: string, operation: 'ban' | 'allow'): void {
  const me = userOf(app, session.user)
  if (!me) return
  if (operation === 'ban') include(me.blocks, other)
  else exclude(me.blocks, other)
  tell(app, session.user, operation, session.user, other)
}
