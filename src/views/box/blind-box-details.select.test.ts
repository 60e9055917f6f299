import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { type BoxDetailRow, contentLine, viewBox } from './blind-box-details.select.ts'
import { pageOf } from '../kit/product/goods.ts'
import { sampleSale } from '../kit/product/story-sales.ts'

const now = 1_772_323_200_000
const sale = sampleSale({ limitPerUser: 10 })
const row = (change: Partial<BoxDetailRow> = {}): BoxDetailRow => ({
  id: '3011',
  typeId: '11',
  seriesName: '水墨山河',
  name: '卷轴盲盒',
  image: '/art/box/ink-landscape.svg',
  priceFen: 3900,
  editionSize: 8000,
  remaining: 3120,
  state: 'onSale',
  onSaleAt: now - day,
  limitPerUser: 10,
  activity: null,
  story: '',
  opened: 4868,
  owned: 12,
  floorFen: 4500,
  offers: 2,
  sale,
  odds: [
    { rarity: 'common', chance: 690 },
    { rarity: 'legendary', chance: 5 },
  ],
  ...change,
})

describe('a blind box', () => {
  it('says what it may hold, how likely, and how many are left', () => {
    const { odds, opened, standing } = viewBox(row(), now)
    expect(odds.map(({ name, amount }) => [name, amount])).toEqual([
      ['普通', 690],
      ['传说', 5],
    ])
    const all = (['common', 'rare', 'epic', 'legendary'] as const).map((rarity) => ({ rarity, chance: 1 }))
    expect(viewBox(row({ odds: all }), now).odds.map(({ color }) => color)).toEqual([
      'var(--color-line)',
      'var(--color-indigo)',
      'var(--color-violet)',
      'var(--color-gold)',
    ])
    const content = contentLine({
      productId: '1',
      name: '云起庐山',
      image: 'data:text/html,x',
      rarity: 'epic',
      chance: 27,
      packed: 218,
      left: 88,
    })
    expect(content).toMatchObject({ note: '史诗 · 剩 88 / 218', chance: '2.7%', image: null })
    expect(content.href).toContain('productDetails?id=1')
    expect([opened, standing]).toEqual(['已打开 4868 个', '你有 12 个待开'])
  })

  it('says which activity it is sold in, and that it is over', () => {
    const activity = { name: '谷雨看花', endsAt: now + day }
    const { foot, item } = viewBox(row({ activity, sale: { ...sale, block: '' } }), now)
    expect(foot.note).toMatch(/^谷雨看花，3月\d+日 \d\d:\d\d 结束$/)
    expect(foot.buy).toContain('blindBoxId=3011')
    expect(pageOf(item)).toContain('firstBlindboxDetails?id=3011')
    const over = viewBox(row({ activity, sale: { ...sale, block: '' } }), activity.endsAt)
    expect(over.foot).toEqual({ note: '活动已结束', remind: 'none', buy: null })
  })

  it('says how many a person may buy while one has to queue, and leads to no order', () => {
    const { foot } = viewBox(row({ sale: { ...sale, block: 'queueing' } }), now)
    expect(foot).toEqual({ note: '每人限购 10 个', remind: 'none', buy: null })
  })

  it('is offered on the market, or not', () => {
    expect(viewBox(row(), now).market[0]).toEqual({ term: '地板价', detail: '¥45.00' })
    expect(viewBox(row({ floorFen: null, owned: 0 }), now)).toMatchObject({
      standing: '',
      market: [{ detail: '暂无' }, {}],
    })
  })

  it.each([
    [
      { block: '' },
      { note: '每人限购 10 个', remind: 'none', buy: `#/pages/common/placeOrder/index?blindBoxId=${row().id}` },
    ],
    [{ block: 'soldOut' }, { note: '首发已售罄', remind: 'none', buy: null }],
    [{ block: 'notOnSale' }, { note: '2月28日 08:00 开售', remind: 'offered', buy: null }],
    [
      { block: 'notOnSale', booked: true },
      { note: '2月28日 08:00 开售', remind: 'booked', buy: null },
    ],
  ] as const)('says at its foot what can be done: %o', (change, foot) => {
    expect(viewBox(row({ sale: { ...sale, ...change } }), now).foot).toEqual(foot)
  })

  it('says nothing of a moment that is not known', () => {
    expect(viewBox(row({ onSaleAt: null, sale: { ...sale, block: 'notOnSale' } }), now).foot.note).toBe('尚未开售')
  })
})
