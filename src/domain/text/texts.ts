/*
 * The texts the specification prescribes, in one place. `givenTexts` are verbatim, with ASCII comma and dots; `ownTexts` are ours,
 * because the document gives only their meaning. Copy that belongs to one screen lives in that screen.
 */

/** Verbatim from the specification: never edit. */
export const givenTexts = {
  /** Payment code ERROR (marketplace §8). */
  paymentParameter: '请求参数异常',
  /** Payment with empty data or url. */
  paymentReorder: '请重新下单',
  /** Other payment failures without a msg. */
  paymentFailed: '支付异常',
  /** A request without network. */
  noNetwork: '无网络连接,请检查网络设置...',
  /** A request in progress (marketplace §9). */
  loading: '加载中...',
} as const

/** Ours, configurable. */
export const ownTexts = {
  /** Somebody asked how a payment ended, and nobody knows yet. */
  noPaymentResultYet: '还没有查到付款结果，请稍后再看',
  /** Replaces the server's message for 40301. */
  loginInvalid: '登录失效,请重新登录',
  offlineBanner: '网络信号丢失',
  codeStart: '获取验证码',
  codeAgain: '重新获取',
  copyEmpty: '内容不能为空',
  copyUnsupported: '浏览器不支持',
  copySucceeded: '复制成功',
  copyFailed: '复制失败',
  justNow: '刚刚',
} as const

type TextKey = keyof typeof givenTexts | keyof typeof ownTexts

export type Texts = Readonly<Record<TextKey, string>>

export const texts: Texts = { ...givenTexts, ...ownTexts }

/** The catalogue with some of our own texts replaced; the given ones cannot be. */
export function textsWith(overrides: Partial<Record<keyof typeof ownTexts, string>>): Texts {
  return { ...ownTexts, ...overrides, ...givenTexts }
}
