import { describe, expect, it } from 'vitest'
import { formView } from '../kit/story-parts.ts'
import { viewDeleteAccount } from './delete-account.select.ts'

describe('deleting the account', () => {
  it('[A-86] sends the code to the account’s own number and shows it masked', () => {
    expect(viewDeleteAccount(formView(), '13800138000')).toMatchObject({ maskedPhone: '138****8000', obstacle: null })
  })

  it('says why it is impossible for an account without a number', () => {
    expect(viewDeleteAccount(formView(), '').obstacle).toContain('没有绑定手机号')
  })

  it('asks once more, then waits, then says why it was refused', () => {
    const failure = { reason: 'refused', message: '验证码不对' }
    const shown = (status: 'editing' | 'confirming' | 'sending') =>
      viewDeleteAccount(formView({ status, failure }), '13800138000')
    expect(shown('confirming')).toMatchObject({ confirming: true, pending: false, failure: null })
    expect(shown('sending')).toMatchObject({ confirming: false, pending: true, failure: null })
    expect(shown('editing')).toMatchObject({ confirming: false, pending: false, failure: '验证码不对' })
  })
})
