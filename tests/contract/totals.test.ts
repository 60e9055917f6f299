import { expect, it } from 'vitest'
import { openTestWorld } from '#mock/test-kit.ts'
import { booksOf } from '#mock/world/books.ts'
import { demoAccount } from '#mock/world/demo-account.ts'
import { openListings } from '#mock/world/trade/listings.ts'
import { upgradeOf } from '#mock/world/trade/upgrading.ts'
import type { World } from '#mock/world/world.ts'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { collectionEndpoints } from '#src/contract/rest/collection/collection.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'

const me = demoAccount.userId
const { payPassword } = demoAccount
const { create, quick, batch, batchQuick, byBeans, payBlindBox, payActivityBlindBox, createAvatar, rushAvatar } =
  orderEndpoints

interface Priced {
  readonly asked: object
  /** What all of it costs. */
  readonly total: number
}

/** What others offer of the first product that two of them do. */
function some(world: World) {
  const all = world.tables.products.all().map(({ id }) => openListings(world, id))
  return all.map((rows) => rows.filter(({ sellerId }) => sellerId !== me)).find(({ length }) => length > 1)!
}
const sum = (rows: readonly { readonly priceFen: number }[]) => rows.reduce((all, { priceFen }) => all + priceFen, 0)
const product = (world: World): Priced => ({
  asked: { productId: '201101', quantity: 2 },
  total: 2 * world.tables.products.get('201101')!.priceFen,
})
const box =
  (blindBoxId: string) =>
  (world: World): Priced => ({
    asked: { blindBoxId, quantity: 2 },
    total: 2 * world.tables.blindBoxes.get(blindBoxId)!.priceFen,
  })
const avatar =
  (rush: boolean) =>
  (world: World): Priced => {
    const { id, priceFen } = world.tables.avatars.find((row) => row.rush === rush)!
    return { asked: { avatarId: id }, total: priceFen }
  }
const offer = (world: World): Priced => ({ asked: { listingId: some(world)[0]!.id }, total: some(world)[0]!.priceFen })
const offers = (world: World): Priced => {
  const two = some(world).slice(0, 2)
  return { asked: { listingIds: two.map(({ id }) => id) }, total: sum(two) }
}
const cheapest = (world: World): Priced => ({
  asked: { productId: some(world)[0]!.ofId, quantity: 2 },
  total: sum(some(world).slice(0, 2)),
})
const forBeans =
  (kind: string) =>
  (world: World): Priced => {
    const isOf = ({ currency, productId }: { readonly currency: string; readonly productId: string }) =>
      currency === kind && world.tables.products.get(productId) !== undefined
    const { productId, price } = world.tables.beanOffers.filter(isOf).toSorted((a, b) => a.price - b.price)[0]!
    return { asked: { productId, currency: kind, payPassword }, total: price }
  }
const rarer = (world: World): Priced => {
  const copy = world.tables.copies.find((row) => row.ownerId === me && (upgradeOf(world, row)?.beans ?? 1e9) < 1000)!
  return { asked: { copyId: copy.id }, total: upgradeOf(world, copy)!.beans }
}

const inMoney = { create, quick, batch, batchQuick, payBlindBox, payActivityBlindBox, createAvatar, rushAvatar }
const inBeans = {
  byBeans,
  exchangeWeiDou: beansEndpoints.exchangeWeiDou,
  exchange: beansEndpoints.exchange,
  upgrade: collectionEndpoints.upgrade,
}
const shown: Readonly<Record<keyof typeof inMoney | keyof typeof inBeans, (world: World) => Priced>> = {
  create: product,
  quick: offer,
  batch: offers,
  batchQuick: cheapest,
  payBlindBox: box('3011'),
  payActivityBlindBox: box('3018'),
  createAvatar: avatar(false),
  rushAvatar: avatar(true),
  byBeans: forBeans('weiDou'),
  exchangeWeiDou: forBeans('weiDou'),
  exchange: forBeans('yuanDou'),
  upgrade: rarer,
}

const cases = [
  ...Object.entries(inMoney).map(([name, call]) => [name, call, 'expectedTotalFen'] as const),
  ...Object.entries(inBeans).map(([name, call]) => [name, call, 'expectedTotalBeans'] as const),
]

it.each(cases)('%s buys for the total that was shown, and for no other', async (name, call, field) => {
  const { world, ask, signIn } = await openTestWorld()
  const headers = await signIn()
  const { asked, total } = shown[name as keyof typeof shown](world)
  const buy = async (expected: number, intent: string) =>
    (await ask(call as typeof create, { intent, ...asked, [field]: expected }, headers)).code
  const before = booksOf(world, me)
  expect([await buy(total - 1, 'intent-less'), await buy(total + 1, 'intent-more')]).toEqual([1109, 1109])
  expect(booksOf(world, me)).toEqual(before)
  expect(await buy(total, 'intent-shown')).toBe(200)
})
