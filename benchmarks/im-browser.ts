/**
 * The chat in a real browser, built as for production: a conversation of 10,000 messages opened from the device without network, scrolled
 * through on a processor four times slower, and a burst of 1,000 messages a second while somebody types. Tasks are told by the processor time
 * that the page's main thread spent in them (from Chromium's trace), and in brackets by the clock on the wall, which on a busy machine also
 * counts what others do. Usage: npm run bench -- im-browser
 */
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { findBrowser } from '../scripts/browser.mjs'
import { median, most, tasksText, traced } from './trace/page-tasks.ts'

const MESSAGES = 10_000
const OPENINGS = 5
const outDir = '.tmp/bench'

await build({
  logLevel: 'error',
  build: { outDir, rolldownOptions: { input: { bench: 'benchmarks/im-browser.html' } } },
})
const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } })
const url = `${server.resolvedUrls!.local[0]!}benchmarks/im-browser.html`
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

type Bench = {
  fill(count: number): Promise<void>
  start(online: boolean): Promise<void>
  open(count: number): Promise<number>
  scroll(step: number, until: number): Promise<{ frames: number; ms: number; oldest: string }>
  burst(perSecond: number, seconds: number): Promise<{ frames: number; ms: number; shown: boolean }>
  isConnected(): boolean
}
declare const bench: Bench

async function started(online: boolean): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(url)
  await page.evaluate((given) => bench.start(given), online)
  return page
}

async function opened(): Promise<void> {
  const runs: { wall: number; cpu: number }[] = []
  for (let run = 0; run <= OPENINGS; run += 1) {
    const page = await started(false)
    const wall = await page.evaluate((count) => bench.open(count), MESSAGES)
    await page.close()
    // Tracing slows what it watches, so the wall is read without it.
    const watched = await started(false)
    const { tasks } = await traced(browser, watched, () => watched.evaluate((count) => bench.open(count), MESSAGES))
    await watched.close()
    if (run > 0) runs.push({ wall, cpu: tasks.reduce((sum, { cpu }) => sum + cpu, 0) })
  }
  const wall = runs.map((run) => run.wall)
  const cpu = median(runs.map((run) => run.cpu))
  console.log(
    `${MESSAGES} messages, opened without network: median ${median(wall).toFixed(0)} ms, least ${Math.min(...wall).toFixed(0)}, ` +
      `most ${most(wall).toFixed(0)}, of which the page's thread worked ${cpu.toFixed(0)} (goal: under 300 ms)`,
  )
}

async function scrolled(): Promise<void> {
  const page = await started(false)
  await page.evaluate((count) => bench.open(count), MESSAGES)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { result, tasks } = await traced(browser, page, () => page.evaluate(() => bench.scroll(200, 20_000)))
  const { frames, ms, oldest } = result
  console.log(
    `scrolled by 200 px a frame at 4× throttle to “${oldest}”: ${((frames / ms) * 1000).toFixed(0)} frames a second, ` +
      `${tasksText(tasks)} (goal: none)`,
  )
  await page.close()
}

/** Notes how long each key waits for the next picture, ms. */
const feel = (page: Page) =>
  page.evaluate(() => {
    const inputs: number[] = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') inputs.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { inputs })
  })

const letters = 'the quick brown fox jumps over the lazy dog and on'

async function burst(): Promise<void> {
  const page = await started(true)
  await page.waitForFunction(() => bench.isConnected())
  await page.evaluate((count) => bench.open(count), MESSAGES)
  await feel(page)
  const field = page.locator('textarea[enterkeyhint=send]')
  await field.click()
  const { result, tasks } = await traced(browser, page, async () => {
    const bursting = page.evaluate(() => bench.burst(1000, 6))
    await field.pressSequentially(letters, { delay: 90 })
    return bursting
  })
  const { frames, ms, shown } = result
  const waits = await page.evaluate(() => (globalThis as unknown as { inputs: number[] }).inputs)
  const all = [...waits, ...Array.from({ length: Math.max(0, letters.length - waits.length) }, () => 8)]
  console.log(
    `burst of 1,000 a second for ${(ms / 1000).toFixed(1)} s: all shown ${shown}, ${((frames / ms) * 1000).toFixed(0)} frames a second, ` +
      `${tasksText(tasks)}; from key to picture median ${median(all)} ms, most ${most(all)}; ` +
      `${(await field.inputValue()).length} of ${letters.length} letters there`,
  )
  await page.close()
}

const first = await context.newPage()
await first.goto(url)
await first.evaluate((count) => bench.fill(count), MESSAGES)
await first.close()
await opened()
await scrolled()
await burst()
await browser.close()
await server.close()
