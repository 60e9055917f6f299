/** What of a window it takes. */
export interface Sights {
  readonly innerHeight: number
  readonly visualViewport: Pick<VisualViewport, 'height' | 'scale' | 'addEventListener' | 'removeEventListener'> | null
  scrollTo(x: number, y: number): void
}

/** A browser's own bars come and go by less, px. */
const KEYBOARD_MIN = 120

/**
 * A phone whose keyboard lies over the page instead of making it smaller (Safari knows no `interactive-widget`) says so here only: the
 * screen is as high as what is left of it, so that what is written and its field are both in sight. What is zoomed by two fingers stays.
 * Gives what stops it.
 */
export function makeRoomForKeyboard(window: Sights, root: Pick<HTMLElement, 'style'>): () => void {
  const { visualViewport: seen } = window
  if (!seen) return () => undefined
  let isCovered = false
  const fit = (): void => {
    const wasCovered = isCovered
    isCovered = seen.scale === 1 && window.innerHeight - seen.height > KEYBOARD_MIN
    if (isCovered) {
      root.style.setProperty('--app-height', `${Math.round(seen.height)}px`)
      // The page was moved up to show the field; now both have room.
      window.scrollTo(0, 0)
    } else if (wasCovered) root.style.removeProperty('--app-height')
  }
  seen.addEventListener('resize', fit)
  return () => seen.removeEventListener('resize', fit)
}
