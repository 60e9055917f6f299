import { Schema } from 'effect'
import { askedKinds, askStates } from '#src/contract/rest/ask-to-buy/ask-to-buy.schema.ts'
import { leaseStates } from '#src/contract/rest/lease/lease.schema.ts'
import { pledgeStates } from '#src/contract/rest/pledge/pledge.schema.ts'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of asking to buy, pledging and leasing; `audit.ts` says what always adds up. An end that has not come is 0. */
export const financeRows = {
  /** An offer to buy one piece; while it is released its price lies in the house's trust. */
  asks: Schema.Struct({
    id,
    kind: Schema.Literals(askedKinds),
    /** Product or blind box. */
    targetId: id,
    askerId: id,
    priceFen: Schema.Int,
    state: Schema.Literals(askStates),
    askedAt: at,
    endsAt: at,
    endedAt: at,
    /** What was got for it, from whom, at what price and fee; `''` and 0 until it is sold. */
    itemId: Schema.String,
    sellerId: Schema.String,
    paidFen: Schema.Int,
    feeFen: Schema.Int,
  }),
  /** A copy that is held for a loan, wanted or given. */
  pledges: Schema.Struct({
    id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    borrowerId: id,
    lenderId: Schema.String,
    loanFen: Schema.Int,
    rateBasisPoints: Schema.Int,
    days: Schema.Int,
    state: Schema.Literals(pledgeStates),
    publishedAt: at,
    lentAt: at,
    /** When the server tries next to be paid back. */
    triesAt: at,
    endedAt: at,
    repaidFen: Schema.Int,
  }),
  /** A copy that is offered for rent or rented; the tenant's rent lies in the house's trust until the end. */
  leases: Schema.Struct({
    id,
    copyId: id,
    productId: id,
    number: Schema.Int,
    ownerId: id,
    tenantId: Schema.String,
    rentFen: Schema.Int,
    daysMax: Schema.Int,
    /** 0: it cannot be bought out. */
    buyoutFen: Schema.Int,
    state: Schema.Literals(leaseStates),
    publishedAt: at,
    leasedAt: at,
    days: Schema.Int,
    endedAt: at,
    /** Rent that went to the owner. */
    rentPaidFen: Schema.Int,
  }),
} as const
