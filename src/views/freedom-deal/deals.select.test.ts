import { expect, it } from 'vitest'
import { marketFacts, marketLine, sellerLine, shownLine, steps } from './deals.select.ts'

const now = Date.UTC(2026, 2, 1, 4)
const market = (change: object = {}) =>
  ({
    product: { id: '5', categoryId: '4', name: '远山', image: '' },
    floorFen: 9900,
    offers: 3,
    lastFen: 9500,
    ...change,
  }) as never

it('a product says the cheapest and the last price, and leads to who offers it', () => {
  expect(marketLine(market())).toMatchObject({
    id: '5',
    title: '远山',
    note: '3 件在卖 · 上次 ¥95.00',
    value: '¥99.00 起',
    href: '#/pages/freedomDeal/freedomUser?category=4',
  })
  expect(marketLine(market({ lastFen: null })).note).toBe('3 件在卖 · 暂无成交')
  expect(marketLine(market({ floorFen: null })).value).toBe('暂无寄售')
})

it('above those who offer it stands what is known of its prices', () => {
  const row = { floorFen: 9900, lastFen: 9500, sold: 12_345 }
  expect(marketFacts(row)).toBe('地板价 ¥99.00 · 上次成交 ¥95.00 · 成交 1.23万次')
  expect(marketFacts({ floorFen: null, lastFen: null, sold: 0 })).toBe('暂无寄售 · 暂无成交')
})

it('who offers a copy is named with it, and leads to the middle', () => {
  const row = {
    id: '8',
    image: '',
    number: 12,
    editionSize: 500,
    seller: { nickname: '阿青' },
    listedAt: now - 3_600_000,
    priceFen: 9900,
  }
  expect(sellerLine(row as never, now)).toMatchObject({
    id: '8',
    title: '阿青',
    note: expect.stringMatching(/12.*500.* · 1小时前$/),
    value: '¥99.00',
    href: '#/pages/freedomDeal/toMiddle?offer=8',
  })
})

it('what somebody shows is offered, held or only looked at', () => {
  const row = (change: object) =>
    shownLine(
      {
        id: '7',
        image: '',
        name: '远山',
        seriesName: '山水',
        number: 12,
        editionSize: 500,
        state: 'free',
        askedFen: null,
        listingId: '',
        coolingUntil: null,
        ...change,
      } as never,
      now,
    )
  expect(row({})).toMatchObject({ id: '7', title: '远山', value: '', note: expect.stringMatching(/ · 山水$/) })
  expect([row({}).href, row({}).tag]).toEqual([undefined, undefined])
  expect(row({ state: 'listed', askedFen: 9900, listingId: '8' })).toMatchObject({
    value: '¥99.00',
    href: '#/pages/freedomDeal/toMiddle?offer=8',
    tag: { text: '寄售中', tone: 'indigo' },
  })
})

it('a deal has 15 minutes to be paid', () => {
  expect(steps.map(({ term }) => term)).toEqual(['1 下单', '2 付款', '3 交割'])
  expect(steps[1]!.detail).toContain('15 分钟')
})
