import { unpaid, paid, fromSeller, refused, bought, usually, ordersOf, unknownOrder } from './bought.ts'
import { nothingSetUp, less, withUnknown, offers, avatars, type Examples } from './example.ts'

export const orderExamples: Examples = {
  '/pages/common/placeOrder/index': withUnknown(
    { productId: '201107', key: 'example-intent' },
    { name: '买盲盒', query: { blindBoxId: '3016', key: 'example-intent' } },
    { name: '买寄售', query: { listingId: offers.epic, key: 'example-intent' } },
    { name: '买多件', query: { manyOf: '201107', key: 'example-intent' } },
    { name: '抢购头像', query: { avatarId: avatars.lantern, from: 'rush', key: 'example-intent' } },
    { name: '用豆子', query: { productId: '201701', key: 'example-intent', way: 'weiDou' } },
    {
      name: '余额不足',
      query: { listingId: offers.dear, key: 'example-intent', way: 'wallet' },
      before: [less('fen', 260_000)],
    },
    {
      name: '没有实名',
      query: { productId: '201107', key: 'example-intent' },
      before: [nothingSetUp],
    },
    { name: '售罄', query: { productId: '201208', key: 'example-intent' } },
    { name: '什么都没有', query: {} },
  ),
  '/pages/common/paySuccess/index': [...ordersOf(paid), unknownOrder],
  '/pages/common/paySuccess/appIndex': [usually(paid)],
  '/pages/common/payFail/index': [usually(refused)],
  '/pages/common/payFail/appIndex': [usually(refused)],
  '/pages/mine/order/index': [
    { name: '', before: [unpaid, paid, fromSeller].map(({ story }) => story) },
    { name: '各种状态', before: bought.map(({ story }) => story) },
    { name: '已关闭', query: { group: 'closed' } },
  ],
  '/pages/mine/order/components/orderDetail/index': [...ordersOf(unpaid), unknownOrder],
  '/pages/mine/order/components/orderDetail/matchOrderDetail': [usually(fromSeller)],
  '/pages/mine/order/components/orderDetail/payfortheorder': [...ordersOf(unpaid), unknownOrder],
}
