import type { DraftForm, Values } from '#src/machines/submission/submission.machine.ts'
import { useApp } from '../app/app.ts'
import { type ShownForm, shownForm } from './shown-form.ts'
import { useForm, viewForm } from './use-form.ts'

/**
 * A form whose values are not sent but said to another machine: `run` gets them once the rules hold. What was typed stays until the page
 * says `reset`; secrets are gone.
 */
export function useCheckedForm(
  form: DraftForm,
  run: (values: Values) => void,
): ShownForm & { readonly reset: () => void } {
  const app = useApp()
  const checked = { ...form, confirm: true }
  const followed = useForm(checked)
  const { status, change, cancel, reset } = followed
  const submit = () => {
    // A page that was killed between asking and running.
    if (status === 'confirming') cancel()
    followed.submit()
    // Whether its rules hold, the form has said by now.
    const now = viewForm(checked, app.snapshot(`submission/${form.form}`))
    if (now.status !== 'confirming') return
    cancel()
    for (const [name, field] of Object.entries(form.fields)) if (field.secret) change(name, '')
    run(now.values)
  }
  return { ...shownForm({ ...followed, submit }), confirming: false, reset }
}
