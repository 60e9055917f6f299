import type { RouteRow } from './route.ts'

/** The market: its lists and its search (marketplace §2). */
export const marketRoutes = [
  { path: '/pages/sales/sales', page: 'market/sales', outline: 'grid', title: '市场', guests: true },
  { path: '/pages/home/search/search', page: 'market/search', outline: 'grid', title: '搜索', guests: true },
  { path: '/pages/sales/list/list', page: 'market/list', title: '寄售', guests: true },
  { path: '/pages/sales/list/specialList', page: 'market/special-list', outline: 'grid', title: '专场', guests: true },
  { path: '/pages/sales/list/micropeaList', page: 'market/bean-list', title: '微豆兑换' },
  { path: '/pages/sales/list/inscriptionList', page: 'market/inscription-list', title: '编号列表', guests: true },
  { path: '/pages/sales/list/yBeans', page: 'market/bean-list', title: '元豆兑换' },
  { path: '/pages/yuandoumarket/index', page: 'market/bean-market', title: '元豆市场' },
  {
    path: '/pages/yuandoumarket/releaseforpurchase',
    page: 'market/release-for-purchase',
    outline: 'form',
    title: '铸成元豆',
  },
] as const satisfies readonly RouteRow[]
