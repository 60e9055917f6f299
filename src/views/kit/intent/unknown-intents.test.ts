import { describe, expect, it } from 'vitest'
import { doubtWords, mayBe } from './ask-before.tsx'
import { forgottenBy, isForgotten, isOf, unknownWords, viewUnknown } from './unknown-intents.ts'

const minute = 60_000
const failure = { reason: 'timeout', message: '网络有点慢' }
const order = { endpoint: 'order.byBeans', request: { productId: '201701' }, sent: { at: 1000 }, failure }
const seen = (value: unknown, context: object = order) => viewUnknown('order/purchase-0001', { value, context })

describe('what nobody knows the end of', () => {
  it('says what is done, since when, and of what', () => {
    expect(seen('uncertain')).toEqual({
      stream: 'order/purchase-0001',
      endpoint: 'order.byBeans',
      doing: '兑换',
      hasOrder: false,
      since: 1000,
      found: '',
      request: { productId: '201701' },
    })
  })

  it('stays so while it is being asked about, and is none while it is sent first, refused or done', () => {
    expect(seen('creating')).not.toBeNull()
    expect(seen('creating', { ...order, failure: null })).toBeNull()
    expect(['refused', 'paid', 'idle'].map((value) => seen(value))).toEqual([null, null, null])
    expect(viewUnknown('order/purchase-0001', undefined)).toBeNull()
  })

  it('names a change of what is offered too, and what another release has written down', () => {
    const change = { endpoint: 'listing.down', request: { id: '7' } }
    const listing = viewUnknown('listing/7', { value: 'uncertain', context: { change, failure } })
    expect(listing).toMatchObject({ doing: '下架', since: null, request: { id: '7' } })
    const sent = { at: 7000, withPassword: false }
    const noted = viewUnknown('listing/7', { value: 'uncertain', context: { change, sent, failure } })
    expect(noted && unknownWords(noted, 8000)).toBe('下架确认中：正在确认结果，请不要重复下架。')
    expect(seen('uncertain', { endpoint: 'toString', request: {}, failure })?.doing).toBe('操作')
  })

  it('is a payment, too, that was begun and of which nobody has heard the end', () => {
    const paying = { ...order, attempt: { kind: 'bankCard' }, order: { status: 'pending' }, tries: 1, failure: null }
    expect(seen('resting', paying)).toMatchObject({ doing: '付款', hasOrder: true, request: { productId: '201701' } })
    expect(seen('asking', paying)?.doing).toBe('付款')
    expect(seen('asking', { ...paying, tries: 0 })).toBeNull()
    expect(seen('resting', { ...paying, attempt: null })?.doing).toBe('付款')
    expect(seen('resting', { ...paying, attempt: null, order: { status: 'unknown' } })).toBeNull()
  })

  it('is a cancelling, too, that was not answered, and stands among the orders', () => {
    const cancelled = { ...order, request: {}, attempt: null, order: { status: 'unpaid' }, cancelAt: 7000, tries: 1 }
    const seenNow = (value: string, context: object = {}) => seen(value, { ...cancelled, ...context })
    expect(seenNow('resting')).toMatchObject({
      endpoint: 'order.cancel',
      doing: '取消订单',
      hasOrder: false,
      since: 7000,
    })
    expect(seenNow('asking')).not.toBeNull()
    expect(seenNow('cancelling'), 'it is on its way').toBeNull()
    expect(seenNow('asking', { tries: 0 }), 'it has just been asked about').toBeNull()
    expect(seenNow('resting', { cancelAt: null }), 'an order that is looked at is in no doubt').toBeNull()
  })

  it('of a purchase that was left at a sign-out may be of any goods', () => {
    const left = seen('uncertain', { ...order, request: {} })!
    expect([isForgotten(left), isForgotten(seen('uncertain')!)]).toEqual([true, false])
    expect(isForgotten({ ...left, stream: 'transfer/1' })).toBe(false)
    expect(isForgotten({ ...left, endpoint: 'order.cancel' }), 'it takes nothing').toBe(false)
    const opening = { endpoint: 'box.open', request: {} } as const
    expect([forgottenBy(['box.open'])(opening), forgottenBy(['box.openMany'])(opening)]).toEqual([true, false])
  })

  it('stands in the way of its own goods, and of its own call where nobody knows any more which they were', () => {
    const goods = ['880003']
    const bid = { ...seen('uncertain')!, stream: 'transfer/left-0001', endpoint: 'auction.bid', request: {} } as const
    const next = { endpoint: 'auction.bid' } as const
    expect(mayBe(bid, next, goods), 'left at a sign-out').toBe(true)
    expect(mayBe(bid, { endpoint: 'auction.takeInscription' }, goods)).toBe(false)
    expect(mayBe({ ...bid, request: { auctionId: '880001' } }, next, goods)).toBe(false)
    expect(mayBe({ ...bid, request: { auctionId: '880003' } }, next, goods)).toBe(true)
  })

  it('is told from other goods by its id', () => {
    expect(['201701', '201702', ''].map((id) => isOf(seen('uncertain')!, id))).toEqual([true, false, false])
    const several = { stream: 'transfer/several-0001', request: { ids: '5,71' } } as const
    expect(['5', '71', '7', ''].map((id) => isOf(several, id))).toEqual([true, true, false, false])
  })

  it('is about the thing whose stream it is, whatever its request names', () => {
    const taken = { stream: 'pledge/201102-2719', request: { id: '870001' } } as const
    expect(['201102-2719', '870001', '2719', ''].map((id) => isOf(taken, id))).toEqual([true, true, false, false])
  })

  it('asks for patience for ten minutes, and says then what can be done', () => {
    const said = (ms: number) => unknownWords({ doing: '开盒', since: 0 }, ms)
    expect(said(10 * minute - 1)).toContain('请不要重复开盒')
    expect(said(10 * minute)).toBe('开盒还不知道结果，我们会继续查询；也可以先看记录，或联系客服核对。')
    expect(unknownWords({ doing: '开盒', since: null }, 0)).toContain('联系客服')
  })

  it('is named by its own word in the question before something else is done with the same goods', () => {
    const words = (doing: string, unknown: string, buys = false) => doubtWords({ doing, unknown, buys })
    expect(words('转赠', '寄售')).toEqual({
      title: '现在就转赠？',
      yes: '仍然转赠',
      text: '还有一次寄售不知道结果，可能已经成了。现在转赠，可能办不成，也可能两样都成。',
    })
    expect(words('下单', '付款', true).text).toBe(
      '还有一次付款不知道结果，可能已经成了。现在下单，可能会买两次、扣两次。',
    )
    expect(words('转赠', '转赠').yes).toBe('仍然再转赠')
  })
})
