import type { RouteRow } from './route.ts'

/** Beans: exchanging them and where they went (marketplace §2). */
export const beansRoutes = [
  { path: '/pages/home/exchangeCenter/index', page: 'beans/exchange-center', title: '兑换中心' },
  { path: '/pages/mine/weiBeansLog/weiBeansLog', page: 'beans/bean-log', title: '我的资产' },
] as const satisfies readonly RouteRow[]
