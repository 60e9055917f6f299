import { useEffect, useRef } from 'react'
import type { FormView } from './use-form.ts'
import type { WishView } from '../intent/use-wish.ts'

type State = FormView['status'] | WishView<unknown>['state']

/** Calls `run` once when a sent form has been accepted or a wish came true; one that was done before the page opened does not count. */
export function useOnDone(status: State, run: () => void): void {
  const before = useRef(status)
  useEffect(() => {
    if ((before.current === 'sending' || before.current === 'uncertain') && status === 'done') run()
    before.current = status
  })
}
