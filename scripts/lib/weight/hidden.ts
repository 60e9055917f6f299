import type { BrowserContext, Page } from 'playwright'
import type { Sign } from './record.ts'
import { serveBuild } from './server.ts'

/** What is set to go off later than so, ms, keeps no phone awake. */
const SOON_MS = 60_000
/** The chat asks so often whether its line is there still (chat §2), ms. */
const HEARTBEAT_MS = 30_000
/** For a page that has still something to do. */
const PATIENCE_MS = 20_000

type SignIn = (context: BrowserContext, origin: string, sign: Sign) => Promise<void>
interface Timer {
  readonly ms: number
  /** The lines of the app that have set it. */
  readonly by: string
}
interface Noting {
  readonly timers: ReadonlyMap<number, Timer>
  readonly fired: string[]
}

/** Runs in the page before its scripts: notes the timers that files of the app have set, and those that go off. */
export function noteTimers(): void {
  const timers = new Map<number, Timer>()
  const fired: string[] = []
  Object.assign(window, { timers, fired })
  const note = (set: string, clear: string, repeats: boolean) => {
    const page = window as unknown as Record<string, (...given: unknown[]) => number>
    const [real, forget] = [page[set]!.bind(window), page[clear]!.bind(window)]
    page[set] = (run, ms, ...given) => {
      const by = new Error('here').stack?.split('\n').filter((line) => line.includes('/assets/')) ?? []
      const timer = { ms: Number(ms ?? 0), by: `${set} ${Number(ms ?? 0)} ${by.slice(0, 3).join(' <')}` }
      const id = real(
        (...heard: unknown[]) => {
          if (!repeats) timers.delete(id)
          fired.push(timer.by)
          ;(run as (...heard: unknown[]) => void)(...heard)
        },
        ms,
        ...given,
      )
      if (by.length > 0) timers.set(id, timer)
      return id
    }
    page[clear] = (id) => {
      timers.delete(Number(id))
      return forget(id)
    }
  }
  note('setTimeout', 'clearTimeout', false)
  note('setInterval', 'clearInterval', true)
}

/** Says to the page that nobody sees it; what went off before is forgotten. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    ;(window as unknown as Noting).fired.length = 0
  })

export const firedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Noting).fired)

const isBeat = ({ ms }: Timer): boolean => ms > HEARTBEAT_MS - 5000 && ms <= HEARTBEAT_MS

/** What will wake a home page, that nobody sees, within a minute: a fault for each but the one heartbeat of its chat. */
export async function wakesWhileHidden(
  context: BrowserContext,
  build: string,
  signIn: SignIn,
  sign: (names: readonly string[]) => Sign,
): Promise<string[]> {
  const server = await serveBuild(build)
  await signIn(context, server.origin, sign(server.world.tables.products.all().map(({ name }) => name)))
  const page = await context.newPage()
  await page.addInitScript(noteTimers)
  await page.goto(`${server.origin}/`)
  await page.locator('h1', { hasText: '数藏' }).waitFor()
  await page.waitForLoadState('networkidle')
  await hide(page)
  const limit = Date.now() + PATIENCE_MS
  for (;;) {
    const all = await page.evaluate(() => [...(window as unknown as Noting).timers.values()])
    const soon = all.filter(({ ms }) => ms <= SOON_MS)
    const others = soon.filter((timer) => !isBeat(timer)).map(({ by }) => by)
    const beats = soon.length - others.length
    const faults = beats === 1 ? others : [...others, `${beats} heartbeats instead of one`]
    if (faults.length > 0 && Date.now() < limit) await page.waitForTimeout(200)
    else return context.close().then(() => faults)
  }
}
