import type { RowOf } from '#src/contract/rest/calls.ts'
import { second } from '#src/domain/time/instant.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { CreateOrder } from '#src/machines/order/order.machine.ts'
import { call } from './call.ts'
import type { Tools } from './effect.ts'

type Order = RowOf<'order.list'>
export type Wanted = Pick<CreateOrder, 'intent' | 'endpoint' | 'request' | 'sent'>

/** What the server's clock and ours may differ by: its times come in whole seconds. */
const SLACK_MS = 2 * second
/** More orders than anybody makes while an answer is waited for. */
const ORDERS_READ = 50

/** What is ordered by these is more than one thing. */
const several = ['order.batch', 'order.batchQuick'] as const

/** The ids by which one thing is ordered; what is ordered by several is not told apart by its lines. */
const idOf = (request: CreateOrder['request']): unknown => {
  const { productId, blindBoxId, listingId, avatarId } = fieldsOf(request)
  return productId ?? blindBoxId ?? listingId ?? avatarId
}

/** Pure: whether an order may be the one that was meant. A key that the server gives back decides; without one the goods do. */
export function mayBe(order: Order, { intent, endpoint, request, sent }: Wanted): boolean {
  if (order.intent !== '') return order.intent === intent
  const { quantity = 1, currency = 'fen' } = fieldsOf(request)
  const [line, ...more] = order.lines
  const isOne = !several.some((one) => one === endpoint) && line !== undefined && more.length === 0
  const isSince = sent !== null && order.createdAt >= sent.at - SLACK_MS
  return isOne && isSince && line.goodsId === idOf(request) && line.quantity === quantity && order.currency === currency
}

/**
 * For a server that does not know keys: the order among the person's own that was made since and is the only one that can be meant.
 * Null where that does not decide; it never acts (docs/decisions/0025).
 */
export async function orderMade(tools: Tools, wanted: Wanted, signal: AbortSignal): Promise<Order | null> {
  const page = { pageNo: 1, pageSize: ORDERS_READ, group: 'all' } as const
  const called = await call(tools, 'order.list', page, { signal, silent: true, onlySignedIn: true })
  if (!called.ok) return null
  const found = called.data.list.filter((order) => mayBe(order, wanted))
  return found.length === 1 ? found[0]! : null
}
