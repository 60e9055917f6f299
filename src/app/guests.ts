import type { RouteRow } from '#src/routes/route.ts'
import { knowsRoutes, parseHref, routeAt } from '#src/routes/table.ts'
import { isSignInPlace } from '#src/machines/places.ts'
import type { Say } from '#src/machines/streams.ts'
import { mayStay } from '#src/views/kit/app/use-session.ts'
import { directory } from './pages/page-names.ts'
import type { Doors } from './tabs/place.ts'

/** The build's setting: guests look around unless it says `closed` (docs/decisions/0035). */
export const letsGuestsIn = import.meta.env.VITE_GUESTS !== 'closed'

/** Whether a page is for people who are not signed in. */
export const isOpenTo = ({ open, guests }: RouteRow, letsIn: boolean = letsGuestsIn): boolean =>
  open === true || (letsIn && guests === true)

const ways = new Set<string>(
  ['pushRequested', 'replaceRequested', 'switchTabRequested'].map((way) => `navigation.${way}`),
)

/**
 * How pages speak. A guest who wants to go to a page of one's own stays where they are, and is asked to sign in first: what they wanted
 * is remembered (NAV-6).
 */
export function sayForPages(doors: Pick<Doors, 'say' | 'snapshot' | 'subscribe' | 'openChunk'>): Say {
  const { say, snapshot, subscribe, openChunk } = doors
  const isElsewhere = () => !isSignInPlace(snapshot('navigation')?.context.stack.at(-1) ?? '')
  /** Which page it is may not be known yet; where that is not to be had, the door of the page decides. */
  const whenKnown = (path: string, decide: () => void): void => {
    if (routeAt(path) || knowsRoutes()) return decide()
    const stream = `chunk/${directory}` as const
    openChunk(directory)
    const stop = subscribe(stream, () => {
      if (!knowsRoutes() && !snapshot(stream)?.context.failure) return
      stop()
      decide()
    })
  }
  return (stream, fact) => {
    const href = 'href' in fact && ways.has(fact.type) ? String(fact.href) : null
    if (href === null || mayStay(snapshot('session')) || !isElsewhere()) return say(stream, fact)
    const { path } = parseHref(href)
    whenKnown(path, () => {
      const route = routeAt(path)
      const tab = fact.type === 'navigation.switchTabRequested'
      if (route && !isOpenTo(route)) say('navigation', { type: 'navigation.signInAsked', href, tab })
      else say(stream, fact)
    })
  }
}
