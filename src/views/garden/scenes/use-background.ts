import { useEffect, useState } from 'react'
import { useSlices } from '../../kit/page/use-slices.ts'

/** How many frames it takes until all that stands behind a scene is there. */
const FRAMES = 4
/** Backgrounds that are all there: a scene that takes the place of another one begins with all of its own. */
let whole = 0

/**
 * How much of a background is drawn so far, of four: the sky with the scene, the rest with the frames after it. Where an answer comes at
 * once, most of the background of the scene that waited for it is never drawn.
 */
export function useBackground(): number {
  const [isAtOnce] = useState(() => whole > 0)
  const drawn = useSlices(isAtOnce ? 1 : FRAMES)
  const isWhole = isAtOnce || drawn >= FRAMES
  useEffect(() => {
    if (!isWhole) return
    whole++
    return () => void whole--
  }, [isWhole])
  return isWhole ? FRAMES : drawn
}
