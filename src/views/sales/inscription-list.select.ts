import type { Fen } from '#src/domain/fen.ts'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import { priceWords, productHref } from '../kit/goods.ts'
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

/** The number as it is engraved: as many digits as the edition needs, `#0128 / 5000`. */
export const engraved = (number: number, editionSize: number): string =>
  `#${String(number).padStart(String(editionSize).length, '0')} / ${editionSize}`

export const inscriptionLine = (row: InscriptionRow): InscriptionLine => ({
  id: row.id,
  href: productHref(row.productId),
  title: row.name,
  note: `${engraved(row.number, row.editionSize)} · ${row.ownerName} 持有`,
  image: safePicture(row.image),
  price: row.priceFen === null ? '' : priceWords(row.priceFen),
  rest: '未寄售',
})
