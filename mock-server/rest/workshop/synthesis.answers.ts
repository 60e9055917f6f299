import type { synthesisEndpoints } from '#src/contract/rest/synthesis/synthesis.endpoints.ts'
import type { Recipe } from '#src/contract/rest/synthesis/synthesis.schema.ts'
import { productPicture, productPiece } from '../../world/looks.ts'
import type { Row } from '../../world/rows.ts'
import {
  blockOf,
  countOf,
  leftOf,
  materialsOf,
  perform,
  recipeOf,
  standingOf,
  stateOf,
} from '../../world/workshop/synthesis.ts'
import type { World } from '../../world/world.ts'
import { type Answers, type Caller, signedIn } from '../answers.ts'
import { copyCard } from '../views/holding.ts'

const userOf = (caller: Caller): string => signedIn(caller).user.id

function recipeView(world: World, recipe: Row<'recipes'>, userId: string): Recipe {
  const { id, title, story, productId, startsAt, endsAt, limitPerUser } = recipe
  return {
    id,
    title,
    story,
    productId,
    startsAt,
    endsAt,
    limitPerUser,
    ...productPiece(world, world.tables.products.get(productId)!),
    state: stateOf(world, recipe),
    left: leftOf(world, recipe),
    ...standingOf(world, recipe, userId),
  }
}

/** What synthesis answers (marketplace §7 Synthesis; docs/decisions/0052). */
export const synthesisAnswers: Answers<typeof synthesisEndpoints> = {
  list: (world, _, caller) => ({
    data: world.tables.recipes.all().map((recipe) => recipeView(world, recipe, userOf(caller))),
  }),
  detail: (world, { id }, caller) => {
    const recipe = recipeOf(world, id)
    const product = world.tables.products.get(recipe.productId)!
    const { editionSize } = product
    const largeImage = productPicture(world, product, 'detail')
    return { data: { ...recipeView(world, recipe, userOf(caller)), largeImage, editionSize } }
  },
  materials: (world, { id }, caller) => ({
    data: materialsOf(world, recipeOf(world, id), userOf(caller)).map(({ productId, count, free, busy }) => ({
      ...productPiece(world, world.tables.products.get(productId)!),
      productId,
      count,
      busy,
      copies: free.map(copyCard(world)),
    })),
  }),
  qualification: (world, { synthesisId }, caller) => {
    const reason = blockOf(world, recipeOf(world, synthesisId), userOf(caller))
    return { data: { qualified: reason === '', reason } }
  },
  perform: async (world, { synthesisId, ids }, caller) => {
    const given = ids.split(',').filter((id) => id !== '')
    const { copy, chestId } = await perform(world, userOf(caller), synthesisId, given)
    return { data: { copy: copyCard(world)(copy), chestId } }
  },
  count: (world, _, caller) => ({ data: countOf(world, userOf(caller)) }),
}
