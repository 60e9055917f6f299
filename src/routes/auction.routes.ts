import type { RouteRow } from './route.ts'

/** Auctions (marketplace §2; docs/decisions/0048). */
export const auctionRoutes = [
  { path: '/pages/activity/auctionBid', page: 'auction/auction-bid', title: '拍卖', guests: true },
  { path: '/pages/mine/auctionOrder/index', page: 'auction/auction-orders', title: '我的拍卖' },
] as const satisfies readonly RouteRow[]
