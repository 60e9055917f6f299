import type { Currency } from '#src/contract/rest/money-shapes.ts'
import { shareOfFen } from '#src/domain/number/fen.ts'
import { type Milliseconds, minute } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { mintAvatars } from './avatars.ts'
import { handOver, handOverBox, mint, seal } from './items.ts'
import { houseAccounts, move, requireFunds } from './ledger.ts'
import { offeredTerms } from './listings.ts'
import { tellSeller } from './sold-notices.ts'
import { requireSale, rulesOf, soldThing } from './sale-rules.ts'

/**
 * Buying in three words: `reserve` sets something aside, `settle` pays for it and hands it over, `release` puts it back. Each may be
 * called again with the same result, every check comes before the first change, and no order of calls charges an intent twice or makes
 * or loses an item. Orders, gateways and wallets are built on these; call them inside `world.exclusive`, as answers are.
 */
export type Hold = Row<'holds'>

/** How long something stays set aside unless said otherwise. */
export const holdMs: Milliseconds = 15 * minute

export interface Wanted {
  /** The buyer's intent: one hold and at most one charge belong to it. */
  readonly intent: string
  readonly userId: string
  /** A product's or an avatar's next copies, sealed boxes, or somebody's offer. */
  readonly kind: Hold['kind']
  /** Id of the product, box, listing or avatar. */
  readonly targetId: string
  /** Default 1; of a listing there is only one. */
  readonly quantity?: number
  /** Default money; beans only for products with a row in `beanOffers`. */
  readonly currency?: Currency
  /** What the buyer was shown for one piece; refused with `priceChanged` when it costs something else now. */
  readonly expectedPrice?: number | undefined
  readonly lifetimeMs?: Milliseconds
}

type Offer = Pick<Hold, 'currency' | 'unitPrice' | 'terms'>

function listingOffer(world: World, { targetId, userId, quantity = 1, currency = 'fen' }: Wanted): Offer {
  const listing = world.tables.listings.get(targetId) ?? refuse('notFound')
  if (quantity !== 1 || currency !== 'fen') refuse('badRequest')
  if (listing.sellerId === userId) refuse('ownListing')
  if (listing.state !== 'up') refuse('soldOut')
  return { currency: 'fen', unitPrice: listing.priceFen, terms: offeredTerms(world, listing) }
}

function saleOffer(world: World, { kind, targetId, userId, quantity = 1, currency = 'fen' }: Wanted): Offer {
  if (kind === 'listing' || !Number.isSafeInteger(quantity) || quantity < 1) return refuse('badRequest')
  const sold = soldThing(world, kind, targetId)
  requireSale(world, sold, userId, quantity)
  const { terms } = rulesOf(world, sold)
  if (currency === 'fen') return { currency, unitPrice: sold.priceFen, terms }
  const { price } = world.tables.beanOffers.get(`${currency}/${targetId}`) ?? refuse('notFound')
  return { currency, unitPrice: price, terms }
}

/** Puts `change` pieces back into the stock, or takes them out when it is negative. */
async function restock(
  world: World,
  { kind, targetId }: Pick<Hold, 'kind' | 'targetId'>,
  change: number,
): Promise<void> {
  if (kind === 'product') await world.tables.products.change(targetId, (draft) => void (draft.remaining += change))
  else if (kind === 'avatar') await world.tables.avatars.change(targetId, (draft) => void (draft.remaining += change))
  else await world.tables.blindBoxes.change(targetId, (draft) => void (draft.remaining += change))
}

/** The hold of an intent, whatever became of it. */
export const holdOf = (world: World, intent: string): Hold | undefined =>
  world.tables.holds.find((row) => row.intent === intent)

/**
 * Sets something aside for a buyer. The same intent again answers the same hold, whatever its state. Refuses with `notFound`,
 * `notOnSale`, `soldOut`, `notQualified`, `limitReached`, `queueing`, `ownListing`, `priceChanged`, `badRequest`.
 */
export async function reserve(world: World, wanted: Wanted): Promise<Hold> {
  const { intent, userId, kind, targetId, quantity = 1, expectedPrice, lifetimeMs = holdMs } = wanted
  const known = holdOf(world, intent)
  if (known) return known.userId === userId ? known : refuse('badRequest')
  const offer = kind === 'listing' ? listingOffer(world, wanted) : saleOffer(world, wanted)
  if (expectedPrice !== undefined && expectedPrice !== offer.unitPrice) refuse('priceChanged')
  const heldAt = world.clock.now()
  if (kind === 'listing') {
    await world.tables.listings.change(
      targetId,
      (draft) => void Object.assign(draft, { state: 'held', buyerId: userId }),
    )
  } else await restock(world, { kind, targetId }, -quantity)
  return world.tables.holds.add({
    ...offer,
    id: world.nextId(),
    intent,
    userId,
    kind,
    targetId,
    quantity,
    total: offer.unitPrice * quantity,
    state: 'held',
    heldAt,
    expiresAt: heldAt + lifetimeMs,
    endedAt: 0,
    items: [],
  })
}

/** Moves the moment at which the hold ends by itself: while a payment is under way it must not run out. */
export const extend = (world: World, holdId: string, expiresAt: number): Promise<Hold> =>
  world.tables.holds.change(holdId, (draft) => void (draft.expiresAt = expiresAt))

