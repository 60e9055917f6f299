import type { RouteRow } from './route.ts'

/** Where people arrive: what the app knows before the table of all pages is here. */
export const homeRoute = {
  path: '/pages/home/home',
  page: 'home/home',
  title: '数藏',
  guests: true,
  aliases: ['/'],
} as const
export const loginRoute = {
  path: '/pages/login/login/index',
  page: 'session/login',
  title: '登录',
  open: true,
} as const

export const productRoute = {
  path: '/pages/common/productDetails/productDetails',
  page: 'product/product-details',
  outline: 'detail',
  title: '藏品详情',
  guests: true,
} as const
export const chatRoute = { path: '/pages/chat/index', page: 'chat/chat', title: '消息' } as const

export const firstRoutes = [homeRoute, loginRoute, productRoute, chatRoute] as const satisfies readonly RouteRow[]
