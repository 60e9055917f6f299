import '#src/ui/first.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeAskingAgain } from '#src/domain/lazy.ts'
import { setPictureBase } from '#src/ui/media/picture-base.ts'
import { type App, AppProvider } from '#src/views/kit/app/app.ts'
import { appForPages } from './app-for-pages.ts'
import { AppShell } from './app-shell.tsx'
import { browserHistory, browserPlatform, hrefInAddress, openAnew } from './browser/browser-platform.ts'
import { keepForOffline } from './browser/offline-start.ts'
import { urgentPictures } from './browser/urgent-pictures.ts'
import { createFirstScreen, pageShown, type Screen } from './first-screen.ts'
import { NotStarted, SlowStart } from './not-started.tsx'
import type { Handover } from './tabs/handover.ts'
import { createPlace } from './tabs/place.ts'
import type { Platform } from './platform.ts'
import type { AppSystem } from './system.ts'
import { applyTextSize, storedTextSize } from './text-size.ts'
import { applyTheme, storedTheme } from './theme.ts'

/** The actor system is a chunk of its own that begins to load with the first line: the shell is parsed meanwhile. */
const systemCode = import('./system.ts')

/** Starts the embedded world where the build carries one; a production build has neither the code nor the branch. */
const startBackend = async () => {
  if (import.meta.env.VITE_BACKEND !== 'mock') return null
  const { startDemo } = await import('#src/workbench/demo.ts')
  return startDemo()
}

/** A page that is hidden draws nothing, and is not waited for. */
const nextFrame = (clock: Platform['clock']): Promise<void> =>
  new Promise((next) => {
    requestAnimationFrame(() => next())
    clock.setTimeout(next, 500)
  })

async function start(root: Root): Promise<void> {
  const backend = await startBackend()
  const { createSystem } = await systemCode
  const origin: string = backend ? '' : (import.meta.env.VITE_API_BASE ?? '')
  let page: App | undefined
  // A page that is there already stays, and waits.
  const own = await browserPlatform(origin, () => void (page ?? root.render(<SlowStart />)))
  const firstScreen = createFirstScreen()
  const settled = firstScreen.shown.then(() => import('./browser/settle-in.ts'))
  // Whoever presses something does not wait for the rest of the page.
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, firstScreen.show, { once: true })
  // A demo has its whole world in the page: nothing is gained by waiting.
  const platform = { ...own, ...(backend ? backend.platform(own) : { firstScreen: firstScreen.shown }) }
  // A demo's worker is its world's.
  if (!backend) void keepForOffline(firstScreen.shown)
  applyTheme(storedTheme(platform.vault))
  applyTextSize(storedTextSize(platform.vault))
  setPictureBase(origin)

  // A system lives until another must take its place: this tab was promoted to leader, or stored data was replaced.
  // It goes on where the address is: what a closed leader was still to write for this tab may be missing from the journal.
  const place = createPlace()
  // Without its code the page is as it was.
  settled.then(
    ({ settleIn }) => settleIn({ doors: place.doors, storage: backend ? undefined : navigator.storage }),
    () => undefined,
  )
  let before: AppSystem | undefined
  let taken: Handover | undefined
  const forPages = { ...platform, random: platform.pageRandom ?? platform.random }
  const screen: Screen = {
    nextFrame: () => nextFrame(platform.clock),
    pictures: () => urgentPictures(document.images, platform.clock),
  }
  const drawn = (system: AppSystem) => pageShown(system, screen).then(firstScreen.show)
  for (let { startHref } = platform; ; startHref = hrefInAddress()) {
    const own: AppSystem = await createSystem({ ...platform, startHref }, taken)
    const system = backend?.attach(own, platform) ?? own
    before?.handOver(system)
    const stop = new AbortController()
    const moved = () =>
      system.say('navigation', { type: 'navigation.locationChanged', href: hrefInAddress() ?? '/pages/home/home' })
    addEventListener('popstate', moved, { signal: stop.signal })
    addEventListener('hashchange', moved, { signal: stop.signal })
    place.put(system)
    // Only data that was replaced is opened anew: a promoted tab goes on with what its page has.
    if (!taken || !page) page = appForPages(place.doors, forPages, backend, backend ? undefined : firstScreen)
    const shell = (
      <StrictMode>
        <AppProvider value={page}>
          <AppShell openChunk={place.doors.openChunk} onDrawn={() => void drawn(system)} />
        </AppProvider>
      </StrictMode>
    )
    // As a transition it is drawn piece by piece: a tap is heard between them.
    startTransition(() => root.render(shell))
    taken = (await system.superseded) === 'replaced' ? undefined : system.takeOver()
    stop.abort()
    place.vacate()
    await system.stop()
    before = system
  }
}

/** A cashier in a frame of the web view has led back here: the page around it goes on, and there is no second app inside it. */
function isInsideWebView(): boolean {
  try {
    const { pathname, hash } = window.parent.location
    return window.parent !== window && pathname === location.pathname && hash.startsWith('#/pages/webView/')
  } catch {
    return false
  }
}

if (!isInsideWebView()) open()

function open(): void {
  beforeAskingAgain(() => openAnew(fetch))
  if (history.state === null) void browserHistory.change({ mode: 'replace', href: hrefInAddress() ?? '/' })
  const root = createRoot(document.getElementById('root')!)
  start(root).catch((error: unknown) => {
    console.error('the app could not begin', error)
    root.render(<NotStarted />)
  })
}
