import type { RouteRow } from './route.ts'

/** Where parcels go (marketplace §2). */
export const addressRoutes = [
  { path: '/pages/mine/address/index', page: 'address/address', title: '收货地址' },
] as const satisfies readonly RouteRow[]
