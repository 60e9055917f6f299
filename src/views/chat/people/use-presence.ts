import { useEffect, useRef } from 'react'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import { useApp } from '../../kit/app/app-port.ts'
import { useNowAt } from '../../kit/app/use-now-at.ts'
import { noPresenceKnown } from './directory.ts'
import { dueFollows, followMs, renewalAt } from './presence.ts'
import { useConnection, useDirectory } from './use-directory.ts'

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
  return users
}
