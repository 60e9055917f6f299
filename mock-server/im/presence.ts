import { encodeNotify, type PresenceValue } from '#src/contract/im/notify.ts'
import { sessionsOf, userJid, userOf, type ChatApp } from './app.ts'
import { pushNow } from './queues.ts'

/** A user's presence as answers and notices carry it; `expiry` belongs to the follower. Times are seconds. */
export function presenceOf(app: ChatApp, name: string, expiry = 0): PresenceValue {
  const record = userOf(app, name)
  const status: Record<string, string> = {}
  if (record?.presence.gone) status[record.presence.gone] = '0'
  if (record?.presence.inWorld) status['webim_world'] = '1'
  for (const session of sessionsOf(app, name)) status[session.resource] = '1'
  return {
    uid: name,
    last_time: Math.floor((record?.presence.lastTime ?? 0) / 1000),
    expiry,
    ext: record?.presence.ext ?? '',
    status,
  }
}

/** Seconds that a follower's subscription still lasts. */
export function expiryOf(app: ChatApp, follower: string, name: string): number {
  const until = userOf(app, follower)?.follows[name] ?? 0
  return Math.max(0, Math.ceil((until - app.clock.now()) / 1000))
}

/** Tells the followers of a user, and the user's own devices, about the new presence. */
export function presenceChanged(app: ChatApp, name: string): void {
  const record = userOf(app, name)
  if (!record) return
  const now = app.clock.now()
  record.presence.lastTime = now
  for (const follower of Object.values(app.state.users)) {
    if (follower.name !== name && (follower.follows[name] ?? 0) > now)
      notify(app, follower.name, name, expiryOf(app, follower.name, name))
  }
}

/** Publishes the user's own text. */
export function publishPresence(app: ChatApp, name: string, ext: string): void {
  const record = userOf(app, name)
  if (!record) return
  record.presence.ext = ext
  presenceChanged(app, name)
  notify(app, name, name, 0)
}

function notify(app: ChatApp, receiver: string, name: string, expiry: number): void {
  const payload = encodeNotify({ type: 'presence', data: { values: [presenceOf(app, name, expiry)] } })
  const from = userJid(app, name)
  pushNow(app, receiver, { queue: from, from, to: userJid(app, receiver), namespace: 'notify', payload })
}
