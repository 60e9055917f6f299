import type { RouteRow } from './route.ts'

/** Copies put together and taken apart (marketplace §2; docs/decisions/0052). */
export const diyRoutes = [
  { path: '/pages/diyfactory/diyfactory', page: 'diy/factory', title: 'DIY 工坊' },
  { path: '/pages/diyfactory/diyrecord', page: 'diy/record', title: '工坊记录' },
] as const satisfies readonly RouteRow[]
