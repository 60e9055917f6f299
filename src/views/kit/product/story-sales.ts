import { day, hour } from '#src/domain/time/instant.ts'
import { storyNow } from '../story/story-app.tsx'
import type { OfferRow } from '../listing/offer.select.ts'
import type { SaleRow, TermsRow } from './sale-words.ts'

/** The rules of sales, and one that anybody may buy from, in stories and tests. */
export const sampleTerms: TermsRow = {
  version: '2026-02-01',
  coolingMs: 3 * day,
  feeBasisPoints: 500,
  resale: true,
  transferable: true,
}

export const sampleSale = (change: Partial<SaleRow> = {}): SaleRow => ({
  limitPerUser: 5,
  bought: 0,
  qualification: 'none',
  qualified: true,
  queued: false,
  block: '',
  booked: false,
  terms: sampleTerms,
  ...change,
})

/** A copy that somebody else offers. */
export const sampleOffer = (change: Partial<OfferRow> = {}): OfferRow => ({
  id: '400321',
  kind: 'copy',
  itemId: '201107-87',
  productId: '201107',
  name: '云起庐山',
  seriesName: '水墨山河',
  image: '/art/a.svg?size=card',
  rarity: 'epic',
  number: 87,
  editionSize: 500,
  priceFen: 43_100,
  seller: { userId: 'u2', nickname: '北窗读易', avatar: '' },
  state: 'up',
  listedAt: storyNow - 5 * hour,
  terms: sampleTerms,
  ...change,
})
