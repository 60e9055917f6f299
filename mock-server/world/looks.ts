import type { Rarity } from '#src/contract/rest/shapes.ts'
import { pictures } from './pictures.ts'
import type { Row } from './rows.ts'
import type { World } from './world.ts'

/** How products and boxes look, wherever they are shown; what belongs to no series has no picture. */
export const seriesName = (world: World, seriesId: string): string => world.tables.series.get(seriesId)?.name ?? ''

export function productPicture(world: World, product: Row<'products'>, size: 'card' | 'detail' = 'card'): string {
  const series = world.tables.series.get(product.seriesId)
  return series ? pictures.collectible(series.key, product.serial, product.rarity, size) : ''
}

export const headPicture = ({ look, rarity }: Row<'avatars'>): string => pictures.head(look, rarity)

/** What tells one from others at a glance. */
export interface Piece {
  readonly name: string
  readonly image: string
  readonly rarity: Rarity
}

export const productPiece = (world: World, product: Row<'products'>): Piece => {
  const { name, rarity } = product
  return { name, rarity, image: productPicture(world, product) }
}

export const avatarPiece = (avatar: Row<'avatars'>): Piece => {
  const { name, rarity } = avatar
  return { name, rarity, image: headPicture(avatar) }
}

/** A box is of no rarity: what is in it is not known. */
export const boxPiece = (world: World, { name, seriesId }: Row<'blindBoxes'>): Piece => {
  const series = world.tables.series.get(seriesId)
  return { name, rarity: 'common', image: series ? pictures.box(series.key) : '' }
}
