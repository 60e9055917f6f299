import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { mayStay } from './use-session.ts'

const user = { userId: '10001', nickname: '林深', avatar: '', phone: '13800000000', role: 'customer' }
const signedIn = [
  { type: 'session.signInRequested', method: 'code', phone: user.phone, code: '888888' },
  { type: 'signIn.succeeded', user },
]
const invalidated = { type: 'session.invalidated', code: 3302, message: '账号异常', atLogin: false }
const after = (...facts: readonly object[]): AnyMachineSnapshot =>
  facts.reduce(
    (session: AnyMachineSnapshot, fact) =>
      transition(sessionMachine, session as never, { at: 1, ...fact } as never)[0] as AnyMachineSnapshot,
    initialTransition(sessionMachine)[0] as AnyMachineSnapshot,
  )

describe('pages of people who are signed in', () => {
  it('are seen by nobody else', () => {
    expect([undefined, after(), after(signedIn[0]!), after(invalidated)].map(mayStay)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
    expect(mayStay(after(...signedIn))).toBe(true)
    expect(mayStay(after(...signedIn, { type: 'session.expired' }))).toBe(false)
  })

  it('[A-09] [lc:login-invalid] stay for the second in which an invalid login is said, and go when it is over', () => {
    const said = after(...signedIn, invalidated)
    expect(said.value).toBe('invalidated')
    expect(mayStay(said)).toBe(true)
    expect(mayStay(after(...signedIn, invalidated, { type: 'session.graceElapsed' }))).toBe(false)
  })
})
