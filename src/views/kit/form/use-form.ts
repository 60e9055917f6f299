import { useEffect } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { FieldValue, Form, SubmissionContext, Values } from '#src/machines/submission/submission.machine.ts'
import { useApp } from '../app/app-port.ts'
import { useStream } from '../app/use-stream.ts'

export interface FormView {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
  readonly failure: { readonly reason: string; readonly message: string } | null
  readonly status: 'editing' | 'confirming' | 'sending' | 'done'
  readonly result: unknown
}

const statuses = ['confirming', 'sending', 'done'] as const

/** Pure: the form's state as a page sees it; start values while its actor is being made. */
export function viewForm(form: Form, snapshot: AnyMachineSnapshot | undefined): FormView {
  const context = snapshot?.context as SubmissionContext | undefined
  const starts = Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, field.initial]))
  return {
    values: { ...starts, ...context?.values },
    errors: context?.errors ?? {},
    failure: context?.failure ?? null,
    status: statuses.find((status) => snapshot?.matches(status as never)) ?? 'editing',
    result: context?.result,
  }
}

/** Opens a form when the page opens and follows it. What was typed before (secrets excepted) is still there. */
export function useForm(form: Form, start?: Values) {
  const app = useApp()
  const stream = `submission/${form.form}`
  // The stream names the form, so another form is another stream.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => app.openForm(stream, form, start), [app, stream])
  const view = useStream(stream, (snapshot) => viewForm(form, snapshot))
  const say = (type: string, more: Record<string, unknown> = {}) => app.say(stream, { type, ...more })
  return {
    ...view,
    change: (field: string, value: FieldValue) =>
      say('submission.changed', { field, value, ...(form.fields[field]?.secret ? { secret: true } : {}) }),
    submit: () => say('submission.submitRequested'),
    confirm: () => say('submission.confirmed'),
    cancel: () => say('submission.cancelled'),
    reset: () => say('submission.reset'),
    /** Value, error and change of one text field, ready to be spread on an input of the kit. */
    text: (field: string) => ({
      value: String(view.values[field] ?? ''),
      error: view.errors[field],
      onChange: (value: string) =>
        say('submission.changed', { field, value, ...(form.fields[field]?.secret ? { secret: true } : {}) }),
    }),
  }
}
