import { type PointerEvent, useEffect, useRef } from 'react'

/** How far a thing leans, in degrees. */
const LEAN_MAX = 9

const clamp = (value: number): number => Math.max(-1, Math.min(1, value))

let isAsked = false

/** Some phones tell how they are held only after they were asked on a tap, once. */
async function askToLean(): Promise<void> {
  const { DeviceOrientationEvent: tilts }: Partial<typeof globalThis> = globalThis
  const requestPermission: unknown = tilts && Reflect.get(tilts, 'requestPermission')
  if (isAsked || typeof requestPermission !== 'function') return
  isAsked = true
  await Promise.resolve(requestPermission()).catch(() => undefined)
}

/**
 * Lets a thing lean towards the pointer, or with the phone in the hand. It writes the style itself, so that nothing is drawn again;
 * where less motion is asked for it stands still.
 */
export function useTilt<Box extends HTMLElement>() {
  const thing = useRef<Box>(null)
  const lean = (x: number, y: number) => {
    const style = thing.current?.style
    if (!style || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // The camera that the hand turns it before, too (`work-in-hand.tsx`).
    style.transform = `perspective(1200px) rotateX(${-y * LEAN_MAX}deg) rotateY(${x * LEAN_MAX}deg)`
    style.setProperty('--glint', `${50 + x * 40}%`)
    style.setProperty('--lean-x', `${x}`)
    style.setProperty('--lean-y', `${y}`)
  }
  useEffect(() => {
    let first: { readonly beta: number; readonly gamma: number } | null = null
    const turned = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return
      first ??= { beta, gamma }
      lean(clamp((gamma - first.gamma) / 30), clamp((beta - first.beta) / 30))
    }
    addEventListener('deviceorientation', turned)
    return () => removeEventListener('deviceorientation', turned)
  }, [])
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    lean(
      clamp(((event.clientX - box.left) / box.width) * 2 - 1),
      clamp(((event.clientY - box.top) / box.height) * 2 - 1),
    )
  }
  const onPointerUp = () => void askToLean()
  const onPointerLeave = () => {
    for (const name of ['transform', '--glint', '--lean-x', '--lean-y']) thing.current?.style.removeProperty(name)
  }
  return { thing, stage: { onPointerMove, onPointerLeave, onPointerUp } }
}
