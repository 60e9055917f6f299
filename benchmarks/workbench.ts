/**
 * The workbench with 10,000 facts behind it, in a real browser, in processor time of its main thread: until it is open, a key in the filter
 * of the journal, another tab, ten seconds in which nothing happens; and how many nodes it has. Then a jump to the end of runs of 10, 100
 * and 1,000 steps, and one of 10,000 that is walked through by its slider. The demo must be built (`npm run build -- --demo`).
 * Usage: npm run bench -- workbench [facts] [steps]
 */
import { type CDPSession, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { linkOf } from '../src/workbench/run/run.ts'
import { findBrowser } from '../scripts/browser.mjs'

const FACTS = Number(process.argv[3] ?? 10_000)
const AT_ONCE = 500
const IDLE_MS = 10_000
const KEYS = '.submission'
const STEPS = Number(process.argv[4] ?? 10_000)
/** By steps, how often one jumps to the end, into a page that stands by and into one that is opened then. */
const JUMPS = [
  [10, 10],
  [100, 5],
  [1000, 2],
] as const
const SCRUBBED = 60

const site = await preview({
  logLevel: 'error',
  build: { outDir: 'dist/demo' },
  preview: { port: 0, host: '127.0.0.1' },
})
const url = site.resolvedUrls!.local[0]!
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
page.on('pageerror', (error) => console.error(error.message))
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable', { timeDomain: 'threadTicks' })

interface Figures {
  readonly TaskDuration: number
  readonly Nodes: number
}
const figures = async (of: CDPSession): Promise<Figures> => {
  const { metrics } = await of.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Figures
}

/** Processor time of the page's main thread while something is done and drawn, ms. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = await figures(session)
  await work()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return ((await figures(session)).TaskDuration - before.TaskDuration) * 1000
}

const inPhone = (of: Page) => of.frames().find((frame) => frame !== of.mainFrame())!
const ready = async (): Promise<void> => {
  await page.getByRole('button', { name: '走动' }).waitFor()
  await page.getByRole('button', { name: /^全部播放/, disabled: false }).waitFor()
  await page.waitForFunction(() => {
    const inside = document.querySelector('iframe')?.contentWindow as { shucang?: unknown } | null
    return inside?.shucang !== undefined
  })
  await page
    .getByRole('slider')
    .or(page.getByRole('list', { name: '事实' }))
    .first()
    .waitFor()
}

const open = await cost(async () => {
  await page.goto(`${url}workbench.html`)
  await ready()
})
await page.waitForTimeout(3000)
for (let said = 0; said < FACTS; said += AT_ONCE)
  await inPhone(page).evaluate(
    async ([from, many]) => {
      const fact = (nth: number) => ({ type: 'submission.changed', field: 'text', value: `第 ${nth} 条` })
      const stream = 'submission/bench'
      const bridge = (window as unknown as { shucang: { say(...given: unknown[]): Promise<void> } }).shucang
      const form = { form: 'bench', fields: { text: { initial: '', rules: [] } } }
      const rest = Array.from({ length: many - 1 }, (_, at) => [stream, fact(from + at + 1)])
      await bridge.say(stream, { type: 'submission.opened', form }, [[stream, fact(from)], ...rest])
    },
    [said, AT_ONCE] as const,
  )
await page.waitForTimeout(3000)

const filter = page.getByLabel('筛选事实')
await filter.focus()
const keys: number[] = []
for (const key of KEYS) keys.push(await cost(() => page.keyboard.type(key)))
await filter.fill('')
const turns: [name: string, ms: number][] = []
for (const name of ['运行', '请求', '来历', '角色', '热图', '故障', '聊天', '世界', '日志'])
  turns.push([name, await cost(() => page.getByRole('tab', { name, exact: true }).click())])
const idle = await cost(() => page.waitForTimeout(IDLE_MS))
const nodes = await page.evaluate(() => document.querySelectorAll('*').length)

/** A run of so many steps, a second after every fifth. */
const form = { form: 'bench', fields: { text: { initial: '', rules: [] } } }
const runOf = (many: number) => ({
  title: 'jump',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  chat: true,
  recorded: true,
  cites: [],
  steps: Array.from({ length: many }, (_, nth) => {
    const to = 'submission/bench'
    if (nth === 0) return { say: 'submission.opened', to, with: { form } }
    if (nth % 5 === 4) return { advance: '1s' }
    return { say: 'submission.changed', to, with: { field: 'text', value: `第 ${nth} 条` } }
  }),
})

interface Jump {
  readonly steps: number
  /** Whether it is made in a page that stands by. */
  readonly ahead: boolean
  /** Processor time of the main thread and by the clock on the wall, the worst of some. */
  readonly busy: number
  readonly wall: number
}
const AMPLE_MS = 3_600_000
const starting = page.getByText('正在启动')
const isThere = async (steps: number): Promise<void> => {
  await starting.waitFor({ state: 'hidden', timeout: AMPLE_MS })
  await page
    .locator('[aria-current="step"]')
    .filter({ hasText: String(steps) })
    .waitFor()
}

/** Opens a run by its link, which plays it to its end. */
async function openRun(steps: number): Promise<Jump> {
  const link = await linkOf(runOf(steps))
  await page.goto('about:blank')
  const began = performance.now()
  const busy = await cost(async () => {
    await page.goto(`${url}workbench.html?lang=zh&tab=run#run=${link}`)
    await starting.waitFor()
    await isThere(steps)
  })
  return { steps, ahead: false, busy, wall: performance.now() - began }
}

/** Whether a page stands by that was opened ahead. */
const standsBy = (): boolean =>
  [...document.querySelectorAll('iframe')].some(
    ({ contentWindow }) => (contentWindow as { shucangOrdered?: unknown } | null)?.shucangOrdered !== undefined,
  )

/** Presses the last step, in the page itself: looking for what is there from outside costs as much as a jump. */
const jumpToEnd = async (): Promise<void> => {
  const isStarting = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === '正在启动')
  const { promise: there, resolve } = Promise.withResolvers<void>()
  let began = false
  const watch = new MutationObserver(() => {
    if (began && !isStarting()) resolve()
    began ||= isStarting()
  })
  watch.observe(document.body, { subtree: true, childList: true })
  const steps = document.querySelectorAll<HTMLButtonElement>('ol[aria-label="步骤"] button')
  steps[steps.length - 1]!.click()
  await there
  watch.disconnect()
}

