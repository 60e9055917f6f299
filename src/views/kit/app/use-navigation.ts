import { useRef } from 'react'
import type { NavigationContext } from '#src/machines/navigation/navigation.machine.ts'
import { parseHref } from '#src/routes/table.ts'
import { useApp } from './app-port.ts'
import { useStream } from './use-stream.ts'

/** The open page and the ways to another one. */
export function useNavigation() {
  const app = useApp()
  const { href, motion, depth } = useStream('navigation', (snapshot) => {
    const context = snapshot?.context as NavigationContext
    return { href: context.stack.at(-1)!, motion: context.motion, depth: context.stack.length }
  })
  const go = (type: string) => (target: string) => app.say('navigation', { type, href: target })
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
  const top = (app.snapshot('navigation')?.context as NavigationContext | undefined)?.scrolls[href] ?? 0
  const onScrolled = (next: number) => {
    app.clock.clearTimeout(timer.current)
    timer.current = app.clock.setTimeout(
      () => app.say('navigation', { type: 'navigation.scrolled', href, top: next }),
      SCROLL_REST_MS,
    )
  }
  return { top, onScrolled }
}
