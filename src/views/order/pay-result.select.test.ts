import { describe, expect, it } from 'vitest'
import type { Purchase } from '../kit/order/purchase.ts'
import { viewPayResult } from './pay-result.select.ts'

const purchase: Purchase = {
  phase: 'confirming',
  orderId: '7',
  expiresAt: 5000,
  failure: '',
  kind: 'wallet',
  canContinue: true,
  chargesAtOnce: false,
  found: '',
  since: null,
}

describe('the page after a gateway', () => {
  it('offers no second payment while nobody knows how the first ended', () => {
    expect(viewPayResult('7', purchase, null)).toMatchObject({
      outcome: 'pending',
      payHref: null,
      canAsk: true,
      canContinue: true,
      expiresAt: null,
    })
  })

  it('leads back to paying once the server has said that nothing was paid', () => {
    const view = viewPayResult('7', { ...purchase, phase: 'failed', canContinue: false }, null)
    expect(view).toMatchObject({ outcome: 'failed', canAsk: false, expiresAt: 5000 })
    expect(view.payHref).toBe('#/pages/mine/order/components/orderDetail/payfortheorder?orderId=7&kind=wallet')
  })

  it('is over when it is paid', () => {
    const view = viewPayResult('7', { ...purchase, phase: 'paid', canContinue: false }, null)
    expect(view).toMatchObject({ outcome: 'done', payHref: null, canAsk: false, orderHref: '#/pages/mine/order/index' })
  })
})
