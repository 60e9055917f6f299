import { useEffect } from 'react'
import type { PageForm, Values } from '#src/machines/submission/submission.machine.ts'
import { useForm } from './use-form.ts'
import { useOnDone } from './use-on-done.ts'

/**
 * A form without fields on the page: a star, a place in a queue. It is sent with these values as soon as it is asked for, once while it
 * is under way, and is ready for the next time after the server has said yes.
 */
export function useAction(form: PageForm, onDone: () => void) {
  const { status, failure, values, change, submit, confirm, cancel, reset } = useForm(form)
  useOnDone(status, onDone)
  useEffect(() => {
    // An accepted form takes no further change: made ready for the next one.
    if (status === 'done') reset()
  })
  return {
    pending: status === 'sending',
    confirming: status === 'confirming',
    failure: status === 'editing' ? failure : null,
    values,
    confirm,
    cancel,
    run: (next: Values) => {
      for (const [field, value] of Object.entries(next)) change(field, value)
      submit()
    },
  }
}
