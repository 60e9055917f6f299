import { maskMobile } from '#src/domain/text/mask.ts'
import { isMobile } from '#src/domain/form/validators.ts'

export interface DeleteAccountView {
  readonly maskedPhone: string
  /** Why the account cannot be deleted here, or null. */
  readonly obstacle: string | null
}

/** Pure: of the account with this number; `''` where it has none. */
export const viewDeleteAccount = (phone: string): DeleteAccountView => ({
  maskedPhone: phone === '' ? '' : maskMobile(phone),
  obstacle: isMobile(phone) ? null : '这个账号没有绑定手机号，无法接收验证码，请联系客服注销。',
})
