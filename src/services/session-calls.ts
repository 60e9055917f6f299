import type { SignedIn } from '#src/contract/rest/session/session.schema.ts'
import type { PasswordReset, Registration, SessionUser, SignIn } from '#src/machines/session/session.machine.ts'
import { type Called, call, settled } from './call.ts'
import { leaveDoubts, recallDoubts } from './left-doubts.ts'
import { interrupted, type Outcome, type Tools } from './effect.ts'

const toUser = ({ userId, user }: SignedIn): SessionUser => ({
  userId,
  nickname: user.nickname,
  avatar: user.avatar,
  phone: user.phone,
  role: user.role,
})

/** What somebody presses to come in, or to go for ever; the vault takes what is answered. Nobody waits for it to see a page. */
export function sessionCalls(tools: Tools) {
  const { vault } = tools

  const signedIn = async (name: string, called: Called<SignedIn>, signal: AbortSignal): Promise<Outcome> => {
    if (!called.ok) return { type: `${name}.failed`, failure: called.failure }
    const { token, validate, userId, user } = called.data
    if (signal.aborted) return { type: `${name}.failed`, failure: interrupted }
    // A session that ended by itself leaves behind what was begun in it, for the same person only.
    const last = tools.lastHere()
    if (last !== userId) {
      leaveDoubts(tools)
      // Where nobody was, tabs stand where guests have gone in them.
      await tools.forgetDrafts({ entering: true, places: last !== null })
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
    return settled('resetPassword', await call(tools, 'session.forgetPassword', { phone, code, password }, { signal }))
  }

  const deleteAccount = async ({ code }: { code?: string }, signal: AbortSignal): Promise<Outcome> => {
    if (!code) return { type: 'deleteAccount.failed', failure: interrupted }
    return settled('deleteAccount', await call(tools, 'session.logOff', { code }, { signal }))
  }

  return { signIn, register, resetPassword, deleteAccount }
}
