import type { BlindBoxCard, ProductCard, UserInfo } from '#src/contract/rest/shapes.ts'
import { boxPiece, productPiece, seriesName } from '../../world/looks.ts'
import type { Row } from '../../world/rows.ts'
import { activityOf, saleStateOf } from '../../world/trade/sale-rules.ts'
import type { World } from '../../world/world.ts'

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

/** What a product and a box have in common while they are sold first-hand. */
function sold(world: World, row: Row<'products'> | Row<'blindBoxes'>) {
  const { id, seriesId, priceFen, editionSize, remaining, onSaleAt } = row
  const of = { typeId: seriesId, seriesName: seriesName(world, seriesId) }
  return { id, ...of, priceFen, editionSize, remaining, onSaleAt, state: saleStateOf(world, row) }
}

export const productCard =
  (world: World) =>
  (row: Row<'products'>): ProductCard => {
    const { categoryId, recommended } = row
    return { ...sold(world, row), ...productPiece(world, row), categoryId, recommended: recommended > 0 }
  }

export const blindBoxCard =
  (world: World) =>
  (row: Row<'blindBoxes'>): BlindBoxCard => {
    const { name, image } = boxPiece(world, row)
    const activity = activityOf(world, row.id)
    const about = activity ? { name: activity.name, endsAt: activity.endsAt } : null
    return { ...sold(world, row), name, image, limitPerUser: row.limitPerUser, activity: about }
  }
