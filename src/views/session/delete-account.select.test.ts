import { describe, expect, it } from 'vitest'
import { viewDeleteAccount } from './delete-account.select.ts'

describe('deleting the account', () => {
  it('[A-86] sends the code to the account’s own number and shows it masked', () => {
    expect(viewDeleteAccount('13800138000')).toMatchObject({ maskedPhone: '138****8000', obstacle: null })
  })

  it('says why it is impossible for an account without a number', () => {
    expect(viewDeleteAccount('').obstacle).toContain('没有绑定手机号')
  })

  it('still says whose it is where a number gets no code from here', () => {
    expect(viewDeleteAccount('85291234567')).toEqual({
      maskedPhone: '*********67',
      obstacle: '这个账号没有绑定手机号，无法接收验证码，请联系客服注销。',
    })
  })
})
