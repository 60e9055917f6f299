import type { RouteRow } from './route.ts'

/** The purse and how one pays (marketplace §2). */
export const walletRoutes = [
  { path: '/pages/mine/paySet/paySet', page: 'wallet/pay-set', outline: 'form', title: '支付设置' },
  { path: '/pages/mine/myPurse/index', page: 'wallet/my-purse', title: '我的钱包' },
] as const satisfies readonly RouteRow[]
