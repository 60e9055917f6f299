import { area, endpoint } from '../endpoint.ts'
import { Done } from '../wire.ts'
import {
  AccountDeletion,
  AuthCheck,
  AuthCheckRequest,
  CodeLogin,
  PasswordLogin,
  PasswordReset,
  Refreshed,
  Registration,
  SignedIn,
  SmsRequest,
} from './session.schema.ts'

/** Signing in and out, codes by text message, the token and its renewal (marketplace §4, §7; A-86). */
export const sessionEndpoints = area('session', {
  loginByVerificationCode: endpoint({
    method: 'POST',
    path: '/user/loginByVerificationCode',
    request: CodeLogin,
    response: SignedIn,
    token: false,
    question: { needsNone: 'signing in again is another session, and the one whose answer was lost is used by nobody' },
    summary: '用手机号和验证码登录',
  }),
  loginByPassword: endpoint({
    method: 'POST',
    path: '/user/loginByPassword',
    request: PasswordLogin,
    response: SignedIn,
    token: false,
    question: { needsNone: 'signing in again is another session, and the one whose answer was lost is used by nobody' },
    summary: '用手机号和密码登录',
  }),
  registerByVerificationCode: endpoint({
    method: 'POST',
    path: '/user/registerByVerificationCode',
    request: Registration,
    response: SignedIn,
    token: false,
    question: { needsNone: 'who is registered already is told so and signs in' },
    summary: '用手机号注册，成功后直接登录',
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/user/forgetPassword',
    request: PasswordReset,
    response: Done,
    token: false,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '忘记密码：用验证码设置新密码',
  }),
  sendSms: endpoint({
    method: 'GET',
    path: '/common/sendSms',
    request: SmsRequest,
    response: Done,
    token: false,
    readsOnly: false,
    question: { needsNone: 'the message itself arrives, or another one is asked for' },
    summary: '发送短信验证码',
  }),
  userLogout: endpoint({
    method: 'POST',
    path: '/user/userLogout',
    response: Done,
    question: { needsNone: 'the credentials are cleared here whatever is answered' },
    summary: '退出登录',
  }),
  logOff: endpoint({
    method: 'POST',
    path: '/user/logOff',
    request: AccountDeletion,
    response: Done,
    question: { needsNone: 'an account that is gone cannot be signed in to, which every later call says' },
    summary: '注销账号，资产与资料一并清除',
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/customer/jwt/token/refresh',
    base: 'platform',
    response: Refreshed,
    loading: false,
    question: { needsNone: 'repeated with the same token it answers the same new one' },
    summary: '用旧令牌换新令牌',
  }),
})

/**
 * The authentication check. Its address is not documented, so it is a call only once an address is configured.
 * `code` 444 in the envelope is its own outcome, not a failure.
 */
export const authCheckEndpoint = (path: string) =>
  area('session', {
    authCheck: endpoint({
      method: 'GET',
      path,
      base: 'platform',
      request: AuthCheckRequest,
      response: AuthCheck,
      token: false,
      loading: false,
      ledger: 'rest:GET:auth-check-url',
      summary: '检查登录是否仍然有效',
    }),
  }).authCheck
