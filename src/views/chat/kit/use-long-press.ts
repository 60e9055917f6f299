import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { useApp } from '../../kit/app/app.ts'

/** How long a press is, and how far a finger may wander meanwhile. */
const longMs = 480
const wanderPx = 10

/**
 * A long press of a finger, or the secondary button of a mouse. What it opens must also be reachable by a button. The click that a long
 * press ends with does nothing.
 */
export function useLongPress(onLongPress: () => void) {
  const { clock } = useApp()
  const press = useRef({ timer: 0, x: 0, y: 0, fired: false })
  const stop = () => clock.clearTimeout(press.current.timer)
  const fire = () => {
    stop()
    press.current.fired = true
    onLongPress()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      stop()
      press.current = { timer: 0, x: event.clientX, y: event.clientY, fired: false }
      if (event.pointerType === 'touch' && event.isPrimary) press.current.timer = clock.setTimeout(fire, longMs)
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = press.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > wanderPx) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      if (!press.current.fired) fire()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!press.current.fired) return
      press.current.fired = false
      // The keyboard makes clicks too, and those have no press before them.
      if (event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
