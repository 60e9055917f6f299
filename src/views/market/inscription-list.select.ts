import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Fen } from '#src/domain/number/fen.ts'
import { counted, formatCount } from '#src/domain/number/number-format.ts'
import type { ProductRow } from '../kit/product/collectible.ts'
import { engraved } from '../kit/collection/copy.ts'
import { offerHref, priceWords, productHref } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'

/** A row as `product.inscriptions` answers it. */
export type InscriptionRow = RowOf<'product.inscriptions'>

/** The market of one product as `product.marketOf` answers it. */
export type ProductMarketRow = Omit<AnswerOf<'product.marketOf'>, 'prices' | 'product'> & {
  readonly product: Pick<ProductRow, 'id' | 'name' | 'image' | 'seriesName' | 'editionSize'>
}

export interface ProductMarketView {
  /** The page of the product. */
  readonly href: string
  readonly name: string
  readonly note: string
  readonly image: string | null
  readonly facts: readonly { readonly term: string; readonly detail: string }[]
}

const orNone = (fen: Fen | null): string => (fen === null ? '暂无' : priceWords(fen))

export const productMarket = ({ product, floorFen, offers, lastFen, sold }: ProductMarketRow): ProductMarketView => ({
  href: productHref(product.id),
  name: product.name,
  note: `${product.seriesName} · 限量 ${formatCount(product.editionSize)} · 成交 ${counted(sold, '次')}`,
  image: safePicture(product.image),
  facts: [
    { term: '地板价', detail: orNone(floorFen) },
    { term: '寄售中', detail: counted(offers, '件') },
    { term: '上次成交', detail: orNone(lastFen) },
  ],
})

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
