import type { DeliveryState } from '#src/contract/rest/physical/physical.schema.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { packingMs, wayMs } from './numbers.ts'

/** How a delivery stands: packed, sent, delivered, by the server's clock. `sentAt` and `deliveredAt` are null until then. */
export function deliveryOf(
  world: World,
  { at }: Row<'physicalOrders'>,
): { readonly state: DeliveryState; readonly sentAt: number | null; readonly deliveredAt: number | null } {
  const now = world.clock.now()
  const [sentAt, deliveredAt] = [at + packingMs, at + packingMs + wayMs]
  const state = now >= deliveredAt ? 'delivered' : now >= sentAt ? 'sent' : 'packing'
  return { state, sentAt: now >= sentAt ? sentAt : null, deliveredAt: now >= deliveredAt ? deliveredAt : null }
}
