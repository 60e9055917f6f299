import { fromBase64, toBase64 } from '#src/contract/im/base64.ts'
import { queueName, type Jid } from '#src/contract/im/jid.ts'
import type { Meta, Namespace } from '#src/contract/im/meta.ts'
import { nextId, sessionsOf, type ChatApp } from './app.ts'
import { sendFrame, type Session } from './live-session.ts'
import type { QueuedMeta } from './state.ts'

/** How many metas a page carries (`wire §1`). */
export const pageSize = 20
/** How long a broken connection's device may come back for what it missed while another device stayed on. */
const parkedFor = 30_000
const kept = 5_000

export interface Outgoing {
  /** The queue it waits in: a user's or a group's address. */
  queue: Jid
  from: Jid
  to: Jid
  namespace: Namespace
  payload: Uint8Array
  id?: string
  at?: number
  priority?: number
}

/**
 * Gives a meta to every device of a user except `skip` (the resource that caused it), and keeps it when none is connected.
 * Answers the meta's id.
 */
export function deliver(app: ChatApp, user: string, outgoing: Outgoing, skip?: string): string {
  const sessions = sessionsOf(app, user)
  const queued: QueuedMeta = {
    queue: queueName(outgoing.queue),
    id: outgoing.id ?? nextId(app),
    from: outgoing.from,
    to: outgoing.to,
    at: outgoing.at ?? app.clock.now(),
    namespace: outgoing.namespace,
    payload: toBase64(outgoing.payload),
    ...(outgoing.priority === undefined ? {} : { priority: outgoing.priority }),
    ...(outgoing.namespace === 'chat' ? { online: sessions.length > 0 } : {}),
  }
  if (sessions.length === 0 && skip === undefined) keep(app, user, queued)
  for (const parked of app.state.parked) if (parked.user === user && parked.resource !== skip) parked.metas.push(queued)
  for (const session of sessions) if (session.resource !== skip) enqueue(app, session, queued)
  return queued.id
}

function keep(app: ChatApp, user: string, meta: QueuedMeta): void {
  const list = (app.state.offline[user] ??= [])
  list.push(meta)
  if (list.length > kept) list.splice(0, list.length - kept)
}

function enqueue(app: ChatApp, session: Session, queued: QueuedMeta): void {
  const waiting = session.waiting.get(queued.queue)
  const idle = !waiting?.length && !session.announced.has(queued.queue)
  if (app.options.delivery === 'push' && idle) {
    const page = { status: { code: 0 }, metas: [toMeta(queued)], queue: queueJid(app, queued.queue), isLast: true }
    if (sendFrame(session, { type: 'sync', ...page, timestamp: app.clock.now() })) return
  }
  if (waiting) waiting.push(queued)
  else session.waiting.set(queued.queue, [queued])
  if (session.announced.has(queued.queue)) return
  session.announced.add(queued.queue)
  sendFrame(session, { type: 'notice', queue: queueJid(app, queued.queue) })
}

/** Sends a meta at once to the connected devices of a user; nobody keeps it. For presence and the like. */
export function pushNow(app: ChatApp, user: string, outgoing: Outgoing): void {
  for (const session of sessionsOf(app, user)) {
    const meta: Meta = {
      id: outgoing.id ?? nextId(app),
      from: outgoing.from,
      to: outgoing.to,
      timestamp: app.clock.now(),
      namespace: outgoing.namespace,
      payload: outgoing.payload,
    }
    sendFrame(session, { type: 'sync', status: { code: 0 }, metas: [meta], isLast: true, timestamp: app.clock.now() })
  }
}

function toMeta(queued: QueuedMeta): Meta {
  return {
    id: queued.id,
    from: queued.from,
    to: queued.to,
    timestamp: queued.at,
    namespace: queued.namespace,
    payload: fromBase64(queued.payload) ?? new Uint8Array(),
    ...(queued.priority === undefined ? {} : { priority: queued.priority }),
    ...(queued.online === undefined ? {} : { meta: JSON.stringify({ is_online: queued.online ? 1 : 0 }) }),
  }
}

function queueJid(app: ChatApp, queue: string): Jid {
  const at = queue.lastIndexOf('@')
  return { appKey: app.appKey, name: queue.slice(0, at), domain: queue.slice(at + 1) }
}

