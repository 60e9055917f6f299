/** What somebody waits for who opens a page on a slow phone. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { median } from '../trace/page-tasks.ts'
import { DEBUG_PORT } from './site.ts'

/** ms: the first paint, the largest one, and how long the main thread was held up in between (what of its tasks is over 50 ms). */
export interface Start {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
}
export type Measure = (context: BrowserContext, url: string) => Promise<Start>

/** A phone as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s, a processor four times slower; applied, so with its allowances. */
const phone = {
  network: {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  },
  slowdown: 4,
} as const

/** Ends when nothing has been asked for and no long task was seen for so long, ms. */
const QUIET_MS = 2500

/** Takes away what a first visit does not have; who is signed in stays so. */
async function forgetFiles(session: CDPSession, origin: string): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' })
}

/** Runs in the page before its scripts. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, long: [] as { at: number; ms: number }[] }
  Object.assign(window, { seen })
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime))
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('longtask', ({ startTime, duration }) => seen.long.push({ at: startTime, ms: duration }))
}

const quiet = (page: Page): Promise<Start> =>
  page.evaluate(async (quietMs) => {
    const { seen } = window as unknown as {
      seen: { fcp: number; lcp: number; long: { at: number; ms: number }[] }
    }
    const last = () => {
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return Math.max(seen.lcp, ...asked.map((one) => one.responseEnd), ...seen.long.map(({ at, ms }) => at + ms))
    }
    while (seen.lcp === 0 || performance.now() - last() < quietMs) await new Promise((next) => setTimeout(next, 250))
    const held = seen.long.filter(({ at }) => at >= seen.fcp).reduce((sum, { ms }) => sum + ms - 50, 0)
    return { fcp: seen.fcp, lcp: seen.lcp, tbt: held }
  }, QUIET_MS)

/** The browser's own figures while network and processor are slowed down by it. */
const applied: Measure = async (context, url) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await forgetFiles(session, new URL(url).origin)
  await session.send('Network.emulateNetworkConditions', phone.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  const start = await quiet(page)
  await page.close()
  return start
}

interface Audited {
  readonly lhr: { readonly audits: Readonly<Record<string, { readonly numericValue: number }>> }
}
type Lighthouse = (url: string, flags: object) => Promise<Audited>

/** Lighthouse on a fast run, which it then reckons slow: it is no package of ours; `LIGHTHOUSE` names a folder where it is installed. */
async function simulated(): Promise<Measure | undefined> {
  const entry = join(process.env['LIGHTHOUSE'] ?? 'node_modules/lighthouse', 'core/index.js')
  if (!existsSync(entry)) return undefined
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return async (context, url) => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await forgetFiles(session, new URL(url).origin)
    await page.close()
    const { lhr } = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: ['performance'],
      logLevel: 'error',
      disableStorageReset: true,
    })
    const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      fcp: valueOf('first-contentful-paint'),
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
    }
  }
}

/** Both ways to measure, as far as they are here. */
export async function ways(): Promise<Readonly<Record<string, Measure>>> {
  const lighthouse = await simulated()
  return { ...(lighthouse ? { 'Lighthouse, mobile, simulated': lighthouse } : {}), 'the browser, throttled': applied }
}

/** Medians. */
export async function medianStart(
  measure: Measure,
  context: BrowserContext,
  url: string,
  times: number,
): Promise<Start> {
  const starts: Start[] = []
  for (let time = 0; time < times; time++) starts.push(await measure(context, url))
  const of = (part: keyof Start) => median(starts.map((start) => start[part]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt') }
}