/** Puts what was set aside back. Nothing happens to a hold that has ended already; look at its `state`. */
export async function release(world: World, holdId: string, endedAt = world.clock.now()): Promise<Hold> {
  const hold = world.tables.holds.get(holdId) ?? refuse('notFound')
  if (hold.state !== 'held') return hold
  if (hold.kind === 'listing') {
    await world.tables.listings.change(
      hold.targetId,
      (draft) => void Object.assign(draft, { state: 'up', buyerId: '' }),
    )
  } else await restock(world, hold, hold.quantity)
  return world.tables.holds.change(holdId, (draft) => {
    draft.state = 'released'
    draft.endedAt = endedAt
  })
}

/** The copies or sealed boxes that were handed over, or that the money went back because the hold had ended. */
export type Settlement =
  | { readonly outcome: 'delivered'; readonly items: readonly string[] }
  | { readonly outcome: 'refunded'; readonly items: readonly [] }

/** Who is paid how much: the platform, or the seller and the platform its fee. */
async function payOut(world: World, hold: Hold, payer: string): Promise<void> {
  const { currency, intent: about } = hold
  const pay = (kind: string, to: string, amount: number, note: string) =>
    move(world, { kind, currency, amount, from: payer, to, about, note })
  if (hold.kind !== 'listing') {
    await pay('purchase', houseAccounts.platform, hold.total, '购买藏品')
    return
  }
  const { sellerId } = world.tables.listings.get(hold.targetId)!
  const fee = shareOfFen(hold.total, hold.terms.feeBasisPoints)
  await pay('resale', sellerId, hold.total - fee, '寄售成交')
  await pay('fee', houseAccounts.platform, fee, '寄售服务费')
  await tellSeller(world, hold, fee)
}

async function deliver(world: World, hold: Hold): Promise<string[]> {
  const priceFen = hold.currency === 'fen' ? hold.unitPrice : 0
  const got = { ownerId: hold.userId, priceFen, terms: hold.terms }
  if (hold.kind === 'product') {
    const kind = hold.currency === 'fen' ? ('sale' as const) : ('redeem' as const)
    return (await mint(world, hold.targetId, hold.quantity, { ...got, kind })).map((row) => row.id)
  }
  if (hold.kind === 'avatar') {
    const bought = { ownerId: hold.userId, paidFen: priceFen, coolingMs: hold.terms.coolingMs }
    return (await mintAvatars(world, hold.targetId, hold.quantity, bought)).map((row) => row.id)
  }
  if (hold.kind === 'box') {
    return (await seal(world, hold.targetId, hold.quantity, { ...got, kind: 'sale' })).map((row) => row.id)
  }
  const listing = await world.tables.listings.change(hold.targetId, (draft) => {
    draft.state = 'sold'
    draft.endedAt = world.clock.now()
  })
  const give = listing.kind === 'copy' ? handOver : handOverBox
  await give(world, listing.itemId, { ...got, kind: 'market' })
  return [listing.itemId]
}

/** Money that arrived for a hold that is gone: taken and given back, both on record. */
async function refund(world: World, hold: Hold, payer: string): Promise<Settlement> {
  const { currency, intent, total } = hold
  const { platform } = houseAccounts
  const step = { currency, amount: total, about: intent }
  await move(world, { ...step, kind: 'purchase', from: payer, to: platform, note: '订单已关闭' })
  await move(world, { ...step, kind: 'refund', from: platform, to: payer, note: '订单已关闭，原路退回' })
  await charge(world, hold, payer, world.clock.now())
  return { outcome: 'refunded', items: [] }
}

const charge = (world: World, { intent, id, currency, total }: Hold, payer: string, refundedAt = 0) =>
  world.tables.charges.add({
    id: intent,
    holdId: id,
    payer,
    currency,
    amount: total,
    at: world.clock.now(),
    refundedAt,
  })

/**
 * Pays for a hold and hands over what it holds, once: called again it answers what happened. `payer` is the buyer (wallet and beans) or
 * `houseAccounts.bank` for money that came in from outside. A buyer's purse is refused with `notEnough`, or with `holdEnded` when the
 * hold is gone; money from the bank has been paid already, so for a hold that is gone it goes back and the outcome is `refunded`.
 */
export async function settle(world: World, holdId: string, payer: string): Promise<Settlement> {
  const hold = world.tables.holds.get(holdId) ?? refuse('notFound')
  if (hold.state === 'settled') return { outcome: 'delivered', items: hold.items }
  if (world.tables.charges.get(hold.intent)) return { outcome: 'refunded', items: [] }
  if (hold.state === 'released') {
    return payer === houseAccounts.bank ? refund(world, hold, payer) : refuse('holdEnded')
  }
  requireFunds(world, { currency: hold.currency, amount: hold.total, from: payer })
  await payOut(world, hold, payer)
  await charge(world, hold, payer)
  const items = await deliver(world, hold)
  await world.tables.holds.change(holdId, (draft) => {
    Object.assign(draft, { state: 'settled', endedAt: world.clock.now(), items })
  })
  return { outcome: 'delivered', items }
}
