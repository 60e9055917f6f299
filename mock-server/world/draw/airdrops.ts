import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { openBoxes, seal } from '../trade/items.ts'
import { usualTerms } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'
import { type AirdropRow, airdropRows } from './numbers.ts'

export const airdropRow = (id: string): AirdropRow => airdropRows.find((row) => row.id === id) ?? refuse('notFound')

/** How many copies of the airdrop's series somebody has. */
export const ownedOf = (world: World, { seriesId }: Row<'airdrops'>, userId: string): number => {
  const products = new Set(world.tables.products.filter((row) => row.seriesId === seriesId).map((row) => row.id))
  return world.tables.copies.filter((row) => row.ownerId === userId && products.has(row.productId)).length
}

/** How many boxes are left: no more than the airdrop has, and than there are in stock. */
export const boxesLeft = (world: World, { id, boxId, opened }: Row<'airdrops'>): number =>
  Math.max(0, Math.min(airdropRow(id).left - opened, world.tables.blindBoxes.get(boxId)?.remaining ?? 0))

/** Opens the box of an airdrop, once a person. Refuses with `notFound`, `activityOver`, `alreadyOpened`, `notQualified` and `soldOut`. */
export async function openAirdrop(world: World, userId: string, airdropId: string): Promise<Row<'airdropOpenings'>> {
  const airdrop = world.tables.airdrops.get(airdropId) ?? refuse('notFound')
  const id = `${airdropId}/${userId}`
  if (world.tables.airdropOpenings.get(id)) refuse('alreadyOpened', '这个空投已经领过了')
  if (world.clock.now() >= airdrop.endsAt) refuse('activityOver')
  if (ownedOf(world, airdrop, userId) < airdropRow(airdropId).needed)
    refuse('notQualified', '持有的藏品还不够，暂时领不了')
  if (boxesLeft(world, airdrop) === 0) refuse('soldOut', '空投已经领完')
  await world.tables.blindBoxes.change(airdrop.boxId, (draft) => void (draft.remaining -= 1))
  const [box] = await seal(world, airdrop.boxId, 1, { kind: 'box', ownerId: userId, priceFen: 0, terms: usualTerms })
  const [copy] = await openBoxes(world, userId, [box!.id])
  await world.tables.airdrops.change(airdropId, (draft) => void (draft.opened += 1))
  const opening = { id, airdropId, userId, sealedId: box!.id, copyId: copy!.id, at: world.clock.now() }
  return world.tables.airdropOpenings.add(opening)
}
