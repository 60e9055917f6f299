import { useEffect } from 'react'
import type { AnswerOf, CallName } from '#src/contract/rest/calls.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import type {
  FieldValue,
  Form,
  PageForm,
  SubmissionContext,
  Values,
} from '#src/machines/submission/submission.machine.ts'
import { useApp } from '../app/app.ts'
import { useUser } from '../app/use-session.ts'
import { useStream } from '../app/use-stream.ts'

/** What the call of a form answers; what is sent by a way of its own answers nothing. */
export type ResultOf<Sent extends Form> = Sent extends { readonly endpoint: infer Name extends CallName }
  ? AnswerOf<Name>
  : undefined

export interface FormView<Result = unknown> {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
  readonly failure: { readonly reason: string; readonly message: string } | null
  readonly status: 'editing' | 'confirming' | 'sending' | 'done'
  /** What the server has answered, while it is `done`. */
  readonly result: Result | undefined
}

const statuses = ['confirming', 'sending', 'done'] as const

/** Whether it was sent as this form: then the schema of its call has decoded the result (`services/submission.effects.ts`). */
const isSentAs = <Sent extends Form>(
  context: SubmissionContext,
  { form, endpoint }: Sent,
): context is SubmissionContext & { readonly result: ResultOf<Sent> | undefined } =>
  endpoint !== undefined && context.form?.form === form && context.form.endpoint === endpoint

/** Pure: the form's state as a page sees it; start values while its actor is being made. */
export function viewForm<Sent extends Form>(
  form: Sent,
  snapshot: SnapshotOf<`submission/${string}`> | undefined,
): FormView<ResultOf<Sent>> {
  const context = snapshot?.context
  const starts = Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, field.initial]))
  return {
    values: { ...starts, ...context?.values },
    errors: context?.errors ?? {},
    failure: context?.failure ?? null,
    status: statuses.find((status) => snapshot?.matches(status)) ?? 'editing',
    result: context && isSentAs(context, form) ? context.result : undefined,
  }
}

/**
 * Opens a form when the page opens and follows it. What was typed before (secrets excepted) is still there. `follows` once the server
 * has accepted it; who comes back to the page after that finds it empty.
 */
export function useForm<Sent extends PageForm>(form: Sent, start?: Values, follows: readonly FollowUp[] = []) {
  const app = useApp()
  const stream = `submission/${form.form}` as const
  // The stream names the form, so another form is another stream.
  // With somebody who comes in, what was begun before is closed under the page.
  const userId = useUser()?.userId
  useEffect(() => {
    app.openForm(stream, form, start)
    return () => {
      if (app.snapshot(stream)?.matches('done')) app.say(stream, { type: 'submission.reset' })
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, stream, userId])
  const view = useStream(stream, (snapshot) => viewForm(form, snapshot))
  const say = (type: `submission.${'confirmed' | 'cancelled' | 'reset'}`) => app.say(stream, { type })
  const change = (field: string, value: FieldValue) => {
    const isSecret = form.fields[field]?.secret === true
    app.say(stream, { type: 'submission.changed', field, value, ...(isSecret ? { secret: true } : {}) })
  }
  return {
    ...view,
    change,
    submit: (then: readonly FollowUp[] = follows) =>
      app.say(stream, { type: 'submission.submitRequested', ...(then.length === 0 ? {} : { follows: then }) }),
    confirm: () => say('submission.confirmed'),
    cancel: () => say('submission.cancelled'),
    reset: () => say('submission.reset'),
    /** Value, error and change of one text field, ready to be spread on an input of the kit. */
    text: (field: string) => ({
      value: String(view.values[field] ?? ''),
      error: view.errors[field],
      onChange: (value: string) => change(field, value),
    }),
  }
}
