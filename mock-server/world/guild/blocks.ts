import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { bookPower, ownPower } from './power.ts'

type State = Row<'blockStates'>

export const blockOf = (world: World, categoryId: string): Row<'blocks'> =>
  world.tables.blocks.get(categoryId) ?? refuse('notFound')

export const blockStateOf = (world: World, categoryId: string, userId: string): State | undefined =>
  world.tables.blockStates.get(`${categoryId}/${userId}`)

function requireLocked(world: World, categoryId: string, userId: string): Row<'blocks'> {
  const block = blockOf(world, categoryId)
  const open = blockStateOf(world, categoryId, userId)
  if (open?.state === 'unlocked') refuse('blockOpened')
  if (open) refuse('blockOpened', '这个区块已经预约了优先购')
  return block
}

const note = (world: World, block: Row<'blocks'>, userId: string, state: State['state'], paid: number) =>
  world.tables.blockStates.add({
    id: `${block.id}/${userId}`,
    categoryId: block.id,
    productId: block.productId,
    userId,
    state,
    paid,
    at: world.clock.now(),
  })

/**
 * Unlocks a block for what was seen. Refuses with `notFound`, `blockOpened`, `priceChanged` and `notEnoughPower`, before anything is
 * changed.
 */
export async function unlockBlock(world: World, userId: string, categoryId: string, seen: number): Promise<State> {
  const block = requireLocked(world, categoryId, userId)
  if (seen < block.cost) refuse('priceChanged', '所需能量有变化，请刷新后重试')
  if (ownPower(world, userId) < block.cost) refuse('notEnoughPower')
  await bookPower(world, userId, { kind: 'spent', about: categoryId, amount: -block.cost })
  return note(world, block, userId, 'unlocked', block.cost)
}

/** Books priority purchase of a block instead. Refuses with `notFound` and `blockOpened`. */
export const appointBlock = async (world: World, userId: string, categoryId: string): Promise<State> =>
  note(world, requireLocked(world, categoryId, userId), userId, 'appointed', 0)
