import type { RouteRow } from './route.ts'

/** Pledges (marketplace §2; docs/decisions/0046). */
export const pledgeRoutes = [
  { path: '/pages/sales/addhypothecate', page: 'pledge/add', outline: 'form', title: '发布质押' },
  { path: '/pages/mine/hypothecateOrder/hypothecateOrder', page: 'pledge/orders', title: '质押' },
] as const satisfies readonly RouteRow[]
