import type { BlindBoxCard, ProductCard, UserInfo } from '#src/contract/rest/shapes.ts'
import { pictures } from '../world/pictures.ts'
import type { Row } from '../world/rows.ts'
import { saleStateOf } from '../world/trade/sale-rules.ts'
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
      state: saleStateOf(world, row),
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
      state: saleStateOf(world, row),
      onSaleAt: row.onSaleAt,
      limitPerUser: row.limitPerUser,
    }
  }
