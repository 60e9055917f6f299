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
 * What happens by itself: gateways that have spoken, payments given up, orders whose time has passed, asks, loans and leases that end.
 */
function allDue(world: World): Due[] {
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
  return [...told, ...expired, ...financeDue(world)]
}

/** What has come first of what was due by now; of the same moment the first of the list. */
function firstDue(world: World): Due | undefined {
  const now = world.clock.now()
  return allDue(world).reduce<Due | undefined>(
    (first, due) => (due.at <= now && (first === undefined || due.at < first.at) ? due : first),
    undefined,
  )
}

/**
 * Lets happen what time has brought, in the order in which it was due, looking again after each: a payment that went through before the
 * order ran out counts, one that came after it goes back; a loan is paid by what has come back before it was tried for. Called before
 * every answer, so that nobody sees a moment that has passed.
 */
export async function catchUp(world: World): Promise<void> {
  for (let due = firstDue(world); due; due = firstDue(world)) await due.run()
}
