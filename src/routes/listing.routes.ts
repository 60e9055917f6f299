import type { RouteRow } from './route.ts'

/** What is offered by people (marketplace §2). */
export const listingRoutes = [
  { path: '/pages/home/consignmentRecord/index', page: 'listing/consignment-record', title: '寄售记录' },
  {
    path: '/pages/common/productDetails/salesDetails',
    page: 'listing/sales-details',
    outline: 'detail',
    title: '寄售详情',
    guests: true,
  },
] as const satisfies readonly RouteRow[]
