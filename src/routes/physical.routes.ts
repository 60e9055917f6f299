import type { RouteRow } from './route.ts'

/** Real things that are sent (marketplace §2; docs/decisions/0052). */
export const physicalRoutes = [
  { path: '/pages/mine/entity/entity', page: 'physical/things', title: '我的实物' },
  { path: '/pages/mine/entity/entityOrder', page: 'physical/orders', title: '提货订单' },
] as const satisfies readonly RouteRow[]
