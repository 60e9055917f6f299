import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Drives a `<dialog>` from `open`: modal while open, focus back to where it was afterwards, also when the component goes away.
 * Esc and a press on the backdrop ask for `onDismiss`; without it they do nothing (a forced choice).
 */
export function useModal(open: boolean, onDismiss: (() => void) | undefined): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  const dismiss = useRef(onDismiss)
  const wanted = useRef(open)
  useLayoutEffect(() => {
    dismiss.current = onDismiss
    wanted.current = open
  })

  useLayoutEffect(() => {
    const el = box.current
    if (!open || !el) return
    const before = document.activeElement
    if (!el.open) el.showModal()
    // Nobody stood on anything that can be operated: no button of it is pointed at either. The first Tab reaches one.
    if (!(before instanceof HTMLElement) || before.tabIndex < 0) standOn(el)
    return () => {
      el.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open])

  useEffect(() => {
    const el = box.current
    if (!el) return
    // Esc, or the phone's back gesture.
    const cancelled = (event: Event) => {
      event.preventDefault()
      dismiss.current?.()
    }
    // Some browsers close on a second Esc whatever the page says: the owner's `open` counts.
    const closed = () => {
      if (wanted.current && el.isConnected && !el.open) el.showModal()
    }
    // While it moves out it is still seen and touched: a second tap does not do once more what has shut it.
    const touched = (event: MouseEvent) => {
      if (el.open) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const pressed = (event: MouseEvent) => {
      if (event.target === el && outside(el, event)) dismiss.current?.()
    }
    el.addEventListener('cancel', cancelled)
    el.addEventListener('close', closed)
    el.addEventListener('click', touched, { capture: true })
    el.addEventListener('click', pressed)
    return () => {
      el.removeEventListener('cancel', cancelled)
      el.removeEventListener('close', closed)
      el.removeEventListener('click', touched, { capture: true })
      el.removeEventListener('click', pressed)
    }
  }, [])
  return box
}

/** The box itself has the focus, and no ring. */
function standOn(el: HTMLDialogElement): void {
  el.tabIndex = -1
  el.focus({ preventScroll: true })
}

function outside(el: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = el.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
