import { useEffect } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import { useApp } from '../../kit/app/app.ts'
import type { Ask } from '../../kit/chat/people-view.ts'

/** Says in a toast why something that has no place of its own for words did not succeed; `forget` then ends the question. */
export function useComplaint({ state, failure }: Ask, forget: () => void): void {
  const app = useApp()
  useEffect(() => {
    if (state === 'failed') {
      const message = failure ?? '操作失败，请重试'
      app.say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs })
    }
    if (state === 'failed' || state === 'done') forget()
    // `forget` says the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app, state, failure])
}
