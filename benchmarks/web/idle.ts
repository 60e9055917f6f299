/** What home costs while somebody only looks at it, and what still wakes it up while nobody does. */
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { firedIn, hide } from '../../scripts/lib/weight/hidden.ts'

const SECONDS = 30

interface Figures {
  /** Share of a core, %: of the page's thread, and of all threads of its process, which draw it too. */
  readonly threadPercent: number
  readonly processPercent: number
  readonly layouts: number
  readonly styles: number
}

async function sums(session: CDPSession, browser: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const busy = processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  return { thread: of('TaskDuration'), busy, layouts: of('LayoutCount'), styles: of('RecalcStyleCount') }
}

/** No other page may be open: what all processes that draw pages have worked is counted. */
export async function idle(context: BrowserContext, page: Page): Promise<Figures> {
  const session = await context.newCDPSession(page)
  const browser = await context.browser()!.newBrowserCDPSession()
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await sums(session, browser)
  await page.waitForTimeout(SECONDS * 1000)
  const after = await sums(session, browser)
  return {
    threadPercent: ((after.thread - before.thread) / SECONDS) * 100,
    processPercent: ((after.busy - before.busy) / SECONDS) * 100,
    layouts: after.layouts - before.layouts,
    styles: after.styles - before.styles,
  }
}

/** The timers that go off in so many seconds in which nobody sees the page. */
export async function firedWhileHidden(page: Page, seconds: number): Promise<readonly string[]> {
  await hide(page)
  await page.waitForTimeout(seconds * 1000)
  return firedIn(page)
}
