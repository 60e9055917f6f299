import { nextFrame } from '#src/domain/frame.ts'
import { useEffect, useState } from 'react'

/** Where no frames are drawn, or nothing is to move, all of it is there at once. */
const isDrawnAtOnce = (): boolean =>
  typeof requestAnimationFrame === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * How many of `count` things are drawn so far: the first with the page, one more with each frame after it, so that no frame has to draw
 * many of them. What is there stays there.
 */
export function useSlices(count: number): number {
  const [drawn, setDrawn] = useState(() => (isDrawnAtOnce() ? Infinity : 1))
  const isWhole = drawn >= count
  useEffect(() => {
    if (isWhole) return
    return nextFrame(() => setDrawn((before) => before + 1))
  }, [drawn, isWhole])
  return drawn
}
