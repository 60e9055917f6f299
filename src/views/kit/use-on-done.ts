import { useEffect, useRef } from 'react'
import type { FormView } from './use-form.ts'

/** Calls `run` once when a sent form has been accepted; a form that was done before the page opened does not count. */
export function useOnDone(status: FormView['status'], run: () => void): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'sending' && status === 'done') run()
    before.current = status
  })
}
