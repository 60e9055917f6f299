/**
 * Lists of 1,000 entries in a real browser, built as for production, on a processor four times slower; the mock server answers from another
 * process. Each list is scrolled as by a hand, at a steady pace, from its beginning to its end while its pages are loading, and back. Told
 * are the frames that reach the screen (there are 60 a second), whether something was seen that was not drawn yet, and what it costs the
 * page's main thread. Usage: npm run bench -- lists [market offers …] [px a second]
 */
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { list } from '#mock/world/trade/listings.ts'
import { rideList } from './trace/ride.ts'
import { goTo, openSite, slowed } from './trace/site.ts'

/** Pixels a second. 1800 are more than two screens, a thumb in a hurry; 3600 are a fling. */
const PACE = Number(process.argv.slice(3).find((word) => /^\d+$/.test(word)) ?? 1800)
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
const site = await openSite('lists', server.origin)
const entriesOf = (name: ListName): string =>
  lists[name].label === '' ? 'main ul > li' : `main ul[aria-label="${lists[name].label}"] > li`

async function measure(name: ListName): Promise<void> {
  console.log(`${name}, ${PACE} px a second at 4× throttle`)
  const page = await site.signedIn()
  await goTo(page, lists[name].href)
  await page.locator(entriesOf(name)).first().waitFor()
  await page.waitForTimeout(1500)
  await slowed(page, 4)
  await rideList({ browser: site.browser, page, entries: entriesOf(name), pace: PACE })
  await page.context().close()
}

const asked = process.argv.slice(3).filter((name): name is ListName => name in lists)
for (const name of asked.length > 0 ? asked : (Object.keys(lists) as ListName[])) await measure(name)
await site.close()
await server.close()
