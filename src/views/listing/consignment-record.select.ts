import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { offerHref, priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'

/** What one has sold, as `product.sold` answers it. */
export type SoldRow = Omit<RowOf<'product.sold'>, 'offer'> & {
  readonly offer: Pick<
    RowOf<'product.sold'>['offer'],
    'id' | 'kind' | 'name' | 'seriesName' | 'image' | 'number' | 'priceFen' | 'endedAt'
  >
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
    offer.endedAt === null ? '' : formatInstant(offer.endedAt, 'YYYY年M月D日 HH:mm'),
    buyerName && `卖给 ${buyerName}`,
  ]
    .filter(Boolean)
    .join(' · '),
  image: safePicture(offer.image),
  income: `+${priceWords(incomeFen)}`,
  sum: `成交 ${priceWords(offer.priceFen)}，服务费 ${priceWords(feeFen)}`,
})
