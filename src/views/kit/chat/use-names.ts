import { useEffect, useMemo, useRef } from 'react'
import { isAsked, noPeopleKnown } from './directory.ts'
import { type App, useApp } from '../app/app.ts'
import { useUser } from '../app/use-session.ts'
import { type Names, namesFrom, unknownPeople } from './names.ts'
import { useConnection, useDirectory } from './use-directory.ts'

/**
 * Names and pictures of people, for every page of the chat: `useNames([peer, ...senders])` gives `nameOf(user)` and `personOf(user)` of
 * everybody known, and asks the service once about those of `users` who are not. Until there is a connection people and groups are
 * called as at the last visit; who is not known by anything is called by the account.
 */
export function useNames(users: readonly string[]): Names {
  const app = useApp()
  const user = useUser()
  const { people, kept } = useDirectory('im-people', noPeopleKnown)
  const isRecalled = kept !== null
  const isConnected = useConnection() === 'connected'
  const asked = useRef(new Set<string>())
  const missing = unknownPeople(users, people)
  const wanted = missing.flat().join('\n')
  useEffect(() => {
    // What was lost with the connection is asked again with the next one.
    if (!isConnected) {
      asked.current.clear()
      if (!isRecalled) recall(app)
      return
    }
    for (const group of missing) {
      const fresh = group.filter((name) => !asked.current.has(name))
      if (fresh.length === 0) continue
      fresh.forEach((name) => asked.current.add(name))
      app.say('im-people', { type: 'imPeople.operationRequested', operation: 'profile', input: { users: fresh } })
    }
    // `wanted` says what `missing` holds.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, isConnected, isRecalled, wanted])
  return useMemo(() => namesFrom({ ...kept, ...people }, user), [kept, people, user])
}

/** Asks this device what everybody and every group was called at the last visit. */
function recall(app: App): void {
  if (isAsked(app.snapshot('im-people'), 'recall', {})) return
  app.say('im-people', { type: 'imPeople.operationRequested', operation: 'recall', input: {} })
  app.say('group', { type: 'group.operationRequested', operation: 'recall', input: {} })
}
