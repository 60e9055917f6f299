import type { SessionUser } from '#src/machines/session/session.machine.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
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
