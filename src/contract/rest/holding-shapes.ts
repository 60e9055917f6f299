import { Schema } from 'effect'
import { pieceFields } from './shapes.ts'
import { Flag, heard, Id, MaybeMoment, MaybeYuan, Moment, oneOf, Text, Whole, Yuan } from './wire.ts'

/** Shapes of owning, offering and passing on, shared by the areas about products, blind boxes, collections and the market. */

/** Another person, as everybody may see them. */
export const Person = Schema.Struct({ userId: Id, nickname: Text, avatar: Text })
export type Person = typeof Person.Type

/** The rules something is sold or was bought under; a purchase freezes them. */
export const SaleTerms = Schema.Struct({
  /** Which edition of the rules, as a date. */
  version: Text,
  /** How long after getting it it may be neither offered nor given away, in milliseconds. */
  coolingMs: Whole,
  /** What the seller pays of a resale, in hundredths of a per cent. */
  feeBasisPoints: Whole,
  resale: Flag,
  transferable: Flag,
}).pipe(
  Schema.encodeKeys({
    coolingMs: 'coolingTime',
    feeBasisPoints: 'serviceRate',
    resale: 'isResale',
    transferable: 'isTransfer',
  }),
)
export type SaleTerms = typeof SaleTerms.Type

/**
 * What can be done with something owned: anything, nothing until `freeAt`, nothing while it is offered, being paid for, lies in the
 * garden, is pledged, let out, auctioned or part of a piece, or lies in the warehouse of a guild.
 */
export const holdingStates = [
  'free',
  'coolingOff',
  'listed',
  'trading',
  'planted',
  'pledged',
  'leased',
  'auctioned',
  'assembled',
  'stored',
] as const
export type HoldingState = (typeof holdingStates)[number]

/** What is owned, a copy or a sealed box. */
export const heldFields = {
  state: heard(holdingStates),
  gotAt: Moment,
  paidFen: Yuan,
  freeAt: Moment,
  /** The offer it is in and its price; `''` and null when it is in none. */
  listingId: Text,
  askedFen: MaybeYuan,
} as const
export const heldKeys = {
  gotAt: 'getTime',
  paidFen: 'buyPrice',
  freeAt: 'unlockTime',
  askedFen: 'salePrice',
} as const

/** One numbered piece of an edition: `number` is engraved in it (铭文), from 1 to `editionSize`. */
export const numberedFields = { ...pieceFields, number: Whole, editionSize: Whole } as const
export const numberedKeys = { number: 'serialNumber', editionSize: 'total' } as const

/** What a copy is of: something to collect, or a flower seed. */
export const copyKinds = ['collectible', 'seed'] as const
export type CopyKind = (typeof copyKinds)[number]

/** The fields of {@link CopyCard}, for shapes that say more about one. */
export const copyFields = {
  ...numberedFields,
  ...heldFields,
  id: Id,
  productId: Id,
  categoryId: Id,
  typeId: Id,
  seriesName: Text,
  kind: oneOf(copyKinds, 'collectible'),
} as const
export const copyKeys = { ...numberedKeys, ...heldKeys } as const

/** A numbered copy in somebody's hands. */
export const CopyCard = Schema.Struct(copyFields).pipe(Schema.encodeKeys(copyKeys))
export type CopyCard = typeof CopyCard.Type

export const offerStates = ['up', 'held', 'sold', 'down'] as const
export const offerKinds = ['copy', 'box'] as const

/** An offer on the market: a numbered copy, or a sealed box, which has number 0. */
export const Offer = Schema.Struct({
  id: Id,
  kind: heard(offerKinds),
  /** The copy or sealed box, and the product or blind box it is of. */
  itemId: Id,
  productId: Id,
  ...numberedFields,
  seriesName: Text,
  priceFen: Yuan,
  seller: Person,
  state: heard(offerStates),
  listedAt: Moment,
  /** When it was sold or taken down. */
  endedAt: MaybeMoment,
  /** The rules it goes over with: those it was bought under. */
  terms: SaleTerms,
}).pipe(Schema.encodeKeys({ ...numberedKeys, priceFen: 'price', listedAt: 'createTime', endedAt: 'endTime' }))
export type Offer = typeof Offer.Type

export const provenanceKinds = [
  'sale',
  'box',
  'market',
  'transfer',
  'redeem',
  'upgrade',
  'pledge',
  'draw',
  'synthesis',
] as const

/**
 * One change of hands: bought first-hand, out of a box, from somebody, given, for beans, for a copy of less rarity, for several copies,
 * or for a loan that was not paid back. `from` is null for
 * a new copy.
 */
export const ProvenanceStep = Schema.Struct({
  id: Id,
  copyId: Id,
  productId: Id,
  ...pieceFields,
  name: Text,
  number: Whole,
  kind: heard(provenanceKinds),
  from: Schema.NullOr(Person),
  to: Person,
  /** 0 for what was given, opened or bought with beans. */
  priceFen: Yuan,
  at: Moment,
}).pipe(
  Schema.encodeKeys({
    number: 'serialNumber',
    from: 'fromUser',
    to: 'toUser',
    priceFen: 'price',
    at: 'createTime',
  }),
)
export type ProvenanceStep = typeof ProvenanceStep.Type

/** The cheapest offer on the market, null without one, and how many there are. */
export const floorFields = { floorFen: MaybeYuan, offers: Whole } as const
export const floorKeys = { floorFen: 'floorPrice', offers: 'saleNum' } as const

/** What was paid among people on one day (Beijing time); `at` is its beginning. */
export const PriceDay = Schema.Struct({ at: Moment, lowFen: Yuan, highFen: Yuan, lastFen: Yuan, count: Whole }).pipe(
  Schema.encodeKeys({ at: 'day', lowFen: 'lowPrice', highFen: 'highPrice', lastFen: 'lastPrice', count: 'num' }),
)
export type PriceDay = typeof PriceDay.Type

/** Why something cannot be bought now, `''` when it can; the first that applies. */
export const saleBlocks = ['', 'notOnSale', 'soldOut', 'notQualified', 'limitReached', 'queueing'] as const
export type SaleBlock = (typeof saleBlocks)[number]

export const saleQualifications = ['none', 'whiteList', 'holders'] as const

/** The rules of a first-hand sale and where the asking person stands with them. */
export const SaleStanding = Schema.Struct({
  limitPerUser: Whole,
  /** How many this person has bought or set aside. */
  bought: Whole,
  qualification: oneOf(saleQualifications, 'whiteList'),
  qualified: Flag,
  /** Whether the release has a queue. */
  queued: Flag,
  block: oneOf(saleBlocks, 'notOnSale'),
  /** Whether this person wants to be reminded of the beginning. */
  booked: Flag,
  terms: SaleTerms,
}).pipe(
  Schema.encodeKeys({
    limitPerUser: 'limitNum',
    bought: 'buyNum',
    qualified: 'isQualified',
    queued: 'isQueue',
    booked: 'isAppointment',
  }),
)
export type SaleStanding = typeof SaleStanding.Type
