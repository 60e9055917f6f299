import type { RouteRow } from './route.ts'

/** Digital avatars, and the picture of oneself (marketplace §2). */
export const avatarRoutes = [
  { path: '/pages/home/purchaseHead/purchaseHead', page: 'avatar/avatar-series', outline: 'grid', title: '数字头像' },
  {
    path: '/pages/home/purchaseInfo/purchaseInfo',
    page: 'avatar/avatar-details',
    outline: 'detail',
    title: '头像详情',
  },
  { path: '/pages/home/avatarExchange/index', page: 'avatar/my-avatars', outline: 'grid', title: '我的头像' },
  {
    path: '/pages/home/replacement/replacement',
    page: 'avatar/avatar-replacement',
    outline: 'form',
    title: '头像置换',
  },
  {
    path: '/pages/home/replacement/replacementName',
    page: 'avatar/avatar-confirm',
    outline: 'form',
    title: '实名确认',
  },
  { path: '/pages/home/replacement/statement', page: 'avatar/avatar-statement', outline: 'text', title: '置换协议' },
] as const satisfies readonly RouteRow[]
