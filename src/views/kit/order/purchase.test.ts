import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { boughtLine, type OrderLineRow, orderHref, type OrderRow, orderState, ownedLink } from './order-row.ts'
import { moneyKindOf, viewPurchase } from './purchase.ts'
import { isCancellable, isPayable, outcomeOf } from './purchase-words.ts'

const order = { orderId: '7', status: 'unpaid', expiresAt: 5000, reason: '银行没有受理' }
const attempt = { id: 'a', kind: 'wallet', tab: 'tab-1' }

const snapshot = (state: string, context: object = {}): AnyMachineSnapshot => {
  const [parent, child] = state.split('.')
  const matches = (wanted: unknown) =>
    typeof wanted === 'string'
      ? wanted === parent
      : child !== undefined && (wanted as Record<string, string>)[parent!] === child
  return {
    matches,
    context: { order, attempt: null, failure: null, gateway: null, ...context },
  } as unknown as AnyMachineSnapshot
}
const phase = (state: string, context: object = {}) => viewPurchase(snapshot(state, context)).phase

const line: OrderLineRow = {
  kind: 'product',
  goodsId: '201101',
  productId: '201101',
  name: '远山初霁',
  image: '',
  priceFen: 1990,
  beans: 0,
  quantity: 2,
  numbers: [],
  handedOver: [],
  rarity: 'common',
}
const row: OrderRow = {
  id: '7',
  state: 'created',
  closedBy: '',
  lines: [line],
  currency: 'fen',
  amountFen: 3980,
  beans: 0,
  payKind: '',
  createdAt: 1,
  expiresAt: 2,
  paidAt: null,
  closedAt: null,
  refundedFen: 0,
  refundedAt: null,
  failure: '',
}

describe('a purchase as a page sees it', () => {
  it('is nothing before its first fact', () => {
    expect(viewPurchase(undefined)).toMatchObject({ phase: 'none', orderId: null })
  })

  it('tells what is only looked up from what may have been paid', () => {
    expect(phase('asking')).toBe('checking')
    expect(phase('asking', { attempt })).toBe('confirming')
    expect(phase('resting')).toBe('confirming')
  })

  it('tells a cancelling that was not answered from a payment, and offers neither anew', () => {
    const cancelled = { attempt, cancelAt: 7 }
    expect(['asking', 'resting'].map((state) => phase(state, cancelled))).toEqual(['cancelUnknown', 'cancelUnknown'])
    expect(phase('open.unpaid', cancelled)).toBe('unpaid')
    expect(viewPurchase(snapshot('resting', cancelled)).canContinue).toBe(false)
    expect([isPayable('cancelUnknown'), isCancellable('cancelUnknown')]).toEqual([false, false])
  })

  it.each([
    ['idle', 'none'],
    ['creating', 'placing'],
    ['uncertain', 'uncertain'],
    ['open.unpaid', 'unpaid'],
    ['open.failed', 'failed'],
    ['requesting', 'requesting'],
    ['gone.away', 'away'],
    ['paid', 'paid'],
    ['closed', 'closed'],
  ])('%s is %s', (state, expected) => {
    expect(phase(state)).toBe(expected)
  })

  it('goes on with a payment only while nobody knows how it ended', () => {
    expect(viewPurchase(snapshot('resting', { attempt })).canContinue).toBe(true)
    expect(viewPurchase(snapshot('resting')).canContinue).toBe(false)
    expect(viewPurchase(snapshot('open.failed', { attempt })).canContinue).toBe(false)
  })

  it('says why a payment failed, and nothing of what the login page says by itself', () => {
    expect(viewPurchase(snapshot('open.failed')).failure).toBe('银行没有受理')
    expect(viewPurchase(snapshot('open.failed', { failure: { reason: 'x', message: '支付异常' } })).failure).toBe(
      '支付异常',
    )
    const ended = { reason: 'sessionEnded', message: '登录失效' }
    expect(viewPurchase(snapshot('refused', { failure: ended })).failure).toBe('')
  })

  it('is paid in a way that exists', () => {
    expect(moneyKindOf('wallet', false)).toBe('wallet')
    expect(moneyKindOf('appPlugin', false)).toBe('bankCard')
    expect(moneyKindOf('appPlugin', true)).toBe('appPlugin')
  })
})

