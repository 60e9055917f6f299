/**
 * The chat in a real browser, built as for production: a conversation of 10,000 messages opened from the device without network, scrolled
 * through on a processor four times slower, and a burst of 1,000 messages a second while somebody types. Usage: npm run bench -- im-browser
 */
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { findBrowser } from '../scripts/browser.mjs'

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

interface Felt {
  /** Durations of tasks over 50 ms. */
  tasks: number[]
  /** From the key to the next picture, ms. */
  inputs: number[]
}
declare const felt: Felt

/** Notes what is felt from now on. */
const feel = (page: Page) =>
  page.evaluate(() => {
    const noted: Felt = { tasks: [], inputs: [] }
    const note = (type: string, options: object, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, ...options })
    note('longtask', {}, ({ duration }) => noted.tasks.push(Math.round(duration)))
    note('event', { durationThreshold: 16 }, ({ name, duration }) => {
      if (name === 'keydown' || name === 'input') noted.inputs.push(duration)
    })
    Object.assign(globalThis, { felt: noted })
  })

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function started(online: boolean): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(url)
  await page.evaluate((given) => bench.start(given), online)
  return page
}

const first = await context.newPage()
await first.goto(url)
await first.evaluate((count) => bench.fill(count), MESSAGES)
await first.close()

const openings: number[] = []
for (let run = 0; run <= OPENINGS; run += 1) {
  const page = await started(false)
  const ms = await page.evaluate((count) => bench.open(count), MESSAGES)
  if (run > 0) openings.push(ms)
  if (run === OPENINGS) await scrolled(page)
  await page.close()
}
console.log(
  `opened without network: median ${median(openings).toFixed(0)} ms, most ${Math.max(...openings).toFixed(0)} (goal: under 300 ms)`,
)

async function scrolled(page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await feel(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { frames, ms, oldest } = await page.evaluate(() => bench.scroll(200, 30_000))
  const { tasks } = await page.evaluate(() => felt)
  const longest = Math.max(0, ...tasks)
  const rate = (frames / ms) * 1000
  console.log(
    `scrolled by 200 px a frame at 4× throttle to “${oldest}”: ${frames} frames, ${rate.toFixed(0)} a second, ${tasks.length} tasks over 50 ms, longest ${longest} ms (goal: none)`,
  )
}

const page = await started(true)
await page.waitForFunction(() => bench.isConnected())
await page.evaluate((count) => bench.open(count), MESSAGES)
await feel(page)
const field = page.locator('textarea[enterkeyhint=send]')
await field.click()
const bursting = page.evaluate(() => bench.burst(1000, 6))
await field.pressSequentially('the quick brown fox jumps over the lazy dog and on', { delay: 90 })
const { frames, ms, shown } = await bursting
const { tasks, inputs } = await page.evaluate(() => felt)
const worst = Math.max(0, ...inputs)
const typed = await field.inputValue()
console.log(
  `burst of 1,000 a second for ${(ms / 1000).toFixed(1)} s: all shown ${shown}, ${((frames / ms) * 1000).toFixed(0)} frames a second, ` +
    `${tasks.length} tasks over 50 ms (longest ${Math.max(0, ...tasks)}), from key to picture at most ${worst} ms ` +
    `(${inputs.length} over 16 ms), typed ${typed.length} of 50 letters`,
)
await browser.close()
await server.close()
