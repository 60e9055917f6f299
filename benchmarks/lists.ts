/**
 * Lists of 1,000 entries in a real browser, built as for production, on a processor four times slower; the mock server answers from another
 * process. Each list is scrolled as by a hand, at a steady pace, from its beginning to its end while its pages are loading, and back. Told
 * are the frames that reach the screen (there are 60 a second), whether something was seen that was not drawn yet, and what it costs the
 * page's main thread. Usage: npm run bench -- lists [market offers …] [px a second]
 */
import { type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { list } from '#mock/world/trade/listings.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { most, type Task, tasksText, type Traced, traced } from './trace/page-tasks.ts'

/** Pixels a second. 1800 are more than two screens, a thumb in a hurry; 3600 are a fling. */
const PACE = Number(process.argv.slice(3).find((word) => /^\d+$/.test(word)) ?? 1800)
/** Pixels of one gesture. */
const SWEEP = 20_000
/** Milliseconds of a frame. */
const FRAME = 1000 / 60
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
  /** From each picture to the next while the list moved, ms. */
  readonly frames: readonly number[]
  /** How long the hand found the list at its end and waited for the next page, ms. */
  readonly stood: number
  readonly tasks: readonly Task[]
  /** How often the place of an entry was seen that was not drawn yet. */
  readonly empty: number
  readonly unpainted: number
}

interface Place {
  readonly top: number
  readonly heightPx: number
  /** Nothing more to come, and the end is seen. */
  readonly isEnd: boolean
  readonly drawn: number
}

const placeIn = (page: Page, name: ListName): Promise<Place> =>
  page.evaluate((entries) => {
    const main = document.querySelector('main')!
    const isLast = main.scrollTop >= main.scrollHeight - main.clientHeight - 2
    return {
      top: main.scrollTop,
      heightPx: main.scrollHeight,
      isEnd: isLast && /没有更多/.test(main.innerText.slice(-40)),
      drawn: document.querySelectorAll(entries).length,
    }
  }, entriesOf(name))

/** Counts the scroll events before which the room of entries that are not drawn was on the screen. */
const watchRooms = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = window as { emptySeen?: number }
    seen.emptySeen = 0
    const look = () => {
      const screen = document.querySelector('main')!.getBoundingClientRect()
      const rooms = [...document.querySelectorAll('main li[aria-hidden]')].map((room) => room.getBoundingClientRect())
      if (rooms.some(({ top, bottom }) => bottom > screen.top && top < screen.bottom)) seen.emptySeen!++
    }
    document.addEventListener('scroll', look, { capture: true, passive: true })
  })

const emptySeen = (page: Page): Promise<number> => page.evaluate(() => (window as { emptySeen?: number }).emptySeen!)

/** Scrolls down to the end of the list, which moves away while pages are loading, or up to its beginning. */
async function ride(page: Page, hand: CDPSession, name: ListName, down: boolean): Promise<Ride> {
  const parts: Traced<unknown>[] = []
  const before = await emptySeen(page)
  for (;;) {
    const { top, isEnd } = await placeIn(page, name)
    if (down ? isEnd : top <= 0) break
    const by = down ? -SWEEP : Math.min(SWEEP, top + 1)
    parts.push(
      await traced(browser, page, () =>
        hand.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: by, speed: PACE }),
      ),
    )
  }
  return {
    frames: parts.flatMap((part) => framesOf(part).moving),
    stood: parts.flatMap((part) => framesOf(part).standing).reduce((sum, one) => sum + one, 0),
    tasks: parts.flatMap(({ tasks }) => tasks),
    empty: (await emptySeen(page)) - before,
    unpainted: parts.reduce((sum, part) => sum + part.unpainted, 0),
  }
}

/** From each picture to the next between the first and the last movement, ms; apart, those in which the list stood at its end: nothing changes there. */
function framesOf({ drawn, moved, stood }: Traced<unknown>): { moving: number[]; standing: number[] } {
  const [first, last] = [moved[0] ?? 0, moved.at(-1) ?? 0]
  const seen = drawn.filter((at) => at >= first && at <= last + FRAME)
  const spans = seen.slice(1).map((to, index) => ({ ms: to - seen[index]!, from: seen[index]!, to }))
  const [moving, standing] = [[] as number[], [] as number[]]
  for (const { ms, from, to } of spans) (stood.some((at) => at > from && at <= to) ? standing : moving).push(ms)
  return { moving, standing }
}

const gesture = { x: 195, y: 500, gestureSourceType: 'mouse', preventFling: true } as const

function say(what: string, { frames, stood, tasks, empty, unpainted }: Ride, { heightPx, drawn }: Place): void {
  const ms = frames.reduce((sum, one) => sum + one, 0)
  const missed = frames.reduce((sum, one) => sum + Math.max(1, Math.round(one / FRAME)) - 1, 0)
  const cpu = tasks.reduce((sum, task) => sum + task.cpu, 0)
  console.log(
    `  ${what}: ${heightPx} px, ${drawn} entries drawn, ${((frames.length * 1000) / ms).toFixed(1)} frames a second, ` +
      `${missed} of ${frames.length + missed} missed, longest ${most(frames).toFixed(0)} ms; stood at its end for ${stood.toFixed(0)} ms; seen before it was drawn ${empty}, ` +
      `painted ${unpainted} times; the main thread worked ${((cpu / (ms + stood)) * FRAME).toFixed(1)} ms a frame, ${tasksText(tasks)}`,
  )
}

async function measure(name: ListName): Promise<void> {
  console.log(`${name}, ${PACE} px a second at 4× throttle`)
  const page = await opened(name)
  const hand = await page.context().newCDPSession(page)
  await watchRooms(page)
  for (const [what, down] of [
    ['down, while loading', true],
    ['back up', false],
  ] as const)
    say(what, await ride(page, hand, name, down), await placeIn(page, name))
  await page.context().close()
}

const asked = process.argv.slice(3).filter((name): name is ListName => name in lists)
for (const name of asked.length > 0 ? asked : (Object.keys(lists) as ListName[])) await measure(name)
await browser.close()
await site.close()
await server.close()
