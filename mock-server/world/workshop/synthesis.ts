import type { RecipeState } from '#src/contract/rest/synthesis/synthesis.schema.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { lockOf, mint, requireFree } from '../trade/items.ts'
import { destroy } from '../trade/melting.ts'
import { rulesOf } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'
import { addChest, entitle } from './kept.ts'

type Recipe = Row<'recipes'>

export const recipeOf = (world: World, id: string): Recipe => world.tables.recipes.get(id) ?? refuse('notFound')

/** How many can still be made: of the recipe, and of the edition. */
export const leftOf = (world: World, { limit, made, productId }: Recipe): number =>
  Math.max(0, Math.min(limit - made, world.tables.products.get(productId)?.remaining ?? 0))

export function stateOf(world: World, recipe: Recipe): RecipeState {
  const now = world.clock.now()
  if (now < recipe.startsAt) return 'upcoming'
  if (now >= recipe.endsAt) return 'ended'
  return leftOf(world, recipe) === 0 ? 'gone' : 'open'
}

/** One's own copies of an edition, those that are free first. */
export const ownCopies = (world: World, userId: string, productId: string): readonly Row<'copies'>[] =>
  world.tables.copies.filter((row) => row.ownerId === userId && row.productId === productId)

const isFree = (world: World) => (copy: Row<'copies'>) => lockOf(world, copy) === null

/** One's copies for each place on the bench, with the greatest numbers first. */
export const materialsOf = (world: World, recipe: Recipe, userId: string) =>
  recipe.materials.map(({ productId, count }) => {
    const own = ownCopies(world, userId, productId).toSorted((a, b) => b.number - a.number)
    const free = own.filter(isFree(world))
    return { productId, count, free, busy: own.length - free.length }
  })

const doneOf = (world: World, { id }: Recipe, userId: string): number =>
  world.tables.syntheses.filter((row) => row.recipeId === id && row.ownerId === userId).length

/** How somebody stands with a recipe. */
export function standingOf(world: World, recipe: Recipe, userId: string) {
  const materials = materialsOf(world, recipe, userId)
  const done = doneOf(world, recipe, userId)
  const times = Math.min(...materials.map(({ free, count }) => Math.floor(free.length / count)))
  const may = stateOf(world, recipe) === 'open' ? Math.min(leftOf(world, recipe), recipe.limitPerUser - done) : 0
  return {
    done,
    needed: materials.reduce((sum, { count }) => sum + count, 0),
    owned: materials.reduce((sum, { count, free }) => sum + Math.min(count, free.length), 0),
    possible: Math.max(0, Math.min(times, may)),
  }
}

const stateWords = { upcoming: '还没有开始', ended: '合成已经结束', gone: '已经全部合成完了', open: '' } as const

/** Why somebody may not synthesize now, what they have not aside; `''` when they may. */
export function blockOf(world: World, recipe: Recipe, userId: string): string {
  const state = stateOf(world, recipe)
  if (state !== 'open') return stateWords[state]
  if (doneOf(world, recipe, userId) >= recipe.limitPerUser) return `每人最多合成 ${recipe.limitPerUser} 次`
  const lacking = materialsOf(world, recipe, userId).find(({ free, count }) => free.length < count)
  if (!lacking) return ''
  const { name } = world.tables.products.get(lacking.productId)!
  return `还缺 ${lacking.count - lacking.free.length} 件「${name}」`
}

/** How often somebody has synthesized, and could now (marketplace §7: synthesis/getNum). */
export function countOf(world: World, userId: string): { done: number; possible: number } {
  const standings = world.tables.recipes.all().map((recipe) => standingOf(world, recipe, userId))
  return {
    done: standings.reduce((sum, row) => sum + row.done, 0),
    possible: standings.reduce((sum, row) => sum + row.possible, 0),
  }
}

/**
 * Gives exactly these copies for one of the recipe. Refuses with `notFound`, `activityOver`, `badRequest` (others than the recipe takes),
 * and what `requireFree` refuses, before anything is changed.
 */
export async function perform(
  world: World,
  userId: string,
  recipeId: string,
  copyIds: readonly string[],
): Promise<{ copy: Row<'copies'>; chestId: string }> {
  const recipe = recipeOf(world, recipeId)
  const state = stateOf(world, recipe)
  if (state !== 'open') refuse(state === 'gone' ? 'soldOut' : 'activityOver', stateWords[state])
  if (doneOf(world, recipe, userId) >= recipe.limitPerUser) refuse('limitReached', blockOf(world, recipe, userId))
  const given = [...new Set(copyIds)].map((id) => requireFree(world, world.tables.copies.get(id), userId))
  const isExact = recipe.materials.every(
    ({ productId, count }) => given.filter((copy) => copy.productId === productId).length === count,
  )
  const needed = recipe.materials.reduce((sum, { count }) => sum + count, 0)
  if (!isExact || given.length !== needed) refuse('badRequest', '材料不对，请重新选择')
  for (const copy of given) await destroy(world, copy)
  const product = world.tables.products.get(recipe.productId)!
  await world.tables.products.change(product.id, (draft) => void (draft.remaining -= 1))
  await world.tables.recipes.change(recipeId, (draft) => void (draft.made += 1))
  const { terms } = rulesOf(world, product)
  const [made] = await mint(world, product.id, 1, { kind: 'synthesis', ownerId: userId, priceFen: 0, terms })
  const row = await world.tables.syntheses.add({
    id: world.nextId(),
    kind: 'synthesis',
    ownerId: userId,
    given: given.map((copy) => copy.id),
    madeId: made!.id,
    beans: 0,
    recipeId,
    at: world.clock.now(),
  })
  await entitle(world, userId, 'alchemist')
  const chest = await addChest(world, userId, '合成', `synthesis/${row.id}`)
  return { copy: made!, chestId: chest.id }
}
