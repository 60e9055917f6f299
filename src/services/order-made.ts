import type { RowOf } from '#src/contract/rest/calls.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { CreateOrder } from '#src/machines/order/order.machine.ts'
import { call } from './call.ts'
import type { Failure } from '#src/machines/port.ts'
import type { Tools } from './effect.ts'
import { rivalsOf } from './seen-in/seen-in.ts'
import { isSince, notDecided, ROWS_READ } from './seen-in/parts.ts'

type Order = RowOf<'order.list'>
export type Wanted = Pick<CreateOrder, 'intent' | 'endpoint' | 'request' | 'sent'>

/** The id of the one thing that is ordered. */
const idOf = (request: CreateOrder['request']): unknown => {
  const { productId, blindBoxId, listingId, avatarId } = fieldsOf(request)
  return productId ?? blindBoxId ?? listingId ?? avatarId
}

type Lines = Order['lines']
const isOne = ([line, ...more]: Lines, request: CreateOrder['request']): boolean => {
  const { quantity = 1 } = fieldsOf(request)
  return line !== undefined && more.length === 0 && line.goodsId === idOf(request) && line.quantity === quantity
}
/** These very offers, each of which is sold once. */
const areOffers = (lines: Lines, request: unknown): boolean => {
  const { listingIds } = fieldsOf(request)
  const ids = new Set(Array.isArray(listingIds) ? listingIds : [])
  return lines.length === ids.size && lines.every(({ goodsId }) => ids.has(goodsId))
}
/** As many offers of the product. */
const areOf = (lines: Lines, request: unknown): boolean => {
  const { productId, quantity } = fieldsOf(request)
  return lines.length === quantity && lines.every((line) => line.kind === 'listing' && line.productId === productId)
}

/** What is ordered by these is more than one thing. */
const several: Readonly<Partial<Record<CreateOrder['endpoint'], typeof isOne>>> = {
  'order.batch': areOffers,
  'order.batchQuick': areOf,
} satisfies Partial<Record<CreateOrder['endpoint'], typeof isOne>>

/** Pure: whether an order may be the one that was meant. A key that the server gives back decides; without one the goods do. */
export function mayBe(order: Order, { intent, endpoint, request, sent }: Wanted): boolean {
  if (order.intent !== '') return order.intent === intent
  const { currency = 'fen' } = fieldsOf(request)
  const { [endpoint]: isOf = isOne } = several
  return isSince(order.createdAt, sent) && order.currency === currency && isOf(order.lines, request)
}

const goodsForgotten: Failure = { reason: 'undecided', message: '退出登录时没有记下买的是什么，请在我的订单里核对。' }

/**
 * For a server that does not know keys: the order among the person's own that was made since and is the only one that can be meant, or
 * what was found instead. An order that another intent has is not taken, and none is while another intent may have made it. It never
 * acts (docs/decisions/0025).
 */
export async function orderMade(
  tools: Pick<Tools, 'rest' | 'intents'>,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<{ readonly order: Order } | { readonly failure: Failure | null }> {
  const page = { pageNo: 1, pageSize: ROWS_READ, group: 'all' } as const
  const called = await call(tools, 'order.list', page, { signal, silent: true, onlySignedIn: true })
  if (!called.ok) return { failure: null }
  const rivals = rivalsOf(wanted, tools.intents())
  const known = rivals.map(({ context }) => fieldsOf(fieldsOf(context)['order'])['orderId'])
  const found = called.data.list.filter((order) => mayBe(order, wanted) && !known.includes(order.id))
  const [order] = found
  const isKeyed = order !== undefined && order.intent === wanted.intent
  if (order && found.length === 1 && (isKeyed || known.every((id) => id !== undefined))) return { order }
  // Of what was in doubt at a sign-out nothing is known but that it was asked for.
  if (Object.keys(wanted.request).length === 0) return { failure: goodsForgotten }
  const seen = notDecided('我的订单', found.length)
  return { failure: seen.verdict === 'done' ? null : seen.failure }
}
