import type { RouteRow } from './route.ts'

/** What is there every day: 签到, tasks and points (marketplace §2; docs/decisions/0051). */
export const dailyRoutes = [
  { path: '/pages/home/signIn/index', page: 'daily/check-in', title: '签到' },
  { path: '/pages/home/taskCenter/index', page: 'daily/tasks', title: '任务中心' },
  { path: '/pages/home/taskCenter/starBeanList', page: 'daily/star-beans', title: '星豆明细' },
  { path: '/pages/home/pointsMall/index', page: 'daily/points-mall', title: '积分商城' },
  { path: '/pages/home/pointsRecord/index', page: 'daily/points-record', title: '积分记录' },
] as const satisfies readonly RouteRow[]
