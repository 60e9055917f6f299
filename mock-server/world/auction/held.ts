import type { World } from '../world.ts'

/** What auctions and lots hold that are not over, as the table of locks names it. */
export const auctionHolds = ({ tables }: World): readonly string[] => [
  ...tables.auctions.filter((row) => row.state === 'open').map(({ id, copyId }) => `${copyId} by auction ${id}`),
  ...tables.inscriptionLots
    .filter((row) => row.state === 'open')
    .map(({ id, copyId }) => `${copyId} by auction lot-${id}`),
]
