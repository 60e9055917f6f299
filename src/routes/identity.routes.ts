import type { RouteRow } from './route.ts'

/** Who one is (marketplace §2). */
export const identityRoutes = [
  { path: '/pages/mine/verified/index', page: 'identity/verified', outline: 'form', title: '实名认证' },
] as const satisfies readonly RouteRow[]
