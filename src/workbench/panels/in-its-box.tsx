import type { ReactNode } from 'react'

const scrolls = new Set(['auto', 'scroll'])

/** What an element is scrolled in, other than the page. */
function boxOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (scrolls.has(getComputedStyle(box).overflowY)) return box
  return null
}

type Where = 'start' | 'center' | 'nearest'

/** Scrolls the box that an element lies in until it is in sight, and nothing around it: the page stays where the hand has left it. */
export function keepInSight(element: Element | null, where: Where = 'nearest'): void {
  const box = element && boxOf(element)
  if (!element || !box) return
  const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  const [above, below] = [own.top - around.top, own.bottom - around.bottom]
  const way = {
    start: above,
    center: (above + below) / 2,
    nearest: above < 0 ? above : Math.max(0, Math.min(below, above)),
  }
  box.scrollTop += way[where]
}

/** Scrolls the row that an element stands in, sideways, until it is in sight. */
export function keepInRow(element: Element | null): void {
  const row = element?.parentElement
  if (!element || !row) return
  const [own, around] = [element.getBoundingClientRect(), row.getBoundingClientRect()]
  const [before, behind] = [own.left - around.left, own.right - around.right]
  row.scrollLeft += before < 0 ? before : Math.max(0, Math.min(behind, before))
}

/** A list that stays at its end, as it grows, unless somebody has scrolled up in it: it is scrolled from its end. */
export const EndList = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto">
    <ol aria-label={label} className="mb-auto shrink-0 py-1">
      {children}
    </ol>
  </div>
)
