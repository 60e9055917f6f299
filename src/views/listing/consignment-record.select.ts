import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Fen } from '#src/domain/number/fen.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { offerHref, priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'

/** What one has sold, as `product.sold` answers it. */
export interface SoldRow {
  readonly id: string
  readonly offer: {
    readonly id: string
    readonly kind: 'copy' | 'box'
    readonly name: string
    readonly seriesName: string
    readonly image: string
    readonly number: number
    readonly priceFen: Fen
    readonly endedAt: Instant | null
  }
  readonly incomeFen: Fen
  readonly feeFen: Fen
  readonly buyerName: string
}

export interface SoldLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  readonly income: string
  /** What was paid and what of it was kept: 「成交 ¥88.00，服务费 ¥4.40」. */
  readonly sum: string
}

/** Pure: one sale. */
export const soldLine = ({ id, offer, incomeFen, feeFen, buyerName }: SoldRow): SoldLine => ({
  id,
  href: offerHref(offer.id),
  title: offer.kind === 'box' ? offer.name : `${offer.name} #${offer.number}`,
  note: [
    offer.endedAt === null ? '' : formatInstant(offer.endedAt, 'YYYY-MM-DD HH:mm'),
    buyerName && `卖给 ${buyerName}`,
  ]
    .filter(Boolean)
    .join(' · '),
  image: safePicture(offer.image),
  income: `+${priceWords(incomeFen)}`,
  sum: `成交 ${priceWords(offer.priceFen)}，服务费 ${priceWords(feeFen)}`,
})
