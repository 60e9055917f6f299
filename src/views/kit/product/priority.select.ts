import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../app/links.ts'
import { dayWords } from './sale-words.ts'

/** As `priority.all` and its siblings answer it. */
export type PriorityRow = Pick<
  AnswerOf<'priority.all'>[number],
  'id' | 'startsAt' | 'onSaleAt' | 'places' | 'placesLeft' | 'appointed' | 'reason'
> & { readonly product: { readonly name: string; readonly image: string; readonly categoryId: string } }

export interface PriorityLine {
  readonly id: string
  /** The kind of the work, by which is appointed. */
  readonly categoryId: string
  readonly name: string
  readonly href: string
  readonly image: string | null
  /** When one buys first: 「3月2日 09:50 起优先购 · 10:00 开售」. */
  readonly when: string
  readonly places: string
  /** What can be done: appoint, buy already, wait for it, or nothing, for a reason. */
  readonly action: 'appoint' | 'buy' | 'appointed' | 'none'
  readonly reason: string
  /** From when its holder may buy. */
  readonly startsAt: Instant
}

const actionOf = ({ appointed, reason, startsAt }: PriorityRow, now: Instant): PriorityLine['action'] => {
  if (appointed) return now >= startsAt ? 'buy' : 'appointed'
  return reason === '' ? 'appoint' : 'none'
}

/** The day of the sale is said where it is another one. */
const saleWords = ({ startsAt, onSaleAt }: PriorityRow): string =>
  formatInstant(onSaleAt, dayWords(onSaleAt) === dayWords(startsAt) ? 'HH:mm' : 'M月D日 HH:mm')

/** Pure: what can be appointed to, at `now` (server time). */
export const priorityLine =
  (now: Instant) =>
  (row: PriorityRow): PriorityLine => ({
    id: row.id,
    categoryId: row.product.categoryId,
    name: row.product.name,
    href: `#${href('/pages/common/productDetails/productDetails', { id: row.id })}`,
    image: safePicture(row.product.image),
    when: `${formatInstant(row.startsAt, 'M月D日 HH:mm')} 起优先购 · ${saleWords(row)} 开售`,
    places: row.placesLeft > 0 ? `名额剩 ${row.placesLeft} / ${row.places}` : '名额已满',
    action: actionOf(row, now),
    reason: row.reason,
    startsAt: row.startsAt,
  })
