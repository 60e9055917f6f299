import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import {
  AvatarOrderRequest,
  BatchOrderRequest,
  BeanOrderRequest,
  GoodsQuery,
  Order,
  OrderAndPayment,
  OrderId,
  OrderListQuery,
  OrderPage,
  OrderPreview,
  OrderQuery,
  OrderRequest,
  Repayment,
  SalesPage,
  SalesQuery,
  SweepOrderRequest,
} from './order.schema.ts'

/**
 * Ordering and paying (marketplace §4, §7, §8; lc:order, lc:payment-*). Every call that makes an order carries the key of the intent
 * behind it and, with a payment kind, begins the payment: one payment module takes the answer of all of them. How a payment
 * ended is asked with `details`; `repay` pays an unpaid order again.
 */
export const orderEndpoints = area('order', {
  create: endpoint({
    method: 'POST',
    path: '/order/createOrder',
    request: OrderRequest,
    response: OrderAndPayment,
    summary: '下单买藏品，或买一件寄售；同一个意图键只会有一张订单',
  }),
  quick: endpoint({
    method: 'POST',
    path: '/order/quickOrder',
    request: OrderRequest,
    response: OrderAndPayment,
    summary: '一键购：不经过确认页，买下别人寄售的一件',
  }),
  batch: endpoint({
    method: 'POST',
    path: '/order/batchOrder',
    request: BatchOrderRequest,
    response: OrderAndPayment,
    summary: '一次买下多件寄售的藏品',
  }),
  batchQuick: endpoint({
    method: 'POST',
    path: '/order/batchQuickOrder',
    request: SweepOrderRequest,
    response: OrderAndPayment,
    summary: '按最低价一次买下若干件',
  }),
  byBeans: endpoint({
    method: 'GET',
    path: '/order/createOrderByBeans',
    request: BeanOrderRequest,
    response: OrderAndPayment,
    readsOnly: false,
    summary: '用豆子下单并支付',
  }),
  payBlindBox: endpoint({
    method: 'POST',
    path: '/blindbox/payBlindbox',
    request: OrderRequest,
    response: OrderAndPayment,
    summary: '购买盲盒，不含活动里的',
  }),
  payActivityBlindBox: endpoint({
    method: 'POST',
    path: '/blindbox/payBlindboxActivity',
    request: OrderRequest,
    response: OrderAndPayment,
    summary: '购买活动盲盒，只在活动进行时',
  }),
  createAvatar: endpoint({
    method: 'POST',
    path: '/order/createHeadOrder',
    request: AvatarOrderRequest,
    response: OrderAndPayment,
    summary: '购买数字头像',
  }),
  rushAvatar: endpoint({
    method: 'POST',
    path: '/order/rushToBuyForHeard',
    request: AvatarOrderRequest,
    response: OrderAndPayment,
    summary: '抢购限量的数字头像，一次一份',
  }),
  list: endpoint({
    method: 'GET',
    path: '/order/myOrder',
    request: OrderListQuery,
    response: OrderPage,
    summary: '我的订单，新的在前',
  }),
  details: endpoint({
    method: 'GET',
    path: '/order/orderInfo',
    request: OrderQuery,
    response: OrderAndPayment,
    summary: '订单与最近一次支付的结果；也可以用意图键查询',
  }),
  cancel: endpoint({
    method: 'GET',
    path: '/order/cancelOrder',
    request: OrderId,
    response: Order,
    readsOnly: false,
    summary: '取消未支付的订单',
  }),
  repay: endpoint({
    method: 'GET',
    path: '/order/repayment',
    request: Repayment,
    response: OrderAndPayment,
    readsOnly: false,
    summary: '为未支付的订单再次发起支付',
  }),
  exchanged: endpoint({
    method: 'GET',
    path: '/order/exchange',
    request: PageQuery,
    response: OrderPage,
    summary: '用豆子兑换的订单',
  }),
  preview: endpoint({
    method: 'GET',
    path: '/order/productOrderInfo',
    request: GoodsQuery,
    response: OrderPreview,
    summary: '确认订单页要知道的：商品、限购、余额',
  }),
  sales: endpoint({
    method: 'GET',
    path: '/order/productOrderDetailList',
    request: SalesQuery,
    response: SalesPage,
    summary: '一件藏品的成交记录，新的在前',
  }),
})
