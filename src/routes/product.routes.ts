import type { RouteRow } from './route.ts'

/** One work as it is first sold (marketplace §2). */
export const productRoutes = [
  {
    path: '/pages/common/productDetails/productDetails',
    page: 'product/product-details',
    outline: 'detail',
    title: '藏品详情',
    guests: true,
  },
] as const satisfies readonly RouteRow[]
