import type { LotState } from '#src/contract/rest/auction/auction.schema.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { handOver } from '../trade/items.ts'
import { houseAccounts, requireFunds } from '../trade/ledger.ts'
import { hold, letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { type Bidder, paySeller } from './bidding.ts'

type Lot = Row<'inscriptionLots'>

export function lotStateAt({ state, startsAt }: Lot, at: Instant): LotState {
  if (state !== 'open') return state
  return at < startsAt ? 'listed' : 'falling'
}

/** What a lot costs at an instant: what it was sold for, or what it has fallen to. */
export function priceAt({ startFen, floorFen, dropFen, dropMs, startsAt, paidFen, state }: Lot, at: Instant): number {
  if (state === 'struck') return paidFen
  const falls = Math.max(0, Math.floor((at - startsAt) / dropMs))
  return Math.max(floorFen, startFen - falls * dropFen)
}

/** When it falls next; null at its floor, and for what is not falling. */
export function nextFallAt(lot: Lot, at: Instant): Instant | null {
  if (lot.state !== 'open' || priceAt(lot, at) === lot.floorFen) return null
  const falls = Math.max(0, Math.floor((at - lot.startsAt) / lot.dropMs))
  return lot.startsAt + (falls + 1) * lot.dropMs
}

/** Carves words on a free copy and puts it into an evening. */
export async function openLot(
  world: World,
  lot: Omit<Lot, 'id' | 'productId' | 'number' | 'sellerId' | 'state' | 'buyerId' | 'payer' | 'paidFen' | 'soldAt'>,
): Promise<Lot> {
  const { productId, number, ownerId: sellerId } = world.tables.copies.get(lot.copyId) ?? refuse('notFound')
  const id = world.nextId()
  await hold(world, lot.copyId, 'auction', `lot-${id}`)
  await world.tables.inscriptions.put({ id: lot.copyId, words: lot.words, at: world.clock.now() })
  const unsold = { state: 'open', buyerId: '', payer: '', paidFen: 0, soldAt: 0 } as const
  return world.tables.inscriptionLots.add({ ...lot, id, productId, number, sellerId, ...unsold })
}

/**
 * Takes a lot at what it costs now, never for more than was seen. Refuses with `notFound`, `notOnSale`, `activityOver`, `soldOut`,
 * `ownListing`, `priceChanged` and `notEnough`, before anything is changed.
 */
export async function takeLot(
  world: World,
  lotId: string,
  { userId, payer }: Bidder,
  seenFen: number,
  at: Instant = world.clock.now(),
): Promise<Lot> {
  const lot = world.tables.inscriptionLots.get(lotId) ?? refuse('notFound')
  if (lot.state === 'struck') refuse('soldOut', '已被拍下')
  if (lot.state === 'passed' || at >= lot.endsAt) refuse('activityOver', '拍卖已结束')
  if (at < lot.startsAt) refuse('notOnSale', '还没有开拍')
  if (lot.sellerId === userId) refuse('ownListing', '不能拍自己的藏品')
  const paidFen = priceAt(lot, at)
  if (paidFen > seenFen) refuse('priceChanged')
  requireFunds(world, { currency: 'fen', amount: paidFen, from: payer })
  await paySeller(world, { sellerId: lot.sellerId, amountFen: paidFen, from: payer, about: `lot-${lotId}` })
  const { terms } = world.tables.copies.get(lot.copyId)!
  const sold = { state: 'struck', buyerId: userId, payer, paidFen, soldAt: at } as const
  const taken = await world.tables.inscriptionLots.change(lotId, (draft) => void Object.assign(draft, sold))
  await handOver(world, lot.copyId, { kind: 'market', ownerId: userId, priceFen: paidFen, terms })
  return taken
}

/** Lots that nobody has taken by their end go back. */
export async function endLots(world: World, at: Instant): Promise<void> {
  for (const { id, copyId } of world.tables.inscriptionLots.filter((row) => row.state === 'open' && row.endsAt <= at)) {
    letGo(world, copyId)
    await world.tables.inscriptionLots.change(id, (draft) => void (draft.state = 'passed'))
  }
}

/** Who of the world takes a lot pays from outside. */
export const fromOutside = (userId: string): Bidder => ({ userId, payer: houseAccounts.bank })
