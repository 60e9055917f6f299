import { createContext, useContext, useRef } from 'react'
import { parseHref } from '#src/routes/table.ts'
import { useApp } from './app.ts'
import { useStream } from './use-stream.ts'

/** Where the page stands that asks: while the next one is being drawn, the old page stays, and it stays where it was. */
const ShownContext = createContext<string | null>(null)

export const ShownProvider = ShownContext.Provider

/** The open page and the ways to another one. A page that stays while the next is on its way is not drawn anew for that. */
export function useNavigation() {
  const app = useApp()
  const shown = useContext(ShownContext)
  const href = useStream('navigation', (snapshot) => shown ?? snapshot!.context.stack.at(-1)!)
  const go = (type: `navigation.${'push' | 'replace' | 'switchTab'}Requested`) => (target: string) =>
    app.say('navigation', { type, href: target })
  return {
    href,
    query: parseHref(href).query,
    push: go('navigation.pushRequested'),
    replace: go('navigation.replaceRequested'),
    switchTab: go('navigation.switchTabRequested'),
    back: () => app.say('navigation', { type: 'navigation.backRequested' }),
  }
}

/** How the open page came. */
export const useMotion = () => useStream('navigation', (snapshot) => snapshot!.context.motion)

/** How many pages lie on each other, the open one included. */
export const useDepth = (): number => useStream('navigation', (snapshot) => snapshot!.context.stack.length)

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
