import { failureWords } from '../kit/form-words.ts'
import type { FormView } from '../kit/use-form.ts'

export const registerFields = ['phone', 'code', 'password', 'repeat', 'inviteCode'] as const
export type RegisterField = (typeof registerFields)[number]

export interface RegisterView {
  readonly values: Readonly<Record<RegisterField, string>>
  readonly agreed: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  readonly pending: boolean
}

/** The registration form; a code button pressed without a number points at the number. */
export function viewRegister(form: FormView, phoneError: string | undefined): RegisterView {
  const values = Object.fromEntries(registerFields.map((field) => [field, String(form.values[field] ?? '')]))
  return {
    values: values as RegisterView['values'],
    agreed: form.values['agreed'] === true,
    errors: { ...form.errors, phone: form.errors['phone'] ?? phoneError },
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    pending: form.status === 'sending',
  }
}
