import { describe, expect, it } from 'vitest'
import { routeAt, knowRoutes } from '#src/routes/table.ts'
import { sampleLine, sampleOrder, samplePurchase } from '../kit/order/story-orders.ts'
import { recordsOf, viewOrderDetail } from './order-detail.select.ts'
import { lastMomentsOf, orderCard, tabOf } from './order-list.select.ts'
import { cashierChoices, viewCashier } from './order-payment.select.ts'
import { routes } from '#src/routes/all.ts'

knowRoutes(routes)

const titles = (entries: readonly { title: unknown }[]) => entries.map(({ title }) => title)

describe('the list of orders', () => {
  it('shows the tab of its address, or all', () => {
    expect(tabOf(new URLSearchParams('group=paid'))).toBe('paid')
    expect(tabOf(new URLSearchParams('group=elsewhere'))).toBe('all')
  })

  it('counts down only what can be paid', () => {
    const row = sampleOrder()
    const now = row.expiresAt! - 1
    expect(orderCard(row, now)).toMatchObject({
      amount: '¥598.00',
      expiresAt: row.expiresAt,
      isPayable: true,
      more: '',
    })
    expect(orderCard(sampleOrder({ state: 'failed' }), now)).toMatchObject({
      expiresAt: row.expiresAt,
      isPayable: true,
    })
    expect(orderCard(sampleOrder({ state: 'paying' }), now)).toMatchObject({ expiresAt: null, isPayable: false })
    // What came too late is closed by the server, and may stand there until it is asked again.
    expect(orderCard(row, now + 1)?.isPayable).toBe(false)
    expect(lastMomentsOf({ items: [row, sampleOrder({ state: 'paid' })] })).toEqual([row.expiresAt, null])
  })

  it('says how many there are where there is more than one thing, and shows nothing of nothing', () => {
    expect(orderCard(sampleOrder({ lines: [sampleLine(), sampleLine()] }), 0)?.more).toBe('等 4 件')
    expect(orderCard(sampleOrder({ lines: [] }), 0)).toBeNull()
  })
})

describe('an order', () => {
  it('keeps the records of its money, newest first', () => {
    expect(titles(recordsOf(sampleOrder()))).toEqual(['提交订单'])
    const late = { closedAt: 5, closedBy: 'expired', refundedAt: 9, refundedFen: 59_800 } as const
    expect(titles(recordsOf(sampleOrder(late)))).toEqual(['原路退款', '超时未付款，自动关闭', '提交订单'])
    expect(recordsOf(sampleOrder({ paidAt: 9, payKind: 'wallet' }))[0]).toMatchObject({ note: '钱包余额 · ¥598.00' })
  })

  it('says that nothing was taken by what was read now, not at the last visit', () => {
    const closed = samplePurchase({ phase: 'closed' })
    expect(viewOrderDetail(sampleOrder(), closed).note).toContain('没有扣款')
    expect(viewOrderDetail(sampleOrder(), closed, true).note).toContain('如果已经付款，钱会原路退回')
  })

  it('is paid and cancelled while it waits, and only asked about while nobody knows', () => {
    expect(viewOrderDetail(sampleOrder(), samplePurchase())).toMatchObject({ canCancel: true, canAsk: false })
    const known = viewOrderDetail(sampleOrder({ expiresAt: 7 }), samplePurchase({ expiresAt: 9 }))
    const unknown = viewOrderDetail(sampleOrder({ expiresAt: 7 }), samplePurchase({ expiresAt: null }))
    expect([known.expiresAt, unknown.expiresAt]).toEqual([9, 7])
    const view = viewOrderDetail(sampleOrder({ state: 'paying' }), samplePurchase({ phase: 'confirming' }))
    expect(view).toMatchObject({ payHref: null, canAsk: true, canCancel: true, expiresAt: null })
    const paid = viewOrderDetail(sampleOrder({ state: 'paid' }), samplePurchase({ phase: 'paid' }))
    expect(paid).toMatchObject({ payHref: null, canAsk: false, canCancel: false, outcome: 'done' })
  })

  it('leads to a page that exists', () => {
    const { payHref } = viewOrderDetail(sampleOrder(), samplePurchase({ kind: 'wallet' }))
    expect(routeAt(payHref!.slice(1).split('?')[0]!)?.page).toBe('order/order-payment')
  })

  it('leads to what was ordered once it is closed, and only then', () => {
    const { againHref, lines } = viewOrderDetail(sampleOrder(), samplePurchase({ phase: 'closed' }))
    expect(againHref).toBe(lines[0]!.href)
    expect(viewOrderDetail(sampleOrder(), samplePurchase()).againHref).toBeNull()
  })
})

describe('the cashier', () => {
  const purse = { opened: true, balanceFen: 100, weiDou: 500, yuanDou: 0 }

  it('takes money for what costs money and beans for what costs beans', () => {
    expect(cashierChoices(sampleOrder(), purse, true).map(({ key }) => key)).toEqual([
      'bankCard',
      'wallet',
      'appPlugin',
      'appWebView',
    ])
    const beans = sampleOrder({ currency: 'weiDou', beans: 188 })
    expect(cashierChoices(beans, purse, true)).toMatchObject([{ key: 'beans', obstacle: null }])
    expect(cashierChoices({ ...beans, beans: 501 }, purse, false)[0]?.obstacle?.text).toBe('微豆不够')
    const unreadable = cashierChoices({ ...beans, currency: 'unknown' }, purse, true)
    expect(unreadable.map(({ obstacle }) => obstacle?.action)).toEqual(['联系客服'])
    const wrong = [0, -1, Number.NaN].map((amountFen) => cashierChoices(sampleOrder({ amountFen }), purse, false))
    expect(wrong.flat().map(({ obstacle }) => obstacle?.action)).toEqual(['联系客服', '联系客服', '联系客服'])
    expect(viewCashier({ ...beans, currency: 'unknown' }, samplePurchase(), purse, 'wallet', true).amount).toBe(
      '金额待确认',
    )
  })

  it('says why the wallet cannot pay', () => {
    const wallet = (change: object) => cashierChoices(sampleOrder(), { ...purse, ...change }, false)[1]?.obstacle?.text
    expect(wallet({ opened: false })).toBe('未开通钱包')
    expect(wallet({})).toBe('钱包余额不够，可以换银行卡付款')
    expect(wallet({ balanceFen: 59_800 })).toBeUndefined()
  })

  it('lets pay only while the server says that nothing was paid', () => {
    const view = (phase: Parameters<typeof samplePurchase>[0]) =>
      viewCashier(sampleOrder(), samplePurchase(phase), purse, 'wallet', false)
    expect(view({})).toMatchObject({ stage: 'choose', kind: 'wallet', pending: false })
    expect(view({ phase: 'requesting' })).toMatchObject({ stage: 'choose', pending: true })
    expect(view({ phase: 'checking' })).toMatchObject({ stage: 'choose', pending: true })
    expect(view({ phase: 'confirming' }).stage).toBe('wait')
    expect(view({ phase: 'closed' }).stage).toBe('over')
    expect(view({ phase: 'paid' }).stage).toBe('over')
  })

  it('marks the way that was chosen, and the first one where that is not offered', () => {
    const kind = (chosen: string) => viewCashier(sampleOrder(), samplePurchase({}), purse, chosen, false).kind
    expect([kind('wallet'), kind('appPlugin'), kind('')]).toEqual(['wallet', 'bankCard', 'bankCard'])
  })
})
