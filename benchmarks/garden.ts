/**
 * Thirty slots of the garden, all growing. First what it costs to be back after a week, in processor time of this process: the journal is
 * read and folded, the four answers are decoded and the thirty lines and pots are made of them. Then the four gardens in a real browser, built
 * as for production. By the processor, which does not depend on who else works here: the tasks of the page's main thread while each is
 * opened by a tap on a signpost of a page that was just loaded, in four times the time that they had of the processor, and what the main
 * thread does between a tap in the tray and the picture after it. Then on a processor four times slower: the tasks while each is opened,
 * while nobody does anything, and how long a tap takes to be seen. Usage: npm run bench -- garden [--node | --processor [magic …]]
 */
import { Schema } from 'effect'
import { loadavg } from 'node:os'
import type { Page } from 'playwright'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { programmes } from '#mock/world/garden/numbers.ts'
import { allSlots, push, slotOf, start, unlock } from '#mock/world/garden/slots.ts'
import type { World } from '#mock/world/world.ts'
import { startNodeWorld } from '#mock/setup-node.ts'
import { createAsk } from '#mock/test-kit.ts'
import { gardenEndpoints } from '#src/contract/rest/garden/garden.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { day } from '#src/domain/time/instant.ts'
import { createJournal } from '#src/journal/journal.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import { allStreamKinds } from '#src/machines/registry.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { slotLine } from '#src/views/garden/plot.select.ts'
import { slotScene } from '#src/views/garden/scene.select.ts'
import { answered } from './trace/answered.ts'
import { clicks, longTasks, type LongTask } from './trace/four-times.ts'
import { median, most, tasksText, traced } from './trace/page-tasks.ts'
import { goTo, openSite, type Site, slowed } from './trace/site.ts'

const RUNS = 15
/** How often something in the tray is tapped. */
const TAPS = 12
/** How often each garden is opened on a page that was just loaded. */
const OPENINGS = 5
/** By then a garden is there to its last row, where the machine is not too busy for it. */
const OPENED_MS = 2500
const me = demoAccount.userId
const gardens = {
  magic: '/pages/home/magicGarden/index',
  rose: '/pages/home/magicGarden/roseDetails',
  peento: '/pages/home/magicGarden/peentoGarden',
  farm: '/pages/home/newPattern/farm',
} as const

/** The demonstration account grows something in every slot there is. */
async function growAll(world: World, act: (name: string, input?: unknown) => Promise<unknown>): Promise<void> {
  await act('wallet.give', { currency: 'weiDou', amount: 100_000 })
  const product = world.tables.products.find((row) => row.state === 'onSale' && row.remaining > 60)!
  await act('trade.giveCopies', { id: product.id, count: allSlots.length })
  await act('trade.endCooling')
  const free = world.tables.copies.filter((row) => row.ownerId === me && row.productId === product.id)
  const unheld = free.filter((row) => row.listingId === '' && world.tables.locks.get(row.id) === undefined)
  await world.exclusive(async () => {
    for (const { slotId, slotType } of allSlots) {
      const slot = slotOf(world, me, slotId) ?? (await unlock(world, me, slotId))
      if (slot.isStarted) continue
      if (slot.copyId === '') await push(world, me, slotId, unheld.pop()!.id)
      const longest = programmes.filter((row) => row.slotType === slotType).toSorted((a, b) => b.growMs - a.growMs)[0]!
      await start(world, me, slotId, longest.id)
    }
  })
}

/** Processor time of this process for some work, ms. */
async function cost<T>(work: () => Promise<T> | T): Promise<{ ms: number; result: T }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** A journal in which each slot was unlocked, planted, started and given magic, and whose last harvest nobody knows of. */
async function written(): Promise<ReturnType<typeof createMemoryStore>> {
  const store = createMemoryStore()
  const journal = createJournal({ open: async () => store, kinds: await allStreamKinds() })
  await journal.open()
  let at = Date.parse('2026-03-01T08:00:00+08:00')
  const say = (stream: string, type: string, more: object) =>
    journal.append(stream, { type, at: (at += 1000), ...more } as never)
  for (const { slotId } of allSlots) {
    const stream = `garden-slot/${slotId}`
    const change = (ask: string, endpoint: string, more: object = {}) =>
      say(stream, `gardenSlot.${ask}`, { endpoint, request: { slotId, ...more }, id: `i${at}` })
    for (const [ask, endpoint, more] of [
      ['unlockRequested', 'garden.unlock'],
      ['pushRequested', 'garden.push', { copyId: '1' }],
      ['startRequested', 'garden.start', { programmeId: 'magic-8h' }],
    ] as const) {
      change(ask, endpoint, more)
      say(stream, 'change.succeeded', { result: {} })
    }
    change('addMagicRequested', 'garden.addMagic', { count: 5 })
  }
  await journal.durable()
  await journal.close()
  return store
}

