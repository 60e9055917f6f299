import type { Step } from '#scenarios/player/scenario.ts'
import { avatars, type Example, offers, type Story } from './example.ts'

type Request = Readonly<Record<string, string | number>>

const endpointOf = (request: Request): string => {
  if ('avatarId' in request) return 'order.createAvatar'
  return 'blindBoxId' in request ? 'order.payBlindBox' : 'order.create'
}

const place =
  (request: Request) =>
  (stream: string): Step => ({
    say: 'order.placeRequested',
    to: stream,
    with: { endpoint: endpointOf(request), request },
  })
const pay = (stream: string): Step => ({
  say: 'order.payRequested',
  to: stream,
  with: { kind: 'bankCard', tab: 'example' },
})
const decide = (outcome: string) => (): Step => ({ world: 'pay.decide', with: { outcome } })
const check = (stream: string): Step => ({ say: 'order.checkRequested', to: stream })

/** One order in a state that it can be in, for the pages that show one. */
interface Bought {
  readonly name: string
  readonly stream: string
  readonly story: Story
}

const buy = (name: string, id: string, ...steps: readonly ((stream: string) => Step)[]): Bought => {
  const stream = `order/example-${id}`
  return { name, stream, story: steps.map((step) => step(stream)) }
}

const product = { productId: '201107' }
export const unpaid = buy('待付款', 'unpaid', place({ ...product, quantity: 2 }))
export const paid = buy('已付款', 'paid', place({ productId: '201405' }), pay, decide('success'), check)
export const fromSeller = buy('已付款', 'offer', place({ listingId: offers.cheap }), pay, decide('success'), check)
export const refused = buy('支付失败', 'refused', place(product), pay, decide('failure'), check)
const later = (): Step => ({ advance: '16m' })
const tell = (): Step => ({ world: 'pay.tell', with: { result: 'success' } })
const cancel = (stream: string): Step => ({ say: 'order.cancelRequested', to: stream })
export const bought: readonly Bought[] = [
  buy('已过期', 'expired', place(product), later),
  buy('已退款', 'refunded', place(product), pay, later, tell, check),
  buy('已取消', 'cancelled', place(product), cancel),
  buy('支付中', 'away', place(product), pay),
  buy('确认中', 'silent', place(product), pay, decide('silent'), check),
  buy('盲盒', 'boxes', place({ blindBoxId: '3011', quantity: 3 }), pay, decide('success'), check),
  buy('头像', 'avatar', place({ avatarId: avatars.fox, quantity: 2 }), pay, decide('success'), check),
  refused,
]

export const seen = ({ name, stream, story }: Bought): Example => ({ name, order: stream, before: [story] })
export const usually = (one: Bought): Example => ({ ...seen(one), name: '' })
export const ordersOf = (usual: Bought): readonly Example[] => [
  usually(usual),
  ...[unpaid, paid, ...bought].filter((one) => one !== usual).map(seen),
]
export const unknownOrder: Example = { name: '查不到', query: { orderId: '1' } }
