import { useEffect } from 'react'
import type { FactOf } from '#src/machines/streams.ts'
import { parseHref, routeAt, tabPaths } from '#src/routes/table.ts'
import { useApp } from './app.ts'

interface Press {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Pure: the fact that following the link `href` (`#/pages/…`) means, or null when the browser is to follow it by itself. */
export function factOfLink(href: string | null, press: Press, stack: readonly string[]): FactOf<'navigation'> | null {
  const isPlain = press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey
  if (!isPlain || !href?.startsWith('#/')) return null
  const target = href.slice(1)
  const { path } = parseHref(target)
  const known = routeAt(path)?.path ?? path
  if (tabPaths.some((tab) => tab === known)) return { type: 'navigation.switchTabRequested', href: target }
  if (stack.at(-2) === target) return { type: 'navigation.backRequested' }
  return { type: 'navigation.pushRequested', href: target }
}

/**
 * Makes plain links to pages of ours facts of the navigation: tab pages are switched to, a link to the page one came from goes
 * back, everything else goes deeper. Modified presses (new tab, download) stay the browser's.
 */
export function useAppLinks(): void {
  const app = useApp()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || link.target === '_blank') return
      const stack = app.snapshot('navigation')?.context.stack ?? []
      const fact = factOfLink(link.getAttribute('href'), event, stack)
      if (!fact) return
      event.preventDefault()
      app.say('navigation', fact)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [app])
}