describe('a purchase in words', () => {
  it('never says failed while nobody knows', () => {
    for (const one of [
      'none',
      'checking',
      'requesting',
      'away',
      'confirming',
      'cancelling',
      'cancelUnknown',
    ] as const) {
      expect(outcomeOf({ phase: one, failure: '' }, null).outcome).toBe('pending')
    }
  })

  it('says how it ended, and what became of the money', () => {
    expect(outcomeOf({ phase: 'paid', failure: '' }, row).title).toBe('购买成功')
    expect(outcomeOf({ phase: 'paid', failure: '' }, { ...row, currency: 'weiDou' }).title).toBe('兑换成功')
    expect(outcomeOf({ phase: 'paid', failure: '' }, row).note).toBe('已收入「我的藏品」。')
    const box = { ...row, lines: [{ ...line, kind: 'blindBox' as const }] }
    expect(outcomeOf({ phase: 'paid', failure: '' }, box).note).toBe('已收入「我的盲盒」。')
    const worn = { ...row, lines: [{ ...line, kind: 'avatar' as const }] }
    expect(outcomeOf({ phase: 'paid', failure: '' }, worn).note).toBe('已收入「我的头像」。')
    expect(outcomeOf({ phase: 'failed', failure: '余额不足' }, row).note).toBe('余额不足。没有扣款，可以再付一次。')
    expect(outcomeOf({ phase: 'closed', failure: '' }, { ...row, closedBy: 'expired' }).note).toContain('自动关闭')
    // A payment that was begun may still arrive: that nothing was taken is said only where none was.
    const begun = outcomeOf({ phase: 'closed', failure: '' }, { ...row, closedBy: 'cancelled', payKind: 'bankCard' })
    expect(begun.note).toBe('订单已取消。如果已经付款，钱会原路退回。')
    const unread = outcomeOf({ phase: 'closed', failure: '' }, null)
    expect(unread.note).toBe('如果已经付款，钱会原路退回。')
    const untouched = outcomeOf({ phase: 'closed', failure: '' }, { ...row, closedBy: 'cancelled', payKind: '' })
    expect(untouched.note).toBe('订单已取消。没有扣款。')
    const refunded = { ...row, refundedAt: 9, refundedFen: 1990 }
    expect(outcomeOf({ phase: 'closed', failure: '' }, refunded)).toEqual({
      outcome: 'failed',
      title: '已退款',
      note: '付款到账时订单已经关闭，¥19.90 已原路退回。',
    })
    expect(outcomeOf({ phase: 'none', failure: '内容不存在' }, null).title).toBe('没有找到这笔订单')
  })

  it('offers paying only after the server has said that nothing was paid', () => {
    expect((['unpaid', 'failed'] as const).every(isPayable)).toBe(true)
    expect((['confirming', 'away', 'requesting', 'checking', 'paid', 'closed'] as const).some(isPayable)).toBe(false)
    expect(isCancellable('confirming')).toBe(true)
    expect(isCancellable('paid')).toBe(false)
  })
})

describe('an order in a list', () => {
  it('says how it stands', () => {
    expect(orderState(row).text).toBe('待付款')
    expect(orderState({ state: 'failed', refundedAt: null }).text).toBe('待付款')
    expect(orderState({ state: 'paying', refundedAt: null }).text).toBe('确认中')
    expect(orderState({ state: 'closed', refundedAt: null }).text).toBe('已关闭')
    expect(orderState({ state: 'closed', refundedAt: 3 }).text).toBe('已退款')
  })

  it('leads to its page, and to what was bought', () => {
    expect(orderHref(row)).toBe('/pages/mine/order/components/orderDetail/index?orderId=7')
    expect(orderHref({ id: '7', lines: [{ ...line, kind: 'listing' }] })).toContain('matchOrderDetail')
    expect(boughtLine(line, 'fen').href).toContain('productDetails?id=201101')
    expect(boughtLine({ ...line, kind: 'blindBox', productId: '', goodsId: '9' }, 'fen').href).toContain('id=9')
  })

  it('leads to where what was bought is now', () => {
    expect(ownedLink(row)).toEqual({ text: '我的藏品', href: '#/pages/mine/myCollection/mycollection' })
    const box = { ...line, kind: 'blindBox', goodsId: '3011', productId: '' } as const
    expect(ownedLink({ lines: [box] }).href).toContain('blindBoxDetails/index?id=3011')
    expect(ownedLink({ lines: [box, { ...box, goodsId: '3012' }] }).href).toContain('part=boxes')
    expect(ownedLink({ lines: [{ ...box, kind: 'listing', goodsId: '9' }] }).href).toContain('part=boxes')
    const avatar = { ...line, kind: 'avatar', goodsId: '505102', productId: '', handedOver: ['505102-7'] } as const
    expect(ownedLink({ lines: [avatar] })).toEqual({ text: '立即使用', href: '#/pages/home/avatarExchange/index' })
    expect(boughtLine(avatar, 'fen')).toMatchObject({
      href: '#/pages/home/purchaseInfo/purchaseInfo?id=505102',
      ratio: 1,
    })
    const one = { ...line, numbers: [31], handedOver: ['201101-31'] }
    expect(ownedLink({ lines: [one] }).href).toContain('transferParticulars?id=201101-31')
    expect(ownedLink({ lines: [one, one] }).href).toBe('#/pages/mine/myCollection/mycollection')
  })

  it('shows the first numbers that were handed over', () => {
    const numbers = [1, 2, 3, 4, 5, 6]
    expect(boughtLine({ ...line, numbers }, 'fen').note).toBe('首发 · #1 #2 #3 #4 等 6 个编号')
    // Just as many as are named.
    expect(boughtLine({ ...line, numbers: numbers.slice(0, 4) }, 'fen').note).toBe('首发 · #1 #2 #3 #4')
    expect(boughtLine({ ...line, kind: 'listing', name: '松下问童 #632', numbers: [632] }, 'fen').note).toBe('寄售')
    expect(boughtLine({ ...line, beans: 188 }, 'weiDou').price).toBe('188 微豆')
  })
})
