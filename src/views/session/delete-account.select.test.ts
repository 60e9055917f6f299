import { describe, expect, it } from 'vitest'
import { viewDeleteAccount } from './delete-account.select.ts'

describe('deleting the account', () => {
  it('[A-86] sends the code to the account’s own number and shows it masked', () => {
    expect(viewDeleteAccount('13800138000')).toMatchObject({ maskedPhone: '138****8000', obstacle: null })
  })

  it('says why it is impossible for an account without a number', () => {
    expect(viewDeleteAccount('').obstacle).toContain('没有绑定手机号')
  })
})
