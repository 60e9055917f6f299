import { useEffect, useState } from 'react'
import { longestTimer } from '#src/domain/time/instant.ts'
import { useApp } from './app.ts'

/** Server time, renewed when the next of `moments` has come: for what changes at a known moment, such as the start of a sale. */
export function useNowAt(moments: readonly (number | null)[]): number {
  const { clock } = useApp()
  const [now, setNow] = useState(() => clock.now())
  const next = Math.min(...moments.map((at) => (at === null || at <= now ? Infinity : at)))
  useEffect(() => {
    if (next === Infinity) return
    const timer = clock.setTimeout(() => setNow(clock.now()), Math.min(Math.max(0, next - clock.now()), longestTimer))
    return () => clock.clearTimeout(timer)
    // A timer may come a little early: it is set again then, because `now` has changed.
  }, [clock, next, now])
  return now
}
