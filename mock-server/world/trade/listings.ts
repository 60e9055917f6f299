import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { requireFree } from './items.ts'
import { hold, letGo } from './locks.ts'
import type { Terms } from './rows.ts'
import { usualTerms } from './sale-rules.ts'

/** The highest price of an offer: ten million yuan. */
export const highestPriceFen = 1_000_000_000

const itemsOf = (world: World, kind: Row<'listings'>['kind']) =>
  kind === 'copy' ? world.tables.copies : world.tables.sealedBoxes

async function mark(world: World, kind: Row<'listings'>['kind'], itemId: string, listingId: string): Promise<void> {
  if (listingId === '') letGo(world, itemId)
  else await hold(world, itemId, 'listing', listingId)
  if (kind === 'copy') await world.tables.copies.change(itemId, (draft) => void (draft.listingId = listingId))
  else await world.tables.sealedBoxes.change(itemId, (draft) => void (draft.listingId = listingId))
}

/**
 * Offers a copy or a sealed box on the market. Refuses what is not this person's, listed already, cooling off, opened, or bought under
 * rules that forbid it, and a price that is no positive whole number of fen.
 */
export async function list(
  world: World,
  { kind, itemId, sellerId, priceFen }: Pick<Row<'listings'>, 'kind' | 'itemId' | 'sellerId' | 'priceFen'>,
): Promise<Row<'listings'>> {
  const item = requireFree(world, itemsOf(world, kind).get(itemId), sellerId)
  if (!item.terms.resale) refuse('notTradable')
  if (!Number.isSafeInteger(priceFen) || priceFen < 1 || priceFen > highestPriceFen) refuse('badAmount')
  const id = world.nextId()
  const ofId = 'productId' in item ? item.productId : item.boxId
  await mark(world, kind, itemId, id)
  return world.tables.listings.add({
    id,
    kind,
    itemId,
    ofId,
    sellerId,
    buyerId: '',
    priceFen,
    state: 'up',
    listedAt: world.clock.now(),
    endedAt: 0,
  })
}

/** Takes an offer down. Refuses when it is not this person's, or when a buyer is just paying for it. Down already is fine. */
export async function delist(world: World, listingId: string, sellerId: string): Promise<Row<'listings'>> {
  const listing = world.tables.listings.get(listingId)
  if (!listing || listing.sellerId !== sellerId) return refuse('notYours')
  if (listing.state === 'down') return listing
  if (listing.state !== 'up') refuse('itemLocked')
  await mark(world, listing.kind, listing.itemId, '')
  return world.tables.listings.change(listingId, (draft) => {
    draft.state = 'down'
    draft.endedAt = world.clock.now()
  })
}

/** The rules that what is offered was bought under, and that go over with it. */
export const offeredTerms = (world: World, { kind, itemId }: Pick<Row<'listings'>, 'kind' | 'itemId'>): Terms =>
  itemsOf(world, kind).get(itemId)?.terms ?? usualTerms

/** The offers that can be bought now, of one product or box or of all, cheapest first. */
export const openListings = (world: World, ofId?: string): Row<'listings'>[] =>
  world.tables.listings
    .filter((row) => row.state === 'up' && (ofId === undefined || row.ofId === ofId))
    .toSorted((a, b) => a.priceFen - b.priceFen || a.listedAt - b.listedAt || (a.id < b.id ? -1 : 1))
