import { financeDue } from '../finance/due.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'
import { closeOrder, isOpen } from './orders.ts'
import { tell } from './payments.ts'

interface Due {
  readonly at: number
  readonly run: () => Promise<unknown>
}

/**
 * What has happened by itself up to now: gateways that have spoken, payments given up, orders whose time has passed, asks,
 * loans and leases that end.
 */
function dueNow(world: World): Due[] {
  const now = world.clock.now()
  const { paymentGivenUpMs } = world.settings
  const told = world.tables.payments
    .filter((row) => row.state === 'processing')
    .map(({ id, tells, tellsAt, startedAt }) =>
      tellsAt === null
        ? { at: startedAt + paymentGivenUpMs, run: () => tell(world, id, 'failure') }
        : { at: tellsAt, run: () => tell(world, id, tells) },
    )
  const expired = world.tables.orders.filter(isOpen).map(({ id, expiresAt }) => ({
    at: expiresAt,
    run: () => closeOrder(world, world.tables.orders.get(id) ?? refuse('notFound'), 'expired'),
  }))
  return [...told, ...expired, ...financeDue(world)].filter((due) => due.at <= now)
}

/**
 * Lets happen what time has brought, in the order in which it was due: a payment that went through before the order ran out counts,
 * one that came after it goes back. Called before every answer, so that nobody sees a moment that has passed.
 */
export async function catchUp(world: World): Promise<void> {
  for (const due of dueNow(world).toSorted((a, b) => a.at - b.at)) await due.run()
}
