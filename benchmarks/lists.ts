/**
 * Lists of 1,000 entries in a real browser, built as for production, on a processor four times slower; the mock server answers from another
 * process. Each list is scrolled from its beginning to its end by a fixed step a frame, while its pages are loading, and back
 * and forth again when all are there. Frames are told by the clock on the wall, which on a busy machine also counts what others do; what a
 * frame costs is told by the processor time of the page's main thread. Usage: npm run bench -- lists [market offers …] [px a frame]
 */
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { list } from '#mock/world/trade/listings.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { tasksText, traced } from './trace/page-tasks.ts'

/** Pixels a frame. 60, a fling, are more than four screens a second; 30 are a thumb in a hurry. */
const STEP = Number(process.argv.slice(3).find((word) => /^\d+$/.test(word)) ?? 60)
const outDir = '.tmp/bench-lists'
const lists = {
  market: { href: '/pages/sales/sales', label: '藏品' },
  offers: { href: '/pages/sales/list/list', label: '寄售中的藏品' },
  collection: { href: '/pages/mine/myCollection/mycollection', label: '我的藏品' },
  inscriptions: { href: '/pages/sales/list/inscriptionList', label: '' },
} as const
type ListName = keyof typeof lists

/** Somebody owns one copy of each product that can be had, and offers it. */
async function stock({ world, control }: WorldServer): Promise<void> {
  await control.settings({ livelyMarket: false })
  const had = world.tables.products.filter((row) => row.state === 'onSale' && row.remaining > 0)
  for (const { id } of had) await control.act('trade.giveCopies', { id })
  await control.act('trade.endCooling')
  const sellerId = demoAccount.userId
  const copies = world.tables.copies.filter((row) => row.ownerId === sellerId && row.listingId === '')
  for (const { id: itemId, paidFen } of copies)
    await world.exclusive(() => list(world, { kind: 'copy', itemId, sellerId, priceFen: paidFen + 9900 }))
}

const server = await startWorldServer({ port: 0, name: 'large', seed: 1 })
await stock(server)
process.env['VITE_API_BASE'] = server.origin
process.env['VITE_CHAT_APP_KEY'] = ''
await build({ logLevel: 'error', build: { outDir } })
const site = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const url = site.resolvedUrls!.local[0]!
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })

/** A page of its own with the list open, its first entries there, and the processor slowed down. */
async function opened(name: ListName): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.goto(url)
  await page.getByRole('tab', { name: '密码登录' }).tap()
  await page.getByRole('textbox', { name: '手机号' }).fill(demoAccount.phone)
  await page.getByLabel('密码', { exact: true }).fill(demoAccount.password)
  await page.getByRole('checkbox').first().tap({ force: true })
  await page.getByRole('button', { name: '登录', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: '数藏' }).waitFor()
  await page.evaluate((href) => void (location.hash = href), lists[name].href)
  await page.locator(entriesOf(name)).first().waitFor()
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

const entriesOf = (name: ListName): string =>
  lists[name].label === '' ? 'main ul > li' : `main ul[aria-label="${lists[name].label}"] > li`

interface Ride {
  /** Lengths of the frames, ms. */
  readonly frames: readonly number[]
  /** Entries that are in the page at the end, and how long the list is. */
  readonly drawn: number
  readonly heightPx: number
}

/** Scrolls by `step` px a frame: to the end, which moves away while pages are loading, or from the end to the beginning. */
const ride = (page: Page, name: ListName, step: number): Promise<Ride> =>
  page.evaluate(
    async ([by, entries]) => {
      const main = document.querySelector('main')!
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const bottom = () => main.scrollHeight - main.clientHeight
      const isOver = () =>
        by < 0 ? main.scrollTop <= 0 : main.scrollTop >= bottom() - 2 && /没有更多/.test(main.innerText.slice(-40))
      const frames: number[] = []
      let last = await frame()
      let before = -1
      // Only where it does not move any more is the end looked for, which costs more than a frame.
      while ((main.scrollTop !== before || !isOver()) && frames.length < 20_000) {
        before = main.scrollTop
        main.scrollTop = before + by
        const now = await frame()
        frames.push(now - last)
        last = now
      }
      return { frames, drawn: document.querySelectorAll(entries).length, heightPx: main.scrollHeight }
    },
    [step, entriesOf(name)] as const,
  )

function say(what: string, { frames, drawn, heightPx }: Ride, tasks: Parameters<typeof tasksText>[0]): void {
  const ms = frames.reduce((sum, one) => sum + one, 0)
  const slots = frames.reduce((sum, one) => sum + Math.max(1, Math.round(one / (1000 / 60))), 0)
  const cpu = tasks.reduce((sum, task) => sum + task.cpu, 0)
  console.log(
    `  ${what}: ${heightPx} px, ${drawn} entries drawn, ${((frames.length * 1000) / ms).toFixed(1)} frames a second, ` +
      `${slots - frames.length} of ${slots} dropped, longest ${Math.max(...frames).toFixed(0)} ms; the main thread worked ` +
      `${(cpu / frames.length).toFixed(1)} ms a frame (there are 16.7), ${tasksText(tasks)}`,
  )
}

async function measure(name: ListName): Promise<void> {
  console.log(`${name}, by ${STEP} px a frame at 4× throttle`)
  const page = await opened(name)
  for (const [what, step] of [
    ['while loading', STEP],
    ['all there, back', -STEP],
    ['all there, again', STEP],
  ] as const) {
    const { result, tasks } = await traced(browser, page, () => ride(page, name, step))
    say(what, result, tasks)
  }
  await page.context().close()
}

const asked = process.argv.slice(3).filter((name): name is ListName => name in lists)
for (const name of asked.length > 0 ? asked : (Object.keys(lists) as ListName[])) await measure(name)
await browser.close()
await site.close()
await server.close()
