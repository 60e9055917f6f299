import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps an element in the browser's top layer while `shown`, above dialogs that were opened before. `stamp` changes when there is
 * something new to show: the element then moves above dialogs opened since.
 */
export function useTopLayer(shown: boolean, stamp: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const el = box.current
    if (!el || typeof el.showPopover !== 'function') return
    const open = el.matches(':popover-open')
    if (open) el.hidePopover()
    if (shown) el.showPopover()
  }, [shown, stamp])
  return box
}
