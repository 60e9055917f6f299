/** How long the ten most frequent taps take until the next picture, on a processor four times slower. */
import type { BrowserContext, Locator, Page } from 'playwright'
import { median } from '../trace/page-tasks.ts'

export interface Tap {
  readonly name: string
  /** From the finger to the picture, ms: as the browser tells it, on the wall. */
  readonly ms: readonly number[]
}

interface Step {
  readonly name: string
  readonly open: string
  readonly ready: (page: Page) => Locator
  readonly tap: (page: Page) => Locator
}

const card = (page: Page) => page.locator('main a[href*="productDetails"]').first()
const tab = (name: string) => (page: Page) => page.getByRole('navigation').getByRole('link', { name })
const home = '/pages/home/home'
const market = '/pages/sales/sales'
const mine = '/pages/mine/mine'
const product = '/pages/common/productDetails/productDetails?id=201107'

/** What people do most in an app like this, by the pages of the specification. */
export const steps: readonly Step[] = [
  { name: 'home → market', open: home, ready: card, tap: tab('市场') },
  { name: 'home → mine', open: home, ready: card, tap: tab('我的') },
  { name: 'market → home', open: market, ready: card, tap: tab('首页') },
  { name: 'home → a work', open: home, ready: card, tap: card },
  { name: 'market → a work', open: market, ready: card, tap: card },
  { name: 'home → search', open: home, ready: card, tap: (page) => page.getByRole('link', { name: '搜索藏品' }) },
  { name: 'home → chats', open: home, ready: card, tap: (page) => page.getByRole('link', { name: /^消息/ }).first() },
  {
    name: 'a work → back',
    open: product,
    ready: (page) => page.getByRole('heading', { level: 1 }),
    tap: (page) =>
      page
        .getByRole('button', { name: '返回' })
        .or(page.getByRole('link', { name: '返回' }))
        .first(),
  },
  {
    name: 'market: a series',
    open: market,
    ready: card,
    tap: (page) => page.getByRole('tab').nth(1),
  },
  {
    name: 'mine → orders',
    open: mine,
    ready: (page) => page.locator('main a[href*="order"]').first(),
    tap: (page) => page.locator('main a[href*="order"]').first(),
  },
]

type Seen = { taps: number[] }

/** Runs in the page before its scripts: the longest event of each tap. */
function noteTaps(): void {
  const seen: Seen = { taps: [] }
  Object.assign(window, { seenTaps: seen })
  const each = (entry: PerformanceEntry) => {
    if (/^(pointer(down|up)|click)$/.test(entry.name)) seen.taps.push(entry.duration)
  }
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
}

export async function taps(context: BrowserContext, origin: string, times: number): Promise<Tap[]> {
  const found: Tap[] = []
  const page = await context.newPage()
  await page.addInitScript(noteTaps)
  const session = await context.newCDPSession(page)
  for (const { name, open, ready, tap } of steps) {
    const ms: number[] = []
    for (let time = 0; time < times; time++) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto('about:blank')
      await page.goto(`${origin}/#${open}`)
      await ready(page).waitFor()
      await page.waitForTimeout(1500)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.evaluate(() => void ((window as unknown as { seenTaps: Seen }).seenTaps.taps.length = 0))
      await tap(page).tap()
      await page.waitForTimeout(1500)
      const all = await page.evaluate(() => (window as unknown as { seenTaps: Seen }).seenTaps.taps)
      ms.push(Math.max(0, ...all))
    }
    found.push({ name, ms })
    console.log(`${name.padEnd(18)} ${median(ms)} ms (${ms.toSorted((a, b) => a - b).join(', ')})`)
  }
  await page.close()
  return found
}
