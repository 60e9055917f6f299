import { useEffect, useState } from 'react'

/** Where no frames are drawn, or nothing is to move, all of it is there at once. */
const isDrawnAtOnce = (): boolean =>
  typeof requestAnimationFrame === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * How many of `count` things are drawn so far: `first` with the page, `step` more with each frame after it, so that no frame has to draw
 * all of them. What is there stays there.
 */
export function useSlices(count: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(() => (isDrawnAtOnce() ? Infinity : first))
  const isWhole = drawn >= count
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setDrawn((before) => before + step))
    return () => cancelAnimationFrame(frame)
  }, [drawn, isWhole, step])
  return drawn
}
