import type {
  CopyCard,
  HoldingState,
  Offer,
  Person,
  PriceDay,
  ProvenanceStep,
  SaleBlock,
  SaleStanding,
} from '#src/contract/rest/holding-shapes.ts'
import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day } from '#src/domain/time/instant.ts'
import { boxPiece, productPiece, seriesName } from '../../world/looks.ts'
import { pictures } from '../../world/pictures.ts'
import { createWorldRandom } from '../../world/random.ts'
import type { Row } from '../../world/rows.ts'
import { isFlowerSeed } from '../../world/trade/flower-seeds.ts'
import { lockedBy } from '../../world/trade/locks.ts'
import { offeredTerms } from '../../world/trade/listings.ts'
import { buysFirst } from '../../world/trade/priority.ts'
import { boughtBy, isQualified, queuePlace, rulesOf, saleStateOf, type Sold } from '../../world/trade/sale-rules.ts'
import type { World } from '../../world/world.ts'

/** How owned, offered and passed-on things look from outside, for the answers of several areas. */

export function person(world: World, userId: string): Person {
  const { nickname, avatar } = world.tables.users.get(userId) ?? { nickname: '已注销用户', avatar: '' }
  return { userId, nickname, avatar }
}

/** How what holds a thing is told, besides an offer. */
const heldWords = {
  garden: 'planted',
  pledge: 'pledged',
  lease: 'leased',
  auction: 'auctioned',
  diy: 'assembled',
  guild: 'stored',
} as const

interface Held {
  readonly state: HoldingState
  readonly listingId: string
  readonly askedFen: number | null
}

/** Whether something owned is free, and the offer it is in. */
export function heldState(
  world: World,
  item: { readonly id: string; readonly listingId: string; readonly freeAt: number },
): Held {
  const listing = item.listingId === '' ? undefined : world.tables.listings.get(item.listingId)
  if (listing) {
    const state = listing.state === 'held' ? 'trading' : 'listed'
    return { state, listingId: listing.id, askedFen: listing.priceFen }
  }
  const lock = lockedBy(world, item.id)
  if (lock && lock.by !== 'listing') return { state: heldWords[lock.by], listingId: '', askedFen: null }
  return { state: item.freeAt > world.clock.now() ? 'coolingOff' : 'free', listingId: '', askedFen: null }
}

export const copyCard =
  (world: World) =>
  (copy: Row<'copies'>): CopyCard => {
    const product = world.tables.products.get(copy.productId)!
    const { id, productId, number, gotAt, paidFen, freeAt } = copy
    return {
      id,
      productId,
      number,
      gotAt,
      paidFen,
      freeAt,
      categoryId: product.categoryId,
      typeId: product.seriesId,
      seriesName: seriesName(world, product.seriesId),
      kind: isFlowerSeed(product) ? 'seed' : 'collectible',
      ...productPiece(world, product),
      editionSize: product.editionSize,
      ...heldState(world, copy),
    }
  }

export const offerView =
  (world: World) =>
  (listing: Row<'listings'>): Offer => {
    const { id, kind, itemId, ofId, priceFen, state, listedAt, endedAt } = listing
    const shown = { id, kind, itemId, productId: ofId, priceFen, state, listedAt, endedAt: endedAt || null }
    const common = { ...shown, seller: person(world, listing.sellerId), terms: offeredTerms(world, listing) }
    const about = (of: Row<'products'> | Row<'blindBoxes'>) => ({
      editionSize: of.editionSize,
      seriesName: seriesName(world, of.seriesId),
    })
    if (kind === 'box') {
      const box = world.tables.blindBoxes.get(ofId)!
      return { ...common, ...boxPiece(world, box), ...about(box), number: 0 }
    }
    const product = world.tables.products.get(ofId)!
    const number = Number(itemId.slice(ofId.length + 1))
    return { ...common, ...productPiece(world, product), ...about(product), number }
  }

export const provenanceStep =
  (world: World) =>
  (row: Row<'provenance'>): ProvenanceStep => {
    const product = world.tables.products.get(row.productId)!
    const { id, copyId, productId, number, kind, priceFen, at } = row
    return {
      id,
      copyId,
      productId,
      number,
      kind,
      priceFen,
      at,
      ...productPiece(world, product),
      from: row.from === '' ? null : person(world, row.from),
      to: person(world, row.to),
    }
  }

