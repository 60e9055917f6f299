import type { RouteRow } from './route.ts'

/** The freedom deal (marketplace §2; docs/decisions/0047). */
export const freedomDealRoutes = [
  { path: '/pages/freedomDeal/freedomDeal', page: 'freedom-deal/market', title: '自由交易', guests: true },
  { path: '/pages/freedomDeal/activeregion', page: 'freedom-deal/market', title: '活跃专区', guests: true },
  { path: '/pages/freedomDeal/freedomUser', page: 'freedom-deal/sellers', title: '卖家', guests: true },
  { path: '/pages/freedomDeal/userCollect', page: 'freedom-deal/user-collection', outline: 'grid', title: '藏品' },
  { path: '/pages/freedomDeal/toMiddle', page: 'freedom-deal/middle', outline: 'detail', title: '成交', guests: true },
] as const satisfies readonly RouteRow[]
