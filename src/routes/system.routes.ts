import type { RouteRow } from './route.ts'

/** The app itself (marketplace §2). */
export const systemRoutes = [
  { path: '/pages/mine/aboutUs/aboutUs', page: 'system/about-us', title: '关于我们', open: true },
  { path: '/pages/update/update', page: 'system/update', title: '版本更新', open: true },
  { path: '/components/full-modal/full-modal', page: 'system/update-modal', title: '发现新版本', open: true },
  { path: '/pages/downLoad/index', page: 'system/download', title: '下载应用', open: true },
  { path: '/pages/webView/webView', page: 'system/web-view', title: '网页', open: true },
  { path: '/choose-location', page: 'system/choose-location', title: '选择位置' },
  { path: '/open-location', page: 'system/open-location', title: '查看位置' },
] as const satisfies readonly RouteRow[]
