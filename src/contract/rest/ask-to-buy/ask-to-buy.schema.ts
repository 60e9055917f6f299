import { Schema } from 'effect'
import { floorFields, floorKeys, Person, PriceDay } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { heard, Id, MaybeMoment, Moment, oneOf, pageFields, pageOf, pageRequest, Text, Whole, Yuan } from '../wire.ts'

/** What is asked for: the next best copy of a product, or a sealed box. */
export const askedKinds = ['copy', 'box'] as const
export type AskedKind = (typeof askedKinds)[number]

/** lc:want-to-buy; `none` is before there is one. */
export const askStates = ['released', 'sold', 'cancelled'] as const
export type AskState = (typeof askStates)[number]

const askedFields = {
  kind: heard(askedKinds),
  productId: Id,
  categoryId: Text,
  ...pieceFields,
  seriesName: Text,
} as const

/** Somebody's offer to buy one piece. While it is released its price is held. */
export const Ask = Schema.Struct({
  id: Id,
  ...askedFields,
  priceFen: Yuan,
  asker: Person,
  state: heard(askStates),
  askedAt: Moment,
  /** Until when the money is held: then it ends by itself. */
  endsAt: Moment,
  endedAt: MaybeMoment,
  /** What it has cost; 0 until it is sold, at most `priceFen`. */
  paidFen: Yuan,
  /** The copy or sealed box that was got, `''` without one. */
  itemId: Text,
}).pipe(
  Schema.encodeKeys({
    priceFen: 'price',
    paidFen: 'payPrice',
    asker: 'buyUser',
    askedAt: 'createTime',
    endsAt: 'expireTime',
    endedAt: 'endTime',
    itemId: 'copyId',
  }),
)
export type Ask = typeof Ask.Type

/** A product or box that is asked for, with its best prices. */
export const AskedPiece = Schema.Struct({
  id: Id,
  ...askedFields,
  asks: Whole,
  highestFen: Yuan,
  ...floorFields,
  /** How many of it the person who reads has free. */
  sellable: Whole,
}).pipe(Schema.encodeKeys({ asks: 'buyNum', highestFen: 'highestPrice', sellable: 'canSellNum', ...floorKeys }))
export type AskedPiece = typeof AskedPiece.Type

/** One step of a ladder: a price, and how many stand there. */
export const LadderStep = Schema.Struct({ priceFen: Yuan, count: Whole }).pipe(
  Schema.encodeKeys({ priceFen: 'price', count: 'num' }),
)
export type LadderStep = typeof LadderStep.Type

export const AskedPieces = pageOf(AskedPiece)
export const askOrders = ['hot', 'priceDown', 'priceUp'] as const
/** `order`: the ranking, by how many ask or by price. */
export const AskMarketQuery = Schema.Struct({
  ...pageRequest,
  order: Schema.optionalKey(oneOf(askOrders, 'hot')),
  keyword: Schema.optionalKey(Schema.String),
})

export const AsksQuery = Schema.Struct({ ...pageRequest, categoryId: Id })
/** The asks for one product, dearest first, with both ladders and what was paid by day. */
export const AskBook = Schema.Struct({
  ...pageFields(Ask),
  piece: Schema.NullOr(AskedPiece),
  bids: Schema.Array(LadderStep),
  offers: Schema.Array(LadderStep),
  days: Schema.Array(PriceDay),
}).pipe(Schema.encodeKeys({ piece: 'product', bids: 'buyList', offers: 'saleList', days: 'priceList' }))

export const BoxAsksQuery = Schema.Struct({ ...pageRequest, blindBoxId: Schema.optionalKey(Id) }).pipe(
  Schema.encodeKeys({ blindBoxId: 'blindboxId' }),
)
export const Asks = pageOf(Ask)
export const BoxStatistics = Schema.Array(AskedPiece)

export const MyAsksQuery = Schema.Struct({
  ...pageRequest,
  state: Schema.optionalKey(oneOf(askStates, 'released')),
}).pipe(Schema.encodeKeys({ state: 'status' }))

/** How many asks this person has open, may have, and what is held for them; the limits of a new one. */
export const AskCount = Schema.Struct({
  open: Whole,
  limit: Whole,
  heldFen: Yuan,
  balanceFen: Yuan,
  lowestFen: Yuan,
  highestFen: Yuan,
  /** The lifetimes that can be chosen, in days. */
  days: Schema.Array(Whole),
}).pipe(
  Schema.encodeKeys({
    open: 'buyNum',
    limit: 'maxNum',
    heldFen: 'frozenPrice',
    balanceFen: 'balance',
    lowestFen: 'minPrice',
    highestFen: 'maxPrice',
    days: 'dayList',
  }),
)
export type AskCount = typeof AskCount.Type

export const NewAsk = Schema.Struct({ kind: heard(askedKinds), productId: Id, priceFen: Yuan, days: Whole }).pipe(
  Schema.encodeKeys({ priceFen: 'price', days: 'dayNum' }),
)
/** Selling to an ask; `itemId` is the copy or sealed box. */
export const SellToAsk = Schema.Struct({ id: Id, itemId: Id }).pipe(Schema.encodeKeys({ itemId: 'copyId' }))
/** Filling one's own ask with an offer of the market that costs no more. */
export const ChooseOffer = Schema.Struct({ id: Id, listingId: Id })
export const AskId = Schema.Struct({ id: Id })

/** Something that was sold to an ask. */
export const AskDeal = Schema.Struct({
  id: Id,
  ...askedFields,
  itemId: Id,
  /** 0 of a box. */
  number: Whole,
  priceFen: Yuan,
  feeFen: Yuan,
  incomeFen: Yuan,
  buyer: Person,
  seller: Person,
  at: Moment,
}).pipe(
  Schema.encodeKeys({
    itemId: 'copyId',
    number: 'serialNumber',
    priceFen: 'price',
    feeFen: 'serviceCharge',
    incomeFen: 'income',
    buyer: 'buyUser',
    at: 'createTime',
  }),
)
export type AskDeal = typeof AskDeal.Type
export const AskDeals = pageOf(AskDeal)
export const AskDealsQuery = Schema.Struct(pageRequest)
