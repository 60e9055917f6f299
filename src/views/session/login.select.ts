import { failureWords } from '../kit/form/form-words.ts'
import type { FormView } from '../kit/form/use-form.ts'

export type Method = 'code' | 'password'

/** What the login page shows; `error` texts stand under their fields. */
export interface LoginView {
  readonly method: Method
  readonly phone: string
  readonly code: string
  readonly password: string
  readonly agreed: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  /** Sent, not answered yet. */
  readonly pending: boolean
}

/**
 * The form of the chosen tab. Both tabs share phone and agreement by carrying them over when the tab changes; the choice itself is
 * kept with the code form, so that it is still there after a reload.
 */
export function viewLogin(byCode: FormView, byPassword: FormView): LoginView {
  const method: Method = byCode.values['method'] === 'password' ? 'password' : 'code'
  const form = method === 'code' ? byCode : byPassword
  return {
    method,
    phone: String(form.values['phone'] ?? ''),
    code: String(byCode.values['code'] ?? ''),
    password: String(byPassword.values['password'] ?? ''),
    agreed: form.values['agreed'] === true,
    errors: form.errors,
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    pending: byCode.status === 'sending' || byPassword.status === 'sending',
  }
}

/** Everything that is asked for is there, but for the consent. */
export const lacksConsentOnly = (errors: LoginView['errors']): boolean =>
  errors['agreed'] !== undefined && Object.entries(errors).every(([field, error]) => field === 'agreed' || !error)
