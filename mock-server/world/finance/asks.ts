import { shareOfFen } from '#src/domain/number/fen.ts'
import { day } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { reserve, settle } from '../trade/holds.ts'
import { handOver, handOverBox, requireFree } from '../trade/items.ts'
import { houseAccounts } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { askDays, asksMax, highestFen, lowestFen } from './numbers.ts'
import { feeFromTrust, payFromTrust, putAside } from './trust.ts'

export type Ask = Row<'asks'>
type Wanted = Pick<Ask, 'kind' | 'targetId' | 'askerId' | 'priceFen'> & { readonly days: number }

/** What moves money for an ask is about this. */
export const aboutAsk = (askId: string): string => `ask/${askId}`
/** An ask that chooses an offer buys it under this intent. */
export const intentOfAsk = (askId: string): string => `ask-${askId}`

/** The asks that can be sold to, of one product or box or of all: dearest first, and of equal ones the oldest. */
export const openAsks = (world: World, targetId?: string): Ask[] =>
  world.tables.asks
    .filter((row) => row.state === 'released' && (targetId === undefined || row.targetId === targetId))
    .toSorted((a, b) => b.priceFen - a.priceFen || a.askedAt - b.askedAt || Number(a.id) - Number(b.id))

export const openAsksOf = (world: World, userId: string): Ask[] =>
  world.tables.asks.filter((row) => row.askerId === userId && row.state === 'released')

/** Asks for one piece and puts its price aside. Refuses with `badAmount`, `badRequest`, `notFound`, `tooManyAsks` and `notEnough`. */
export async function releaseAsk(world: World, { kind, targetId, askerId, priceFen, days }: Wanted): Promise<Ask> {
  if (!Number.isSafeInteger(priceFen) || priceFen < lowestFen || priceFen > highestFen) refuse('badAmount')
  if (!askDays.some((one) => one === days)) refuse('badRequest')
  const target = kind === 'copy' ? world.tables.products.get(targetId) : world.tables.blindBoxes.get(targetId)
  if (!target) refuse('notFound')
  if (openAsksOf(world, askerId).length >= asksMax) refuse('tooManyAsks')
  const id = world.nextId()
  await putAside(world, askerId, { about: aboutAsk(id), amount: priceFen, note: '求购冻结' })
  const askedAt = world.clock.now()
  return world.tables.asks.add({
    id,
    kind,
    targetId,
    askerId,
    priceFen,
    state: 'released',
    askedAt,
    endsAt: askedAt + days * day,
    endedAt: 0,
    itemId: '',
    sellerId: '',
    paidFen: 0,
    feeFen: 0,
  })
}

const end = (world: World, { id }: Ask, what: Partial<Ask>, endedAt = world.clock.now()): Promise<Ask> =>
  world.tables.asks.change(id, (draft) => void Object.assign(draft, what, { endedAt }))

const requireOpen = (world: World, askId: string): Ask => {
  const ask = world.tables.asks.get(askId) ?? refuse('notFound')
  return ask.state === 'released' ? ask : refuse('askEnded')
}

/**
 * Sells a copy or a sealed box to an ask: its owner is paid at once out of what was put aside, less the fee. Refuses with `notFound`,
 * `askEnded`, `ownAsk`, `badRequest` for something else than is asked for, `notTradable` and what `requireFree` refuses.
 */
export async function sellToAsk(world: World, askId: string, itemId: string, sellerId: string): Promise<Ask> {
  const ask = requireOpen(world, askId)
  if (ask.askerId === sellerId) refuse('ownAsk')
  const isCopy = ask.kind === 'copy'
  const item = isCopy
    ? requireFree(world, world.tables.copies.get(itemId), sellerId)
    : requireFree(world, world.tables.sealedBoxes.get(itemId), sellerId)
  if (('productId' in item ? item.productId : item.boxId) !== ask.targetId) refuse('badRequest')
  if (!item.terms.resale) refuse('notTradable')
  const feeFen = shareOfFen(ask.priceFen, item.terms.feeBasisPoints)
  const about = aboutAsk(askId)
  await payFromTrust(world, sellerId, { about, amount: ask.priceFen - feeFen, note: '卖给求购' }, 'askSold')
  await feeFromTrust(world, { about, amount: feeFen, note: '求购成交服务费' })
  const got = { kind: 'market', ownerId: ask.askerId, priceFen: ask.priceFen, terms: item.terms } as const
  await (isCopy ? handOver : handOverBox)(world, itemId, got)
  return end(world, ask, { state: 'sold', itemId, sellerId, paidFen: ask.priceFen, feeFen })
}

/**
 * Fills one's own ask with an offer of the market that costs no more: it is paid out of what was put aside, and the rest goes back.
 * Refuses with `notFound`, `notYours`, `askEnded`, `badRequest`, `priceChanged` for a dearer offer, and what `reserve` refuses.
 */
export async function chooseOffer(world: World, askId: string, listingId: string, askerId: string): Promise<Ask> {
  const ask = requireOpen(world, askId)
  if (ask.askerId !== askerId) refuse('notYours')
  const listing = world.tables.listings.get(listingId) ?? refuse('notFound')
  if (listing.kind !== ask.kind || listing.ofId !== ask.targetId) refuse('badRequest')
  if (listing.priceFen > ask.priceFen) refuse('priceChanged')
  const wanted = { intent: intentOfAsk(askId), kind: 'listing', targetId: listingId, userId: askerId } as const
  const hold = await reserve(world, { ...wanted, expectedPrice: listing.priceFen })
  await settle(world, hold.id, houseAccounts.trust)
  const rest = ask.priceFen - listing.priceFen
  await payFromTrust(world, askerId, { about: aboutAsk(askId), amount: rest, note: '求购余款退回' }, 'trustBack')
  const { sellerId, itemId, priceFen: paidFen } = listing
  const feeFen = shareOfFen(hold.total, hold.terms.feeBasisPoints)
  return end(world, ask, { state: 'sold', itemId, sellerId, paidFen, feeFen })
}

/** What was put aside goes back: the asker takes the ask back, or its time is over. */
async function giveBack(world: World, ask: Ask, at = world.clock.now()): Promise<Ask> {
  const what = { about: aboutAsk(ask.id), amount: ask.priceFen, note: '求购退回' }
  await payFromTrust(world, ask.askerId, what, 'trustBack')
  return end(world, ask, { state: 'cancelled' }, at)
}

/** Takes an ask back. What is back already is fine. Refuses with `notFound`, `notYours`, and `askEnded` for what was sold. */
export async function cancelAsk(world: World, askId: string, askerId: string): Promise<Ask> {
  const ask = world.tables.asks.get(askId) ?? refuse('notFound')
  if (ask.askerId !== askerId) refuse('notYours')
  return ask.state === 'cancelled' ? ask : giveBack(world, requireOpen(world, askId))
}

/** Its time is over, at that moment, however late somebody looks. */
export const endAsk = async (world: World, askId: string): Promise<unknown> => {
  const ask = world.tables.asks.get(askId)
  return ask?.state === 'released' ? giveBack(world, ask, ask.endsAt) : undefined
}
