import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { footNote, isManaged, offerMarket, viewOffer } from './offer.select.ts'
import { sampleOffer } from '../product/story-sales.ts'

const now = 1_772_323_200_000
const thing = { categoryId: '1107', priceFen: 29_900, floorFen: 41_900, offers: 3, prices: [] }

describe('an offer', () => {
  it('says its number, its seller and when it was put up, and leads to buying', () => {
    expect(viewOffer(sampleOffer(), 'u1', now)).toMatchObject({
      number: '#87 / 500',
      listed: '5小时前挂出',
      isOwn: false,
      seller: { name: '北窗读易', avatar: null, href: '#/pages/common/productDetails/userCenter?userId=u2' },
      productHref: '#/pages/common/productDetails/productDetails?id=201107',
      buyHref: '#/pages/common/placeOrder/index?listingId=400321',
    })
  })

  it('of a sealed box has no number and no rarity', () => {
    const view = viewOffer(sampleOffer({ kind: 'box', number: 0, productId: '3011' }), 'u1', now)
    expect(view).toMatchObject({ number: '未打开的盲盒', item: { kind: 'box', rarity: null } })
    expect(view.productHref).toContain('blindboxDetails?id=3011')
  })

  it.each([
    ['up', 'u1', '付款后立即归你'],
    ['up', 'u2', '这是你寄售的'],
    ['held', 'u1', '有人正在付款，未支付则重新上架'],
    ['sold', 'u1', '这件藏品已售出'],
    ['down', 'u1', '卖家已下架'],
    ['down', 'u2', '你已下架这件藏品'],
    ['unknown', 'u1', '这一件的状态还在确认'],
  ] as const)('that is %s says so to %s', (state, me, words) => {
    expect(footNote(viewOffer(sampleOffer({ state }), me, now))).toBe(words)
  })
})

it.each([
  ['up', 'u2', true],
  ['held', 'u2', true],
  ['down', 'u2', true],
  ['sold', 'u2', false],
  ['up', 'u1', false],
] as const)('an offer that is %s is managed by %s: %s', (state, me, is) => {
  expect(isManaged(viewOffer(sampleOffer({ state }), me, now))).toBe(is)
})

describe('the price of an offer', () => {
  it.each([
    [41_900, '当前地板价'],
    [43_100, '比地板价高 ¥12.00'],
    [40_000, '比地板价低 ¥19.00'],
  ])('of %i fen stands against the cheapest', (priceFen, words) => {
    expect(offerMarket(sampleOffer({ priceFen }), thing).standing).toBe(words)
  })

  it('is not compared once the offer is over', () => {
    expect(offerMarket(sampleOffer({ state: 'sold' }), thing).standing).toBe('')
  })

  it('stands beside the floor, the last sale and the first price; others lead to the market', () => {
    const market = offerMarket(sampleOffer(), { ...thing, prices: [{ at: now - day, lastFen: 38_800 }] })
    expect(market.facts.map(({ detail }) => detail)).toEqual(['¥419.00', '¥388.00', '¥299.00'])
    expect(market.othersHref).toBe('#/pages/sales/list/inscriptionList?categoryId=1107')
    expect(offerMarket(sampleOffer(), { ...thing, offers: 0 }).othersHref).toBe('')
  })
})
