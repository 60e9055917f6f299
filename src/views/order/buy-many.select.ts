import type { PricedCall } from '#src/machines/order/order.facts.ts'
import { addFen, type Fen } from '#src/domain/number/fen.ts'
import type { PickLine } from '../kit/collection/copy-picker.tsx'
import { engraved } from '../kit/collection/copy.ts'
import { priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'
import type { OfferRow } from '../kit/listing/offer.select.ts'

/** The offers of other people that can be bought, the cheapest first. */
export const othersOffers = (rows: readonly OfferRow[], me: string): readonly OfferRow[] =>
  rows
    .filter(({ state, kind, seller }) => state === 'up' && kind === 'copy' && seller.userId !== me)
    .toSorted((a, b) => a.priceFen - b.priceFen)

export const offerPick = ({ id, name, number, editionSize, seller, image, priceFen }: OfferRow): PickLine => ({
  id,
  called: `${name} #${number}`,
  name: engraved(number, editionSize),
  note: `${seller.nickname} 寄售`,
  image: safePicture(image),
  value: priceWords(priceFen),
})

/** The ids of the `count` cheapest. */
export const cheapestIds = (offers: readonly OfferRow[], count: number): readonly string[] =>
  offers.slice(0, count).map(({ id }) => id)

const chosenOf = (offers: readonly OfferRow[], picked: readonly string[]) =>
  offers.filter(({ id }) => picked.includes(id))

export const totalOf = (offers: readonly OfferRow[], picked: readonly string[]): Fen =>
  addFen(...chosenOf(offers, picked).map(({ priceFen }) => priceFen))

/** Every price that is picked can be paid: nothing is ordered for a price that is zero, below it or no number. */
export const canBePaid = (offers: readonly OfferRow[], picked: readonly string[]): boolean =>
  chosenOf(offers, picked).every(({ priceFen }) => Number.isSafeInteger(priceFen) && priceFen > 0)

/**
 * The call that orders what is picked. A single one is ordered at the price that is shown or not at all; the cheapest, as many as are
 * picked and none dearer than the dearest of them; any other choice, and one of several that cost the same, exactly those offers.
 * Several are ordered for the total that is shown or not at all.
 */
export function manyCall(productId: string, offers: readonly OfferRow[], picked: readonly string[]): PricedCall | null {
  const chosen = chosenOf(offers, picked)
  const dearest = chosen.at(-1)
  if (!dearest || !canBePaid(offers, picked)) return null
  if (chosen.length === 1) {
    return {
      endpoint: 'order.quick',
      request: { listingId: dearest.id, expectedFen: dearest.priceFen, expectedTotalFen: dearest.priceFen },
    }
  }
  const quantity = chosen.length
  const expectedTotalFen = totalOf(offers, picked)
  // Where another one costs as much as the dearest, the server might take that number instead.
  const isTied = offers[quantity]?.priceFen === dearest.priceFen
  if (!isTied && chosen.every(({ id }, at) => id === offers[at]?.id)) {
    return {
      endpoint: 'order.batchQuick',
      request: { productId, quantity, priceMaxFen: dearest.priceFen, expectedTotalFen },
    }
  }
  return { endpoint: 'order.batch', request: { listingIds: chosen.map(({ id }) => id), expectedTotalFen } }
}
