import type { RowOf } from '#src/contract/rest/calls.ts'
import { addFen } from '#src/domain/number/fen.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'
import { safePicture } from '../kit/app/links.ts'
import { priceWords } from '../kit/product/goods.ts'

/** A sale, as `product.sold` answers it. */
export type SaleRow = Pick<RowOf<'product.sold'>, 'incomeFen'> & {
  readonly offer: Pick<RowOf<'product.sold'>['offer'], 'kind' | 'name' | 'image' | 'number' | 'endedAt'>
}

/** Sales that somebody has not been told of, as one piece of news. */
export interface SoldNews {
  readonly title: string
  /** All that came in. */
  readonly income: string
  readonly image: string | null
  /** When the newest of them was made: told of it, one has been told of all. */
  readonly upTo: Instant
}

/** A sale is news for so long: on a device that was told of none yet, the old ones are none. */
const newsMs = 7 * day

/** Pure: what has been sold since `told`; null when there is nothing to tell. */
export function soldNews(rows: readonly SaleRow[], told: string, now: Instant): SoldNews | null {
  const since = Math.max(Number(told), now - newsMs)
  const fresh = rows
    .flatMap(({ offer, incomeFen }) => (offer.endedAt === null ? [] : [{ ...offer, at: offer.endedAt, incomeFen }]))
    .filter(({ at }) => at > since)
  const newest = fresh.toSorted((a, b) => b.at - a.at)[0]
  if (!newest) return null
  const name = newest.kind === 'box' ? newest.name : `${newest.name} #${newest.number}`
  return {
    title: fresh.length === 1 ? `「${name}」已售出` : `「${name}」等 ${fresh.length} 件已售出`,
    income: priceWords(addFen(...fresh.map(({ incomeFen }) => incomeFen))),
    image: safePicture(newest.image),
    upTo: newest.at,
  }
}
