import type { RouteRow } from './route.ts'

/** One’s own page, and people (marketplace §2). */
export const accountRoutes = [
  { path: '/pages/mine/mine', page: 'account/mine', title: '我的' },
  { path: '/pages/common/productDetails/userCenter', page: 'account/user-center', outline: 'grid', title: '个人主页' },
  { path: '/pages/mine/nickname/index', page: 'account/nickname', outline: 'form', title: '修改昵称' },
  { path: '/components/u-avatar-cropper/u-avatar-cropper', page: 'account/avatar-cropper', title: '更换头像' },
] as const satisfies readonly RouteRow[]
