import { commonSeed } from '../trade/flower-seeds.ts'
import { mint } from '../trade/items.ts'
import { usualTerms } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'

/**
 * A flower seed for somebody who has just registered, as long as there are some: the first pot costs nothing, and with this there is
 * something to plant in it, at once. It is for its garden alone: a gift that could be sold, or melted down, would be reaped with made-up
 * accounts.
 */
export async function welcome(world: World, userId: string): Promise<void> {
  const seed = world.tables.products.get(commonSeed)
  if (!seed || seed.remaining === 0) return
  await world.tables.products.change(seed.id, (draft) => void (draft.remaining -= 1))
  const terms = { ...usualTerms, coolingMs: 0, resale: false, transferable: false }
  await mint(world, seed.id, 1, { kind: 'redeem', ownerId: userId, priceFen: 0, terms })
}
