import { useSyncExternalStore } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import { knowsRoutes, whenRoutesKnown } from '#src/routes/table.ts'
import { useApp } from './app.ts'
import { type Target, targetOf } from './links.ts'
import { factOfLink } from './use-app-links.ts'

const plainPress = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

/** Judges links that came with content, and follows them: what may not be opened says why in a toast. */
export function useLinks() {
  const app = useApp()
  useSyncExternalStore(whenRoutesKnown, knowsRoutes, knowsRoutes)
  const refuse = (message: string) => app.say('toast', { type: 'toast.shown', message, durationMs: timings.toastMs })
  const judge = (link: string): Target => targetOf(link, app.allowedHosts)
  const open = (link: string) => {
    const target = judge(link)
    if (target.kind === 'refused') refuse(target.message)
    if (target.kind !== 'open') return
    const { stack } = app.snapshot('navigation')!.context
    const fact = factOfLink(`#${target.href}`, plainPress, stack)
    if (fact) app.say('navigation', fact)
  }
  return { judge, refuse, open }
}
