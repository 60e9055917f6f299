import { type Fen, formatPrice, splitPrice } from '#src/domain/number/fen.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { Tone } from '#src/ui/display/tag.tsx'
import { type Collectible, fromProduct, type ProductRow, saleWords } from './collectible.ts'

/** One product in a list that says more than its price: what it costs among people, in beans, or for whom it is. */
export interface Goods {
  readonly item: Collectible
  readonly href: string
  readonly note: string
  readonly price: { readonly integer: string; readonly fraction: string } | null
  /** Stands in the place of the price: 「188 微豆」. */
  readonly cost: string | null
  /** At the end of the last line. */
  readonly end: string
  readonly tags: readonly { readonly text: string; readonly tone: Tone }[]
}

export const productHref = (id: string): string => `#${href('/pages/common/productDetails/productDetails', { id })}`

/** One offer of somebody. */
export const offerHref = (id: string): string => `#${href('/pages/common/productDetails/salesDetails', { id })}`

export const boxHref = (id: string): string => `#${href('/pages/common/blindboxDetails/blindboxDetails', { id })}`

/** The page of a box that is sold in an activity. */
const activityBoxHref = (id: string): string => `#${href('/pages/common/blindboxDetails/firstBlindboxDetails', { id })}`

export const avatarHref = (id: string): string => `#${href('/pages/home/purchaseInfo/purchaseInfo', { id })}`

const pages = { box: boxHref, product: productHref, avatar: avatarHref } as const

/** The page of a collectible, a box or an avatar; a box that is sold in an activity has one of its own. */
export const pageOf = ({ kind, id, activity }: Collectible): string =>
  activity === null ? pages[kind](id) : activityBoxHref(id)

export const priceParts = (fen: Fen): { readonly integer: string; readonly fraction: string } => {
  const { sign, integer, decimals } = splitPrice(fen)
  return { integer: `${sign}${integer}`, fraction: `.${decimals}` }
}

/** A price in running text: `¥1,234.50`. */
export const priceWords = (fen: Fen): string => `¥${formatPrice(fen)}`

/** The series of something, where its name does not begin with it. */
export const seriesNote = ({ name, seriesName }: Pick<Collectible, 'name' | 'seriesName'>): string =>
  name.startsWith(`${seriesName} · `) ? '' : seriesName

/** A name without the series that it begins with, where that stands below it. */
export const shortName = ({ name, seriesName }: Pick<Collectible, 'name' | 'seriesName'>): string =>
  name.startsWith(`${seriesName} · `) ? name.slice(seriesName.length + 3) : name

/** A collectible or a box with the tag of its sale, at its own price. */
export function goodsFrom(item: Collectible): Goods {
  const sale = saleWords(item)
  return {
    item,
    href: pageOf(item),
    note: seriesNote(item),
    price: item.price,
    cost: null,
    end: `限量 ${formatCount(item.editionSize)}`,
    tags: sale.tone === 'jade' ? [] : [sale],
  }
}

export const goodsOf = (row: ProductRow, now: Instant): Goods => goodsFrom(fromProduct(row, now))