async function afterAWeek(): Promise<void> {
  const clock = createVirtualClock(Date.parse('2026-03-01T08:00:00+08:00'))
  const node = await startNodeWorld({ clock })
  await growAll(node.world, (name, input) => node.control.act(name, input))
  void clock.advance(7 * day)
  const ask = createAsk(node.fetch)
  const { phone, code } = demoAccount
  const headers = { token: (await ask(sessionEndpoints.loginByVerificationCode, { phone, code })).data.token }
  const answers = await Promise.all(
    Object.keys(gardens).map(
      async (slotType) => (await ask(gardenEndpoints.slots, { slotType } as never, headers)).raw,
    ),
  )
  const now = clock.now()
  const store = await written()
  const kinds = await allStreamKinds()
  const figures = { fold: [] as number[], shown: [] as number[] }
  let slots = 0
  for (let run = 0; run <= RUNS; run++) {
    const fold = await cost(async () => {
      const journal = createJournal({ open: async () => store, kinds })
      return journal.open()
    })
    const shown = await cost(() => {
      const rows = answers.flatMap((raw) =>
        Schema.decodeUnknownSync(gardenEndpoints.slots.response)((raw as { data: unknown }).data),
      )
      return rows.map((row) => [slotLine(row, now), slotScene(row, now, false)])
    })
    const folded = fold.result.filter((row) => row.kind === 'live').length
    if (folded !== allSlots.length || shown.result.length !== allSlots.length) throw new Error(`${folded} came back`)
    slots = shown.result.length
    if (run === 0) continue
    figures.fold.push(fold.ms)
    figures.shown.push(shown.ms)
  }
  const both = figures.fold.map((ms, at) => ms + figures.shown[at]!)
  console.log(`${slots} slots after a week, processor time of ${RUNS} runs, median (most):`)
  const say = (what: string, ms: readonly number[]) =>
    console.log(`  ${what}: ${median(ms).toFixed(1)} ms (${most(ms).toFixed(1)})`)
  say('journal of the slots read and folded', figures.fold)
  say('answers decoded, lines and pots made', figures.shown)
  say('together (at most 50 ms)', both)
  node.close()
}

const toolsOf = (page: Page) => page.getByRole('toolbar', { name: '种子和工具' }).getByRole('button')

/** Taps what lies in the tray, one after the other. */
async function tapTools(page: Page): Promise<void> {
  const tools = toolsOf(page)
  const many = Math.min(4, await tools.count())
  if (many === 0) throw new Error('there is nothing in the tray')
  for (let at = 0; at < TAPS; at++) {
    await tools.nth(at % many).click({ force: true })
    await page.waitForTimeout(400)
  }
}

const wholeMs = (values: readonly number[]) => values.map((ms) => ms.toFixed(0)).join(' ')

/** One garden by the processor: opened on pages that were just loaded, and taps in its tray. */
async function byProcessor({ browser }: Site, page: Page, name: string, href: string): Promise<void> {
  const signpost = name === 'farm' ? '/pages/home/newPattern/index' : '/pages/home/magicGarden/fingerpost'
  const openings: LongTask[][] = []
  const slots = allSlots.filter(({ slotType }) => slotType === name).length
  for (let run = 0; run < OPENINGS; run++) {
    await goTo(page, signpost)
    await page.reload()
    const board = page.locator(`main a[href$="${href}"]`)
    await board.waitFor()
    await page.waitForTimeout(1500)
    const box = (await board.boundingBox())!
    // A finger, and then nobody looks for anything in the page while it is drawn: that would be work of its main thread.
    const isWhole = () =>
      page
        .locator('main li')
        .count()
        .then((rows) => rows === slots)
    const open = async () => {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      do await page.waitForTimeout(OPENED_MS)
      while (!(await isWhole()))
    }
    openings.push(await longTasks(browser, page, open))
  }
  const counts = openings.map((tasks) => tasks.length)
  const longest = openings.map(([first]) => first?.ms ?? 0)
  const taps = await clicks(browser, page, () => tapTools(page))
  console.log(
    `  ${name}: tasks over 50 ms in ${OPENINGS} openings ${counts.join(' ')}, the longest of each ${wholeMs(longest)} (0: none); ` +
      `a tap in the tray: median ${median(taps).toFixed(0)} ms of ${taps.length}, longest ${most(taps).toFixed(0)}`,
  )
  const [usual = []] = openings.toSorted((a, b) => a.length - b.length).slice(OPENINGS >> 1)
  for (const { ms, at, madeOf } of usual)
    console.log(`    ${ms.toFixed(0)} ms, ${at.toFixed(0)} after the tap: ${madeOf}`)
}

/** One garden on a processor four times slower. */
async function slowedDown({ browser }: Site, page: Page, name: string, href: string): Promise<void> {
  const open = await traced(browser, page, async () => {
    await goTo(page, href)
    await page.getByRole('heading', { name: '种植情况' }).waitFor()
    await page.waitForTimeout(3000)
  })
  const rest = await traced(browser, page, () => page.waitForTimeout(10_000))
  const taps = await answered(page, 'click', TAPS, () => tapTools(page))
  console.log(
    `  ${name}: opened ${tasksText(open.tasks)}; ten seconds of rest ${tasksText(rest.tasks)}; ` +
      `from a tap in the tray to the picture after it: median ${median(taps)} ms, longest ${most(taps)} (at most 100)`,
  )
}

async function inBrowser(words: readonly string[]): Promise<void> {
  const server: WorldServer = await startWorldServer({ port: 0, name: 'default', seed: 1 })
  await growAll(server.world, (name, input) => server.control.act(name, input))
  const site = await openSite('garden', server.origin)
  const page = await site.signedIn()
  await page.waitForTimeout(1500)
  const wanted = Object.entries(gardens).filter(([name]) => words.length === 0 || words.includes(name))
  console.log('by the processor, four times its time')
  for (const [name, href] of wanted) await byProcessor(site, page, name, href)
  if (!process.argv.includes('--processor')) {
    await slowed(page, 4)
    console.log('at 4× throttle, tasks of the main thread in processor time (by the clock on the wall)')
    for (const [name, href] of wanted) await slowedDown(site, page, name, href)
  }
  await site.close()
  await server.close()
}

console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}`)
const words = process.argv.slice(2).filter((word) => word in gardens)
if (words.length === 0) await afterAWeek()
if (!process.argv.includes('--node')) await inBrowser(words)
process.exit(0)
