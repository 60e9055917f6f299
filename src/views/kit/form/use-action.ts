import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { PageForm, Values } from '#src/machines/submission/submission.machine.ts'
import { useInOnesName } from '../app/use-session.ts'
import { useForm } from './use-form.ts'

/**
 * A form without fields on the page: a star, a place in a queue. It is sent with these values as soon as it is asked for, once while it
 * is under way, and again when it is asked for again; `follows` once the server has said yes.
 */
export function useAction(form: PageForm, follows: readonly FollowUp[]) {
  const { status, failure, values, change, submit, confirm, cancel, reset } = useForm(form)
  // After the form has been opened for who comes in.
  const inOnesName = useInOnesName()
  return {
    pending: status === 'sending',
    confirming: status === 'confirming',
    /** Whether the last one was accepted; until the next one, or until `renew`. */
    isDone: status === 'done',
    failure: status === 'editing' ? failure : null,
    values,
    confirm,
    cancel,
    renew: reset,
    run: (next: Values, more: readonly FollowUp[] = []) =>
      inOnesName(() => {
        // An accepted form takes no further change.
        if (status === 'done') reset()
        for (const [field, value] of Object.entries(next)) change(field, value)
        submit([...follows, ...more])
      }),
  }
}
