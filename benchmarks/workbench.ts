/**
 * The workbench with 10,000 facts behind it, in a real browser, in processor time of its main thread: until it is open, a key in the filter
 * of the journal, another tab, ten seconds in which nothing happens; and how many nodes it has. The demo must be built (`npm run build --
 * --demo`). Usage: npm run bench -- workbench [facts]
 */
import { type CDPSession, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { findBrowser } from '../scripts/browser.mjs'

const FACTS = Number(process.argv[3] ?? 10_000)
const AT_ONCE = 500
const IDLE_MS = 10_000
const KEYS = '.submission'

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
for (const [what, is, most] of rows) console.log(`${what}: ${is} (at most ${most})`)