/**
 * Answers a fetch with the next page. A page is consumed when it is sent: the reference client asks again without a key after every
 * last page that held something, so nothing may be served twice (`wire §0`). Keys can be stale and are not looked at.
 */
export function sendPage(app: ChatApp, session: Session, queue: Jid): void {
  const name = queueName(queue)
  const waiting = session.waiting.get(name) ?? []
  const page = waiting.splice(0, pageSize)
  const isLast = waiting.length === 0
  if (isLast) {
    session.waiting.delete(name)
    session.announced.delete(name)
  }
  const sent = sendFrame(session, {
    type: 'sync',
    status: { code: 0 },
    metas: page.map(toMeta),
    ...(isLast ? {} : { nextKey: page[page.length - 1]!.id }),
    queue: queueJid(app, name),
    isLast,
    timestamp: app.clock.now(),
  })
  if (!sent) session.waiting.set(name, [...page, ...waiting])
}

/** Answers the heartbeat with what waits. */
export function sendUnread(app: ChatApp, session: Session): void {
  const filled = [...session.waiting].filter(([, metas]) => metas.length > 0)
  const queues = filled.map(([name, metas]) => ({ queue: queueJid(app, name), count: metas.length }))
  for (const [name] of filled) session.announced.add(name)
  sendFrame(session, { type: 'unread', status: { code: 0 }, queues, timestamp: app.clock.now() })
}

/** Hands a new session what its user or its device missed. */
export function adoptQueues(app: ChatApp, session: Session): void {
  const now = app.clock.now()
  app.state.parked = app.state.parked.filter((parked) => parked.until > now)
  const alone = sessionsOf(app, session.user).length === 0
  const mine = app.state.parked.findLast(
    (parked) =>
      parked.user === session.user &&
      (parked.resource === session.resource || (isRandom(session.resource) && isRandom(parked.resource))),
  )
  const missed = [...(alone ? (app.state.offline[session.user] ?? []) : []), ...(mine?.metas ?? [])]
  if (alone) delete app.state.offline[session.user]
  if (mine) app.state.parked.splice(app.state.parked.indexOf(mine), 1)
  for (const meta of distinct(missed)) {
    const list = session.waiting.get(meta.queue)
    if (list) list.push(meta)
    else session.waiting.set(meta.queue, [meta])
  }
}

/** Without a device id the reference client names a new random resource at every reconnect. */
function isRandom(resource: string): boolean {
  return resource.startsWith('webim_random_')
}

function distinct(metas: QueuedMeta[]): QueuedMeta[] {
  const byId = new Map(metas.map((meta) => [meta.id, meta]))
  return [...byId.values()].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
}

/** Keeps what a leaving session has not fetched: for the user when it was the last one, for the device when its connection broke. */
export function leaveQueues(app: ChatApp, session: Session, clean: boolean): void {
  const rest = [...session.waiting.values()].flat()
  const others = sessionsOf(app, session.user)
  if (others.length === 0) {
    const whole = distinct([...(app.state.offline[session.user] ?? []), ...rest])
    if (whole.length) app.state.offline[session.user] = whole
  }
  if (!clean) {
    const { user, resource, deviceName } = session
    app.state.parked.push({ user, resource, deviceName, until: app.clock.now() + parkedFor, metas: [...rest] })
  }
  session.waiting.clear()
}

/** Takes messages out of every queue, or out of those of `whose`: recalled, or removed with its conversation, before it was fetched. */
export function withdraw(app: ChatApp, ids: ReadonlySet<string>, whose?: string): void {
  const without = (list: QueuedMeta[]): QueuedMeta[] => list.filter((meta) => !ids.has(meta.id))
  const isMeant = (user: string): boolean => whose === undefined || user === whose
  for (const user of Object.keys(app.state.offline).filter(isMeant))
    app.state.offline[user] = without(app.state.offline[user]!)
  for (const parked of app.state.parked) if (isMeant(parked.user)) parked.metas = without(parked.metas)
  for (const session of app.sessions)
    if (isMeant(session.user)) for (const [name, list] of session.waiting) session.waiting.set(name, without(list))
}
