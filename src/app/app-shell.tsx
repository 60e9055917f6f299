import { memo, type ReactNode, useEffect } from 'react'
import { Router } from 'wouter'
import { places } from '#src/machines/places.ts'
import type { OutlineKind } from '#src/routes/route.ts'
import { knowsRoutes, parseHref, routeAt } from '#src/routes/table.ts'
import { LoadingIndicator } from '#src/ui/feedback/loading-indicator.tsx'
import { Skeleton, SkeletonText } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { ToastRegion } from '#src/ui/feedback/toast.tsx'
import { PageTransition } from '#src/ui/layout/page-transition.tsx'
import { useApp } from '#src/views/kit/app/app.ts'
import { PageScreen } from '#src/views/kit/page/page-screen.tsx'
import { useAppLinks } from '#src/views/kit/app/use-app-links.ts'
import { ShownProvider, useNavigation } from '#src/views/kit/app/use-navigation.ts'
import { useIsAskedToSignIn, useMayStay } from '#src/views/kit/app/use-session.ts'
import { useStream } from '#src/views/kit/app/use-stream.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { isOpenTo } from './guests.ts'
import { NotFound } from './parts/not-found.tsx'
import { directory, signInSheet, updateModal } from './pages/page-names.ts'
import { drawOutline, drawPage, isPageHere } from './pages/pages.ts'
import type { AppSystem } from './system.ts'
import { useShownPlace } from './pages/use-shown-place.ts'

/** wouter's links and hooks on top of the navigation machine: its location is the machine's, its navigation a fact. */
function useMachineLocation(): [string, (to: string) => void] {
  const { href, push } = useNavigation()
  return [parseHref(href).path, push]
}
useMachineLocation.hrefs = (to: string) => `#${to}`
const useMachineSearch = () => parseHref(useNavigation().href).query.toString()

const nothing = (): void => undefined

/** The app's pages and what lies over all of them. `onDrawn` is called with each page that is drawn. */
export function AppShell({ openChunk, onDrawn = nothing }: Pick<AppSystem, 'openChunk'> & { onDrawn?: () => void }) {
  const { href, motion } = useShownPlace(openChunk)
  useAppLinks()
  return (
    <Router hook={useMachineLocation} searchHook={useMachineSearch} hrefs={useMachineLocation.hrefs}>
      <ShownProvider value={href}>
        <PageTransition pageKey={href} motion={motion}>
          <ErrorBoundary key={href}>
            <Page href={href} openChunk={openChunk} onDrawn={onDrawn} />
          </ErrorBoundary>
        </PageTransition>
      </ShownProvider>
      <Overlays openChunk={openChunk} />
    </Router>
  )
}

/**
 * Decides in one place who may see a page, and brings its code. The page that stays while the next one is on its way is not drawn anew
 * for that.
 */
const Page = memo(function Page({ href, ...lazy }: { href: string } & Omit<LazyProps, 'code' | 'outline' | 'draw'>) {
  const app = useApp()
  const mayStay = useMayStay()
  const route = routeAt(parseHref(href).path)
  const barred = route !== undefined && !isOpenTo(route) && !mayStay
  useEffect(() => {
    if (!barred) return
    // Of who was here last, where their session has ended: the page was read back in their tab.
    const user = app.snapshot('session')?.context.ended ?? null
    app.say('navigation', { type: 'navigation.signInRequired', href: places.login, user })
  }, [app, barred])
  // Drawn again when the table of all pages has come, and in the same place: a page that is drawn stays.
  const isKnown = useStream(`chunk/${directory}`, () => knowsRoutes())
  if (!route && isKnown) return <Drawn onDrawn={lazy.onDrawn} by={<NotFound />} />
  const draw = () => {
    const drawn = route && drawPage(route.page)
    return drawn && <Drawn onDrawn={lazy.onDrawn} by={drawn} />
  }
  return barred ? null : <Lazy {...lazy} code={route?.page ?? directory} outline={route?.outline} draw={draw} />
})

