import { maskMobile } from '#src/domain/mask.ts'
import { isMobile } from '#src/domain/validators.ts'
import { failureWords } from '../kit/form-words.ts'
import type { FormView } from '../kit/use-form.ts'

export interface DeleteAccountView {
  readonly maskedPhone: string
  /** Why the account cannot be deleted here, or null. */
  readonly obstacle: string | null
  readonly code: string
  readonly understood: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  /** Asked once more. */
  readonly confirming: boolean
  readonly pending: boolean
}

export function viewDeleteAccount(form: FormView, phone: string): DeleteAccountView {
  return {
    maskedPhone: phone === '' ? '' : maskMobile(phone),
    obstacle: isMobile(phone) ? null : '这个账号没有绑定手机号，无法接收验证码，请联系客服注销。',
    code: String(form.values['code'] ?? ''),
    understood: form.values['understood'] === true,
    errors: form.errors,
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    confirming: form.status === 'confirming',
    pending: form.status === 'sending',
  }
}
