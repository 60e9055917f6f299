import { letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { piecesOf } from './diy.ts'

/** Somebody leaves for good: nothing is held by their pieces any more; what they kept besides stays on record as it is. */
export async function leaveWorkshop(world: World, userId: string): Promise<void> {
  for (const piece of piecesOf(world, userId)) {
    for (const id of piece.copyIds) letGo(world, id)
    await world.tables.diyPieces.change(piece.id, (draft) => void (draft.salvagedAt = world.clock.now()))
    // Nobody pays for what nobody asked for.
    await world.tables.diyLog.add({
      id: world.nextId(),
      userId,
      pieceId: piece.id,
      act: 'salvaged',
      beans: 0,
      at: world.clock.now(),
    })
  }
}
