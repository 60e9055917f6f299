import type { Currency, GoodsKind } from '#src/contract/rest/orders/orders.schema.ts'
import { refuse } from '../../rest/refusals.ts'
import { pictures } from '../pictures.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'

/** What somebody wants to buy. */
export interface Goods {
  readonly kind: GoodsKind
  /** Of the product, the blind box or the offer. */
  readonly id: string
  readonly quantity: number
  /** Default money. */
  readonly currency?: Currency
  /** What the buyer was shown for one piece, in that currency. */
  readonly expectedPrice?: number | undefined
}

/** How the trade core calls it. */
export const holdKind = { product: 'product', blindBox: 'box', listing: 'listing' } as const

/** How goods are shown, wherever they are ordered. */
export interface Shown {
  readonly productId: string
  /** Of the blind box, `''` for anything else. */
  readonly boxId: string
  readonly seriesId: string
  readonly name: string
  readonly image: string
  readonly rarity: string
}

const seriesKey = (world: World, id: string): string => world.tables.series.get(id)?.key ?? ''

function showProduct(world: World, row: Row<'products'>, suffix = ''): Shown {
  const { id, seriesId, name, serial, rarity } = row
  const image = pictures.collectible(seriesKey(world, seriesId), serial, rarity)
  return { productId: id, boxId: '', seriesId, name: name + suffix, image, rarity }
}

function showBox(world: World, row: Row<'blindBoxes'>): Shown {
  const { id, seriesId, name } = row
  const image = pictures.box(seriesKey(world, seriesId))
  return { productId: '', boxId: id, seriesId, name, image, rarity: 'common' }
}

/** What the goods look like; refuses with `notFound`. */
export function showGoods(world: World, { kind, id }: Pick<Goods, 'kind' | 'id'>): Shown {
  const { products, blindBoxes, listings, copies } = world.tables
  if (kind === 'product') return showProduct(world, products.get(id) ?? refuse('notFound'))
  if (kind === 'blindBox') return showBox(world, blindBoxes.get(id) ?? refuse('notFound'))
  const listing = listings.get(id) ?? refuse('notFound')
  if (listing.kind === 'box') return showBox(world, blindBoxes.get(listing.ofId) ?? refuse('notFound'))
  const number = copies.get(listing.itemId)?.number ?? 0
  return showProduct(world, products.get(listing.ofId) ?? refuse('notFound'), ` #${number}`)
}
