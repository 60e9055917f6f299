import type { World } from '../world.ts'

/** What somebody has done and has in the workshop, as counts: see `Books`. */
export const workshopBooks = ({ tables }: World, userId: string) => ({
  merged: tables.syntheses.filter((row) => row.kind === 'synthesis' && row.ownerId === userId).length,
  pieces: tables.diyPieces.filter((row) => row.userId === userId && row.salvagedAt === 0).length,
  chests: tables.chests.filter((row) => row.userId === userId && row.openedAt === 0).length,
  props: tables.props.filter((row) => row.userId === userId && row.usedAt === 0).length,
  parcels: tables.physicalOrders.filter((row) => row.userId === userId).length,
  titles: tables.titles.filter((row) => row.userId === userId && row.worn).length,
  numbers: tables.substitutions.get(userId) ? 1 : 0,
})