/** Tells when a page is there; what it asked for was asked before. */
function Drawn({ by, onDrawn }: { by: ReactNode; onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return by
}

interface LazyProps {
  readonly code: string
  readonly outline: OutlineKind | undefined
  readonly openChunk: (code: string) => void
  /** A page is there, or is not to be had. */
  readonly onDrawn: () => void
  /** Once the code is here. */
  readonly draw: () => ReactNode
}

/** What is drawn by code that may still be on its way: nothing for 200 ms, then an outline, then itself or a way to try again. */
function Lazy({ code, outline, openChunk, draw, onDrawn }: LazyProps) {
  const app = useApp()
  const stream = `chunk/${code}` as const
  // Asked for while drawing, so that what is here is drawn at once.
  if (!app.snapshot(stream)) openChunk(code)
  const state = useStream(stream, (snapshot) => ({
    // Code that was loaded stays, whatever the actor says: a system that takes another's place begins with its own.
    isHere: isPageHere(code),
    fallback: snapshot?.matches({ loading: 'fallbackShown' }) ?? false,
    failure: snapshot?.context.failure ?? null,
  }))
  if (state.isHere) return draw()
  if (state.failure) {
    return (
      <PageScreen>
        <Drawn onDrawn={onDrawn} by={null} />
        <ErrorState note={state.failure.message} onRetry={() => app.say(stream, { type: 'chunk.retryRequested' })} />
      </PageScreen>
    )
  }
  return <PageScreen>{state.fallback && (drawOutline(outline) ?? <Unknown />)}</PageScreen>
}

/** Before anything is known of a page but its address. */
const Unknown = () => (
  <Skeleton>
    <SkeletonText />
  </Skeleton>
)

/** Asked to sign in over an open page: the sheet, once its code is here, or the page for it where that is not to be had. */
function SignIn({ openChunk }: Pick<LazyProps, 'openChunk'>) {
  const app = useApp()
  const stream = `chunk/${signInSheet}` as const
  if (!app.snapshot(stream)) openChunk(signInSheet)
  const { isHere, isMissing } = useStream(stream, (snapshot) => ({
    isHere: isPageHere(signInSheet),
    isMissing: (snapshot?.context.failure ?? null) !== null,
  }))
  useEffect(() => {
    if (isMissing) app.say('navigation', { type: 'navigation.pushRequested', href: places.login })
  }, [app, isMissing])
  return isHere ? drawPage(signInSheet) : null
}

/** An update that is to be told: its modal, once its code is here. */
function Update({ openChunk }: Pick<LazyProps, 'openChunk'>) {
  const app = useApp()
  const stream = `chunk/${updateModal}` as const
  const { href } = useNavigation()
  const isTold = useStream('update', (snapshot) => {
    const { modal = null, native = null } = snapshot?.context ?? {}
    return modal !== null || (native?.isForce ?? false)
  })
  if (isTold && !app.snapshot(stream)) openChunk(updateModal)
  const { isHere, isMissing } = useStream(stream, (snapshot) => ({
    isHere: isPageHere(updateModal),
    isMissing: (snapshot?.context.failure ?? null) !== null,
  }))
  // One that is forced is not passed because its script could not be had: with the next page it is asked for again.
  useEffect(() => {
    if (isMissing) app.say(stream, { type: 'chunk.retryRequested' })
    // oxlint-disable-next-line react/exhaustive-deps -- with the page, and not at once
  }, [app, stream, href])
  return isTold && isHere ? drawPage(updateModal) : null
}

function Overlays({ openChunk }: Pick<LazyProps, 'openChunk'>) {
  const isAsked = useIsAskedToSignIn()
  const { toast, until } = useStream('toast', (snapshot) => ({
    toast: snapshot?.context.current ?? null,
    until: snapshot?.context.until ?? 0,
  }))
  const loading = useStream('loading', (snapshot) => snapshot?.matches('shown') || snapshot?.matches('hiding') || false)
  return (
    <>
      {isAsked && <SignIn openChunk={openChunk} />}
      <Update openChunk={openChunk} />
      <LoadingIndicator visible={loading} />
      <ToastRegion toasts={toast ? [{ id: String(until), message: toast.message }] : []} />
    </>
  )
}
