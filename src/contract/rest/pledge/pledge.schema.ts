import { Schema } from 'effect'
import { numberedFields, numberedKeys, Person } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { heard, Id, MaybeMoment, MaybeYuan, Moment, oneOf, pageOf, pageRequest, Text, Whole, Yuan } from '../wire.ts'

/** lc:mortgage; `owned` is before there is one, redeeming and expiring are the server's (docs/decisions/0046). */
export const pledgeStates = ['published', 'pledged', 'redeemed', 'expired', 'cancelled'] as const
export type PledgeState = (typeof pledgeStates)[number]

/** A copy that is held for a loan, wanted or given. */
export const Pledge = Schema.Struct({
  id: Id,
  copyId: Id,
  productId: Id,
  categoryId: Id,
  ...numberedFields,
  seriesName: Text,
  loanFen: Yuan,
  /** Simple interest a day, in hundredths of a per cent. */
  rateBasisPoints: Whole,
  /** How long the loan runs, in days from when it is given. */
  days: Whole,
  state: heard(pledgeStates),
  borrower: Person,
  lender: Schema.NullOr(Person),
  publishedAt: Moment,
  lentAt: MaybeMoment,
  /** When it is paid back out of the borrower's balance, and until when the server tries again. */
  dueAt: MaybeMoment,
  graceUntil: MaybeMoment,
  endedAt: MaybeMoment,
  /** What would be owed at this moment; before there is a loan, at its end. After it, what was paid. */
  owedFen: Yuan,
  /** The cheapest offer of the same edition; null without one. */
  floorFen: MaybeYuan,
}).pipe(
  Schema.encodeKeys({
    ...numberedKeys,
    loanFen: 'loanPrice',
    rateBasisPoints: 'interestRate',
    days: 'dayNum',
    state: 'status',
    publishedAt: 'createTime',
    lentAt: 'startTime',
    dueAt: 'repayTime',
    graceUntil: 'expireTime',
    endedAt: 'endTime',
    owedFen: 'repayPrice',
    floorFen: 'floorPrice',
  }),
)
export type Pledge = typeof Pledge.Type
export const Pledges = pageOf(Pledge)

export const pledgeOrders = ['newest', 'rateDown', 'loanUp'] as const
export const PledgeMarketQuery = Schema.Struct({
  ...pageRequest,
  productId: Schema.optionalKey(Id),
  order: Schema.optionalKey(oneOf(pledgeOrders, 'newest')),
})
export const pledgeRoles = ['borrower', 'lender'] as const
export const MyPledgesQuery = Schema.Struct({ ...pageRequest, role: oneOf(pledgeRoles, 'borrower') })

/** An edition of which copies are pledged, and how many wait for a loan. */
export const PledgedEdition = Schema.Struct({
  id: Id,
  ...pieceFields,
  seriesName: Text,
  pledges: Whole,
  highestBasisPoints: Whole,
  lowestFen: Yuan,
}).pipe(Schema.encodeKeys({ pledges: 'num', highestBasisPoints: 'interestRate', lowestFen: 'minPrice' }))
export type PledgedEdition = typeof PledgedEdition.Type

/** What can be agreed on; every number is the server's. */
export const PledgeRules = Schema.Struct({
  lowestFen: Yuan,
  highestFen: Yuan,
  highestBasisPoints: Whole,
  days: Schema.Array(Whole),
  /** For so many days after the end the server tries again, with interest going on; then the thing goes to the lender. */
  graceDays: Whole,
}).pipe(
  Schema.encodeKeys({
    lowestFen: 'minPrice',
    highestFen: 'maxPrice',
    highestBasisPoints: 'interestRate',
    days: 'dayList',
    graceDays: 'graceDay',
  }),
)
export type PledgeRules = typeof PledgeRules.Type
export const PledgeFirst = Schema.Struct({ rules: PledgeRules, editions: Schema.Array(PledgedEdition) }).pipe(
  Schema.encodeKeys({ rules: 'rule', editions: 'list' }),
)

export const NewPledge = Schema.Struct({ copyId: Id, loanFen: Yuan, rateBasisPoints: Whole, days: Whole }).pipe(
  Schema.encodeKeys({ loanFen: 'loanPrice', rateBasisPoints: 'interestRate', days: 'dayNum' }),
)
export const PledgeId = Schema.Struct({ id: Id })
