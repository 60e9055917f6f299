import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { lockedBy } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { notePower } from './guilds.ts'
import { powerOf } from './numbers.ts'

type Copy = Row<'copies'>

export const ownPower = (world: World, userId: string): number => world.tables.ownPowers.get(userId)?.power ?? 0

/** What a copy was made with. */
export const fullPower = (world: World, { productId }: Pick<Copy, 'productId'>): number =>
  powerOf[world.tables.products.get(productId)!.rarity]

export const copyPower = (world: World, copy: Pick<Copy, 'id' | 'productId'>): number =>
  world.tables.copyPowers.get(copy.id)?.power ?? fullPower(world, copy)

/** Books a movement of somebody's own store, and of the power of their guild. */
export async function bookPower(
  world: World,
  userId: string,
  { kind, about, amount }: Pick<Row<'powerMoves'>, 'kind' | 'about' | 'amount'>,
): Promise<void> {
  const after = ownPower(world, userId) + amount
  await world.tables.ownPowers.put({ id: userId, power: after })
  const at = world.clock.now()
  await world.tables.powerMoves.add({ id: world.nextId(), userId, kind, about, amount, after, at })
  await notePower(world, userId, kind, amount)
}

/**
 * Moves power out of a copy into its owner's store, or back where `amount` is below 0. Refuses with `notYours`, `itemLocked`, `badAmount`
 * and `notEnoughPower`, before anything is changed.
 */
export async function changePower(
  world: World,
  userId: string,
  copyId: string,
  amount: number,
): Promise<{ readonly power: number; readonly copyPower: number }> {
  const copy = world.tables.copies.get(copyId)
  if (!copy || copy.ownerId !== userId) return refuse('notYours')
  if (lockedBy(world, copyId)) refuse('itemLocked', '藏品正在寄售、种植、质押或别的事情里，能量暂不可移动')
  if (!Number.isSafeInteger(amount) || amount === 0) refuse('badAmount', '请输入正确的能量数')
  const left = copyPower(world, copy) - amount
  if (left < 0) refuse('notEnoughPower', '藏品里没有这么多能量')
  if (left > fullPower(world, copy)) refuse('badAmount', '放回去的能量超过了这件藏品能装的')
  if (ownPower(world, userId) + amount < 0) refuse('notEnoughPower')
  await world.tables.copyPowers.put({ id: copyId, power: left })
  await bookPower(world, userId, { kind: amount > 0 ? 'drawn' : 'put', about: copyId, amount })
  return { power: ownPower(world, userId), copyPower: left }
}
