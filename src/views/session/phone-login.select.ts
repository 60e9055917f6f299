import { maskMobile } from '#src/domain/text/mask.ts'
import { failureWords } from '../kit/form/form-words.ts'
import type { FormView } from '../kit/form/use-form.ts'

/** One thing at a time: first the number, then the code that was sent to it. */
export type PhoneLoginStep = 'phone' | 'code'

export interface PhoneLoginView {
  readonly step: PhoneLoginStep
  readonly phone: string
  readonly maskedPhone: string
  readonly code: string
  readonly agreed: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  readonly pending: boolean
}

/**
 * `sentTo` is the number that the last code went to: the second step is there once it is the number in the form. A mistake in the
 * number or the agreement, found when the form is sent, leads back to the first step.
 */
export function viewPhoneLogin(form: FormView, sentTo: string | null, editing: boolean): PhoneLoginView {
  const phone = String(form.values['phone'] ?? '')
  const agreed = form.values['agreed'] === true
  const wasSent = sentTo !== null && sentTo === phone && agreed && !editing
  return {
    step: wasSent ? 'code' : 'phone',
    phone,
    maskedPhone: maskMobile(phone),
    code: String(form.values['code'] ?? ''),
    agreed,
    errors: form.errors,
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    pending: form.status === 'sending',
  }
}
