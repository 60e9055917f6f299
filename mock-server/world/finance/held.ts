import type { World } from '../world.ts'

/** What the tables of this folder say is held, as `thing by locker about`; `trade/locks.ts` compares it with the one table of holds. */
export const heldByFinance = ({ tables }: World): string[] => [
  ...tables.pledges
    .filter((row) => row.state === 'published' || row.state === 'pledged')
    .map((row) => `${row.copyId} by pledge ${row.id}`),
  ...tables.leases
    .filter((row) => row.state === 'published' || row.state === 'leased')
    .map((row) => `${row.copyId} by lease ${row.id}`),
]
