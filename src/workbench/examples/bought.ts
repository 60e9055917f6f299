import type { Step } from '#scenarios/player/scenario.ts'
import type { OrderCall } from '#src/machines/order/order.facts.ts'
import { avatars, type Example, offers, says, type Story } from './example.ts'

type Stream = `order/${string}`

const place = (call: OrderCall) => (stream: Stream) => says(stream, { type: 'order.placeRequested', ...call })
const order = (request: Extract<OrderCall, { endpoint: 'order.create' }>['request']) =>
  place({ endpoint: 'order.create', request })
const pay = (stream: Stream) => says(stream, { type: 'order.payRequested', kind: 'bankCard', tab: 'example' })
const decide = (outcome: string) => (): Step => ({ world: 'pay.decide', with: { outcome } })
const check = (stream: Stream) => says(stream, { type: 'order.checkRequested' })

/** One order in a state that it can be in, for the pages that show one. */
interface Bought {
  readonly name: string
  readonly stream: string
  readonly story: Story
}

const buy = (name: string, id: string, ...steps: readonly ((stream: Stream) => Step)[]): Bought => {
  const stream: Stream = `order/example-${id}`
  return { name, stream, story: steps.map((step) => step(stream)) }
}

const product = { productId: '201107' }
export const unpaid = buy('待付款', 'unpaid', order({ ...product, quantity: 2 }))
export const paid = buy('已付款', 'paid', order({ productId: '201405' }), pay, decide('success'), check)
export const fromSeller = buy('已付款', 'offer', order({ listingId: offers.cheap }), pay, decide('success'), check)
export const refused = buy('支付失败', 'refused', order(product), pay, decide('failure'), check)
const later = (): Step => ({ advance: '16m' })
const tell = (): Step => ({ world: 'pay.tell', with: { result: 'success' } })
const cancel = (stream: Stream) => says(stream, { type: 'order.cancelRequested' })
export const bought: readonly Bought[] = [
  buy('已过期', 'expired', order(product), later),
  buy('已退款', 'refunded', order(product), pay, later, tell, check),
  buy('已取消', 'cancelled', order(product), cancel),
  buy('支付中', 'away', order(product), pay),
  buy('确认中', 'silent', order(product), pay, decide('silent'), check),
  buy(
    '盲盒',
    'boxes',
    place({ endpoint: 'order.payBlindBox', request: { blindBoxId: '3011', quantity: 3 } }),
    pay,
    decide('success'),
    check,
  ),
  buy(
    '头像',
    'avatar',
    place({ endpoint: 'order.createAvatar', request: { avatarId: avatars.fox, quantity: 2 } }),
    pay,
    decide('success'),
    check,
  ),
  refused,
]

export const seen = ({ name, stream, story }: Bought): Example => ({ name, order: stream, before: [story] })
export const usually = (one: Bought): Example => ({ ...seen(one), name: '' })
export const ordersOf = (usual: Bought): readonly Example[] => [
  usually(usual),
  ...[unpaid, paid, ...bought].filter((one) => one !== usual).map(seen),
]
export const unknownOrder: Example = { name: '查不到', query: { orderId: '1' } }
