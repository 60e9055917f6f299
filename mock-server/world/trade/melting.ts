import type { BeanKind } from '#src/contract/rest/money-shapes.ts'
import { copiesForBox } from '#src/domain/collection/box-exchange.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { requireFree, seal } from './items.ts'
import { houseAccounts, move } from './ledger.ts'
import { saleStateOf } from './sale-rules.ts'

/** What a copy is worth in beans when it is melted down, by rarity. */
const worth: Readonly<Record<BeanKind, Readonly<Record<Row<'products'>['rarity'], number>>>> = {
  weiDou: { common: 120, rare: 480, epic: 2000, legendary: 12_000 },
  yuanDou: { common: 3, rare: 12, epic: 50, legendary: 300 },
}

export const meltValue = (product: Row<'products'>, currency: BeanKind): number => worth[currency][product.rarity]

/** Takes a free copy out of the world for good; its number is never given out again. */
export async function destroy(world: World, copy: Row<'copies'>): Promise<void> {
  world.tables.copies.remove((row) => row.id === copy.id)
  await world.tables.editions.change(copy.productId, (draft) => void (draft.melted += 1))
}

/** Whether it may be turned into beans: what may be neither sold nor given away may not be made into something that may. */
export const isMeltable = ({ terms }: Pick<Row<'copies'>, 'terms'>): boolean => terms.resale || terms.transferable

/** Melts a free copy down for beans and answers how many. Refuses with `notTradable`, and what `requireFree` refuses. */
export async function melt(world: World, copyId: string, userId: string, currency: BeanKind): Promise<number> {
  const copy = requireFree(world, world.tables.copies.get(copyId), userId)
  if (!isMeltable(copy)) refuse('notTradable', '这颗花种只能种在园子里')
  const beans = meltValue(world.tables.products.get(copy.productId)!, currency)
  await destroy(world, copy)
  await move(world, {
    kind: 'melt',
    currency,
    amount: beans,
    about: copyId,
    note: '铸造所得',
    from: houseAccounts.issue,
    to: userId,
  })
  const { productId, number } = copy
  const at = world.clock.now()
  await world.tables.melts.add({ id: world.nextId(), copyId, productId, number, ownerId: userId, currency, beans, at })
  return beans
}

/**
 * Gives five free common copies of one series for a sealed box of it. Refuses another number or mixture with `badRequest`, an empty
 * stock with `soldOut`, and what `requireFree` refuses.
 */
export async function changeForBox(
  world: World,
  copyIds: readonly string[],
  userId: string,
): Promise<Row<'sealedBoxes'>> {
  const copies = [...new Set(copyIds)].map((id) => requireFree(world, world.tables.copies.get(id), userId))
  const products = copies.map((copy) => world.tables.products.get(copy.productId)!)
  const series = new Set(products.map((row) => row.seriesId))
  if (copies.length !== copiesForBox || series.size !== 1 || products.some((row) => row.rarity !== 'common')) {
    return refuse('badRequest', '请选择同一系列的五件普通藏品')
  }
  const box = world.tables.blindBoxes.find((row) => series.has(row.seriesId))
  if (!box || saleStateOf(world, box) !== 'onSale') return refuse('soldOut')
  for (const copy of copies) await destroy(world, copy)
  await world.tables.blindBoxes.change(box.id, (draft) => void (draft.remaining -= 1))
  const { terms } = copies[0]!
  const [made] = await seal(world, box.id, 1, { kind: 'redeem', ownerId: userId, priceFen: 0, terms })
  await world.tables.syntheses.add({
    id: world.nextId(),
    kind: 'box',
    ownerId: userId,
    given: copies.map((copy) => copy.id),
    madeId: made!.id,
    beans: 0,
    at: world.clock.now(),
  })
  return made!
}
