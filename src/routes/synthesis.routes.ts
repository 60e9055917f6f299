import type { RouteRow } from './route.ts'

/** Several copies for a rarer one (marketplace §2; docs/decisions/0052). */
export const synthesisRoutes = [
  { path: '/pages/common/synthesis/index', page: 'synthesis/recipes', title: '合成' },
  { path: '/pages/common/synthesis/synthesisDetail', page: 'synthesis/bench', title: '合成台' },
] as const satisfies readonly RouteRow[]
