import { createContext, useContext, useRef } from 'react'
import { parseHref } from '#src/routes/table.ts'
import { useApp } from './app.ts'
import { useStream } from './use-stream.ts'

/** Where the page stands that asks: while the next one is being drawn, the old page stays, and it stays where it was. */
const ShownContext = createContext<string | null>(null)

export const ShownProvider = ShownContext.Provider

/** The open page and the ways to another one. */
export function useNavigation() {
  const app = useApp()
  const shown = useContext(ShownContext)
  const { open, motion, depth } = useStream('navigation', (snapshot) => {
    const { stack, motion } = snapshot!.context
    return { open: stack.at(-1)!, motion, depth: stack.length }
  })
  const href = shown ?? open
  const go = (type: `navigation.${'push' | 'replace' | 'switchTab'}Requested`) => (target: string) =>
    app.say('navigation', { type, href: target })
  return {
    href,
    motion,
    depth,
    query: parseHref(href).query,
    push: go('navigation.pushRequested'),
    replace: go('navigation.replaceRequested'),
    switchTab: go('navigation.switchTabRequested'),
    back: () => app.say('navigation', { type: 'navigation.backRequested' }),
  }
}

/** How long after the last movement a scroll position is written down. */
const SCROLL_REST_MS = 200

/** Where the page `href` was scrolled to, and how it says where it is now: once the movement has come to rest. */
export function usePageScroll(href: string) {
  const app = useApp()
  const timer = useRef(0)
  const top = app.snapshot('navigation')?.context.scrolls[href] ?? 0
  const onScrolled = (next: number) => {
    app.clock.clearTimeout(timer.current)
    timer.current = app.clock.setTimeout(
      () => app.say('navigation', { type: 'navigation.scrolled', href, top: next }),
      SCROLL_REST_MS,
    )
  }
  return { top, onScrolled }
}
