import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'

/** How far (px) or how fast (px per ms) a sheet is pulled before it goes. */
const far = 96
const fast = 0.6

interface Drag {
  y: number
  at: number
  moved: number
}

/** Lets a sheet be pulled down by its head. Times come from the events themselves. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onDismiss: (() => void) | undefined) {
  const drag = useRef<Drag | null>(null)
  const end = (event: PointerEvent, dropped: boolean) => {
    const el = sheet.current
    const was = drag.current
    drag.current = null
    if (!el || !was) return
    el.removeAttribute('data-dragging')
    el.style.removeProperty('transform')
    const speed = was.moved / Math.max(1, event.timeStamp - was.at)
    if (dropped && (was.moved > far || (was.moved > 24 && speed > fast))) onDismiss?.()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!onDismiss || !(event.target instanceof Element) || event.target.closest('button, a')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { y: event.clientY, at: event.timeStamp, moved: 0 }
    },
    onPointerMove: (event: PointerEvent) => {
      const el = sheet.current
      if (!el || !drag.current) return
      drag.current.moved = Math.max(0, event.clientY - drag.current.y)
      el.setAttribute('data-dragging', '')
      el.style.setProperty('transform', `translateY(${drag.current.moved}px)`)
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
