import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { relativeTime } from '#src/domain/time/relative-time.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { type CopyRow, engraved, heldAt, heldWords } from '../kit/collection/copy.ts'
import type { DealLine } from '../kit/finance/deal-list.tsx'
import type { OfferRow } from '../kit/listing/offer.select.ts'
import type { ProductRow } from '../kit/product/collectible.ts'
import { priceWords } from '../kit/product/goods.ts'

/** A product that people offer, as `product.market` answers it. */
export type MarketRow = Omit<RowOf<'product.market'>, 'id' | 'product'> & {
  readonly product: Omit<ProductRow, 'id'> & { readonly id: string; readonly categoryId: string }
}

/* Where the pages of the freedom deal are (docs/decisions/0047). */
export const sellersHref = (category: string): string => `#${href('/pages/freedomDeal/freedomUser', { category })}`
export const middleHref = (offer: string): string => `#${href('/pages/freedomDeal/toMiddle', { offer })}`
export const collectionHref = (userId: string): string => `#${href('/pages/freedomDeal/userCollect', { userId })}`

/** A product with its cheapest price and its last one; leads to who offers it. */
export const marketLine = ({ product, floorFen, offers, lastFen }: MarketRow): DealLine => ({
  id: product.id,
  image: safePicture(product.image),
  title: product.name,
  note: `${counted(offers, '件')}在卖 · ${lastFen === null ? '暂无成交' : `上次 ${priceWords(lastFen)}`}`,
  value: floorFen === null ? '暂无寄售' : `${priceWords(floorFen)} 起`,
  href: sellersHref(product.categoryId),
})

/** What is known of a product above those who offer it. */
export const marketFacts = ({
  floorFen,
  lastFen,
  sold,
}: Pick<AnswerOf<'product.marketOf'>, 'floorFen' | 'lastFen' | 'sold'>): string =>
  [
    floorFen === null ? '暂无寄售' : `地板价 ${priceWords(floorFen)}`,
    lastFen === null ? '暂无成交' : `上次成交 ${priceWords(lastFen)}`,
    ...(sold > 0 ? [`成交 ${counted(sold, '次')}`] : []),
  ].join(' · ')

/** Somebody who offers a copy; leads to the middle. */
export const sellerLine = (row: OfferRow, now: Instant): DealLine => ({
  id: row.id,
  image: safePicture(row.image),
  title: row.seller.nickname,
  note: `${engraved(row.number, row.editionSize)} · ${relativeTime(row.listedAt, now)}`,
  value: priceWords(row.priceFen),
  href: middleHref(row.id),
})

/** What somebody shows: an offer leads to the middle, the rest is only looked at. */
export function shownLine(row: CopyRow & { readonly listingId: string }, now: Instant): DealLine {
  const held = heldWords[heldAt(row, now)]
  return {
    id: row.id,
    image: safePicture(row.image),
    title: row.name,
    note: `${engraved(row.number, row.editionSize)} · ${row.seriesName}`,
    value: row.askedFen === null ? '' : priceWords(row.askedFen),
    ...(row.listingId === '' ? {} : { href: middleHref(row.listingId) }),
    ...(held ? { tag: held } : {}),
  }
}

/** How a deal goes through the middle, step by step. */
export const steps = [
  { term: '1 下单', detail: '锁定这件藏品，他人无法购买' },
  { term: '2 付款', detail: '15 分钟内付款，逾期自动释放' },
  { term: '3 交割', detail: '付款后藏品即归你，卖家即时到账' },
]
