import { expect, it } from 'vitest'
import { fittingOffers } from '#src/views/ask-to-buy/asks.select.ts'
import { giftSum } from '#src/views/beans/bean-log.select.ts'
import { viewCheckIn } from '#src/views/daily/check-in.select.ts'
import { sumOf, viewShelves } from '#src/views/daily/points-mall.select.ts'
import { cashierChoices } from '#src/views/order/order-payment.select.ts'
import { viewPlaceOrder } from '#src/views/order/place-order.select.ts'

/** What everything costs here. */
const PRICE = 188

const preview = {
  line: { kind: 'product', priceFen: PRICE, beans: 0, quantity: 1, numbers: [], handedOver: [] },
  stillAllowed: 3,
  obstacle: '',
  verified: true,
  walletOpened: true,
  weiDouPrice: PRICE,
  yuanDouPrice: PRICE,
  limitPerUser: 5,
  paymentWindowMs: 900_000,
  sale: null,
}
const ordered = (way: string, have: object) =>
  viewPlaceOrder({ ...preview, balanceFen: 0, weiDou: 0, yuanDou: 0, ...have } as never, { quantity: 1, way }, null)
    .obstacle
const cashier = (currency: string, key: string, have: object) =>
  cashierChoices(
    { currency, amountFen: PRICE, beans: PRICE } as never,
    { opened: true, balanceFen: 0, weiDou: 0, yuanDou: 0, ...have } as never,
    false,
  ).find((choice) => choice.key === key)!.obstacle
const calendar = { today: 0, days: [], streak: 0, ladder: [], makeUpCost: PRICE, makeUpLeft: 1 }
const goods = { id: '1', name: '', note: '', image: '', points: PRICE, left: 1 }
const gift = { giftLeft: 10 * PRICE, balance: 10 * PRICE, feeBasisPoints: 0 }

/** What stands in the way of somebody who has so much; nothing, in each of its spellings, when it is enough. */
const ways: Readonly<Record<string, (have: number) => unknown>> = {
  'an order from the wallet': (have) => ordered('wallet', { balanceFen: have }),
  'an order for 微豆': (have) => ordered('weiDou', { weiDou: have }),
  'an order for 元豆': (have) => ordered('yuanDou', { yuanDou: have }),
  'a payment from the wallet': (have) => cashier('fen', 'wallet', { balanceFen: have }),
  'a payment in 微豆': (have) => cashier('weiDou', 'beans', { weiDou: have }),
  'a payment in 元豆': (have) => cashier('yuanDou', 'beans', { yuanDou: have }),
  'a day made up': (have) => viewCheckIn({ ...calendar, starBeans: have } as never).makeUpBlock,
  'goods on a shelf': (have) =>
    viewShelves([{ id: 'beans', name: '', goods: [goods] }] as never, { balance: have } as never)[0]!.goods[0]!
      .obstacle,
  'goods in the hand': (have) => sumOf(goods as never, { balance: have } as never, 1).obstacle,
  'as many goods as are left': (have) =>
    sumOf({ ...goods, left: have } as never, { balance: 1e9 } as never, PRICE).obstacle,
  'beans that are given': (have) =>
    giftSum(String(PRICE), { name: '微豆' } as never, { ...gift, balance: have } as never).message,
  'beans that may still be given': (have) =>
    giftSum(String(PRICE), { name: '微豆' } as never, { ...gift, giftLeft: have } as never).message,
  'an offer for one’s own ask': (have) =>
    fittingOffers(
      { priceFen: have } as never,
      [{ state: 'up', priceFen: PRICE, number: 1, seller: { userId: '2' } }] as never,
      '1',
    ).offers?.length === 1
      ? null
      : 'too dear',
}

it.each(Object.entries(ways))('%s: just enough is enough, one less is not', (_, obstacle) => {
  expect(obstacle(PRICE - 1) || null).not.toBeNull()
  expect(obstacle(PRICE) || null).toBeNull()
})
