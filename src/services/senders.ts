import { lazy } from '#src/domain/lazy.ts'
import type { Failure } from '#src/machines/port.ts'
import type { FactOf } from '#src/machines/streams.ts'
import type { AccountForm } from './account-senders.ts'
import type { Tools } from './effect.ts'
import type { Senders } from './submission.effects.ts'
import type { LeavingDevice } from './wallet-opening.ts'

/** Asks the session for something and waits for what comes of it; the actor system answers. */
export interface SessionGateway {
  /** Says `fact` to the session once it can act on it; resolves when the account action it starts has ended. */
  act(fact: FactOf<'session'>, signal: AbortSignal): Promise<Failure | null>
}

/** What the forms of an account hold; a secret that was not kept over a reload is missing. */
type AccountValues = { readonly phone: string } & Readonly<Partial<Record<string, string>>>

/** Leaves the app, so its rules are loaded when they are needed. */
const walletOpening = lazy(() => import('./wallet-opening.ts'))

/** Forms of settings: nobody who signs in waits for how they are sent. */
const accountCode = lazy(() => import('./account-senders.ts'))

/** Forms that go through the session machine, and forms that change more than one endpoint's answer. */
export function createSenders(
  tools: Pick<Tools, 'rest' | 'say' | 'durable' | 'heardOf'>,
  session: SessionGateway,
  leaving: LeavingDevice,
): Senders {
  const bySession =
    (fact: (values: AccountValues) => FactOf<'session'>): Senders[string] =>
    async ({ values }, signal) => {
      const failure = await session.act(fact(values as AccountValues), signal)
      return failure ? { type: 'send.failed', failure } : { type: 'send.succeeded', result: null }
    }

  const bySettings =
    (form: AccountForm): Senders[string] =>
    async (send, signal) =>
      (await accountCode()).accountSenders(tools)[form](send, signal)

  return {
    substitution: bySettings('substitution'),
    'login/code': bySession(({ phone, code }) => ({ type: 'session.signInRequested', method: 'code', phone, code })),
    'login/password': bySession(({ phone, password }) => ({
      type: 'session.signInRequested',
      method: 'password',
      phone,
      password,
    })),
    register: bySession(({ phone, code, password, inviteCode }) => ({
      type: 'session.registerRequested',
      phone,
      code,
      password,
      ...(inviteCode ? { inviteCode } : {}),
    })),
    forgetPassword: bySession(({ phone, code, password }) => ({
      type: 'session.passwordResetRequested',
      phone,
      code,
      password,
    })),
    deleteAccount: bySession(({ code }) => ({ type: 'session.deletionRequested', code })),
    // A place is only named: there is no map service to ask (marketplace §9).
    chooseLocation: () => Promise.resolve({ type: 'send.succeeded', result: null }),
    walletOpening: async (send, signal) => (await walletOpening()).openWallet(tools, leaving)(send, signal),
    signOut: bySession(() => ({ type: 'session.signOutRequested' })),
    keptFilter: bySettings('keptFilter'),
    nickname: bySettings('nickname'),
    avatar: bySettings('avatar'),
  }
}
