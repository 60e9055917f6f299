import type { World } from '../world.ts'
import { splintersOf } from './harvest.ts'

/** What somebody has in the garden, as counts: see `Books`. */
export const gardenBooks = (world: World, userId: string) => {
  const { gardenSlots, gardenCards, gardenBoxes, gardenEggs } = world.tables
  const isOwn = ({ ownerId }: { readonly ownerId: string }) => ownerId === userId
  const [slots, eggs] = [gardenSlots.filter(isOwn), gardenEggs.filter(isOwn)]
  return {
    planted: slots.filter((row) => row.copyId !== '').length,
    splinters: splintersOf(world, userId),
    pots: slots.length,
    cards: gardenCards.filter((row) => isOwn(row) && row.usedAt === 0).length,
    lanterns: gardenBoxes.filter((row) => isOwn(row) && row.openedAt === 0).length,
    eggs: eggs.filter((row) => row.receivedAt === 0).length,
    animals: eggs.filter((row) => row.receivedAt > 0 && row.exchangedAt === 0).length,
  }
}
