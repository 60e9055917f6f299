import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Puts a scroll container back where it was and reports where it goes.
 * Content that arrives late (a list still loading) is waited for: the position is set again as the content grows, until
 * it is reached or the user scrolls by hand. `onScrolled` is called at most once per frame, in px.
 */
export function useScrollMemory(
  box: RefObject<HTMLElement | null>,
  restoreTo: number,
  onScrolled: ((top: number) => void) | undefined,
): void {
  const report = useRef(onScrolled)
  useLayoutEffect(() => {
    report.current = onScrolled
  })

  useLayoutEffect(() => {
    const el = box.current
    if (!el || restoreTo <= 0) return
    const restore = () => {
      el.scrollTop = restoreTo
      return Math.abs(el.scrollTop - restoreTo) < 2
    }
    if (restore()) return
    const grown = new ResizeObserver(() => {
      if (restore()) stop()
    })
    const stop = () => {
      grown.disconnect()
      for (const kind of byHand) el.removeEventListener(kind, stop)
    }
    for (const child of el.children) grown.observe(child)
    for (const kind of byHand) el.addEventListener(kind, stop, { passive: true, once: true })
    return stop
    // Only the position at mount counts: later ones come from this very container.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    const el = box.current
    if (!el) return
    let frame = 0
    const scrolled = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        report.current?.(Math.round(el.scrollTop))
      })
    }
    el.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      el.removeEventListener('scroll', scrolled)
    }
  }, [box])
}

const byHand = ['wheel', 'touchmove', 'keydown'] as const
