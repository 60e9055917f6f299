import type { RouteRow } from './route.ts'

/** Energy (marketplace §2; docs/decisions/0050). */
export const energyRoutes = [
  { path: '/pages/mine/energy/index', page: 'energy/energy', title: '能量' },
] as const satisfies readonly RouteRow[]
