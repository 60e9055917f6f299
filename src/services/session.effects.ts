import { lazy } from '#src/domain/lazy.ts'
import type { PasswordReset, Registration, SignIn } from '#src/machines/session/session.machine.ts'
import { asCalled, call, endOf, settled } from './call.ts'
import type { Ended } from './rest/client.ts'
import { leaveDoubts } from './left-doubts.ts'
import { effect, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'

const later = new Set(['503', '201', '3304', '1429'])
/**
 * Whether nobody has said yes or no to a refresh: it did not arrive, or what came is not this server's word, or the server says later.
 * HTTP 408 and 429 and every 5xx, as a status and as a body code, are no answers; other 4xx and other codes are refusals
 * (docs/decisions/0023).
 */
function isNoAnswer(ended: Ended<unknown>): boolean {
  if (ended.kind === 'nothing') return later.has(ended.code) || /^5\d\d$/.test(ended.code)
  if (ended.kind !== 'failed') return ended.kind === 'body'
  const { reason, status = 0 } = ended.failure
  if (reason === 'http') return status < 400 || status >= 500 || status === 408 || status === 429
  return reason !== 'sessionEnded' && reason !== 'request'
}

/** Fetched with the first press that needs it; without a network there is nobody to ask either. */
const callCode = lazy(() => import('./session-calls.ts'))

/** The session's effects: each call, and the vault kept in step with what it answers (marketplace §4). */
export function sessionEffects(tools: Tools): Provided {
  const { vault } = tools

  const calls = async () => (await callCode()).sessionCalls(tools)

  const refresh = async (_: object, signal: AbortSignal): Promise<Outcome> => {
    const ended = await endOf(tools, 'session.refreshToken', {}, { signal, silent: true, isRefresh: true })
    const kept = vault.credentials()
    if (isNoAnswer(ended)) return { type: 'refresh.unreached' }
    const called = asCalled(ended)
    if (!called.ok) return { type: 'refresh.failed', failure: called.failure }
    if (!kept || signal.aborted) return { type: 'refresh.failed', failure: { reason: 'signedOut', message: '' } }
    const { token, validate } = called.data
    vault.keep({ ...kept, token, validate: validate || kept.validate, keptAt: tools.clock.now() })
    return { type: 'refresh.succeeded' }
  }

  const signOut = async (_: object, signal: AbortSignal): Promise<Outcome> =>
    settled('signOut', await call(tools, 'session.userLogout', {}, { signal, silent: true }))

  return {
    actors: {
      signIn: effect('signIn', tools, async (asked: SignIn, signal) => (await calls()).signIn(asked, signal)),
      register: effect('register', tools, async (asked: Registration, signal) =>
        (await calls()).register(asked, signal),
      ),
      resetPassword: effect('resetPassword', tools, async (asked: PasswordReset, signal) =>
        (await calls()).resetPassword(asked, signal),
      ),
      refresh: effect('refresh', tools, refresh),
      signOut: effect('signOut', tools, signOut),
      deleteAccount: effect('deleteAccount', tools, async (asked: { readonly code?: string }, signal) =>
        (await calls()).deleteAccount(asked, signal),
      ),
      waitUntil: waitUntilEffect(tools.clock),
    },
    actions: {
      storeCredentials: tools.storeCredentials,
      clearCredentials: () => {
        vault.clearCredentials()
        tools.storeCredentials()
      },
      clearEverything: () => {
        leaveDoubts(tools)
        vault.clearEverything()
        tools.storeCredentials()
        void tools.forgetDrafts({ entering: false, places: true })
      },
    },
  }
}
