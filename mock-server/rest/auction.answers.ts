import type { auctionEndpoints } from '#src/contract/rest/auction/auction.endpoints.ts'
import type {
  AuctionCard,
  AuctionDetail,
  InscriptionLine,
  InscriptionLot,
} from '#src/contract/rest/auction/auction.schema.ts'
import { bidsOf, leastOf, placeBid, standingOf, stateAt, stepAt } from '../world/auction/bidding.ts'
import { lotStateAt, nextFallAt, priceAt, takeLot } from '../world/auction/inscriptions.ts'
import { extensionsMost, settlingMs } from '../world/auction/numbers.ts'
import { productPiece, seriesName } from '../world/looks.ts'
import { refuse } from '../world/refusals.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, pageOf, signedIn } from './answers.ts'
import { person } from './views/holding.ts'

type Auction = Row<'auctions'>

/** The copy that is sold, whoever has it by now. */
function goods(world: World, row: Pick<Auction, 'copyId' | 'productId' | 'number'>) {
  const { copyId, productId, number } = row
  const product = world.tables.products.get(productId)!
  const { editionSize, seriesId } = product
  return {
    copyId,
    productId,
    number,
    editionSize,
    seriesName: seriesName(world, seriesId),
    ...productPiece(world, product),
  }
}

const card =
  (world: World, caller: Caller) =>
  (auction: Auction): AuctionCard => {
    const { id, startFen, startsAt, endsAt, sellerId } = auction
    const bids = bidsOf(world, id)
    const [highest] = bids
    const userId = caller.user?.id ?? ''
    return {
      id,
      ...goods(world, auction),
      state: stateAt(auction, bids.length, world.clock.now()),
      seller: person(world, sellerId),
      startFen,
      priceFen: highest?.amountFen ?? startFen,
      leastFen: leastOf(auction, highest),
      bids: bids.length,
      startsAt,
      endsAt,
      standing: standingOf(auction, bids, userId),
      mineFen: bids.find((row) => row.userId === userId)?.amountFen ?? null,
    }
  }

function detail(world: World, caller: Caller, auctionId: string): AuctionDetail {
  const auction = world.tables.auctions.get(auctionId) ?? refuse('notFound')
  const shown = card(world, caller)(auction)
  const { snipeWindowMs: windowMs, snipeExtensionMs: extensionMs } = world.settings
  return {
    ...shown,
    story: world.tables.products.get(auction.productId)!.story,
    stepFen: stepAt(shown.priceFen),
    windowMs,
    extensionMs,
    extensions: auction.extensions,
    extensionsMost,
    settlingMs,
  }
}

function lotView(world: World, lot: Row<'inscriptionLots'>): InscriptionLot {
  const { id, activityId, words, sellerId, startFen, floorFen, dropFen, dropMs, startsAt, endsAt, buyerId, paidFen } =
    lot
  return {
    id,
    activityId,
    ...goods(world, lot),
    words,
    seller: person(world, sellerId),
    state: lotStateAt(lot, world.clock.now()),
    startFen,
    floorFen,
    dropFen,
    dropMs,
    startsAt,
    endsAt,
    buyer: buyerId === '' ? null : person(world, buyerId),
    paidFen: buyerId === '' ? null : paidFen,
  }
}

const lotOf = (world: World, id: string): Row<'inscriptionLots'> =>
  world.tables.inscriptionLots.get(id) ?? refuse('notFound')

const struckLine =
  (world: World) =>
  (lot: Row<'inscriptionLots'>): InscriptionLine => {
    const { id, words, buyerId, paidFen, soldAt } = lot
    return { id, lotId: id, ...goods(world, lot), words, owner: person(world, buyerId), paidFen, at: soldAt }
  }

/** A carved copy in somebody's hands, by its copy. */
const heldLine =
  (world: World) =>
  ({ copy, words }: { readonly copy: Row<'copies'>; readonly words: string }): InscriptionLine => {
    const { id, ownerId, gotAt, paidFen } = copy
    const lot = world.tables.inscriptionLots.find((row) => row.copyId === id && row.buyerId === ownerId)
    return {
      id,
      lotId: lot?.id ?? '',
      ...goods(world, { ...copy, copyId: id }),
      words,
      owner: person(world, ownerId),
      paidFen,
      at: gotAt,
    }
  }

