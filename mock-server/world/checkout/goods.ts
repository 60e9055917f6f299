import type { Currency } from '#src/contract/rest/money-shapes.ts'
import type { GoodsKind } from '#src/contract/rest/order/order.schema.ts'
import { refuse } from '../refusals.ts'
import { avatarPiece, boxPiece, type Piece, productPiece } from '../looks.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'

/** What somebody wants to buy. */
export interface Goods {
  readonly kind: GoodsKind
  /** Of the product, the blind box, the offer or the avatar. */
  readonly id: string
  readonly quantity: number
  /** Default money. */
  readonly currency?: Currency
  /** What the buyer was shown for one piece, in that currency. */
  readonly expectedPrice?: number | undefined
}

/** How the trade core calls it. */
export const holdKind = { product: 'product', blindBox: 'box', listing: 'listing', avatar: 'avatar' } as const

/** How goods are shown, wherever they are ordered. */
export interface Shown extends Piece {
  readonly productId: string
  /** Of the blind box, `''` for anything else. */
  readonly boxId: string
  readonly seriesId: string
}

const showProduct = (world: World, row: Row<'products'>): Shown => {
  return { ...productPiece(world, row), productId: row.id, boxId: '', seriesId: row.seriesId }
}

const showBox = (world: World, row: Row<'blindBoxes'>): Shown => {
  return { ...boxPiece(world, row), productId: '', boxId: row.id, seriesId: row.seriesId }
}

const showAvatar = (row: Row<'avatars'>): Shown => {
  return { ...avatarPiece(row), productId: '', boxId: '', seriesId: row.seriesId }
}

/** What the goods look like; refuses with `notFound`. */
export function showGoods(world: World, { kind, id }: Pick<Goods, 'kind' | 'id'>): Shown {
  const { products, blindBoxes, listings, copies, avatars } = world.tables
  if (kind === 'avatar') return showAvatar(avatars.get(id) ?? refuse('notFound'))
  if (kind === 'product') return showProduct(world, products.get(id) ?? refuse('notFound'))
  if (kind === 'blindBox') return showBox(world, blindBoxes.get(id) ?? refuse('notFound'))
  const listing = listings.get(id) ?? refuse('notFound')
  if (listing.kind === 'box') return showBox(world, blindBoxes.get(listing.ofId) ?? refuse('notFound'))
  const number = copies.get(listing.itemId)?.number ?? 0
  const shown = showProduct(world, products.get(listing.ofId) ?? refuse('notFound'))
  return { ...shown, name: `${shown.name} #${number}` }
}
