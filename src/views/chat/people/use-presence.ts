import { useEffect, useRef } from 'react'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import { useApp } from '../../kit/app/app.ts'
import { useNowAt } from '../../kit/app/use-now-at.ts'
import { connectionOf, noPresenceKnown } from '../../kit/chat/directory.ts'
import { dueFollows, followMs, renewalAt } from './presence.ts'
import { useConnection, useDirectory } from '../../kit/chat/use-directory.ts'

/**
 * Presence of these people for as long as the page is open: subscribed with an end, renewed before it, and asked for again with each
 * connection (chat §3). Gives what is known of everybody.
 */
export function usePresence(wanted: readonly string[]): Presences['users'] {
  const app = useApp()
  const { users, until } = useDirectory('presence', noPresenceKnown)
  const isConnected = useConnection() === 'connected'
  const since = useRef(new Set<string>())
  const names = wanted.join('\n')
  const now = useNowAt([isConnected ? renewalAt(wanted, until) : null])
  useEffect(() => {
    if (!isConnected) since.current.clear()
    if (!isConnected) return
    const due = dueFollows(wanted, until, since.current, now)
    if (due.length === 0) return
    due.forEach((name) => since.current.add(name))
    const input = { usernames: due, expiry: followMs / 1000 }
    app.say('presence', { type: 'presence.operationRequested', operation: 'subscribe', input })
    // `names` says what `wanted` holds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, isConnected, names, until, now])
  useEffect(() => {
    const held = holdersIn(app)
    const follows = since.current
    for (const name of wanted) held.set(name, (held.get(name) ?? 0) + 1)
    return () => {
      for (const name of wanted) held.set(name, held.get(name)! - 1)
      // A page that comes in the same moment may want them on.
      queueMicrotask(() => {
        const left = wanted.filter((name) => held.get(name) === 0)
        for (const name of left) {
          held.delete(name)
          follows.delete(name)
        }
        if (left.length > 0 && connectionOf(app.snapshot('im-connection')) === 'connected')
          app.say('presence', {
            type: 'presence.operationRequested',
            operation: 'unsubscribe',
            input: { usernames: left },
          })
      })
    }
    // `names` says what `wanted` holds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, names])
  return users
}

/** How many pages show the presence of somebody: the last one that goes ends the subscription. */
const holders = new WeakMap<object, Map<string, number>>()
function holdersIn(app: object): Map<string, number> {
  const known = holders.get(app)
  if (known) return known
  const fresh = new Map<string, number>()
  holders.set(app, fresh)
  return fresh
}
