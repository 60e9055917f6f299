import { type ReactNode, useEffect } from 'react'
import { Router } from 'wouter'
import { places } from '#src/machines/places.ts'
import { knowsRoutes, parseHref, routeAt } from '#src/routes/table.ts'
import { LoadingIndicator } from '#src/ui/feedback/loading-indicator.tsx'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { SkeletonDetail } from '#src/ui/feedback/skeleton.tsx'
import { ToastRegion } from '#src/ui/feedback/toast.tsx'
import { PageTransition } from '#src/ui/layout/page-transition.tsx'
import { useApp } from '#src/views/kit/app/app-port.ts'
import { PageScreen } from '#src/views/kit/page/page-screen.tsx'
import { useAppLinks } from '#src/views/kit/app/use-app-links.ts'
import { useNavigation } from '#src/views/kit/app/use-navigation.ts'
import { useMayStay } from '#src/views/kit/app/use-session.ts'
import { useStream } from '#src/views/kit/app/use-stream.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFound } from './not-found.tsx'
import { directory, drawPage } from './pages.ts'
import type { AppSystem } from './system.ts'
import { UpdateModal } from './update-modal.tsx'

/** wouter's links and hooks on top of the navigation machine: its location is the machine's, its navigation a fact. */
function useMachineLocation(): [string, (to: string) => void] {
  const { href, push } = useNavigation()
  return [parseHref(href).path, push]
}
useMachineLocation.hrefs = (to: string) => `#${to}`
const useMachineSearch = () => parseHref(useNavigation().href).query.toString()

/** The app's pages and what lies over all of them. */
export function AppShell({ system }: { system: AppSystem }) {
  const { href, motion } = useNavigation()
  useAppLinks()
  return (
    <Router hook={useMachineLocation} searchHook={useMachineSearch} hrefs={useMachineLocation.hrefs}>
      <PageTransition pageKey={href} motion={motion}>
        <ErrorBoundary key={href}>
          <Page href={href} openChunk={system.openChunk} />
        </ErrorBoundary>
      </PageTransition>
      <Overlays />
    </Router>
  )
}

/** Decides in one place who may see a page, and brings its code. */
function Page({ href, openChunk }: { href: string; openChunk: (page: string) => void }) {
  const app = useApp()
  const mayStay = useMayStay()
  const route = routeAt(parseHref(href).path)
  const barred = route !== undefined && !route.open && !mayStay
  useEffect(() => {
    if (barred) app.say('navigation', { type: 'navigation.relaunchRequested', href: places.login })
  }, [app, barred])
  if (!route && knowsRoutes()) return <NotFound />
  if (!route) {
    const known = () => knowsRoutes() && <Page href={href} openChunk={openChunk} />
    return <Lazy code={directory} openChunk={openChunk} draw={known} />
  }
  return barred ? null : <Lazy code={route.page} openChunk={openChunk} draw={() => drawPage(route.page)} />
}

interface LazyProps {
  readonly code: string
  readonly openChunk: (code: string) => void
  /** Once the code is here. */
  readonly draw: () => ReactNode
}

/** What is drawn by code that may still be on its way: nothing for 200 ms, then an outline, then itself or a way to try again. */
function Lazy({ code, openChunk, draw }: LazyProps) {
  const app = useApp()
  const stream = `chunk/${code}` as const
  // Asked for while drawing, so that what is here is drawn at once.
  if (!app.snapshot(stream)) openChunk(code)
  const state = useStream(stream, (snapshot) => ({
    shown: snapshot?.matches('loaded') ?? false,
    fallback: snapshot?.matches({ loading: 'fallbackShown' }) ?? false,
    failure: snapshot?.context.failure ?? null,
  }))
  const content = state.shown ? draw() : undefined
  if (content) return content
  if (state.failure) {
    return (
      <PageScreen>
        <ErrorState note={state.failure.message} onRetry={() => app.say(stream, { type: 'chunk.retryRequested' })} />
      </PageScreen>
    )
  }
  return <PageScreen>{state.fallback && <SkeletonDetail />}</PageScreen>
}

function Overlays() {
  const { toast, until } = useStream('toast', (snapshot) => ({
    toast: snapshot?.context.current ?? null,
    until: snapshot?.context.until ?? 0,
  }))
  const loading = useStream('loading', (snapshot) => snapshot?.matches('shown') || snapshot?.matches('hiding') || false)
  return (
    <>
      <UpdateModal />
      <LoadingIndicator visible={loading} />
      <ToastRegion toasts={toast ? [{ id: String(until), message: toast.message }] : []} />
    </>
  )
}
