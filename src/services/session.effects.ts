import type { SignedIn } from '#src/contract/rest/session/session.schema.ts'
import type { PasswordReset, Registration, SessionUser, SignIn } from '#src/machines/session/session.machine.ts'
import { asCalled, type Called, call, endOf } from './call.ts'
import type { Ended } from './rest/client.ts'
import { leaveDoubts, recallDoubts } from './left-doubts.ts'
import { effect, interrupted, type Outcome, type Provided, type Tools, waitUntilEffect } from './effect.ts'

const toUser = ({ userId, user }: SignedIn): SessionUser => ({
  userId,
  nickname: user.nickname,
  avatar: user.avatar,
  phone: user.phone,
  role: user.role,
})

const settle = (name: string, called: Called<unknown>): Outcome =>
  called.ok ? { type: `${name}.succeeded` } : { type: `${name}.failed`, failure: called.failure }

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

/** Signing in, registering, setting a forgotten password; the vault takes what is answered. */
function signingIn(tools: Tools) {
  const { vault } = tools

  const signedIn = async (name: string, called: Called<SignedIn>, signal: AbortSignal): Promise<Outcome> => {
    if (!called.ok) return { type: `${name}.failed`, failure: called.failure }
    const { token, validate, userId, user } = called.data
    if (signal.aborted) return { type: `${name}.failed`, failure: interrupted }
    // A session that ended by itself leaves behind what was begun in it, for the same person only.
    const owner = vault.get('owner')
    if (owner !== userId) {
      leaveDoubts(tools)
      // Where nobody was, tabs stand where guests have gone in them.
      await tools.forgetDrafts({ entering: true, places: owner !== null })
    }
    vault.set('owner', userId)
    vault.keep({ token, validate, userId, keptAt: tools.clock.now() })
    vault.set('role', user.role)
    vault.set('guardian', user.guardian)
    await recallDoubts(tools, userId)
    return { type: `${name}.succeeded`, user: toUser(called.data) }
  }

  const signIn = async (request: SignIn, signal: AbortSignal): Promise<Outcome> => {
    const { phone } = request
    if (request.method === 'code') {
      if (!request.code) return { type: 'signIn.failed', failure: interrupted }
      const body = { phone, code: request.code }
      return signedIn(
        'signIn',
        await call(tools, 'session.loginByVerificationCode', body, { signal, otherwise: '登录失败' }),
        signal,
      )
    }
    if (!request.password) return { type: 'signIn.failed', failure: interrupted }
    const body = { phone, password: request.password }
    return signedIn(
      'signIn',
      await call(tools, 'session.loginByPassword', body, { signal, otherwise: '登录失败' }),
      signal,
    )
  }

  const register = async (
    { phone, code, password, inviteCode }: Registration,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    if (!code || !password) return { type: 'register.failed', failure: interrupted }
    const body = { phone, code, password, ...(inviteCode ? { inviteCode } : {}) }
    return signedIn(
      'register',
      await call(tools, 'session.registerByVerificationCode', body, { signal, otherwise: '注册失败' }),
      signal,
    )
  }

  const resetPassword = async ({ phone, code, password }: PasswordReset, signal: AbortSignal): Promise<Outcome> => {
    if (!code || !password) return { type: 'resetPassword.failed', failure: interrupted }
    return settle('resetPassword', await call(tools, 'session.forgetPassword', { phone, code, password }, { signal }))
  }

  return { signIn, register, resetPassword }
}

/** The session's effects: each call, and the vault kept in step with what it answers (marketplace §4). */
export function sessionEffects(tools: Tools): Provided {
  const { vault } = tools
  const { signIn, register, resetPassword } = signingIn(tools)

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
    settle('signOut', await call(tools, 'session.userLogout', {}, { signal, silent: true }))

  const deleteAccount = async ({ code }: { code?: string }, signal: AbortSignal): Promise<Outcome> => {
    if (!code) return { type: 'deleteAccount.failed', failure: interrupted }
    return settle('deleteAccount', await call(tools, 'session.logOff', { code }, { signal }))
  }

  return {
    actors: {
      signIn: effect('signIn', tools, signIn),
      register: effect('register', tools, register),
      resetPassword: effect('resetPassword', tools, resetPassword),
      refresh: effect('refresh', tools, refresh),
      signOut: effect('signOut', tools, signOut),
      deleteAccount: effect('deleteAccount', tools, deleteAccount),
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
