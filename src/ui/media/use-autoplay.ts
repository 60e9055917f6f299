import { type RefObject, useEffect, useRef, useState } from 'react'

/** Calls back every 3000 ms (marketplace §9, const:swiper) until the returned function is called; the app's clock stands behind it. */
export type Ticker = (onTick: () => void) => () => void

/**
 * Runs a ticker while `slides` can be seen, at least half of them, and nobody is looking closer: not while something is touched, hovered
 * or focused, not when the user stopped it, not where less motion is asked for.
 */
export function useAutoplay(ticker: Ticker | undefined, slides: RefObject<HTMLElement | null>, advance: () => void) {
  const [isFocused, setFocused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [stopped, setStopped] = useState(false)
  const still = useReducedMotion()
  const inSight = useInSight(slides)
  const running = ticker !== undefined && inSight && !isFocused && !isPointedAt && !stopped && !still
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (!running) return
    return ticker(() => latest.current())
  }, [running, ticker])
  return {
    offered: ticker !== undefined && !still,
    stopped,
    toggle: () => setStopped(!stopped),
    hold: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
    },
  }
}

function useInSight(of: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const looking = new IntersectionObserver(([now]) => setInSight(now!.isIntersecting), { threshold: 0.5 })
    looking.observe(of.current!)
    return () => looking.disconnect()
  }, [of])
  return inSight
}

function useReducedMotion(): boolean {
  const [still, setStill] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const changed = () => setStill(media.matches)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [])
  return still
}

const query = '(prefers-reduced-motion: reduce)'
