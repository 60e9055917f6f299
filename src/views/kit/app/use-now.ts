import { useEffect, useState } from 'react'
import { useApp } from './app.ts'

/** Server time, renewed every `everyMs` while `running`; for countdowns, whose deadline is kept elsewhere. */
export function useNow(running: boolean, everyMs = 1000): number {
  const { clock } = useApp()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (!running) return
    let timer = clock.setTimeout(() => tick(), 0)
    const tick = () => {
      setNow(clock.now())
      timer = clock.setTimeout(tick, everyMs)
    }
    return () => clock.clearTimeout(timer)
  }, [clock, running, everyMs])
  return now
}
