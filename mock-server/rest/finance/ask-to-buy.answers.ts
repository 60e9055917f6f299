import type { askToBuyEndpoints } from '#src/contract/rest/ask-to-buy/ask-to-buy.endpoints.ts'
import type { Ask, AskDeal, AskedPiece, LadderStep } from '#src/contract/rest/ask-to-buy/ask-to-buy.schema.ts'
import type { RequestOf } from '#src/contract/rest/calls.ts'
import {
  type Ask as AskRow,
  cancelAsk,
  chooseOffer,
  openAsks,
  openAsksOf,
  releaseAsk,
  sellToAsk,
} from '../../world/finance/asks.ts'
import { askDays, asksMax, highestFen, lowestFen } from '../../world/finance/numbers.ts'
import { boxPiece, productPiece, seriesName } from '../../world/looks.ts'
import { refuse } from '../../world/refusals.ts'
import type { Row } from '../../world/rows.ts'
import { lockOf } from '../../world/trade/items.ts'
import { balanceOf } from '../../world/trade/ledger.ts'
import { openListings } from '../../world/trade/listings.ts'
import type { World } from '../../world/world.ts'
import { type Answers, type Caller, pageOf, searchFor, signedIn } from '../answers.ts'
import { floorsOf, ofCategory, person, priceDays, tradesOf } from '../views/holding.ts'

type Kind = AskRow['kind']

/** What is asked for, as it looks. */
function asked(world: World, kind: Kind, targetId: string) {
  const about = { kind, productId: targetId }
  if (kind === 'box') {
    const box = world.tables.blindBoxes.get(targetId)!
    return { ...about, categoryId: '', ...boxPiece(world, box), seriesName: seriesName(world, box.seriesId) }
  }
  const product = world.tables.products.get(targetId)!
  const { categoryId, seriesId } = product
  return { ...about, categoryId, ...productPiece(world, product), seriesName: seriesName(world, seriesId) }
}

const askView =
  (world: World) =>
  ({ id, kind, targetId, priceFen, askerId, state, askedAt, endsAt, endedAt, paidFen, itemId }: AskRow): Ask => ({
    id,
    priceFen,
    state,
    askedAt,
    endsAt,
    paidFen,
    itemId,
    ...asked(world, kind, targetId),
    asker: person(world, askerId),
    endedAt: endedAt || null,
  })

/** A copy says its number; a sealed box has none. */
const numberOf = ({ kind, itemId }: AskRow): number => (kind === 'copy' ? Number(itemId.split('-').at(-1)) : 0)

const dealView =
  (world: World) =>
  (ask: AskRow): AskDeal => ({
    id: ask.id,
    ...asked(world, ask.kind, ask.targetId),
    itemId: ask.itemId,
    number: numberOf(ask),
    priceFen: ask.paidFen,
    feeFen: ask.feeFen,
    incomeFen: ask.paidFen - ask.feeFen,
    buyer: person(world, ask.askerId),
    seller: person(world, ask.sellerId),
    at: ask.endedAt,
  })

/** How many of it somebody has that could be sold now. */
function sellable(world: World, kind: Kind, targetId: string, userId: string | undefined): number {
  const own =
    kind === 'copy'
      ? world.tables.copies.filter((row) => row.ownerId === userId && row.productId === targetId)
      : world.tables.sealedBoxes.filter((row) => row.ownerId === userId && row.boxId === targetId)
  return own.filter((row) => row.terms.resale && lockOf(world, row) === null).length
}

/** Everything of a kind that is asked for, most asked for first. */
function askedPieces(world: World, kind: Kind, caller: Caller): AskedPiece[] {
  const floors = floorsOf(world)
  const byTarget = Map.groupBy(
    openAsks(world).filter((row) => row.kind === kind),
    (row) => row.targetId,
  )
  return [...byTarget]
    .map(([targetId, asks]) => ({
      id: targetId,
      ...asked(world, kind, targetId),
      asks: asks.length,
      highestFen: asks[0]!.priceFen,
      ...floors(targetId),
      sellable: sellable(world, kind, targetId, caller.user?.id),
    }))
    .toSorted((a, b) => b.asks - a.asks || b.highestFen - a.highestFen || Number(a.id) - Number(b.id))
}

type Order = NonNullable<RequestOf<'ask-to-buy.market'>['order']>
const orders: Readonly<Record<Order, (a: AskedPiece, b: AskedPiece) => number>> = {
  hot: () => 0,
  priceDown: (a, b) => b.highestFen - a.highestFen,
  priceUp: (a, b) => a.highestFen - b.highestFen,
}

