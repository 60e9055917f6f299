import { expect, it } from 'vitest'
import { givenTexts, ownTexts, texts, textsWith } from './texts.ts'

it('[const:text-pay-param] [const:text-pay-reorder] [const:text-pay-error] the payment texts are verbatim', () => {
  expect([givenTexts.paymentParameter, givenTexts.paymentReorder, givenTexts.paymentFailed]).toEqual([
    '请求参数异常',
    '请重新下单',
    '支付异常',
  ])
})

it('[const:text-no-network] [const:loading-text] network and loading texts are verbatim, ASCII marks included', () => {
  expect(givenTexts.noNetwork).toBe('无网络连接,请检查网络设置...')
  expect(givenTexts.loading).toBe('加载中...')
})

it('[A-34] [const:text-login-invalid] [const:text-offline-banner] [const:text-code-start] [const:text-code-reget] ours are Chinese', () => {
  expect(ownTexts).toMatchObject({
    loginInvalid: '登录失效,请重新登录',
    offlineBanner: '网络信号丢失',
    codeStart: '获取验证码',
    codeAgain: '重新获取',
    justNow: '刚刚',
  })
})

it('[A-34] our own texts can be replaced, given ones cannot', () => {
  const overrides = { codeStart: '发送验证码', loading: 'x' }
  const changed = textsWith(overrides)
  expect(changed.codeStart).toBe('发送验证码')
  expect(changed.loading).toBe(texts.loading)
})
