import { letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'

/** Somebody leaves for good: their garden goes with them, and what lies in it is held no more. */
export function leaveGarden(world: World, userId: string): void {
  const { gardenSlots, gardenPiles, gardenCards, gardenBoxes, gardenEggs, gardenLog } = world.tables
  for (const { copyId } of gardenSlots.filter((row) => row.ownerId === userId && row.copyId !== '')) {
    letGo(world, copyId)
  }
  for (const table of [gardenSlots, gardenPiles, gardenCards, gardenBoxes, gardenEggs, gardenLog]) {
    table.remove((row: { readonly ownerId: string }) => row.ownerId === userId)
  }
}
