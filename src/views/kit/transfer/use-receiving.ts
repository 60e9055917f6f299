import { useState } from 'react'
import { isMobile } from '#src/domain/form/validators.ts'
import type { ShownForm } from '../form/shown-form.ts'
import { type Receiver, useReceiver } from './use-receiver.ts'

/** A form that gives something: nothing is sent before it is seen who gets it. */
export interface Giving {
  readonly form: ShownForm
  readonly receiver: Receiver
  readonly onLook: (written: string) => void
}

/** The same form, which looks up who is meant first. A whole phone number is looked up at once, anything else when it was left. */
export function useReceiving(form: ShownForm, to = ''): Giving {
  const [left, setLeft] = useState(to)
  const written = form.text('receiver')
  const receiver = useReceiver(isMobile(written) || left === written ? written : '')
  const { state, retry } = receiver
  const submit = () => {
    if (state === 'failed') retry()
    else if (state === 'found' || written === '') form.submit()
    else setLeft(written)
  }
  return {
    form: { ...form, submit, pending: form.pending || state === 'loading' },
    receiver,
    onLook: setLeft,
  }
}
