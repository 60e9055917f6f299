import type { RouteRow } from './route.ts'

/** What is drawn, and what is on just now (marketplace §2; docs/decisions/0049). */
export const drawRoutes = [
  { path: '/pages/home/luckyDraw/mainList', page: 'draw/raffles', title: '抽奖', guests: true },
  { path: '/pages/home/luckyDraw/index', page: 'draw/raffle', title: '抽奖', guests: true },
  { path: '/pages/home/luckyDraw/prizeResult/index', page: 'draw/prize-result', outline: 'grid', title: '抽奖结果' },
  { path: '/pages/home/luckyDraw/prizeResultS/prizeResultS', page: 'draw/prize-results', title: '抽奖结果' },
  { path: '/pages/home/drawLots/index', page: 'draw/lots', outline: 'detail', title: '每日一签', guests: true },
  { path: '/pages/home/ARearth/ARearth', page: 'draw/earth', title: 'AR 地球', guests: true },
  { path: '/pages/common/scrimmage/scrimmage', page: 'draw/scrimmage', title: '热场', guests: true },
] as const satisfies readonly RouteRow[]
