import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { knowsRoutes, parseHref, routeAt } from '#src/routes/table.ts'
import { canMovePages, movePage } from '#src/ui/layout/move-page.ts'
import type { PageMotion } from '#src/ui/layout/page-transition.tsx'
import { useApp } from '#src/views/kit/app/app.ts'
import { useMotion, useNavigation } from '#src/views/kit/app/use-navigation.ts'
import { useStream } from '#src/views/kit/app/use-stream.ts'
import { directory } from './page-names.ts'
import { isPageHere } from './pages.ts'

/** Longer than any transition waits, ms. */
const STUCK_MS = 800

interface Place {
  readonly href: string
  /** How `PageTransition` moves it in; `none` where a view transition does. */
  readonly motion: PageMotion
}

/** Whether a page can be drawn: its code is here, or all addresses are known and this is none of them. */
const isHere = (code: string): boolean => (code === directory ? knowsRoutes() : isPageHere(code))

/** Whether what is shown goes over into the page at this path (`data-leads-on`). */
const leadsOnTo = (path: string): boolean => document.querySelector(`[data-leads-on="${CSS.escape(path)}"]`) !== null

/**
 * A scene of many drawings is not pictured and moved: its thousand elements would have their style made where such a motion begins and
 * where it ends. What is drawn anew for it is drawn piece by piece, not in the task of the tap.
 */
const scenes = /magicGarden|newPattern/

/**
 * The page that is shown. Where the browser has view transitions, it is the old one until the code of the next is here (or its outline is
 * due), and then both are one motion; elsewhere, and where less motion is asked for, it is the open page at once.
 */
export function useShownPlace(openChunk: (code: string) => void): Place {
  const app = useApp()
  const { href } = useNavigation()
  const motion = useMotion()
  const [shown, setShown] = useState<Place>({ href, motion })
  const whenShown = useRef<() => void>(undefined)
  const code = routeAt(parseHref(href).path)?.page ?? directory
  const stream = `chunk/${code}` as const
  // A page that says where it leads on goes over into it, though it is put in its place.
  const isStill = motion === 'none' && !(shown.href !== href && leadsOnTo(parseHref(href).path))
  const isWaiting = shown.href !== href && app.device.movesPages && !isStill && canMovePages()
  if (isWaiting && !app.snapshot(stream)) openChunk(code)
  const isDue = useStream(
    stream,
    (snapshot) =>
      isHere(code) || (snapshot?.matches({ loading: 'fallbackShown' }) ?? false) || !!snapshot?.context.failure,
  )
  // Shown without a motion of both pages: remembered for the next change.
  if (!isWaiting && shown.href !== href) setShown({ href, motion })
  useLayoutEffect(() => {
    if (!isWaiting || !isDue) return
    // Drawn in slices: the tap and whatever else comes meanwhile need not wait for a page of hundreds of elements.
    const show = (moved: PageMotion) => startTransition(() => setShown({ href, motion: moved }))
    if (scenes.test(href + shown.href)) return show(motion)
    movePage(motion === 'none' ? 'fade' : motion, app.clock, () => {
      show('none')
      return new Promise((resolve) => (whenShown.current = resolve))
    })
  }, [app, href, shown.href, motion, isWaiting, isDue])
  useLayoutEffect(() => whenShown.current?.(), [shown])
  // Whatever holds a transition up (a tab that draws no frames), nobody is left on a page that is no longer open.
  useLayoutEffect(() => {
    if (!isWaiting) return
    const timer = app.clock.setTimeout(() => setShown({ href, motion: 'none' }), STUCK_MS)
    return () => app.clock.clearTimeout(timer)
  }, [app, href, isWaiting])
  return isWaiting || shown.href === href ? shown : { href, motion }
}
