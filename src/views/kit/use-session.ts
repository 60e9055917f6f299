import type { SessionContext, SessionUser } from '#src/machines/session/session.machine.ts'
import { useStream } from './use-stream.ts'

/** The signed-in person, or null. */
export const useUser = (): SessionUser | null =>
  useStream('session', (snapshot) => (snapshot?.context as SessionContext | undefined)?.user ?? null)

export const useIsSignedIn = (): boolean =>
  useStream('session', (snapshot) => snapshot?.matches('signedIn' as never) ?? false)
