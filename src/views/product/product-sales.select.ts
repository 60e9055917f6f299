import type { RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { relativeTime } from '#src/domain/time/relative-time.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { priceWords } from '../kit/product/goods.ts'

/** A sale that took place, as `order.sales` answers it. */
export type SoldRow = RowOf<'order.sales'>

export interface SoldLine {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly price: string
}

const NUMBERS_SHOWN = 3

const piecesOf = ({ numbers, quantity }: SoldRow): string => {
  if (numbers.length === 0) return counted(quantity, '份')
  const shown = numbers.slice(0, NUMBERS_SHOWN).map((number) => `#${number}`)
  return numbers.length > NUMBERS_SHOWN ? `${shown.join(' ')} 等 ${numbers.length} 份` : shown.join(' ')
}

/**
 * A sale in words at `now` (server time): which numbers, when and for how much each. Not to whom: the answer hides half of a name that the
 * record of owners on the same page says in full.
 */
export const soldLine = (row: SoldRow, now: Instant): SoldLine => ({
  id: row.id,
  title: piecesOf(row),
  note: `${row.kind === 'listing' ? '寄售' : '首发'} · ${relativeTime(row.at, now)}`,
  price: row.priceFen === 0 ? '豆子兑换' : priceWords(row.priceFen),
})