/** What of somebody's copies is carved, newest first. */
const carvedOf = (world: World, userId: string) =>
  world.tables.inscriptions
    .all()
    .flatMap(({ id, words }) => {
      const copy = world.tables.copies.get(id)
      return copy?.ownerId === userId ? [{ copy, words }] : []
    })
    .toSorted((a, b) => b.copy.gotAt - a.copy.gotAt || (a.copy.id < b.copy.id ? -1 : 1))

/** What the auctions answer (marketplace §7; docs/decisions/0048). */
export const auctionAnswers: Answers<typeof auctionEndpoints> = {
  list: (world, { scope = 'open', ...page }, caller) => {
    const isOpen = scope === 'open'
    const rows = world.tables.auctions.filter((row) => (row.state === 'open') === isOpen)
    const inOrder = rows.toSorted(
      (a, b) => (isOpen ? a.endsAt - b.endsAt : b.endsAt - a.endsAt) || (a.id < b.id ? -1 : 1),
    )
    return { data: pageOf(inOrder, page, card(world, caller)) }
  },
  detail: (world, { id }, caller) => ({ data: detail(world, caller, id) }),
  mine: (world, page, caller) => {
    const { user } = signedIn(caller)
    const own = new Set(world.tables.auctionBids.filter((row) => row.userId === user.id).map((row) => row.auctionId))
    const rows = world.tables.auctions.filter((row) => own.has(row.id))
    const isOver = (row: Auction) => Number(row.state !== 'open')
    const inOrder = rows.toSorted(
      (a, b) => isOver(a) - isOver(b) || (isOver(a) ? b.endsAt - a.endsAt : a.endsAt - b.endsAt),
    )
    return { data: pageOf(inOrder, page, card(world, caller)) }
  },
  bid: async (world, { auctionId, amountFen }, caller) => {
    const { id } = signedIn(caller).user
    await placeBid(world, auctionId, { userId: id, payer: id }, amountFen)
    return { data: detail(world, caller, auctionId) }
  },
  bids: (world, { auctionId, ...page }) => {
    if (!world.tables.auctions.get(auctionId)) refuse('notFound')
    const states = { held: 'leading', freed: 'outbid', won: 'won' } as const
    return {
      data: pageOf(bidsOf(world, auctionId), page, ({ id, userId, amountFen, at, state }) => {
        return { id, auctionId, bidder: person(world, userId), amountFen, at, state: states[state] }
      }),
    }
  },
  inscriptionActivities: (world) => {
    const rows = world.tables.inscriptionActivities.all().toSorted((a, b) => b.startsAt - a.startsAt)
    return {
      data: rows.slice(0, 5).map((row) => {
        const lots = world.tables.inscriptionLots.filter((lot) => lot.activityId === row.id)
        return { ...row, lots: lots.length, left: lots.filter((lot) => lot.state === 'open').length }
      }),
    }
  },
  inscriptionLots: (world, { activityId }) => {
    if (!world.tables.inscriptionActivities.get(activityId)) refuse('notFound')
    const lots = world.tables.inscriptionLots.filter((row) => row.activityId === activityId)
    return { data: lots.toSorted((a, b) => a.startsAt - b.startsAt).map((row) => lotView(world, row)) }
  },
  inscriptionLot: (world, { id }) => ({ data: lotView(world, lotOf(world, id)) }),
  inscriptionPrice: (world, { id }) => {
    const lot = lotOf(world, id)
    const at = world.clock.now()
    return { data: { id, priceFen: priceAt(lot, at), at, nextAt: nextFallAt(lot, at) } }
  },
  takeInscription: async (world, { id, expectedFen }, caller) => {
    const { id: userId } = signedIn(caller).user
    return { data: lotView(world, await takeLot(world, id, { userId, payer: userId }, expectedFen)) }
  },
  inscriptionLog: (world, { isMine = false, ...page }, caller) => {
    const { user } = signedIn(caller)
    if (isMine) return { data: pageOf(carvedOf(world, user.id), page, heldLine(world)) }
    const struck = world.tables.inscriptionLots.filter((row) => row.state === 'struck')
    return {
      data: pageOf(
        struck.toSorted((a, b) => b.soldAt - a.soldAt || (a.id < b.id ? -1 : 1)),
        page,
        struckLine(world),
      ),
    }
  },
}
