import type { World } from '../world.ts'

/** What pieces hold, as the table of locks names it. */
export const heldByDiy = ({ tables }: World): readonly string[] =>
  tables.diyPieces
    .filter((piece) => piece.salvagedAt === 0)
    .flatMap((piece) => piece.copyIds.map((id) => `${id} by diy ${piece.id}`))
