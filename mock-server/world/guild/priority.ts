import type { World } from '../world.ts'

/** What somebody's block opens: qualified is who has unlocked it, first in the queue is who has booked it, too (docs/decisions/0050). */
const stateOf = ({ tables }: World, productId: string, userId: string) =>
  tables.blockStates.find((row) => row.productId === productId && row.userId === userId)?.state

export const isUnlocked = (world: World, productId: string, userId: string): boolean =>
  stateOf(world, productId, userId) === 'unlocked'

export const queuesFirst = (world: World, productId: string, userId: string): boolean =>
  stateOf(world, productId, userId) !== undefined
