import type { AuctionState, Standing } from '#src/contract/rest/auction/auction.schema.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { handOver } from '../trade/items.ts'
import { balanceOf, houseAccounts, move } from '../trade/ledger.ts'
import { hold, letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { bidMostFen, extensionsMost, feeBasisPoints, settlingMs, steps } from './numbers.ts'

type Auction = Row<'auctions'>
type BidRow = Row<'auctionBids'>

/** The bids of one auction, the highest first: each is higher than all before it. */
export const bidsOf = (world: World, auctionId: string): BidRow[] =>
  world.tables.auctionBids.filter((row) => row.auctionId === auctionId).toSorted((a, b) => b.amountFen - a.amountFen)

/** Where an auction stands at an instant, by the server's clock. */
export function stateAt({ state, endsAt }: Auction, bids: number, at: Instant): AuctionState {
  if (state !== 'open') return state
  if (at >= endsAt) return 'settling'
  return bids === 0 ? 'listed' : 'bidding'
}

export const stepAt = (priceFen: number): number => steps.find(([upToFen]) => priceFen <= upToFen)![1]

/** The least that may be bid next: the start price, or a step above the highest bid. */
export const leastOf = ({ startFen }: Auction, highest: BidRow | undefined): number =>
  highest ? highest.amountFen + stepAt(highest.amountFen) : startFen

/** How somebody stands: in an open auction, and in the end. */
export function standingOf(auction: Auction, bids: readonly BidRow[], userId: string): Standing {
  const mine = bids.find((row) => row.userId === userId)
  if (!mine) return 'none'
  if (auction.state === 'struck') return mine.state === 'won' ? 'won' : 'lost'
  return mine.state === 'held' ? 'leading' : 'outbid'
}

export interface Bidder {
  readonly userId: string
  /** Whose money it is: one's own, or the bank's. */
  readonly payer: string
}

async function free(world: World, bid: BidRow): Promise<void> {
  const { id, payer, amountFen: amount } = bid
  const from = houseAccounts.auction
  await move(world, { kind: 'bidFreed', currency: 'fen', amount, from, to: payer, about: id, note: '出价被超过，退回' })
  await world.tables.auctionBids.change(id, (draft) => void (draft.state = 'freed'))
}

/**
 * Bids: the money is held, and what was held for the bid before goes back in the same step. Refuses with `notFound`, `notOnSale` before it
 * begins, `activityOver` from its end on, `ownListing`, `badAmount`, `bidTooLow` and `notEnough`, before anything is changed.
 */
export async function placeBid(
  world: World,
  auctionId: string,
  { userId, payer }: Bidder,
  amountFen: number,
  at: Instant = world.clock.now(),
): Promise<BidRow> {
  const auction = world.tables.auctions.get(auctionId) ?? refuse('notFound')
  if (at < auction.startsAt) refuse('notOnSale', '还没有开拍')
  if (auction.state !== 'open' || at >= auction.endsAt) refuse('activityOver', '拍卖已结束')
  if (auction.sellerId === userId) refuse('ownListing', '不能拍自己的藏品')
  if (!Number.isSafeInteger(amountFen) || amountFen < 1 || amountFen > bidMostFen) refuse('badAmount')
  const bids = bidsOf(world, auctionId)
  const [highest] = bids
  if (amountFen < leastOf(auction, highest)) refuse('bidTooLow')
  // What is held for one's own bid pays for the higher one.
  const again = highest?.payer === payer ? highest.amountFen : 0
  const isBank = payer === houseAccounts.bank
  if (!isBank && balanceOf(world, 'fen', payer) + again < amountFen) refuse('notEnough')
  if (highest) await free(world, highest)
  const id = `${auctionId}-${bids.length + 1}`
  const to = houseAccounts.auction
  await move(world, {
    kind: 'bidHeld',
    currency: 'fen',
    amount: amountFen,
    from: payer,
    to,
    about: id,
    note: '拍卖出价',
  })
  const bid = await world.tables.auctionBids.add({ id, auctionId, userId, payer, amountFen, at, state: 'held' })
  await putOff(world, auction, at)
  return bid
}

/** Anti-sniping: a bid shortly before the end puts it off (docs/decisions/0048). */
async function putOff(world: World, { id, endsAt, extensions }: Auction, at: Instant): Promise<void> {
  const { snipeWindowMs, snipeExtensionMs } = world.settings
  if (endsAt - at > snipeWindowMs || extensions >= extensionsMost || at + snipeExtensionMs <= endsAt) return
  await world.tables.auctions.change(id, (draft) => {
    draft.endsAt = at + snipeExtensionMs
    draft.extensions += 1
  })
}

/** What a copy was sold for goes to its seller, less the fee; `from` holds it. */
export async function paySeller(
  world: World,
  { sellerId, amountFen, from, about }: { sellerId: string; amountFen: number; from: string; about: string },
): Promise<void> {
  const fee = Math.floor((amountFen * feeBasisPoints) / 10_000)
  const common = { currency: 'fen', from, about } as const
  await move(world, { ...common, kind: 'auctionPaid', amount: amountFen - fee, to: sellerId, note: '拍卖成交' })
  await move(world, { ...common, kind: 'auctionFee', amount: fee, to: houseAccounts.platform, note: '拍卖服务费' })
}

/** Hands over what was won, or lets the copy go where nobody has bid. */
export async function settleAuction(world: World, auction: Auction): Promise<void> {
  const { id, copyId, sellerId } = auction
  const [highest] = bidsOf(world, id)
  const copy = world.tables.copies.get(copyId)!
  const settledAt = world.clock.now()
  const close = (state: Auction['state']) =>
    world.tables.auctions.change(id, (draft) => void Object.assign(draft, { state, settledAt }))
  if (!highest) {
    letGo(world, copyId)
    await close('passed')
    return
  }
  const { amountFen, userId: ownerId } = highest
  await paySeller(world, { sellerId, amountFen, from: houseAccounts.auction, about: highest.id })
  await world.tables.auctionBids.change(highest.id, (draft) => void (draft.state = 'won'))
  await close('struck')
  await handOver(world, copyId, { kind: 'market', ownerId, priceFen: amountFen, terms: copy.terms })
}

/** Settles what is due by an instant, in the order in which it was. */
export async function settleDue(world: World, at: Instant): Promise<void> {
  const due = world.tables.auctions.filter((row) => row.state === 'open' && row.endsAt + settlingMs <= at)
  for (const auction of due.toSorted((a, b) => a.endsAt - b.endsAt || (a.id < b.id ? -1 : 1))) {
    await settleAuction(world, auction)
  }
}

/** Puts a free copy up for auction. Whoever calls has looked whether it is free. */
export async function openAuction(
  world: World,
  { copyId, startFen, startsAt, endsAt }: Pick<Auction, 'copyId' | 'startFen' | 'startsAt' | 'endsAt'>,
): Promise<Auction> {
  const { productId, number, ownerId: sellerId } = world.tables.copies.get(copyId) ?? refuse('notFound')
  const id = world.nextId()
  await hold(world, copyId, 'auction', id)
  const about = { id, copyId, productId, number, sellerId, startFen, startsAt, endsAt }
  return world.tables.auctions.add({ ...about, extensions: 0, state: 'open', settledAt: 0 })
}
