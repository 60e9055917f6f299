import { type PointerEvent, useRef } from 'react'

/** How far a finger turns a thing until it goes on by itself, degrees of 180. */
const FAR = 50
/** Degrees that a pixel turns. */
const PER_PX = 0.9
/** Less is no turning: a tap. */
const STILL = 6

/**
 * Turns the element marked `data-body` with a finger that is drawn sideways; let go far enough it calls `onTurn`, else it falls back.
 * `from` is how it stands, in degrees: 0 with its face to the person, 180 with its back.
 */
export function useTurn(from: 0 | 180, onTurn: () => void) {
  const start = useRef<number | null>(null)
  const turned = useRef(false)
  const by = ({ clientX }: PointerEvent) =>
    start.current === null ? 0 : Math.max(-180, Math.min(180, (clientX - start.current) * PER_PX))
  const show = (event: PointerEvent<HTMLElement>, degrees: number | null) => {
    const body = event.currentTarget.querySelector<HTMLElement>('[data-body]')
    if (!body) return
    body.style.transform = degrees === null ? '' : `rotateY(${degrees}deg)`
    body.style.transition = degrees === null ? '' : 'none'
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return
    const degrees = Math.abs(by(event))
    start.current = null
    show(event, null)
    if (degrees >= FAR) onTurn()
  }
  return {
    /** Whether what ends in a click was a turn. */
    wasTurned: () => turned.current,
    hands: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // A second finger does something else with it, and no click comes of that.
        start.current = event.isPrimary ? event.clientX : null
        turned.current = !event.isPrimary
        show(event, null)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const degrees = by(event)
        if (Math.abs(degrees) <= STILL) return
        turned.current = true
        show(event, from + degrees)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}
