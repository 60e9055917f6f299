import type { Fen } from '#src/domain/fen.ts'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import { engraved } from '../kit/copy.ts'
import { offerHref, priceWords, productHref } from '../kit/goods.ts'
import { safePicture } from '../kit/links.ts'

/** A row as `product.inscriptions` answers it. */
export interface InscriptionRow {
  readonly id: string
  readonly productId: string
  readonly name: string
  readonly image: string
  readonly rarity: Rarity
  readonly number: number
  readonly editionSize: number
  readonly ownerName: string
  readonly listingId: string
  readonly priceFen: Fen | null
  readonly lastFen: Fen
}

export interface InscriptionLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly note: string
  readonly image: string | null
  /** What it is offered for; `''` when it is not. */
  readonly price: string
  /** Said where it is not offered. */
  readonly rest: string
}

export const inscriptionLine = (row: InscriptionRow): InscriptionLine => ({
  id: row.id,
  href: row.listingId === '' ? productHref(row.productId) : offerHref(row.listingId),
  title: row.name,
  note: `${engraved(row.number, row.editionSize)} · ${row.ownerName} 持有`,
  image: safePicture(row.image),
  price: row.priceFen === null ? '' : priceWords(row.priceFen),
  rest: '未寄售',
})
