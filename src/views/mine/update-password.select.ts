import { failureWords } from '../kit/form-words.ts'
import type { FormView } from '../kit/use-form.ts'

export const passwordFields = ['oldPassword', 'newPassword', 'repeat'] as const
export type PasswordFieldName = (typeof passwordFields)[number]

export interface UpdatePasswordView {
  readonly values: Readonly<Record<PasswordFieldName, string>>
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  readonly pending: boolean
}

export function viewUpdatePassword(form: FormView): UpdatePasswordView {
  const values = Object.fromEntries(passwordFields.map((field) => [field, String(form.values[field] ?? '')]))
  return {
    values: values as UpdatePasswordView['values'],
    errors: form.errors,
    failure: form.status === 'editing' ? failureWords(form.failure) : null,
    pending: form.status === 'sending',
  }
}
