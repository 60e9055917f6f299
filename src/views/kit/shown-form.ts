import { failureWords } from './form-words.ts'
import type { FormView } from './use-form.ts'

/** A form as a plain form page shows it: everything but its words. */
export interface ShownForm {
  /** Texts of the fields; `''` for what is not there. */
  readonly text: (field: string) => string
  readonly checked: (field: string) => boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly failure: string | null
  readonly pending: boolean
  readonly confirming: boolean
  readonly change: (field: string, value: string | boolean) => void
  readonly submit: () => void
  readonly confirm: () => void
  readonly cancel: () => void
}

type Followed = FormView & Pick<ShownForm, 'change' | 'submit' | 'confirm' | 'cancel'>

/** Pure: what a page shows of a form it follows. A refusal is said while it can still be put right. */
export const shownForm = ({
  values,
  errors,
  failure,
  status,
  change,
  submit,
  confirm,
  cancel,
}: Followed): ShownForm => ({
  text: (field) => String(values[field] ?? ''),
  checked: (field) => values[field] === true,
  errors,
  failure: status === 'editing' ? failureWords(failure) : null,
  pending: status === 'sending',
  confirming: status === 'confirming',
  change,
  submit,
  confirm,
  cancel,
})
