/**
 * Mistakes in naming a call that must not compile (docs/decisions/0009): `tsc` fails on this file when one of them does, because then
 * its `@ts-expect-error` expects nothing. Nothing here runs.
 */
import type { Answer } from '#mock/rest/answers.ts'
import type { WorldControl } from '#mock/control.ts'
import type { RowOf } from '#src/contract/rest/calls.ts'
import { endpoint } from '#src/contract/rest/endpoint.ts'
import type { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import type { OrderCall, PricedCall } from '#src/machines/order/order.facts.ts'
import type { SentForm } from '#src/machines/submission/submission.machine.ts'
import type { IntentCalls } from '#src/machines/intent.ts'
import { callOnce } from '#src/services/call-once.ts'
import type { Tools } from '#src/services/effect.ts'
import { partOf } from '#src/views/kit/resource/part.ts'
import { useIntent } from '#src/views/kit/intent/use-intent.ts'
import { useResource } from '#src/views/kit/resource/use-resource.ts'

/** A page. */
export function usePage() {
  // 1 A call that there is not.
  // @ts-expect-error -- product.details
  useResource({ endpoint: 'product.details', request: { id: '201101' } })
  // 2 A field of the request is missing.
  // @ts-expect-error -- id
  useResource({ endpoint: 'product.detail', request: {} })
  // 3 A field of the request has another type.
  // @ts-expect-error -- a string
  useResource({ endpoint: 'product.detail', request: { id: 201101 } })
  const products = useResource({ endpoint: 'market.products', request: {}, pageSize: 20 })
  // 4 A field that no row has.
  // @ts-expect-error -- priceFen
  return partOf(products, (row) => row.price)
}

/** 0 A call that changes something and does not say how it can be asked after. */
// @ts-expect-error -- question
export const silent = endpoint({ method: 'POST', path: '/lamp', summary: '点灯' })
/** 0 The same of a GET that changes something. */
// @ts-expect-error -- question
export const silentGet = endpoint({ method: 'GET', readsOnly: false, path: '/lamp', summary: '点灯' })

/** 5 A form that does not fill in what its call takes. */
export const form: SentForm<'product.setFavourite'> = {
  form: 'star',
  endpoint: 'product.setFavourite',
  // @ts-expect-error -- starred is missing
  fields: { categoryId: { initial: '', rules: [] } },
}

/** 6 A call of an order with the request of another. */
// @ts-expect-error -- listingIds
export const order: OrderCall = { endpoint: 'order.batch', request: { productId: '201101', quantity: 2 } }

/** 6 A purchase that does not say which total the person has seen. */
// @ts-expect-error -- expectedTotalFen
export const unpriced: PricedCall = { endpoint: 'order.create', request: { productId: '201101', expectedFen: 1990 } }

/** 6 The same of what is had for beans. */
export function useUnpriced(): void {
  const exchange = useIntent('transfer', ['beans.exchange'], 'key')
  // @ts-expect-error -- expectedTotalBeans
  exchange.perform({ endpoint: 'beans.exchange', request: { productId: '201101' }, password: '246810' })
}

/** 7 An answer of the mock server with a field that the call does not answer. */
// @ts-expect-error -- starred
export const answer: Answer<typeof productEndpoints.isFavourite> = () => ({ data: { favourite: true } })

/** 8 A value that the server never says. */
// @ts-expect-error -- onSale
export const isOnSale = ({ state }: RowOf<'market.products'>): boolean => state === 'selling'

/** 9 A fault of a call that there is not, and an intent of another kind, as examples, gestures and tests would say them. */
export async function story(world: WorldControl): Promise<IntentCalls['blindBox']> {
  // @ts-expect-error -- order.create
  await world.faults({ add: { kind: 'drop', match: { endpoint: 'rest.orders.create' } } })
  // @ts-expect-error -- box.open
  return { endpoint: 'boxes.open', request: { id: '400001' } }
}

/** 10 A field that an answer does not have. */
export async function effect(tools: Tools): Promise<unknown> {
  const asked = await callOnce(tools, 'order.details', { orderId: '1' }, {})
  // @ts-expect-error -- order.state
  return 'data' in asked ? asked.data.status : null
}
