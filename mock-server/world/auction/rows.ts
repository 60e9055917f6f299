import { Schema } from 'effect'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of auctions and inscriptions; `audit.ts` says what always adds up. */
export const auctionRows = {
  auctions: Schema.Struct({
    id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    sellerId: id,
    startFen: Schema.Int,
    startsAt: at,
    endsAt: at,
    extensions: Schema.Int,
    /** `open` until it is settled, also in 结算中. */
    state: Schema.Literals(['open', 'struck', 'passed']),
    settledAt: at,
  }),
  /** Oldest first. Only the highest of an open auction is held; `payer` is whose money it is, the bank's for people of the world. */
  auctionBids: Schema.Struct({
    id,
    auctionId: id,
    userId: id,
    payer: id,
    amountFen: Schema.Int,
    at,
    state: Schema.Literals(['held', 'freed', 'won']),
  }),
  inscriptionActivities: Schema.Struct({ id, name: Schema.String, story: Schema.String, startsAt: at, endsAt: at }),
  inscriptionLots: Schema.Struct({
    id,
    activityId: id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    sellerId: id,
    words: Schema.String,
    startFen: Schema.Int,
    floorFen: Schema.Int,
    dropFen: Schema.Int,
    dropMs: Schema.Int,
    startsAt: at,
    endsAt: at,
    state: Schema.Literals(['open', 'struck', 'passed']),
    buyerId: Schema.String,
    payer: Schema.String,
    paidFen: Schema.Int,
    soldAt: at,
  }),
  /** What is carved on a copy; the id is the copy's. */
  inscriptions: Schema.Struct({ id, words: Schema.String, at }),
} as const
