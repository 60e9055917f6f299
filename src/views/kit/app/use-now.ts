import { useEffect, useState } from 'react'
import { useApp } from './app.ts'
import { whileVisible } from './while-visible.ts'

/**
 * Server time, renewed every `everyMs` while `running`; for countdowns, whose deadline is kept elsewhere. Nobody sees it in a tab that
 * is hidden: there it stands still, and is right again at once when the tab is looked at.
 */
export function useNow(running: boolean, everyMs = 1000): number {
  const { clock } = useApp()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (!running) return
    return whileVisible(() => {
      const tick = () => {
        setNow(clock.now())
        timer = clock.setTimeout(tick, everyMs)
      }
      let timer = clock.setTimeout(tick, 0)
      return () => clock.clearTimeout(timer)
    })
  }, [clock, running, everyMs])
  return now
}
