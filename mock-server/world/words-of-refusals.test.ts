import { expect, it } from 'vitest'
import { me, openStand, other, type Stand } from '../world-test-kit.ts'
import { beginPayment } from './checkout/payments.ts'
import { placeOrder } from './checkout/orders.ts'
import { demoAccount } from './demo-account.ts'
import { releaseAsk } from './finance/asks.ts'
import { reserve } from './trade/holds.ts'
import { leaveWorld } from './trade/leaving.ts'
import { list } from './trade/listings.ts'
import type { Row } from './rows.ts'
import { pointGoods } from './daily/numbers.ts'
import { redeem } from './daily/points.ts'
import { layEnvelope, openPart } from './draw/envelopes.ts'
import { raffleRows } from './draw/numbers.ts'
import { draw } from './draw/raffle.ts'
import { exchangeEggs } from './garden/harvest.ts'
import { welcome } from './garden/welcome.ts'
import { Refused } from './refusals.ts'
import { houseAccounts, move } from './trade/ledger.ts'
import { melt } from './trade/melting.ts'

const [{ id: raffle }] = raffleRows as readonly [(typeof raffleRows)[number]]
const lay = ({ world, clock }: Stand, from: number) =>
  layEnvelope(world, {
    id: 'e',
    startsAt: clock.now() + from,
    endsAt: clock.now() + from + 60_000,
    parts: 2,
    beans: 10,
  })
const box = pointGoods.find(({ shelf }) => shelf === 'box')!

/** What is refused by one name for several reasons says the one that there is. */
const cases: Readonly<Record<string, readonly [act: (stand: Stand) => Promise<unknown>, words: string]>> = {
  'a raffle that has not begun': [
    async ({ world, clock }) => {
      await world.tables.raffles.change(raffle, (draft) => void (draft.startsAt = clock.now() + 1))
      return draw(world, me, raffle)
    },
    'notOnSale: 还没有开始',
  ],
  'a raffle that is over': [
    async ({ world, clock }) => {
      await world.tables.raffles.change(raffle, (draft) => void (draft.endsAt = clock.now()))
      return draw(world, me, raffle)
    },
    'activityOver: 活动已结束',
  ],
  'an envelope that has not begun': [
    async (stand) => {
      await lay(stand, 1)
      return openPart(stand.world, 'e', me)
    },
    'notOnSale: 还没有开始',
  ],
  'an envelope that all have taken': [
    async (stand) => {
      await lay(stand, 0)
      for (const who of ['a', 'b']) await openPart(stand.world, 'e', who, houseAccounts.issue)
      return openPart(stand.world, 'e', me)
    },
    'activityOver: 手慢了，红包已经领完',
  ],
  'an envelope whose time is over, of which something is left': [
    async (stand) => {
      await lay(stand, -60_000)
      return openPart(stand.world, 'e', me)
    },
    'activityOver: 红包已经结束',
  ],
  'animals that are not in the pasture': [
    ({ world }) => exchangeEggs(world, me, 'cow', 1),
    'notYours: 牧场里没有这么多',
  ],
  'a draw that 微豆 do not suffice for': [
    async ({ world }) => {
      await world.tables.accounts.change(`weiDou/${me}`, (draft) => void (draft.balance = 0))
      return draw(world, me, raffle)
    },
    'notEnough: 微豆不够',
  ],
  'an exchange that 元豆 do not suffice for': [
    async ({ world }) => {
      await world.tables.accounts.change(`yuanDou/${me}`, (draft) => void (draft.balance = 0))
      const [{ productId }] = world.tables.beanOffers.filter((row) => row.currency === 'yuanDou') as [Row<'beanOffers'>]
      const goods = { kind: 'product', id: productId, quantity: 1, currency: 'yuanDou' } as const
      const order = await placeOrder(world, me, 'one-intent', [goods])
      return beginPayment(world, order, { payKind: 'beans', payPassword: demoAccount.payPassword })
    },
    'notEnough: 元豆不够',
  ],
  'an ask that the balance does not suffice for': [
    ({ world, product }) =>
      releaseAsk(world, { kind: 'copy', targetId: product.id, askerId: me, priceFen: 900_000_000, days: 1 }),
    'notEnough: 余额不足',
  ],
  'leaving while somebody pays for an offer': [
    async ({ world, copy }) => {
      const offer = await list(world, { kind: 'copy', itemId: (await copy(other)).id, sellerId: other, priceFen: 900 })
      await reserve(world, { intent: 'x', kind: 'listing', targetId: offer.id, userId: me })
      return leaveWorld(world, other)
    },
    'itemLocked: 有人正在付款，暂时不能注销',
  ],
  'a box for points that is sold out': [
    async ({ world }) => {
      await move(world, {
        kind: 'gift',
        currency: 'points',
        amount: 99_999,
        from: houseAccounts.issue,
        to: me,
        about: 'test',
        note: '',
      })
      const series = world.tables.series.find(({ key }) => key === box.seriesKey)!
      for (const row of world.tables.blindBoxes.filter(({ seriesId }) => seriesId === series.id))
        await world.tables.blindBoxes.change(row.id, (draft) => void (draft.remaining = 0))
      return redeem(world, me, { goodsId: box.id, count: 1, expectedTenths: null })
    },
    'soldOut: 已售罄',
  ],
  'the seed that a newcomer was given, which is for the garden alone': [
    async ({ world }) => {
      const before = new Set(world.tables.copies.all().map((row) => row.id))
      await welcome(world, other)
      return melt(world, world.tables.copies.find((row) => !before.has(row.id))!.id, other, 'weiDou')
    },
    'notTradable: 这颗花种只能种在园子里',
  ],
}

it.each(Object.entries(cases))('%s', async (_, [act, words]) => {
  const said = await act(await openStand()).then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.message : Promise.reject(error as Error)),
  )
  expect(said).toBe(words)
})
