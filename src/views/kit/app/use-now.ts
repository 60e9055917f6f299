import { useEffect, useRef, useState } from 'react'
import { minute } from '#src/domain/time/instant.ts'
import { useApp } from './app.ts'
import { whileVisible } from './while-visible.ts'

/**
 * Server time, renewed every `everyMs` while `running`; for countdowns, whose deadline is kept elsewhere. Nobody sees it in a tab that
 * is hidden: there it stands still, and is right again at once when the tab is looked at.
 */
export function useNow(running: boolean, everyMs = 1000): number {
  const { clock } = useApp()
  const [now, setNow] = useState(() => clock.now())
  const shown = useRef(now)
  const [wasRunning, setWasRunning] = useState(running)
  if (running !== wasRunning) {
    setWasRunning(running)
    // What begins to be counted is not counted from when the page came.
    if (running) setNow(clock.now())
  }
  useEffect(() => {
    if (!running) return
    return whileVisible(() => {
      const tick = () => {
        setNow((shown.current = clock.now()))
        timer = clock.setTimeout(tick, everyMs)
      }
      // Not at once for a page that has just been drawn.
      let timer = clock.setTimeout(tick, Math.max(0, Math.min(everyMs, shown.current + everyMs - clock.now())))
      return () => clock.clearTimeout(timer)
    })
  }, [clock, running, everyMs])
  return now
}

/** Server time, renewed every minute: for how long ago something was, and for what is over at some moment. */
export const useMinute = (): number => useNow(true, minute)
