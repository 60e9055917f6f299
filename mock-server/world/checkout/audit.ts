import type { World } from '../world.ts'
import { holdsOf, isOpen, type Order } from './orders.ts'

function auditOrder(world: World, order: Order): string[] {
  const { tables } = world
  const name = `order ${order.id} (${order.state})`
  const holds = holdsOf(world, order)
  const charges = holds.map((hold) => tables.charges.get(hold.intent))
  const payments = tables.payments.filter((row) => row.orderId === order.id)
  const succeeded = payments.filter((row) => row.state === 'succeeded').length
  const going = payments.filter((row) => row.state === 'open' || row.state === 'processing')
  const expectedHold = isOpen(order) ? 'held' : order.state === 'paid' ? 'settled' : 'released'
  const faults = [
    [holds.every((hold) => hold.state === expectedHold), `holds ${holds.map((hold) => hold.state).join()}`],
    [succeeded <= 1, `was paid ${succeeded} times`],
    [going.length <= 1, `has ${going.length} payments that could go through`],
    [!(order.state === 'paid' && going.length > 0), 'is paid and can be paid again'],
    [order.state !== 'paid' || succeeded === 1, 'is paid by nothing'],
    [!isOpen(order) || succeeded === 0, 'was paid for and is open'],
    [charges.every((charge) => (charge !== undefined) === (succeeded === 1)), 'is charged for what was not paid'],
    [order.state !== 'closed' || charges.every((charge) => !charge || charge.refundedAt > 0), 'keeps money'],
    [order.refunded === (order.state === 'closed' && succeeded === 1 ? order.total : 0), `refunded ${order.refunded}`],
    [order.state === 'paying' || !isOpen(order) || going.length === 0, 'does not say that it is being paid'],
  ] as const
  return faults.flatMap(([sound, words]) => (sound ? [] : [`${name} ${words}`]))
}

/**
 * What must always hold of orders and payments, as the list of what does not: one order for each intent, at most one charge for each
 * order, money kept only for what was handed over, never two payments that could both go through. Empty means sound.
 */
export function auditOrders(world: World): string[] {
  const orders = world.tables.orders.all()
  const intents = new Set(orders.map((row) => `${row.userId} ${row.intent}`))
  return [
    ...(intents.size === orders.length ? [] : ['an intent has two orders']),
    ...orders.flatMap((order) => auditOrder(world, order)),
  ]
}
