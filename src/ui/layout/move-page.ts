/*
 * One page gives way to the next in one view transition: the old one stays in sight until the new one is drawn, and a work that both
 * show is one object that moves. `data-work="<key>"` marks a work; `data-work-main` the one that a page is about.
 */
import type { PageMotion } from './page-transition.tsx'

/** How long the old page stays while the new one waits for what it shows, ms: below what a skeleton waits for (200 ms and a frame). */
export const HOLD_MS = 220

const WORK = 'data-work'
const MAIN = 'data-work-main'
const NAME = 'work'

interface Timer {
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
}

/** What was pressed last: its work is the one that moves. */
let pressed: Element | null = null
/** The transition that began last. */
let moving: ViewTransition | null = null
/** The browser has drawn this change itself: a swipe back whose pages followed the finger. */
let isDrawnByBrowser = false

if (typeof document !== 'undefined') {
  addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest('a, button') : null),
    {
      capture: true,
    },
  )
  addEventListener('popstate', (event) => (isDrawnByBrowser = event.hasUAVisualTransition === true), { capture: true })
}

/** Whether pages can be moved here, and the person wants things to move. */
export const canMovePages = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

const isInSight = (element: Element): boolean => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** The work that leaves this page with the person: the one that was pressed, or the one the page is about. */
function leaving(): HTMLElement | null {
  const own = pressed?.isConnected ? pressed.querySelector<HTMLElement>(`[${WORK}]`) : null
  pressed = null
  const work = own ?? document.querySelector<HTMLElement>(`[${MAIN}]`)
  return work && isInSight(work) ? work : null
}

/** Where the work with this key is on the page that is drawn. */
function arriving(key: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[${WORK}="${CSS.escape(key)}"]`)]
  return all.find((one) => one.hasAttribute(MAIN)) ?? all.find(isInSight) ?? null
}

/** Resolves when nothing on the page is still an outline, or after {@link HOLD_MS}. Frames do not come while a transition waits. */
function drawn(clock: Timer): Promise<void> {
  const isOutlined = () => document.querySelector('main [role="status"].animate-late, main [data-outline]') !== null
  return new Promise((resolve) => {
    const end = () => {
      seen.disconnect()
      clock.clearTimeout(limit)
      resolve()
    }
    const seen = new MutationObserver(() => isOutlined() || end())
    const limit = clock.setTimeout(end, HOLD_MS)
    if (!isOutlined()) return end()
    seen.observe(document.body, { childList: true, subtree: true })
  })
}

/** Gives a work its name for one transition; gives what takes it back. */
function name(work: HTMLElement): () => void {
  // In a list a cell that no frame has seen yet is not drawn, and what is not drawn does not move.
  const cell = work.closest('li')
  if (cell) cell.style.contentVisibility = 'visible'
  work.style.viewTransitionName = NAME
  return () => {
    work.style.viewTransitionName = ''
    if (cell) cell.style.contentVisibility = ''
  }
}

/**
 * Draws the next page by `draw`, which must have it in the document when its promise is kept, in a transition of the given kind.
 */
export function movePage(motion: PageMotion, clock: Timer, draw: () => Promise<void>): void {
  const old = leaving()
  const key = old?.getAttribute(WORK) ?? ''
  const isStill = isDrawnByBrowser
  isDrawnByBrowser = false
  if (isStill) return void draw()
  const unname = old && name(old)
  document.documentElement.dataset['move'] = motion
  let over: (() => void) | null = null
  const change = async () => {
    unname?.()
    await draw()
    await drawn(clock)
    const next = key === '' ? null : arriving(key)
    over = next && name(next)
  }
  const transition = document.startViewTransition(change)
  // One that another change cuts short has ended, too; what `draw` throws is said where it is thrown.
  transition.ready.catch(() => undefined)
  moving = transition
  const end = () => {
    over?.()
    // What began meanwhile goes on.
    if (moving === transition) delete document.documentElement.dataset['move']
  }
  transition.finished.then(end, end)
}
