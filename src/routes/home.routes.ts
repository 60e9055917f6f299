import type { RouteRow } from './route.ts'

/** The first page (marketplace §2). */
export const homeRoutes = [
  { path: '/pages/home/home', page: 'home/home', title: '数藏', aliases: ['/'] },
] as const satisfies readonly RouteRow[]
