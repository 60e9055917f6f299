import { failureWords } from '../kit/form-words.ts'
import type { FormView } from '../kit/use-form.ts'

export const forgotFields = ['phone', 'code', 'password', 'repeat'] as const
export type ForgotField = (typeof forgotFields)[number]

export interface ForgotPasswordView {
  readonly values: Readonly<Record<ForgotField, string>>
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  readonly pending: boolean
}

export function viewForgotPassword(form: FormView, phoneError: string | undefined): ForgotPasswordView {
  const values = Object.fromEntries(forgotFields.map((field) => [field, String(form.values[field] ?? '')]))
  return {
    values: values as ForgotPasswordView['values'],
    errors: { ...form.errors, phone: form.errors['phone'] ?? phoneError },
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    pending: form.status === 'sending',
  }
}
