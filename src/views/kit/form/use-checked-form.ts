import { useEffect } from 'react'
import type { DraftForm, Values } from '#src/machines/submission/submission.machine.ts'
import { type ShownForm, shownForm } from './shown-form.ts'
import { useForm } from './use-form.ts'

/**
 * A form whose values are not sent but said to another machine: `run` gets them once the rules hold. What was typed stays until the page
 * says `reset`; secrets are gone.
 */
export function useCheckedForm(
  form: DraftForm,
  run: (values: Values) => void,
): ShownForm & { readonly reset: () => void } {
  const followed = useForm({ ...form, confirm: true })
  const { status, values, change, cancel, reset } = followed
  useEffect(() => {
    if (status !== 'confirming') return
    cancel()
    for (const [name, field] of Object.entries(form.fields)) if (field.secret) change(name, '')
    run(values)
    // The rules have been kept once; what `run` and `cancel` are does not matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status])
  return { ...shownForm(followed), reset }
}
