import { type PointerEvent, useRef } from 'react'

/** How far a ribbon is pulled until it comes undone, px. */
const FAR = 64

/** A thing that follows the finger downwards and comes undone: `onPull` is called once, when it is let go far enough. */
export function usePull(onPull: () => void) {
  const from = useRef<number | null>(null)
  const move = (event: PointerEvent<HTMLElement>, by: number) => {
    event.currentTarget.style.translate = by === 0 ? '' : `0 ${Math.min(by, FAR * 1.5)}px`
  }
  const end = (event: PointerEvent<HTMLElement>, isLetGo: boolean) => {
    if (from.current === null) return
    const by = event.clientY - from.current
    from.current = null
    move(event, 0)
    if (isLetGo && by >= FAR) onPull()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current !== null) move(event, Math.max(0, event.clientY - from.current))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    // The device has taken the finger away: that opens nothing.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
