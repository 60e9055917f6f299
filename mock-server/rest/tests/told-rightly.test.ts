import { expect, it } from 'vitest'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { askToBuyEndpoints } from '#src/contract/rest/ask-to-buy/ask-to-buy.endpoints.ts'
import { orderEndpoints } from '#src/contract/rest/order/order.endpoints.ts'
import { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { chooseOffer, releaseAsk } from '../../world/finance/asks.ts'
import { list } from '../../world/trade/listings.ts'
import { balanceOf } from '../../world/trade/ledger.ts'
import { priorityFrom } from '../../world/trade/priority.ts'
import { rulesOf } from '../../world/trade/sale-rules.ts'
import type { World } from '../../world/world.ts'

const page = { pageNo: 1, pageSize: 100 }
const { userId: me, password } = demoAccount
const other = '10003'

async function open() {
  const opened = await openTestWorld()
  opened.world.settings = { ...opened.world.settings, livelyMarket: false }
  return { ...opened, headers: await opened.signIn() }
}

/** Two copies of one product, offered at two prices. */
async function offered(world: World, sellerId: string, prices: readonly number[]) {
  const own = world.tables.copies.filter((row) => row.ownerId === sellerId && !world.tables.locks.get(row.id))
  const productId = [...Map.groupBy(own, (row) => row.productId)].find(([, rows]) => rows.length >= prices.length)![0]
  const copies = own.filter((row) => row.productId === productId)
  const ids: string[] = []
  for (const [at, priceFen] of prices.entries()) {
    const { id: itemId } = await world.tables.copies.change(copies[at]!.id, (draft) => void (draft.freeAt = 0))
    ids.push((await list(world, { kind: 'copy', itemId, sellerId, priceFen })).id)
  }
  return { productId, ids }
}

it('each offer of one order is a sale of its own, at its own price', async () => {
  const { ask, world, headers, control } = await open()
  const seller = [...Map.groupBy(world.tables.copies.all(), (row) => `${row.ownerId} ${row.productId}`)].find(
    ([key, rows]) => !key.startsWith(me) && rows.filter((row) => !world.tables.locks.get(row.id)).length >= 2,
  )
  const [sellerId] = seller![0].split(' ') as [string]
  const { productId, ids } = await offered(world, sellerId, [700, 900])
  const { data } = await ask(
    orderEndpoints.batch,
    { listingIds: ids, intent: 'two-of-one', payKind: 'bankCard' },
    headers,
  )
  await control.act('pay.decide', { payNo: data.payment!.payNo, outcome: 'success' })
  const { list: sales } = (await ask(orderEndpoints.sales, { ...page, productId }, headers)).data
  const mine = sales.filter((row) => row.at === world.clock.now())
  expect(mine.map((row) => row.priceFen).toSorted((a, b) => a - b)).toEqual([700, 900])
  expect(new Set(sales.map((row) => row.id)).size).toBe(sales.length)
})

it('who sold to an ask that chose their offer reads what came in, less the fee', async () => {
  const { ask, world } = await open()
  const { productId, ids } = await offered(world, other, [10_000])
  const before = balanceOf(world, 'fen', other)
  const wanted = { kind: 'copy', targetId: productId, askerId: me, priceFen: 10_000, days: 7 } as const
  const { id } = await releaseAsk(world, wanted)
  await chooseOffer(world, id, ids[0]!, me)
  const login = { phone: world.tables.users.get(other)!.phone, password }
  const { token } = (await ask(sessionEndpoints.loginByPassword, login)).data
  const [deal] = (await ask(askToBuyEndpoints.sold, page, { token })).data.list
  expect(deal).toMatchObject({ id, priceFen: 10_000, incomeFen: balanceOf(world, 'fen', other) - before })
})

it('who buys first is not offered more than the one that they may have', async () => {
  const { ask, world, headers, clock } = await open()
  const sold = world.tables.products.find((row) => row.state === 'upcoming' && row.onSaleAt > clock.now() + 3_600_000)!
  await world.tables.saleRules.put({ ...rulesOf(world, sold), limitPerUser: 3 })
  const row = { id: `${sold.id}/${me}`, productId: sold.id, userId: me, at: 0 }
  await world.tables.priorityAppointments.add(row)
  const shown = async () => {
    const { limitPerUser, stillAllowed } = (await ask(orderEndpoints.preview, { productId: sold.id }, headers)).data
    return [limitPerUser, stillAllowed]
  }
  await world.tables.products.change(sold.id, (draft) => void (draft.onSaleAt = clock.now() + 60_000))
  expect(priorityFrom(world.tables.products.get(sold.id)!)).toBeLessThan(clock.now())
  expect(await shown()).toEqual([1, 1])
  world.tables.priorityAppointments.remove(() => true)
  expect(await shown()).toEqual([3, 3])
})

it('a name that somebody keeps is theirs, though another has the same', async () => {
  const { ask, world, headers } = await open()
  const { nickname } = world.tables.users.get(other)!
  await world.tables.users.change(me, (draft) => void (draft.nickname = nickname))
  expect((await ask(accountEndpoints.updateInfo, { nickname, avatar: '' }, headers)).code).toBe(200)
})

it('a new password leaves the login that set it, though its token was exchanged meanwhile', async () => {
  const { ask, headers } = await open()
  const exchanged = (await ask(sessionEndpoints.refreshToken, {}, headers)).data
  await ask(accountEndpoints.updatePassword, { oldPassword: password, newPassword: 'another2026' }, headers)
  expect((await ask(accountEndpoints.getUserInfo, {}, { token: exchanged.token })).code).toBe(200)
})

it('a password in a header that is no text is a bad request', async () => {
  const { fetch, headers } = await open()
  const url = 'http://world.test/api/v1.0/user/passwordFree?passwordFree=true'
  const answer = (await (await fetch(url, { headers: { ...headers, 'pay-password': '%' } })).json()) as { code: number }
  expect(answer.code).toBe(1400)
})

it('nobody is promised to be told when what has begun begins', async () => {
  const { ask, world, signIn, clock } = await open()
  const { id, onSaleAt } = world.tables.products.find((row) => row.state === 'upcoming')!
  const book = async (booked: boolean) => (await ask(productEndpoints.appointment, { id, booked }, await signIn())).code
  clock.tick(onSaleAt - clock.now() - 1)
  expect([await book(true), await book(false)]).toEqual([200, 200])
  clock.tick(1)
  expect([await book(true), await book(false)]).toEqual([1400, 200])
  expect(world.tables.appointments.all()).toEqual([])
})