/** How many stand at each price, in the order of the rows; the first steps only. */
const STEPS = 8
const ladder = (rows: readonly { readonly priceFen: number }[]): LadderStep[] =>
  [...Map.groupBy(rows, (row) => row.priceFen)]
    .map(([priceFen, equal]) => ({ priceFen, count: equal.length }))
    .slice(0, STEPS)

const newest = (a: AskRow, b: AskRow): number => b.endedAt - a.endedAt || Number(b.id) - Number(a.id)
const dealsOf = (world: World, isMeant: (row: AskRow) => boolean): AskRow[] =>
  world.tables.asks.filter((row) => row.state === 'sold' && isMeant(row)).toSorted(newest)

const userOf = (caller: Caller): string => signedIn(caller).user.id

/** What asking to buy answers (marketplace §7 Ask-to-buy; docs/decisions/0046). */
export const askToBuyAnswers: Answers<typeof askToBuyEndpoints> = {
  market: (world, { order = 'hot', keyword, ...page }, caller) => {
    const fits = searchFor(keyword)
    const rows = askedPieces(world, 'copy', caller).filter((row) => fits(row.name, row.seriesName))
    return { data: pageOf(rows.toSorted(orders[order]), page, (row) => row) }
  },
  mine: (world, { state, ...page }, caller) => {
    const userId = userOf(caller)
    const rows = world.tables.asks
      .filter((row) => row.askerId === userId && (state === undefined || row.state === state))
      .toSorted((a, b) => b.askedAt - a.askedAt || Number(b.id) - Number(a.id))
    return { data: pageOf(rows, page, askView(world)) }
  },
  choose: async (world, { id, listingId }, caller) => ({
    data: askView(world)(await chooseOffer(world, id, listingId, userOf(caller))),
    msg: '已买下',
  }),
  release: async (world, { kind, productId, priceFen, days }, caller) => {
    if (kind === 'unknown') return refuse('badRequest')
    const made = await releaseAsk(world, { kind, targetId: productId, askerId: userOf(caller), priceFen, days })
    return { data: askView(world)(made), msg: '求购已发布' }
  },
  sell: async (world, { id, itemId }, caller) => ({
    data: dealView(world)(await sellToAsk(world, id, itemId, userOf(caller))),
    msg: '已卖出',
  }),
  count: (world, _, caller) => {
    const userId = userOf(caller)
    const open = openAsksOf(world, userId)
    return {
      data: {
        open: open.length,
        limit: asksMax,
        heldFen: open.reduce((sum, row) => sum + row.priceFen, 0),
        balanceFen: balanceOf(world, 'fen', userId),
        lowestFen,
        highestFen,
        days: askDays,
      },
    }
  },
  boxStatistics: (world, _, caller) => ({ data: askedPieces(world, 'box', caller) }),
  boxDeals: (world, page) => ({
    data: pageOf(
      dealsOf(world, (row) => row.kind === 'box'),
      page,
      dealView(world),
    ),
  }),
  boxMarket: (world, { blindBoxId, ...page }) => ({
    data: pageOf(
      openAsks(world, blindBoxId).filter((row) => row.kind === 'box'),
      page,
      askView(world),
    ),
  }),
  byCategory: (world, { categoryId, ...page }, caller) => {
    const product: Row<'products'> = ofCategory(world, categoryId) ?? refuse('notFound')
    const rows = openAsks(world, product.id)
    return {
      data: {
        ...pageOf(rows, page, askView(world)),
        piece: {
          id: product.id,
          ...asked(world, 'copy', product.id),
          asks: rows.length,
          highestFen: rows[0]?.priceFen ?? 0,
          ...floorsOf(world)(product.id),
          sellable: sellable(world, 'copy', product.id, caller.user?.id),
        },
        bids: ladder(rows),
        offers: ladder(openListings(world, product.id)),
        days: priceDays(tradesOf(world, product.id)),
      },
    }
  },
  cancel: async (world, { id }, caller) => ({
    data: askView(world)(await cancelAsk(world, id, userOf(caller))),
    msg: '已撤回',
  }),
  sold: (world, page, caller) => {
    const userId = userOf(caller)
    return {
      data: pageOf(
        dealsOf(world, (row) => row.sellerId === userId && row.paidFen > 0),
        page,
        dealView(world),
      ),
    }
  },
}
