import { Schema } from 'effect'
import { CopyCard, numberedFields, numberedKeys, Person } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { heard, Id, MaybeMoment, MaybeYuan, Moment, oneOf, pageOf, pageRequest, Text, Whole, Yuan } from '../wire.ts'

/** lc:lease; `owned` is before there is one, returning is the server's (docs/decisions/0046). */
export const leaseStates = ['published', 'leased', 'returned', 'boughtOut', 'cancelled'] as const
export type LeaseState = (typeof leaseStates)[number]

/** A copy that is offered for rent, or rented. */
export const Lease = Schema.Struct({
  id: Id,
  copyId: Id,
  productId: Id,
  categoryId: Id,
  ...numberedFields,
  seriesName: Text,
  /** A day. */
  rentFen: Yuan,
  /** How long it may be rented at most. */
  daysMax: Whole,
  /** What it can be bought for while it is rented; null where it cannot. */
  buyoutFen: MaybeYuan,
  state: heard(leaseStates),
  owner: Person,
  tenant: Schema.NullOr(Person),
  publishedAt: Moment,
  leasedAt: MaybeMoment,
  /** The days agreed on, 0 before. */
  days: Whole,
  /** When it goes back by itself. */
  endsAt: MaybeMoment,
  endedAt: MaybeMoment,
  /** What is held of the tenant's money, and what of it is rent for days that have begun. */
  heldFen: Yuan,
  rentDueFen: Yuan,
}).pipe(
  Schema.encodeKeys({
    ...numberedKeys,
    rentFen: 'rentPrice',
    daysMax: 'maxDay',
    buyoutFen: 'buyoutPrice',
    state: 'status',
    publishedAt: 'createTime',
    leasedAt: 'startTime',
    days: 'dayNum',
    endsAt: 'expireTime',
    endedAt: 'endTime',
    heldFen: 'frozenPrice',
    rentDueFen: 'payPrice',
  }),
)
export type Lease = typeof Lease.Type
export const Leases = pageOf(Lease)

/** An edition of which copies can be rented. */
export const LeasedEdition = Schema.Struct({
  id: Id,
  categoryId: Id,
  ...pieceFields,
  seriesName: Text,
  leases: Whole,
  lowestFen: Yuan,
  buyable: Whole,
}).pipe(Schema.encodeKeys({ leases: 'rentNum', lowestFen: 'minPrice', buyable: 'buyNum' }))
export type LeasedEdition = typeof LeasedEdition.Type
export const LeasedEditions = pageOf(LeasedEdition)
export const leaseOrders = ['newest', 'rentUp', 'rentDown'] as const
export const RentalMarketQuery = Schema.Struct({
  ...pageRequest,
  order: Schema.optionalKey(oneOf(leaseOrders, 'newest')),
})
export const RentalsQuery = Schema.Struct({ ...pageRequest, categoryId: Id })
export const LeasesQuery = Schema.Struct(pageRequest)
export const LeasableCopies = pageOf(CopyCard)

export const LeaseCopy = Schema.Struct({ copyId: Id })
/** What can be asked for one copy. */
export const LeaseTerms = Schema.Struct({
  copyId: Id,
  lowestFen: Yuan,
  highestFen: Yuan,
  daysMax: Whole,
  /** Of the price of a buyout. Rent costs no fee. */
  feeBasisPoints: Whole,
  /** The cheapest rent of the same edition, null without one. */
  usualFen: MaybeYuan,
  floorFen: MaybeYuan,
}).pipe(
  Schema.encodeKeys({
    lowestFen: 'minPrice',
    highestFen: 'maxPrice',
    daysMax: 'maxDay',
    feeBasisPoints: 'serviceRate',
    usualFen: 'rentPrice',
    floorFen: 'floorPrice',
  }),
)
export type LeaseTerms = typeof LeaseTerms.Type

export const NewLease = Schema.Struct({ copyId: Id, rentFen: Yuan, daysMax: Whole, buyoutFen: MaybeYuan }).pipe(
  Schema.encodeKeys({ rentFen: 'rentPrice', daysMax: 'maxDay', buyoutFen: 'buyoutPrice' }),
)
export const RentLease = Schema.Struct({ id: Id, days: Whole }).pipe(Schema.encodeKeys({ days: 'dayNum' }))
export const LeaseId = Schema.Struct({ id: Id })
