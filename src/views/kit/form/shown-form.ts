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

/**
 * Pure: what a page shows of a form it follows. A refusal is said while it can still be put right. `told`: mistakes that something else
 * found, such as the button that sends a code.
 */
export function shownForm(form: Followed, told: ShownForm['errors'] = {}): ShownForm {
  const { values, errors, failure, status, change, submit, confirm, cancel } = form
  return {
    text: (field) => String(values[field] ?? ''),
    checked: (field) => values[field] === true,
    errors: { ...told, ...errors },
    failure: status === 'editing' ? failureWords(failure) : null,
    pending: status === 'sending',
    confirming: status === 'confirming',
    change,
    submit: () => submit(),
    confirm,
    cancel,
  }
}

/** Pure: one text field of a form, to be spread on an input of the kit. */
export const fieldOf = ({ text, errors, change }: ShownForm, name: string) => ({
  name,
  value: text(name),
  error: errors[name],
  onChange: (value: string) => change(name, value),
})
