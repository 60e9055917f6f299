import type { Provision } from '#src/contract/im/frames.ts'
import { encodeServerFrame } from '#src/contract/im/frames.ts'
import {
  encodeStatistics,
  forcedLogouts,
  statisticsOperations,
  type StatisticsOperation,
} from '#src/contract/im/statistics.ts'
import { nextId, sessionsOf, userJid, userOf, type ChatApp } from './app.ts'
import { adoptQueues, leaveQueues } from './queues.ts'
import { presenceChanged } from './presence.ts'
import { leaveRoomsLater, stayInRooms } from './rooms.ts'
import { sendFrame, type Session } from './live-session.ts'
import type { ChatTransport } from './types.ts'

/** Logs a connection in (chat §4): answers the provision request and, when all is well, opens the session. */
export function provision(app: ChatApp, request: Provision, transport: ChatTransport): Session | undefined {
  const refuse = (code: number, reason: string): undefined => {
    transport.send(encodeServerFrame({ type: 'provisioned', status: { code, reason } }))
  }
  const name = request.guid.name ?? ''
  const token = Object.hasOwn(app.state.tokens, request.token) ? app.state.tokens[request.token] : undefined
  if (!token || token.user !== name || !userOf(app, name)) return refuse(2, 'unauthorized')
  if (token.expires <= app.clock.now()) return refuse(6, 'token expired')

  const twin = sessionsOf(app, name).find((session) => session.resource === request.resource)
  if (twin) replaceSession(app, twin)
  const others = sessionsOf(app, name)
  while (others.length > 0 && others.length >= app.options.maxDevices)
    kickSession(app, others.shift()!, 'otherDeviceLogin')

  const session: Session = {
    user: name,
    resource: request.resource || `webim_random_${app.clock.now()}`,
    deviceName: request.deviceName,
    token: request.token,
    transport,
    waiting: new Map(),
    announced: new Set(),
  }
  adoptQueues(app, session)
  app.sessions.add(session)
  stayInRooms(app, name)
  delete userOf(app, name)?.presence.gone
  sendFrame(session, { type: 'provisioned', status: { code: 0 }, resource: session.resource })
  presenceChanged(app, name)
  return session
}

/** Takes a session out; what it has not fetched goes back to the user. `clean`: the client left on purpose. */
export function closeSession(app: ChatApp, session: Session, clean: boolean): void {
  if (!app.sessions.delete(session)) return
  leaveQueues(app, session, clean)
  leaveRoomsLater(app, session.user)
  const user = userOf(app, session.user)
  if (user) user.presence.gone = session.resource
  presenceChanged(app, session.user)
}

/**
 * The same device logged in again: what it has not fetched is its own. The connection before is told why it ends; were it only closed,
 * two tabs with one device id would push each other out for ever.
 */
function replaceSession(app: ChatApp, session: Session): void {
  tellKick(app, session, 'otherDeviceLogin')
  closeSession(app, session, false)
  session.transport.close(1000, 'replaced')
}

/** Forces a session out with a statistics message (chat §4, forced logout). */
export function kickSession(app: ChatApp, session: Session, operation: StatisticsOperation): void {
  tellKick(app, session, operation)
  closeSession(app, session, true)
  session.transport.close(1000, operation)
}

function tellKick(app: ChatApp, session: Session, operation: StatisticsOperation): void {
  const meta = {
    id: nextId(app),
    from: userJid(app, session.user),
    to: userJid(app, session.user),
    timestamp: app.clock.now(),
    namespace: 'statistics' as const,
    payload: encodeStatistics(operation),
  }
  sendFrame(session, { type: 'sync', status: { code: 0 }, metas: [meta], isLast: true })
}

/** Forces out every session of a user; answers how many. */
export function kickUser(app: ChatApp, user: string, operation: StatisticsOperation): number {
  const sessions = sessionsOf(app, user)
  for (const session of sessions) kickSession(app, session, operation)
  return sessions.length
}

/**
 * A statistics operation from a hook: its number, its name or the error that clients make of it; kicked when none is given,
 * `undefined` when there is no such one.
 */
export function readKick(operation: unknown): StatisticsOperation | undefined {
  if (operation === undefined || operation === null) return 'kicked'
  const number = Number(operation)
  const kicks = Object.keys(forcedLogouts) as (keyof typeof forcedLogouts)[]
  return kicks.find(
    (name) => name === operation || statisticsOperations.indexOf(name) === number || forcedLogouts[name] === number,
  )
}
