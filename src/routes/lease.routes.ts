import type { RouteRow } from './route.ts'

/** Leases (marketplace §2; docs/decisions/0046); `lease0rder` is spelt with a zero. */
export const leaseRoutes = [
  { path: '/pages/lease/index', page: 'lease/market', title: '租赁', guests: true },
  { path: '/pages/lease/lease0rder', page: 'lease/orders', title: '租赁订单' },
  { path: '/pages/lease/addLease', page: 'lease/add', outline: 'form', title: '发布出租' },
] as const satisfies readonly RouteRow[]
