import type { ReactNode } from 'react'

/** How the page came: into a deeper one, back out of it, sideways (tabs, replace), or without motion (first paint, relaunch). */
export type PageMotion = 'push' | 'pop' | 'fade' | 'none'

export interface PageTransitionProps {
  /** Changes when the page changes: the old page is gone at once, the new one moves in. */
  pageKey: string
  motion: PageMotion
  children: ReactNode
}

const motions: Record<PageMotion, string | undefined> = {
  push: 'ui-page-push',
  pop: 'ui-page-pop',
  fade: 'ui-page-fade',
  none: undefined,
}

/**
 * The new page moves in within 300 ms (marketplace §9), from the side it lies on. Plain CSS on the page that stays: there are never two
 * live pages (one h1, one set of landmarks, no page that still reads a place it has left), and nothing waits for the motion.
 */
export const PageTransition = ({ pageKey, motion, children }: PageTransitionProps) => (
  <div key={pageKey} className={motions[motion]}>
    {children}
  </div>
)
