import { describe, expect, it } from 'vitest'
import { hour, minute } from '#src/domain/time/instant.ts'
import { addHref, askLine, bookHref, dealLine, fittingOffers, ownAskLine, pieceLine } from './asks.select.ts'

/** Noon in China. */
const noon = Date.UTC(2026, 2, 1, 4)
const piece = {
  id: '1',
  kind: 'product',
  productId: 'p1',
  categoryId: 'c1',
  name: '丹顶',
  image: '',
  asks: 5,
  floorFen: null,
  highestFen: 24_400,
  sellable: 1,
}
const ask = (change: object = {}) =>
  ({
    id: '7',
    name: '丹顶',
    image: '',
    asker: { nickname: '听雪' },
    state: 'released',
    priceFen: 24_400,
    paidFen: 23_000,
    askedAt: noon - hour,
    endsAt: noon + 3 * hour,
    endedAt: null,
    ...change,
  }) as never

describe('asking to buy (lc:want-to-buy)', () => {
  it('ranks what is asked for, and says what one could sell', () => {
    expect(pieceLine(piece as never)).toMatchObject({
      note: '5 笔 · 暂无寄售',
      value: '求购 ¥244.00',
      tag: { text: '可卖 1 件' },
      href: '#/pages/sales/asktobuy/index?category=c1',
    })
    expect(pieceLine({ ...piece, sellable: 0 } as never)).not.toHaveProperty('tag')
  })
  it('has a book of each product by its category and of each box by itself', () => {
    expect([bookHref(piece as never), bookHref({ ...piece, kind: 'box' } as never)]).toEqual([
      '#/pages/sales/asktobuy/index?category=c1',
      '#/pages/sales/asktobuy/index?box=p1',
    ])
    expect([addHref(piece as never), addHref({ ...piece, kind: 'box' } as never)]).toEqual([
      '#/pages/mine/asktobuy/addonPurchase?category=c1',
      '#/pages/mine/asktobuy/addonPurchase?box=p1',
    ])
  })
  it('shows who asks, and how long they will', () => {
    expect(askLine(ask(), noon)).toMatchObject({ title: '听雪', note: '还有 3 小时', value: '¥244.00' })
    expect(askLine(ask({ endsAt: noon + minute }), noon).note).toBe('还有 1 分钟')
    expect(askLine(ask({ endsAt: noon + minute - 1 }), noon).note).toBe('马上到期')
  })
  it.each([
    [{}, '冻结中，还有 3 小时', '¥244.00', '求购中'],
    [{ endsAt: noon }, '冻结中，马上退回', '¥244.00', '求购中'],
    [{ state: 'sold', endedAt: noon }, '3月1日 12:00成交', '¥230.00', '已成交'],
    [{ state: 'cancelled', endedAt: noon }, '3月1日 12:00结束，已退回', '¥244.00', '已结束'],
    [{ state: 'cancelled' }, '3月1日 11:00结束，已退回', '¥244.00', '已结束'],
    [{ state: 'unknown' }, '状态还在确认', '¥244.00', '确认中'],
  ])('%j of one’s own says 「%s」, 「%s」, 「%s」', (change, note, value, tag) => {
    expect(ownAskLine(ask(change), noon)).toMatchObject({ note, value, tag: { text: tag } })
  })
  it('is filled with what others offer for no more, once that is known', () => {
    const offer = (id: string, priceFen: number, userId: string, state = 'up') =>
      ({ id, name: '丹顶', number: 9, priceFen, state, seller: { userId } }) as never
    const rows = [
      offer('1', 24_400, '8'),
      offer('2', 24_401, '8'),
      offer('3', 9900, '8', 'held'),
      offer('4', 9900, '10001'),
    ]
    expect(fittingOffers(ask(), rows, '10001').offers?.map(({ id }) => id)).toEqual(['1'])
    expect(fittingOffers(ask(), null, '10001').offers).toBeNull()
  })
  it('tells what was sold with its number, income and fee; a box has no number', () => {
    const deal = { id: '1', name: '丹顶', image: '', number: 179, at: noon, buyer: { nickname: '听雪' } }
    const sums = { incomeFen: 23_000, feeFen: 1400 }
    expect(dealLine({ ...deal, ...sums } as never)).toMatchObject({
      note: '#179 · 2026年3月1日 12:00 · 听雪',
      value: '¥230.00',
      under: '服务费 ¥14.00',
    })
    expect(dealLine({ ...deal, ...sums, number: 0 } as never).note).toBe('2026年3月1日 12:00 · 听雪')
  })
})
