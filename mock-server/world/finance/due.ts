import type { World } from '../world.ts'
import { endAsk } from './asks.ts'
import { endsAt, returnLease } from './leases.ts'
import { collect } from './pledges.ts'

/** What the server's clock does by itself: asks end, loans are paid back or lost, what was rented goes back. */
export const financeDue = (world: World): { readonly at: number; readonly run: () => Promise<unknown> }[] => [
  ...world.tables.asks
    .filter((row) => row.state === 'released')
    .map(({ id, endsAt: at }) => ({ at, run: () => endAsk(world, id) })),
  ...world.tables.pledges
    .filter((row) => row.state === 'pledged')
    .map(({ id, triesAt: at }) => ({ at, run: () => collect(world, id) })),
  ...world.tables.leases
    .filter((row) => row.state === 'leased')
    .map((row) => ({ at: endsAt(row), run: () => returnLease(world, row.id) })),
]
