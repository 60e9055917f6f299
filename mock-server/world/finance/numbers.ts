import { day, minute } from '#src/domain/time/instant.ts'

/**
 * Every number of asking to buy, pledging and leasing, in one place (docs/decisions/0046). All of them are ours: the specification shows
 * none. Money is fen; rates are hundredths of a per cent a day.
 */

/** The lowest and the highest price of an ask, a loan, a rent and a buyout: one fen is no price, ten million yuan is the market's. */
export const lowestFen = 100
export const highestFen = 1_000_000_000

/** How many asks one person may have open at once, and how long one may stand. */
export const asksMax = 20
export const askDays = [1, 3, 7] as const

/** What a day of a loan may cost at most, how long one may run, and how long the server goes on trying to be paid after its end. */
export const highestBasisPoints = 10
export const pledgeDays = [7, 15, 30] as const
export const graceDays = 3
export const tryEvery = day

/** The longest lease. */
export const leaseDaysMax = 30

/** What a world begins with: so many of each, of other people. */
export const beginnings = {
  /** How many ask for each of the products asked for, and how many products and kinds of boxes are asked for. */
  askedProducts: 8,
  askedBoxes: 3,
  asksEach: 5,
  pledges: 6,
  leases: 8,
} as const

/** The people of the world lend, rent, sell and ask by themselves: what they do once in so long, in proportion to these numbers. */
export const lifeSlotMs = 2 * minute
export const lifeSlotsMax = 20
export const lifeWeights = { sell: 26, ask: 26, changeMind: 8, lend: 12, pledge: 8, rent: 12, letOut: 8 } as const
/** They sell to who offers at least, lend against at most, and ask for about so many per cent of what a thing was issued for. */
export const fairAsk = 85
export const fairLoan = 80
export const usualAsk = [78, 96] as const
/** Of asks, pledges and leases of their own they have no more than so many open, all together. */
export const lifeOpenMax = 60
