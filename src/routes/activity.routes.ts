import type { RouteRow } from './route.ts'

/** Activities (marketplace §2). */
export const activityRoutes = [
  { path: '/pages/activity/index', page: 'activity/activity', outline: 'grid', title: '活动' },
] as const satisfies readonly RouteRow[]
