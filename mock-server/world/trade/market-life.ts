import { type Instant, minute, second } from '#src/domain/time/instant.ts'
import { createWorldRandom, type WorldRandom } from '../random.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { reserve, settle } from './holds.ts'
import { lockOf, openElsewhere } from './items.ts'
import { houseAccounts } from './ledger.ts'
import { delist, list, openListings } from './listings.ts'
import { announceRelease } from './releases.ts'
import { residents } from './residents.ts'
import { saleStateOf } from './sale-rules.ts'

/**
 * The people of the world buy, offer and change their minds by themselves. Time is cut into slots; each has luck of its own, so that it
 * brings the same whoever looks first. Nobody watches between two requests: what happened meanwhile is made up for at the next one.
 */
const slotMs = 30 * second
/** More slots than these are not made up for: after a long absence only the last ones count. */
const slotsMax = 40
/** How long a release is rushed at. */
const rushMs = 20 * minute

type Deed = (world: World, random: WorldRandom, slot: number) => Promise<unknown>

/** Copies of a product or an avatar are bought by people this world does not name; a negative count gives them back. Never below 0. */
export async function sellElsewhere(world: World, productId: string, count: number): Promise<void> {
  const { products, avatars, editions } = world.tables
  const shelf = products.get(productId) ? products : avatars
  const product = shelf.get(productId)
  const edition = editions.get(productId)
  if (!product || !edition) return
  // What comes back has the highest numbers: those of the copies that somebody here owns stay issued.
  const kept = count < 0 ? highestNumber(world, productId) : 0
  const sold = Math.max(Math.min(count, product.remaining), 0 - edition.elsewhere, kept - edition.issued)
  if (sold === 0) return
  await shelf.change(productId, (draft: { remaining: number }) => void (draft.remaining -= sold))
  await world.tables.editions.change(productId, (draft) => {
    draft.issued += sold
    draft.elsewhere += sold
  })
}

const highestNumber = ({ tables }: World, productId: string): number => {
  const here = [
    ...tables.copies.filter((row) => row.productId === productId),
    ...tables.avatarCopies.filter((row) => row.avatarId === productId),
  ]
  return Math.max(0, ...here.map((row) => row.number))
}

/** Boxes are bought and opened by people this world does not name. */
export async function openBoxesElsewhere(
  world: World,
  boxId: string,
  count: number,
  random = world.random,
): Promise<void> {
  const { remaining } = world.tables.blindBoxes.get(boxId) ?? { remaining: 0 }
  const sold = Math.min(count, remaining)
  if (sold <= 0) return
  await world.tables.blindBoxes.change(boxId, (draft) => void (draft.remaining -= sold))
  for (let step = 0; step < sold; step += 1) await openElsewhere(world, boxId, random)
}

const usualPrice = (world: World, { kind, ofId }: Row<'listings'>): number =>
  (kind === 'copy' ? world.tables.products.get(ofId) : world.tables.blindBoxes.get(ofId))?.priceFen ?? 0

/** For eager buyers: what a person offers is looked at first, once it has stood so long; a sale comes while one is there to see it. */
const firstLookMs = minute

/** Somebody takes an offer that is not too dear, from whomever it is. */
const buy: Deed = async (world, random, slot) => {
  const fair = openListings(world).filter((row) => row.priceFen <= usualPrice(world, row) * 1.6)
  if (fair.length === 0) return
  const people = residents(world)
  const first = fair.filter(
    ({ sellerId, listedAt }) =>
      world.settings.eagerBuyers && !people.has(sellerId) && listedAt + firstLookMs <= slot * slotMs,
  )
  const offer = random.pick(first.length > 0 ? first : fair)
  const buyers = [...people].filter((id) => id !== offer.sellerId)
  if (buyers.length === 0) return
  const wanted = { intent: `life-${slot}`, kind: 'listing', targetId: offer.id, userId: random.pick(buyers) } as const
  const hold = await reserve(world, wanted)
  await settle(world, hold.id, houseAccounts.bank)
}

/** Somebody offers a copy for about what the last one went for. */
const offer: Deed = async (world, random) => {
  const people = residents(world)
  const free = world.tables.copies.filter(
    (row) => people.has(row.ownerId) && lockOf(world, row) === null && row.terms.resale,
  )
  if (free.length === 0) return
  const copy = random.pick(free)
  const last = world.tables.provenance.filter((row) => row.productId === copy.productId && row.priceFen > 0).at(-1)
  const about = last?.priceFen ?? world.tables.products.get(copy.productId)!.priceFen
  const priceFen = Math.max(100, Math.round((about * (0.88 + random.next() * 0.4)) / 100) * 100)
  await list(world, { kind: 'copy', itemId: copy.id, sellerId: copy.ownerId, priceFen })
}

const changeMind: Deed = async (world, random) => {
  const people = residents(world)
  const offers = openListings(world).filter((row) => people.has(row.sellerId))
  if (offers.length === 0) return
  const { id, sellerId } = random.pick(offers)
  await delist(world, id, sellerId)
}

/** A few first-hand sales; the last tenth of an edition is left to those who look. */
const buyFirstHand: Deed = async (world, random) => {
  const plenty = (row: Row<'products'> | Row<'blindBoxes'>) =>
    saleStateOf(world, row) === 'onSale' && row.remaining * 10 > row.editionSize
  const count = 1 + random.int(3)
  const boxes = world.tables.blindBoxes.filter(plenty)
  const products = world.tables.products.filter(plenty)
  if (random.next() < 0.4 && boxes.length > 0) await openBoxesElsewhere(world, random.pick(boxes).id, count, random)
  else if (products.length > 0) await sellElsewhere(world, random.pick(products).id, count)
}

/** What has just been released is gone within minutes. */
async function rush(world: World, at: Instant): Promise<void> {
  const released = world.tables.products.filter((row) => {
    return row.state === 'upcoming' && row.onSaleAt <= at && at < row.onSaleAt + rushMs
  })
  for (const { id, editionSize } of released) await sellElsewhere(world, id, Math.ceil(editionSize / 24))
}

/** In proportion to these numbers. */
const deeds: readonly (readonly [weight: number, deed: Deed])[] = [
  [28, buy],
  [30, offer],
  [8, changeMind],
  [34, buyFirstHand],
]

function deedOf(random: WorldRandom): Deed {
  let at = random.int(deeds.reduce((sum, [weight]) => sum + weight, 0))
  return deeds.find(([weight]) => (at -= weight) < 0)![1]
}

/** Lets the market live up to now. */
export async function liveMarket(world: World): Promise<void> {
  const now = Math.floor(world.clock.now() / slotMs)
  const last = world.tables.tides.get('market')?.slot
  if (last === now || !world.settings.livelyMarket) return
  await world.tables.tides.put({ id: 'market', slot: now })
  if (last === undefined) return announceRelease(world, now * slotMs)
  for (let slot = Math.max(last, now - slotsMax) + 1; slot <= now; slot += 1) {
    const random = createWorldRandom((Math.imul(slot, 0x9e37) ^ world.seed) >>> 0)
    await announceRelease(world, slot * slotMs)
    await rush(world, slot * slotMs)
    await deedOf(random)(world, random, slot)
  }
}
