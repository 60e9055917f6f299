import { useEffect, useRef } from 'react'
import { second } from '#src/domain/time/instant.ts'
import { useNowAt } from '../app/use-now-at.ts'

/** The server's clock is known to about a second, so that what it says right at a moment may be what was before it: asked again. */
const askedAfter = [0, 2 * second, 6 * second]

/** Server time at each of `moments`; `renew` is called when one has come, and again a little later. What was over before is over. */
export function useRenewal(moments: readonly (number | null)[], renew: () => void): number {
  const times = moments.flatMap((at) => (at === null ? [] : askedAfter.map((later) => at + later)))
  const now = useNowAt(times)
  const ahead = useRef<readonly number[]>([])
  useEffect(() => {
    if (ahead.current.some((at) => at <= now)) renew()
    ahead.current = times.filter((at) => at > now)
  })
  return now
}
