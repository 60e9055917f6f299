import { useEffect, useRef } from 'react'
import { useApp } from '../app/app.ts'
import { whileVisible } from '../app/while-visible.ts'

/** Reads something anew again and again while the page can be seen: what others do to it is to be seen, too. */
export function useLive(refresh: () => void, everyMs: number): void {
  const { clock } = useApp()
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(
    () =>
      whileVisible(() => {
        const ask = () => {
          latest.current()
          timer = clock.setTimeout(ask, everyMs)
        }
        let timer = clock.setTimeout(ask, everyMs)
        return () => clock.clearTimeout(timer)
      }),
    [clock, everyMs],
  )
}
