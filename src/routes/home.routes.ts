import { homeRoute } from './first.ts'
import type { RouteRow } from './route.ts'

/** The first page (marketplace §2), and the map of everything, which is ours (docs/decisions/0051). */
export const homeRoutes = [
  homeRoute,
  { path: '/pages/home/functions/index', page: 'home/functions', title: '全部功能', guests: true },
] as const satisfies readonly RouteRow[]
