import { loginRoute } from './first.ts'
import type { RouteRow } from './route.ts'

/** Signing in, and what one agrees to (marketplace §2). */
export const sessionRoutes = [
  loginRoute,
  { path: '/pages/login/register/index', page: 'session/register', outline: 'form', title: '注册', open: true },
  {
    path: '/pages/login/forgetPwd/index',
    page: 'session/forgot-password',
    outline: 'form',
    title: '找回密码',
    open: true,
  },
  {
    path: '/pages/login/privacyPolicy/index',
    page: 'session/privacy-policy',
    outline: 'text',
    title: '隐私政策',
    open: true,
  },
  {
    path: '/pages/login/servicePolicy/index',
    page: 'session/service-policy',
    outline: 'text',
    title: '用户服务协议',
    open: true,
  },
  {
    path: '/pages/phonelogin/phonelogin',
    page: 'session/phone-login',
    outline: 'form',
    title: '手机号登录',
    open: true,
  },
  { path: '/pages/mine/logOut/index', page: 'session/delete-account', outline: 'form', title: '注销账号' },
] as const satisfies readonly RouteRow[]
