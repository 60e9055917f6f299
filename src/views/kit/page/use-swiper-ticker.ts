import { useCallback } from 'react'
import { timings } from '#src/domain/time/timings.ts'
import type { Ticker } from '#src/ui/media/use-autoplay.ts'
import { useApp } from '../app/app.ts'
import { whileVisible } from '../app/while-visible.ts'

/** What turns the slides of a swiper every 3000 ms (marketplace §9, const:swiper), while anybody can see them. */
export function useSwiperTicker(): Ticker {
  const { clock } = useApp()
  return useCallback(
    (onTick) =>
      whileVisible(() => {
        let timer = 0
        const tick = () => {
          timer = clock.setTimeout(() => {
            onTick()
            tick()
          }, timings.swiperAutoplayMs)
        }
        tick()
        return () => clock.clearTimeout(timer)
      }),
    [clock],
  )
}
