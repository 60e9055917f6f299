import { type Fen, shareOfFen, multiplyFen } from '../number/fen.ts'
import { day, type Instant } from '../time/instant.ts'

/** Days of 24 hours by the server's clock that have begun; the first one begins at once (docs/decisions/0046). */
export const begunDays = (from: Instant, to: Instant): number => Math.max(1, Math.ceil((to - from) / day))

/** Simple interest at so many basis points a day, cut down to the fen once, at the end. */
export const interestFen = (loan: Fen, rateBasisPoints: number, days: number): Fen =>
  shareOfFen(multiplyFen(loan, days), rateBasisPoints)

/** What is owed after so many days: the loan and its interest. */
export const owedFen = (loan: Fen, rateBasisPoints: number, days: number): Fen =>
  loan + interestFen(loan, rateBasisPoints, days)

/** A rate a day, in words: `0.05%`. */
export const formatRate = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)}%`

/** What each hundred of a price brings in a year at so much a day, in per cent with one decimal: `18.3%`. */
export const yearlyRate = (perDay: number, price: number): string =>
  price <= 0 ? '—' : `${Math.floor((perDay * 365 * 1000) / price) / 10}%`
