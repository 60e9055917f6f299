import { describe, expect, it } from 'vitest'
import { viewForm } from '../kit/form/use-form.ts'
import { codeSignInForm } from './login.form.ts'
import { viewPhoneLogin } from './phone-login.select.ts'

const form = (values: object, state = 'editing', failure: object | null = null) =>
  viewForm(codeSignInForm, {
    context: { values, errors: {}, failure },
    matches: (wanted: string) => wanted === state,
  } as never)

describe('signing in by phone, one thing at a time', () => {
  const typed = { phone: '13800138000', agreed: true }

  it('[A-06] asks for the number first, and for the code once one was sent to that number', () => {
    expect(viewPhoneLogin(form({}), null, false).step).toBe('phone')
    expect(viewPhoneLogin(form(typed), null, false).step).toBe('phone')
    expect(viewPhoneLogin(form(typed), '13900139000', false).step).toBe('phone')
    expect(viewPhoneLogin(form(typed), '13800138000', false)).toMatchObject({
      step: 'code',
      maskedPhone: '138****8000',
    })
  })

  it('goes back to the number when it is to be changed or the agreement was taken back', () => {
    expect(viewPhoneLogin(form(typed), '13800138000', true).step).toBe('phone')
    expect(viewPhoneLogin(form({ ...typed, agreed: false }), '13800138000', false).step).toBe('phone')
  })

  it('says why an attempt failed, until the next one is under way', () => {
    const wrong = { reason: 'refused', message: '验证码不对' }
    expect(viewPhoneLogin(form(typed, 'editing', wrong), '13800138000', false).failure).toBe('验证码不对')
    expect(viewPhoneLogin(form(typed, 'sending', wrong), '13800138000', false).failure).toBe(null)
  })

  it('says that an attempt is under way', () => {
    expect(viewPhoneLogin(form(typed, 'sending'), '13800138000', false).pending).toBe(true)
  })
})
