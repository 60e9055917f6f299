import type { RouteRow } from './route.ts'

/** How the app looks, who sees what, and what protects the account (marketplace §2). */
export const settingsRoutes = [
  { path: '/pages/mine/settings/index', page: 'settings/settings', title: '设置' },
  { path: '/pages/mine/safety/index', page: 'settings/safety', title: '账号与安全' },
  { path: '/pages/mine/updatePwd/index', page: 'settings/update-password', outline: 'form', title: '修改登录密码' },
  { path: '/pages/mine/privacy/index', page: 'settings/privacy', title: '隐私' },
] as const satisfies readonly RouteRow[]
