import { Schema } from 'effect'
import { Person } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import {
  Flag,
  heard,
  Id,
  MaybeMoment,
  MaybeYuan,
  Moment,
  oneOf,
  pageOf,
  pageRequest,
  Text,
  Whole,
  Yuan,
} from '../wire.ts'

/**
 * What crosses the wire of auctions and inscriptions (marketplace §7 Activity, auction, raffle, inscription). The specification shows no
 * answer: the shapes and all values are ours (docs/decisions/0048).
 */

/** Announced, bid for, 结算中, handed over to the highest bidder, or ended without a bid. */
export const auctionStates = ['listed', 'bidding', 'settling', 'struck', 'passed'] as const
export type AuctionState = (typeof auctionStates)[number]

/** How somebody stands in an auction: nowhere, highest, not any more, and in the end. */
export const standings = ['none', 'leading', 'outbid', 'won', 'lost'] as const
export type Standing = (typeof standings)[number]

/** The copy that is sold. */
const goodsFields = {
  copyId: Id,
  productId: Id,
  ...pieceFields,
  seriesName: Text,
  number: Whole,
  editionSize: Whole,
} as const
const goodsKeys = { number: 'serialNumber', editionSize: 'total' } as const

const auctionFields = {
  id: Id,
  ...goodsFields,
  state: heard(auctionStates),
  seller: Person,
  startFen: Yuan,
  /** The highest bid; the start price while there is none. */
  priceFen: Yuan,
  /** The least that may be bid next. */
  leastFen: Yuan,
  bids: Whole,
  startsAt: Moment,
  /** As it stands; a late bid puts it off. */
  endsAt: Moment,
  standing: heard(standings),
  /** One's own last bid; null for none. */
  mineFen: MaybeYuan,
} as const
const auctionKeys = {
  ...goodsKeys,
  state: 'status',
  startFen: 'startPrice',
  priceFen: 'price',
  leastFen: 'minPrice',
  bids: 'bidNum',
  startsAt: 'startTime',
  endsAt: 'endTime',
  mineFen: 'myPrice',
} as const

export const AuctionCard = Schema.Struct(auctionFields).pipe(Schema.encodeKeys(auctionKeys))
export type AuctionCard = typeof AuctionCard.Type
export const AuctionPage = pageOf(AuctionCard)

/** `open`: not over yet, what ends first comes first; `ended`: over, the last first. */
export const auctionScopes = ['open', 'ended'] as const
export const AuctionQuery = Schema.Struct({ ...pageRequest, scope: Schema.optionalKey(oneOf(auctionScopes, 'open')) })

/** One auction, and its rules as they hold. */
export const AuctionDetail = Schema.Struct({
  ...auctionFields,
  story: Text,
  stepFen: Yuan,
  /** A bid within so long of the end puts the end off to so long after it; 0 for never. */
  windowMs: Whole,
  extensionMs: Whole,
  extensions: Whole,
  extensionsMost: Whole,
  /** How long 结算中 lasts. */
  settlingMs: Whole,
}).pipe(
  Schema.encodeKeys({
    ...auctionKeys,
    story: 'intro',
    stepFen: 'stepPrice',
    windowMs: 'delayWindow',
    extensionMs: 'delayTime',
    extensions: 'delayNum',
    extensionsMost: 'delayMax',
    settlingMs: 'settleTime',
  }),
)
export type AuctionDetail = typeof AuctionDetail.Type
export const AuctionId = Schema.Struct({ id: Id })
export const BidRequest = Schema.Struct({ auctionId: Id, amountFen: Yuan }).pipe(
  Schema.encodeKeys({ amountFen: 'price' }),
)

export const bidStates = ['leading', 'outbid', 'won'] as const
/** A line of the log of an auction. */
export const Bid = Schema.Struct({
  id: Id,
  auctionId: Id,
  bidder: Person,
  amountFen: Yuan,
  at: Moment,
  state: heard(bidStates),
}).pipe(Schema.encodeKeys({ bidder: 'userInfo', amountFen: 'price', at: 'createTime', state: 'status' }))
export type Bid = typeof Bid.Type
export const BidPage = pageOf(Bid)
export const BidQuery = Schema.Struct({ ...pageRequest, auctionId: Id })

/** An evening of carved copies at falling prices. */
export const InscriptionActivity = Schema.Struct({
  id: Id,
  name: Schema.String,
  story: Text,
  startsAt: Moment,
  endsAt: Moment,
  lots: Whole,
  left: Whole,
}).pipe(
  Schema.encodeKeys({
    name: 'activityName',
    story: 'intro',
    startsAt: 'startTime',
    endsAt: 'endTime',
    lots: 'num',
    left: 'surplus',
  }),
)
export type InscriptionActivity = typeof InscriptionActivity.Type
export const InscriptionActivities = Schema.Array(InscriptionActivity)

export const lotStates = ['listed', 'falling', 'struck', 'passed'] as const
export type LotState = (typeof lotStates)[number]
/** One carved copy and how its price falls: by `dropFen` after every `dropMs` since `startsAt`, down to `floorFen`. */
export const InscriptionLot = Schema.Struct({
  id: Id,
  activityId: Id,
  ...goodsFields,
  /** What is carved on it. */
  words: Schema.String,
  seller: Person,
  state: heard(lotStates),
  startFen: Yuan,
  floorFen: Yuan,
  dropFen: Yuan,
  dropMs: Whole,
  startsAt: Moment,
  endsAt: Moment,
  buyer: Schema.NullOr(Person),
  paidFen: MaybeYuan,
}).pipe(
  Schema.encodeKeys({
    ...goodsKeys,
    words: 'inscription',
    state: 'status',
    startFen: 'startPrice',
    floorFen: 'floorPrice',
    dropFen: 'dropPrice',
    dropMs: 'dropTime',
    startsAt: 'startTime',
    endsAt: 'endTime',
    paidFen: 'dealPrice',
  }),
)
export type InscriptionLot = typeof InscriptionLot.Type
export const InscriptionLots = Schema.Array(InscriptionLot)
export const InscriptionActivityId = Schema.Struct({ activityId: Id })

/** What a lot costs at `at` of the server's time, and when it falls again; null at its floor. */
export const PriceNow = Schema.Struct({ id: Id, priceFen: Yuan, at: Moment, nextAt: MaybeMoment }).pipe(
  Schema.encodeKeys({ priceFen: 'price', at: 'nowTime', nextAt: 'nextTime' }),
)
export type PriceNow = typeof PriceNow.Type
export const TakeRequest = Schema.Struct({ id: Id, expectedFen: Yuan }).pipe(
  Schema.encodeKeys({ expectedFen: 'expectedAmount' }),
)

/** A carved copy that was struck, or that somebody has. */
export const InscriptionLine = Schema.Struct({
  id: Id,
  lotId: Text,
  ...goodsFields,
  words: Schema.String,
  owner: Person,
  paidFen: MaybeYuan,
  at: Moment,
}).pipe(
  Schema.encodeKeys({ ...goodsKeys, words: 'inscription', owner: 'userInfo', paidFen: 'dealPrice', at: 'createTime' }),
)
export type InscriptionLine = typeof InscriptionLine.Type
export const InscriptionLinePage = pageOf(InscriptionLine)
export const InscriptionLogQuery = Schema.Struct({ ...pageRequest, isMine: Schema.optionalKey(Flag) })