async function jumpsIn(steps: number, times: number): Promise<readonly Jump[]> {
  await openRun(steps)
  const jumps: Jump[] = []
  for (const ahead of [true, false]) {
    const [busy, wall]: [number[], number[]] = [[], []]
    for (let jump = 0; jump < times; jump++) {
      // Right behind another one there is none yet.
      if (ahead) await page.waitForFunction(standsBy, undefined, { polling: 500 })
      else if (jump === 0) await page.evaluate(jumpToEnd)
      const began = performance.now()
      busy.push(await cost(() => page.evaluate(jumpToEnd)))
      wall.push(performance.now() - began)
    }
    jumps.push({ steps, ahead, busy: Math.max(...busy), wall: Math.max(...wall) })
  }
  return jumps
}

/** What each of so many places of the slider costs, with the finger on it. */
async function scrub(): Promise<readonly number[]> {
  const slider = page.getByRole('slider')
  const box = (await slider.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 10, y)
  await page.mouse.down()
  const costs: number[] = []
  for (let place = 1; place <= SCRUBBED; place++)
    costs.push(await cost(() => page.mouse.move(box.x + 10 + (place * (box.width - 20)) / SCRUBBED, y)))
  return costs.toSorted((one, other) => one - other)
}

const jumps: Jump[] = []
for (const [steps, times] of JUMPS) jumps.push(...(await jumpsIn(steps, times)))
const whole = STEPS > 0 ? await openRun(STEPS) : undefined
const scrubbed = whole ? await scrub() : []
await browser.close()
await site.close()

const [worst = ['', 0]] = turns.toSorted(([, one], [, other]) => other - one)
const ms = (value: number): string => `${Math.round(value)} ms`
const rows = [
  ['open', ms(open), '1000 ms'],
  ['a key in the filter, the worst of them', ms(Math.max(...keys)), '50 ms'],
  [`another tab, the worst of them (${worst[0]})`, ms(worst[1]), '100 ms'],
  ['nothing happens', `${((idle / IDLE_MS) * 100).toFixed(2)} % of a core`, '1 %'],
  ['nodes', String(nodes), '5000'],
]
console.log(`${FACTS} facts; processor time of the main thread`)
if (scrubbed.length > 0) {
  const p95 = scrubbed[Math.floor(scrubbed.length * 0.95)]!
  rows.push([`another place of ${STEPS} steps with the finger on the slider, p95`, ms(p95), '33 ms: 30 a second'])
}
for (const { steps, ahead, busy, wall } of jumps)
  rows.push([
    `a jump behind ${steps} steps${ahead ? '' : ', with no page that stands by'}, the worst`,
    `${ms(busy)}, by the clock on the wall ${ms(wall)}`,
    '500 ms',
  ])
if (whole)
  rows.push([`${STEPS} steps from a link`, `${ms(whole.busy)}, by the clock on the wall ${ms(whole.wall)}`, 'no bar'])
for (const [what, is, most] of rows) console.log(`${what}: ${is} (at most ${most})`)
