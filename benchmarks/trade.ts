/**
 * The trading floor in a real browser, built as for production. 1,000 asks for one product and 1,000 bids of one auction are scrolled at a
 * steady pace on a processor four times slower; then twenty bids a second come in while somebody presses keys on the page of the auction,
 * and each key is timed until the picture after it (Event Timing, in steps of 8 ms). Usage: npm run bench -- trade [asks bids keys]
 */
import { loadavg } from 'node:os'
import type { Page } from 'playwright'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { minute } from '#src/domain/time/instant.ts'
import { answered } from './trace/answered.ts'
import { median, most } from './trace/page-tasks.ts'
import { rideList } from './trace/ride.ts'
import { goTo, openSite, slowed } from './trace/site.ts'

const MANY = 1000
const PACE = 1800
const BIDS_A_SECOND = 20
const KEYS = 60

const server = await startWorldServer({ port: 0, name: 'large', seed: 1 })
await server.control.settings({ livelyMarket: false })
const { world } = server
const sellers = new Set(world.tables.auctions.all().map((row) => row.sellerId))
const people = world.tables.users.filter((row) => !sellers.has(row.id)).map((row) => row.id)
const somebody = (at: number): string => people[at % people.length]!

/** Asks for one product, each a little dearer than the one before. */
async function manyAsks(): Promise<string> {
  const product = world.tables.products.find((row) => row.state === 'onSale')!
  const askedAt = world.clock.now()
  const rest = { state: 'released', askedAt, endsAt: askedAt + 7 * 24 * 60 * minute, endedAt: 0, itemId: '' } as const
  for (let at = 0; at < MANY; at++) {
    const what = { id: world.nextId(), kind: 'copy', targetId: product.id, askerId: somebody(at) } as const
    await world.tables.asks.add({ ...what, ...rest, priceFen: 10_000 + at * 100, sellerId: '', paidFen: 0, feeFen: 0 })
  }
  return product.categoryId
}

/** Bids of the auction that has the longest to go. */
async function manyBids({ control }: WorldServer): Promise<string> {
  const open = world.tables.auctions.filter((row) => row.state === 'open' && row.startsAt <= world.clock.now())
  const { id } = open.toSorted((a, b) => b.endsAt - a.endsAt)[0]!
  await world.tables.auctions.change(id, (draft) => void (draft.endsAt = world.clock.now() + 120 * minute))
  for (let at = 0; at < MANY; at++) await control.act('auction.bidBy', { auctionId: id, phone: phoneAt(at) })
  return id
}
const phoneAt = (at: number): string => world.tables.users.get(somebody(1 + (at % (people.length - 1))))!.phone

const pressKeys = (page: Page): Promise<readonly number[]> =>
  answered(page, 'keydown', KEYS, async () => {
    for (let at = 0; at < KEYS; at++) {
      await page.keyboard.press('Tab')
      await page.waitForTimeout(250)
    }
  })

const hrefs = { asks: '', bids: '' }
const asked = process.argv.slice(3)
const wants = (what: string): boolean => asked.length === 0 || asked.includes(what)
hrefs.asks = `/pages/sales/asktobuy/index?category=${await manyAsks()}`
const auctionId = await manyBids(server)
hrefs.bids = `/pages/activity/auctionBid?id=${auctionId}`
const site = await openSite('trade', server.origin)
console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}`)

for (const what of ['asks', 'bids'] as const) {
  if (!wants(what)) continue
  console.log(`${MANY} ${what}, ${PACE} px a second at 4× throttle`)
  const page = await site.signedIn()
  await goTo(page, hrefs[what])
  await page.locator('main ul > li').first().waitFor()
  await page.waitForTimeout(1500)
  await slowed(page, 4)
  await rideList({ browser: site.browser, page, entries: 'main ul > li', pace: PACE })
  await page.context().close()
}

if (wants('keys')) {
  let bids = 0
  const bidding = setInterval(
    () => void server.control.act('auction.bidBy', { auctionId, phone: phoneAt((bids += 1)) }),
    1000 / BIDS_A_SECOND,
  )
  for (const rate of [1, 4]) {
    const page = await site.signedIn()
    await goTo(page, hrefs.bids)
    await page.getByRole('heading', { name: '出价记录' }).waitFor()
    await slowed(page, rate)
    const [from, began] = [bids, Date.now()]
    const times = await pressKeys(page)
    const perSecond = ((bids - from) * 1000) / (Date.now() - began)
    console.log(
      `keys at ${rate}× throttle, ${perSecond.toFixed(0)} bids a second: median ${median(times)} ms, longest ${most(times)} ms of ${times.length}`,
    )
    await page.context().close()
  }
  clearInterval(bidding)
}
await site.close()
await server.close()
process.exit(0)
