import type { BlindBoxCard, ProductCard, UserInfo } from '#src/contract/rest/shapes.ts'
import { pictures } from '../world/pictures.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** How rows look from outside, for the answers of several areas. */
export const userInfo = (user: Row<'users'>): UserInfo => ({
  userId: user.id,
  phone: user.phone,
  nickname: user.nickname,
  avatar: user.avatar,
  role: user.role,
  guardian: user.guardian,
  hasPassword: user.password !== '',
  hidden: user.hidden,
  registeredAt: user.registeredAt,
})

/** Things announced for a time that has come are on sale, without anybody touching the row. */
const stateNow = (world: World, row: Row<'products'> | Row<'blindBoxes'>): Row<'products'>['state'] =>
  row.state === 'upcoming' && world.clock.now() >= row.onSaleAt ? 'onSale' : row.state

export const productCard =
  (world: World) =>
  (row: Row<'products'>): ProductCard => {
    const series = world.tables.series.get(row.seriesId)
    return {
      id: row.id,
      categoryId: row.categoryId,
      typeId: row.seriesId,
      seriesName: series?.name ?? '',
      name: row.name,
      image: series ? pictures.collectible(series.key, row.serial, row.rarity) : '',
      priceFen: row.priceFen,
      rarity: row.rarity,
      editionSize: row.editionSize,
      remaining: row.remaining,
      state: stateNow(world, row),
      onSaleAt: row.onSaleAt,
      recommended: row.recommended > 0,
    }
  }

export const blindBoxCard =
  (world: World) =>
  (row: Row<'blindBoxes'>): BlindBoxCard => {
    const series = world.tables.series.get(row.seriesId)
    return {
      id: row.id,
      typeId: row.seriesId,
      seriesName: series?.name ?? '',
      name: row.name,
      image: series ? pictures.box(series.key) : '',
      priceFen: row.priceFen,
      editionSize: row.editionSize,
      remaining: row.remaining,
      state: stateNow(world, row),
      onSaleAt: row.onSaleAt,
      limitPerUser: row.limitPerUser,
    }
  }
