import type { RouteRow } from './route.ts'

/** What one has given away and was given (marketplace §2). */
export const transferRoutes = [
  {
    path: '/pages/mine/myCollection/transferRecord/transferRecord',
    page: 'transfer/transfer-record',
    title: '流转记录',
  },
] as const satisfies readonly RouteRow[]
