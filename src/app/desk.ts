import type { AnyMachineSnapshot } from 'xstate'
import type { Failure } from '#src/machines/port.ts'
import type { SessionDesk } from '#src/services/senders.ts'
import type { Switchboard } from './switchboard.ts'

type Session = Pick<Switchboard, 'say' | 'snapshot' | 'subscribe'>

/** States of the session in which it takes no new account action. */
const busy = [
  { signedOut: 'signingIn' },
  { signedOut: 'registering' },
  { signedOut: 'resettingPassword' },
  { signedIn: { account: 'signingOut' } },
  { signedIn: { account: 'deletingAccount' } },
]

const isBusy = (session: AnyMachineSnapshot): boolean => busy.some((state) => session.matches(state as never))
const isSignedIn = (session: AnyMachineSnapshot): boolean => session.matches('signedIn' as never)

export interface Desk extends SessionDesk {
  /** Has the session renew a rejected token; true once another one is there, false when the session has ended. */
  renew(rejected: string, current: () => string): Promise<boolean>
}

/** Waits at the session actor: for account actions that forms ask for, and for the one refresh that calls share. */
export function createDesk({ say, snapshot, subscribe }: Session): Desk {
  /** Resolves with the first session state that `accept` takes. */
  const until = (
    accept: (session: AnyMachineSnapshot) => boolean,
    signal?: AbortSignal,
  ): Promise<AnyMachineSnapshot> => {
    const { promise, resolve, reject } = Promise.withResolvers<AnyMachineSnapshot>()
    const look = () => {
      const session = snapshot('session')
      if (session && accept(session)) resolve(session)
    }
    const stop = subscribe('session', look)
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    look()
    return promise.finally(stop)
  }

  return {
    async ask(fact, signal) {
      const free = await until((session) => !isBusy(session), signal)
      if (!free.can(fact as never)) return { reason: 'notNow', message: '现在不能这样做，请先退出登录再试' }
      say('session', fact)
      // A mirror moves only when the leader has answered, so first wait for the action to begin, then for it to end.
      await until(isBusy, signal)
      const ended = await until((session) => !isBusy(session), signal)
      return (ended.context as { failure: Failure | null }).failure
    },
    async renew(rejected, current) {
      const session = snapshot('session')
      if (!session || !isSignedIn(session)) return false
      if (current() === rejected) say('session', { type: 'session.tokenRejected' })
      const answer = await until(
        (now) =>
          !isSignedIn(now) || (current() !== rejected && now.matches({ signedIn: { token: 'accepted' } } as never)),
      )
      return isSignedIn(answer)
    },
  }
}
