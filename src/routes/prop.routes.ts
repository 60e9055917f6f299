import type { RouteRow } from './route.ts'

/** Props, chests and titles (marketplace §2, spelt so; docs/decisions/0052). */
export const propRoutes = [
  { path: '/pages/mine/porp/porp', page: 'prop/props', title: '我的道具' },
  { path: '/pages/mine/porp/porpRecord/porpRecord', page: 'prop/record', title: '道具记录' },
  { path: '/pages/mine/porp/porpRecord/porpResult', page: 'prop/result', title: '使用结果' },
] as const satisfies readonly RouteRow[]
