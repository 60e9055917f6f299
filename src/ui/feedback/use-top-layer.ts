import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps an element in the browser's top layer while `shown`, above dialogs that were opened before. `stamp` changes when there is
 * something new to show: the element then moves above dialogs opened since. `isNews` is asked once the page is drawn with what has
 * happened.
 */
export function useTopLayer(
  shown: boolean,
  stamp: string,
  isNews: () => boolean = () => true,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const el = box.current
    if (!el || typeof el.showPopover !== 'function') return
    const open = el.matches(':popover-open')
    if (open) el.hidePopover()
    if (!shown) return
    const frame = requestAnimationFrame(() => isNews() && el.showPopover())
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- asked with what is new, not whenever the page is drawn
  }, [shown, stamp])
  return box
}
