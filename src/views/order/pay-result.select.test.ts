import { describe, expect, it } from 'vitest'
import { sampleLine, sampleOrder } from '../kit/order/story-orders.ts'
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

describe('what was got', () => {
  const paid: Purchase = { ...purchase, phase: 'paid', canContinue: false }
  const got = (change: Parameters<typeof sampleLine>[0]) =>
    viewPayResult('7', paid, sampleOrder({ state: 'paid', lines: [sampleLine(change)] }))

  it('is the work with its number, and the way to it', () => {
    const view = got({ numbers: [128], handedOver: ['c128'] })
    expect(view.gained).toMatchObject({ name: '云起庐山', number: '#128' })
    expect(view.owned?.text).toBe('查看藏品')
    expect(view.owned?.href).toContain('c128')
  })

  it('of several has the first number and how many, and no number twice', () => {
    expect(got({ numbers: [128, 129] }).gained?.number).toBe('#128 等 2 个编号')
    expect(got({ name: '云起庐山 #128', numbers: [128] }).gained?.number).toBe('')
  })

  it('is a box that still stands sealed where only boxes were bought', () => {
    expect(got({ kind: 'blindBox', name: '花信盲盒' }).gained).toMatchObject({ name: '花信盲盒', isBox: true })
    expect(got({ numbers: [128] }).gained?.isBox).toBe(false)
  })

  it('is nothing before the server has said that it is paid', () => {
    const row = sampleOrder({ lines: [sampleLine({ numbers: [128] })] })
    expect(viewPayResult('7', purchase, row).gained).toBeNull()
  })
})
