import { describe, expect, it } from 'vitest'
import { viewForm } from '../kit/form/use-form.ts'
import { codeSignInForm, passwordSignInForm } from './login.form.ts'
import { viewLogin } from './login.select.ts'

const snapshot = (state: string, context: object) =>
  ({ context, matches: (wanted: string) => wanted === state }) as never

describe('the login page', () => {
  const start = viewForm(codeSignInForm, undefined)
  const startPassword = viewForm(passwordSignInForm, undefined)

  it('begins with the code tab, empty and not agreed', () => {
    expect(viewLogin(start, startPassword)).toEqual({
      method: 'code',
      phone: '',
      code: '',
      password: '',
      agreed: false,
      errors: {},
      failure: null,
      pending: false,
    })
  })

  it('shows the draft, the mistakes and the refusal of the tab that was chosen', () => {
    const byCode = viewForm(
      codeSignInForm,
      snapshot('editing', { values: { phone: '1', method: 'password' }, errors: {}, failure: null }),
    )
    const byPassword = viewForm(
      passwordSignInForm,
      snapshot('editing', {
        values: { phone: '13800138000', agreed: true },
        errors: { password: '请输入密码' },
        failure: { reason: 'refused', message: '手机号或密码不对' },
      }),
    )
    expect(viewLogin(byCode, byPassword)).toMatchObject({
      method: 'password',
      phone: '13800138000',
      agreed: true,
      errors: { password: '请输入密码' },
      failure: '手机号或密码不对',
    })
  })

  it('keeps quiet about a refusal while the next attempt is under way, and about an ended session', () => {
    const failed = (state: string, reason: string) =>
      viewForm(codeSignInForm, snapshot(state, { values: {}, errors: {}, failure: { reason, message: '验证码不对' } }))
    expect(viewLogin(failed('sending', 'refused'), startPassword)).toMatchObject({ pending: true, failure: null })
    expect(viewLogin(failed('editing', 'sessionEnded'), startPassword).failure).toBeNull()
    expect(viewLogin(failed('editing', 'refused'), startPassword).failure).toBe('验证码不对')
  })
})
