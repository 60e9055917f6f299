import { useEffect } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import { useApp } from '../kit/app/app.ts'

/** Says so once the page at `href` is left by its way back; `''` for nothing to say. */
export function useSayOnBack(href: string, message: string): void {
  const app = useApp()
  useEffect(
    () => () => {
      const at = app.snapshot('navigation')?.context
      const isLeft = at?.motion === 'pop' && !at.stack.includes(href)
      if (isLeft && message !== '') app.say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs })
    },
    [app, href, message],
  )
}
