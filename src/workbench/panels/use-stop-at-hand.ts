import { type RefObject, useEffect, useRef } from 'react'
import { useLab } from './lab-context.ts'

/**
 * A Stop that has the focus as long as something takes long: pressing what began that has switched it off, and every page that is played
 * in the phone meanwhile would take the focus. Escape stops it, too.
 */
export function useStopAtHand(isWorking: boolean): RefObject<HTMLButtonElement | null> {
  const lab = useLab()
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = stop.current
    if (!isWorking || !button) return undefined
    const take = () => button.focus({ preventScroll: true })
    const keys = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') lab.stop()
    }
    // Once what has taken it is done with that.
    const lost = () => queueMicrotask(() => document.activeElement instanceof HTMLIFrameElement && take())
    take()
    button.addEventListener('keydown', keys)
    window.addEventListener('blur', lost)
    return () => {
      button.removeEventListener('keydown', keys)
      window.removeEventListener('blur', lost)
    }
  }, [lab, isWorking])
  return stop
}

/** A page that begins takes the focus, too. */
const isNobodys = (focused: Element | null): boolean =>
  focused === document.body || focused instanceof HTMLIFrameElement

/** Gives the focus back to what was pressed last, once that can be pressed again and nobody else has it. */
export function useFocusBack(isBusy: boolean): (pressed: HTMLElement) => void {
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBusy) return
    if (isNobodys(document.activeElement)) before.current?.focus({ preventScroll: true })
    before.current = null
  }, [isBusy])
  return (pressed) => void (before.current = pressed)
}
