import type { SessionUser } from '#src/machines/session/session.machine.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { useEffect, useRef } from 'react'
import { useApp } from './app.ts'
import { useStream } from './use-stream.ts'

type Session = SnapshotOf<'session'> | undefined

const userOf = (session: Session): SessionUser | null => session?.context.user ?? null

/**
 * Whether pages that are not open to everybody may be seen: as long as it is known whose they are. That is also so in the second in
 * which a login is said to be invalid: data and page go together when it is over (marketplace §4, A-09).
 */
export const mayStay = (session: Session): boolean => userOf(session) !== null

/** The signed-in person, or null. */
export const useUser = (): SessionUser | null => useStream('session', userOf)

export const useMayStay = (): boolean => useStream('session', mayStay)

const isAsked = (navigation: SnapshotOf<'navigation'> | undefined): boolean =>
  navigation !== undefined && navigation.context.over === navigation.context.stack.at(-1)

/** Whether the page that is shown lies under the sheet for signing in (NAV-6). */
export const useIsAskedToSignIn = (): boolean => useStream('navigation', isAsked)

/**
 * Does something in the name of somebody: at once for who is signed in; a guest is asked to sign in first, and it is done after that,
 * or not at all when they leave the sheet.
 */
export function useInOnesName(): (run: () => void) => void {
  const app = useApp()
  const user = useUser()
  const isOpen = useIsAskedToSignIn()
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    // The sheet is gone before it is seen here who is in.
    const isLeft = !userOf(app.snapshot('session'))
    if (isOpen || !(user || isLeft)) return
    const run = waiting.current
    waiting.current = null
    if (user) run?.()
  }, [app, isOpen, user])
  return (run) => {
    if (user) return run()
    waiting.current = run
    app.say('navigation', { type: 'navigation.signInAsked' })
  }
}
