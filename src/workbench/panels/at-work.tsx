import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../messages.ts'
import { useLab } from './lab-context.ts'
import { Tool } from './parts.tsx'

/**
 * What takes long, how far it is, and a Stop that has the focus: pressing what began it has switched that off, and every page that is
 * played in the phone meanwhile would take it. Escape stops it, too.
 */
export function AtWork({ children }: { children: ReactNode }) {
  const lab = useLab()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = box.current!
    const take = () => here.querySelector('button')?.focus({ preventScroll: true })
    const keys = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') lab.stop()
    }
    // Once what has taken it is done with that.
    const lost = () => queueMicrotask(() => document.activeElement instanceof HTMLIFrameElement && take())
    take()
    here.addEventListener('keydown', keys)
    window.addEventListener('blur', lost)
    return () => {
      here.removeEventListener('keydown', keys)
      window.removeEventListener('blur', lost)
    }
  }, [lab])
  return (
    <div ref={box} className="flex items-start gap-2 text-note text-soft">
      <p role="status" className="min-w-0 flex-1 wrap-anywhere tabular-nums">
        {children}
      </p>
      <Tool onPress={lab.stop}>{t.stop}</Tool>
    </div>
  )
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