export interface Floor {
  readonly floorFen: number | null
  readonly offers: number
}
const noOffers: Floor = { floorFen: null, offers: 0 }

/** The cheapest open offer and how many there are, by product or box; one pass over the market. */
export function floorsOf(world: World): (ofId: string) => Floor {
  const floors = new Map<string, Floor>()
  for (const { ofId, priceFen } of world.tables.listings.filter((row) => row.state === 'up')) {
    const { floorFen, offers } = floors.get(ofId) ?? noOffers
    floors.set(ofId, { floorFen: Math.min(floorFen ?? priceFen, priceFen), offers: offers + 1 })
  }
  return (ofId) => floors.get(ofId) ?? noOffers
}

/** What people paid each other last, by product; one pass over the record. */
export function lastPricesOf(world: World): (productId: string) => number | null {
  const last = new Map(
    world.tables.provenance.filter((row) => row.kind === 'market').map((row) => [row.productId, row.priceFen]),
  )
  return (productId) => last.get(productId) ?? null
}

export const tradesOf = (world: World, productId: string): Row<'provenance'>[] =>
  world.tables.provenance.filter((row) => row.productId === productId && row.kind === 'market')

/** What people paid each other, day by day in Beijing, oldest first; days without a trade are left out. */
export function priceDays(trades: readonly Row<'provenance'>[]): PriceDay[] {
  const days = new Map<number, PriceDay>()
  for (const { at, priceFen } of trades.toSorted((a, b) => a.at - b.at)) {
    const start = Math.floor((at + chinaOffset) / day) * day - chinaOffset
    const before = days.get(start) ?? { at: start, lowFen: priceFen, highFen: priceFen, lastFen: priceFen, count: 0 }
    days.set(start, {
      at: start,
      lowFen: Math.min(before.lowFen, priceFen),
      highFen: Math.max(before.highFen, priceFen),
      lastFen: priceFen,
      count: before.count + 1,
    })
  }
  return [...days.values()].toSorted((a, b) => a.at - b.at)
}

function saleBlock(world: World, sold: Sold, userId: string): SaleBlock {
  const rules = rulesOf(world, sold)
  const state = saleStateOf(world, sold)
  if (state === 'soldOut' || state === 'offShelf') return 'soldOut'
  if (buysFirst(world, sold, userId)) return boughtBy(world, sold.id, userId) > 0 ? 'limitReached' : ''
  if (state !== 'onSale') return 'notOnSale'
  if (!isQualified(world, sold, userId)) return 'notQualified'
  if (boughtBy(world, sold.id, userId) >= rules.limitPerUser) return 'limitReached'
  const place = queuePlace(world, sold, userId)
  return rules.admittedPerSecond > 0 && (!place || place.admittedAt > world.clock.now()) ? 'queueing' : ''
}

/** Where somebody stands with a first-hand sale; a guest has the user id `''`. */
export function saleStanding(world: World, sold: Sold, userId: string): SaleStanding {
  const rules = rulesOf(world, sold)
  return {
    limitPerUser: rules.limitPerUser,
    bought: boughtBy(world, sold.id, userId),
    qualification: rules.qualification,
    qualified: isQualified(world, sold, userId),
    queued: rules.admittedPerSecond > 0,
    block: saleBlock(world, sold, userId),
    booked: world.tables.appointments.get(`${sold.id}/${userId}`) !== undefined,
    terms: rules.terms,
  }
}

/** The registration of a product or of one of its numbers: the same for the same id, always. */
export function chainHash(id: string): string {
  let seed = 0
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return `0x${createWorldRandom(seed).hex(40)}`
}

/** A product that is not off the shelf, by its category. */
export const ofCategory = (world: World, categoryId: string): Row<'products'> | undefined =>
  world.tables.products.find((row) => row.categoryId === categoryId && row.state !== 'offShelf')

export const seriesView = (world: World, { id, parentId, name, key, story, image, hot }: Row<'series'>) => {
  const count = world.tables.products.filter((row) => row.seriesId === id && row.state !== 'offShelf').length
  return { id, parentId, name, key, story, image: image || pictures.box(key), count, hot }
}
