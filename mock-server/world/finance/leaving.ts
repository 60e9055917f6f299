import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'
import { cancelAsk, openAsksOf } from './asks.ts'
import { withdrawLease } from './leases.ts'
import { cancelPledge } from './pledges.ts'

/** Somebody leaves for good: what nobody has answered is taken back. Refuses with `stillOwed` while a loan or a lease of theirs runs. */
export async function leaveFinance(world: World, userId: string): Promise<void> {
  const { pledges, leases } = world.tables
  const runs =
    pledges.find((row) => row.state === 'pledged' && (row.borrowerId === userId || row.lenderId === userId)) ??
    leases.find((row) => row.state === 'leased' && (row.ownerId === userId || row.tenantId === userId))
  if (runs) refuse('stillOwed')
  for (const { id } of openAsksOf(world, userId)) await cancelAsk(world, id, userId)
  for (const { id } of pledges.filter((row) => row.borrowerId === userId && row.state === 'published')) {
    await cancelPledge(world, id, userId)
  }
  for (const { id } of leases.filter((row) => row.ownerId === userId && row.state === 'published')) {
    await withdrawLease(world, id, userId)
  }
}
