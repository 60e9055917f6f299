import type { CloseReason } from '#src/contract/rest/order/order.schema.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { extend, type Hold, holdOf, release, reserve } from '../trade/holds.ts'
import type { World } from '../world.ts'
import { type Goods, holdKind, showGoods } from './goods.ts'
import { requireVerified } from './real-name.ts'

export type Order = Row<'orders'>
type Line = Order['lines'][number]

const open: readonly Order['state'][] = ['created', 'paying', 'failed']

/** Whether it can still be paid or cancelled. */
export const isOpen = (order: Order): boolean => open.includes(order.state)

/** The one order of an intent. */
export const orderOf = (world: World, userId: string, intent: string): Order | undefined =>
  world.tables.orders.find((row) => row.userId === userId && row.intent === intent)

/** A person's own order; refuses with `notFound`, also for other people's. */
export function ownOrder(world: World, userId: string, orderId: string): Order {
  const order = world.tables.orders.get(orderId)
  return order && order.userId === userId ? order : refuse('notFound')
}

export const holdsOf = (world: World, order: Order): Hold[] =>
  order.lines.map((line) => holdOf(world, line.holdIntent)!)

async function reserveLine(world: World, userId: string, goods: Goods, holdIntent: string): Promise<[Line, Hold]> {
  const { kind, id: goodsId, quantity, currency = 'fen', expectedPrice } = goods
  const { productId, name, image, rarity } = showGoods(world, goods)
  const hold = await reserve(world, {
    intent: holdIntent,
    userId,
    kind: holdKind[kind],
    targetId: goodsId,
    quantity,
    currency,
    expectedPrice,
  })
  const shown = { kind, goodsId, productId, name, image, rarity, unitPrice: hold.unitPrice, quantity: hold.quantity }
  return [{ ...shown, holdIntent, items: [], numbers: [] }, hold]
}

/** Reserves all or nothing. */
async function reserveAll(world: World, userId: string, goods: readonly Goods[], id: string): Promise<[Line, Hold][]> {
  const reserved: [Line, Hold][] = []
  try {
    for (const [index, one] of goods.entries()) {
      reserved.push(await reserveLine(world, userId, one, `order-${id}.${index + 1}`))
    }
    return reserved
  } catch (error) {
    for (const [, hold] of reserved) await release(world, hold.id)
    throw error
  }
}

/**
 * Orders goods for an intent. The same person's intent again answers the order it made, whatever became of it and whatever is asked now;
 * a refusal leaves nothing behind, so the intent may be told again. Refuses with `notVerified`, `badRequest`, `priceChanged` where it comes
 * to something else than was shown, and what `reserve` refuses.
 */
export async function placeOrder(
  world: World,
  userId: string,
  intent: string,
  goods: readonly Goods[],
  expectedTotal?: number,
): Promise<Order> {
  const known = orderOf(world, userId, intent)
  if (known) return known
  requireVerified(world, userId)
  if (goods.length === 0 || goods.length > 50) refuse('badRequest')
  const id = world.nextId()
  const reserved = await reserveAll(world, userId, goods, id)
  const [, first] = reserved[0]!
  const total = reserved.reduce((sum, [, hold]) => sum + hold.total, 0)
  if (expectedTotal !== undefined && expectedTotal !== total) {
    for (const [, hold] of reserved) await release(world, hold.id)
    refuse('priceChanged')
  }
  return world.tables.orders.add({
    id,
    userId,
    intent,
    state: 'created',
    closedBy: '',
    lines: reserved.map(([line]) => line),
    currency: first.currency,
    total,
    payKind: '',
    createdAt: world.clock.now(),
    expiresAt: first.expiresAt,
    paidAt: null,
    closedAt: null,
    refunded: 0,
    refundedAt: null,
    failure: '',
  })
}

export const changeOrder = (world: World, id: string, change: Partial<Order>): Promise<Order> =>
  world.tables.orders.change(id, (draft) => void Object.assign(draft, structuredClone(change)))

/** Gives an open order more time, with everything that is set aside for it. */
export async function prolong(world: World, order: Order, expiresAt: number): Promise<void> {
  if (expiresAt <= order.expiresAt) return
  for (const hold of holdsOf(world, order)) await extend(world, hold.id, expiresAt)
  await changeOrder(world, order.id, { expiresAt })
}

/**
 * Closes an open order and puts back what it held. A payment that nobody has made can no longer be made; one that was made and is not
 * yet known to have gone through keeps running, and its money goes back when it arrives.
 */
export async function closeOrder(world: World, order: Order, closedBy: CloseReason): Promise<Order> {
  if (!isOpen(order)) return order
  // What ran out did so at its moment, however late somebody asks.
  const closedAt = closedBy === 'expired' ? order.expiresAt : world.clock.now()
  for (const hold of holdsOf(world, order)) await release(world, hold.id, closedAt)
  for (const payment of world.tables.payments.filter((row) => row.orderId === order.id && row.state === 'open')) {
    await world.tables.payments.change(payment.id, (draft) => {
      draft.state = 'voided'
      draft.endedAt = closedAt
    })
  }
  return changeOrder(world, order.id, { state: 'closed', closedBy, closedAt })
}

/** Takes back an order that was only just placed: what came with it was refused, and a refusal leaves nothing behind. */
export async function discardOrder(world: World, order: Order): Promise<void> {
  await closeOrder(world, order, 'cancelled')
  world.tables.orders.remove((row) => row.id === order.id)
}
