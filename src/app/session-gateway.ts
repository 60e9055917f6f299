import type { CallName } from '#src/contract/rest/calls.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import type { SessionGateway as Gateway } from '#src/services/senders.ts'
import type { Authority, Renewal } from '#src/services/rest/client.ts'
import type { Router } from './router.ts'

type Session = SnapshotOf<'session'>
type SessionAccess = Pick<Router, 'say' | 'snapshot' | 'subscribe'>

/** The session takes no new account action in such a state. */
const isBusy = (session: Session): boolean => session.hasTag('busy')
const isRefreshing = (session: Session): boolean => session.matches({ signedIn: { token: 'refreshing' } })
const isUnreached = (session: Session): boolean => session.matches({ signedIn: { token: 'unreached' } })
const isSignedIn = (session: Session): boolean => session.matches('signedIn')

/** They end the session that they speak of. */
const leavingCalls: ReadonlySet<string> = new Set(['session.userLogout', 'session.logOff'] satisfies CallName[])

export interface SessionGateway extends Gateway {
  /** Has the session renew a rejected token, and waits for how that ends; `current` is the token that is held now. */
  renew(rejected: string, current: () => string): Promise<Renewal>
  readonly standing: Authority['standing']
  /** Resolves once somebody is signed in whose credentials are there; rejects when `signal` ends first. */
  somebodyHere(hasCredentials: () => boolean, signal: AbortSignal): Promise<unknown>
}

/** Waits at the session actor: for account actions that forms ask for, and for the one refresh that calls share. */
export function createSessionGateway({ say, snapshot, subscribe }: SessionAccess): SessionGateway {
  /** Resolves with the first session state that `accept` takes. */
  const until = (accept: (session: Session) => boolean, signal?: AbortSignal): Promise<Session> => {
    const { promise, resolve, reject } = Promise.withResolvers<Session>()
    const look = () => {
      const session = snapshot('session')
      if (session && accept(session)) resolve(session)
    }
    const stop = subscribe('session', look)
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    look()
    return promise.finally(stop)
  }

  return {
    standing(call) {
      const session = snapshot('session')
      if (!session || session.matches('invalidated')) return session ? 'over' : 'good'
      // Whoever leaves says so with the token there is; everything else waits for another one.
      if (session.hasTag('leaving') && leavingCalls.has(call)) return 'good'
      return isRefreshing(session) || isUnreached(session) ? 'rejected' : 'good'
    },
    async act(fact, signal) {
      const free = await until((session) => !isBusy(session), signal)
      if (!free.can(fact)) return { reason: 'notNow', message: '现在不能这样做，请先退出登录再试' }
      say('session', fact)
      // A mirror moves only when the leader has answered, so first wait for the action to begin, then for it to end.
      await until(isBusy, signal)
      const ended = await until((session) => !isBusy(session), signal)
      return ended.context.failure
    },
    somebodyHere: (hasCredentials, signal) => until((session) => isSignedIn(session) && hasCredentials(), signal),
    async renew(rejected, current) {
      const session = snapshot('session')
      if (!session || !isSignedIn(session)) return 'ended'
      if (current() === rejected) say('session', { type: 'session.tokenRejected' })
      // A server may renew a token without changing it, so that the end is told by the refresh, not by the token.
      let hasBegun = false
      const answer = await until((now) => {
        if (!isSignedIn(now)) return true
        const isRunning = isRefreshing(now)
        hasBegun ||= isRunning || current() !== rejected
        return hasBegun && !isRunning
      })
      if (!isSignedIn(answer)) return 'ended'
      return isUnreached(answer) ? 'unreached' : 'renewed'
    },
  }
}
