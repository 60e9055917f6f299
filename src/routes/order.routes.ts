import type { RouteRow } from './route.ts'

/** Placing an order, paying, what came of it (marketplace §2). */
export const orderRoutes = [
  { path: '/pages/common/placeOrder/index', page: 'order/place-order', outline: 'form', title: '确认订单' },
  { path: '/pages/common/paySuccess/index', page: 'order/pay-result', title: '支付结果' },
  { path: '/pages/common/paySuccess/appIndex', page: 'order/pay-result', title: '支付结果' },
  { path: '/pages/common/payFail/index', page: 'order/pay-result', title: '支付结果' },
  { path: '/pages/common/payFail/appIndex', page: 'order/pay-result', title: '支付结果' },
  { path: '/pages/mine/order/index', page: 'order/order-list', title: '我的订单' },
  { path: '/pages/mine/order/components/orderDetail/index', page: 'order/order-detail', title: '订单详情' },
  {
    path: '/pages/mine/order/components/orderDetail/matchOrderDetail',
    page: 'order/order-detail',
    title: '寄售订单详情',
  },
  {
    path: '/pages/mine/order/components/orderDetail/payfortheorder',
    page: 'order/order-payment',
    outline: 'form',
    title: '收银台',
  },
] as const satisfies readonly RouteRow[]
