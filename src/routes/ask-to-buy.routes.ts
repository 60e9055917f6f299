import type { RouteRow } from './route.ts'

/** Asking to buy (marketplace §2; docs/decisions/0046). */
export const askToBuyRoutes = [
  { path: '/pages/sales/asktobuy/index', page: 'ask-to-buy/ranking', title: '求购榜', guests: true },
  { path: '/pages/sales/asktobuySales/index', page: 'ask-to-buy/sold', title: '求购成交' },
  { path: '/pages/mine/asktobuy/index', page: 'ask-to-buy/mine', title: '我的求购' },
  { path: '/pages/mine/asktobuy/addonPurchase', page: 'ask-to-buy/add', outline: 'form', title: '发布求购' },
] as const satisfies readonly RouteRow[]
