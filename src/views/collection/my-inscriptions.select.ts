import type { RowOf } from '#src/contract/rest/calls.ts'
import { copyHref, engraved } from '../kit/collection/copy.ts'
import { priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'

export interface InscriptionLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
}

/** One carved copy: the words, and which copy of what they stand on. */
export const inscriptionLine = (row: RowOf<'auction.inscriptionLog'>): InscriptionLine => ({
  id: row.id,
  href: copyHref(row.copyId),
  title: `「${row.words}」`,
  note: [
    row.name,
    engraved(row.number, row.editionSize),
    ...(row.paidFen === null ? [] : [`${priceWords(row.paidFen)} 拍得`]),
  ].join(' · '),
  image: safePicture(row.image),
})
