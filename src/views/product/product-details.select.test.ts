import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { provenanceEntry } from '../kit/collection/provenance.ts'
import { offeredOf, type ProductDetailRow, viewProduct } from './product-details.select.ts'
import { chanceWords, qualifiedRules } from '../kit/product/sale-words.ts'
import { sampleSale, sampleTerms } from '../kit/product/story-sales.ts'

const now = 1_772_323_200_000
const sale = sampleSale({ terms: { ...sampleTerms, feeBasisPoints: 550, transferable: false } })
const row = (change: Partial<ProductDetailRow> = {}): ProductDetailRow => ({
  id: '201107',
  categoryId: '1107',
  typeId: '11',
  seriesName: '水墨山河',
  name: '云起庐山',
  image: '/art/a.svg?size=card',
  largeImage: '/art/a.svg?size=detail',
  priceFen: 29_900,
  editionSize: 500,
  remaining: 31,
  state: 'onSale',
  onSaleAt: now - day,
  rarity: 'epic',
  story: '',
  seriesStory: '',
  issued: 269,
  boxed: 200,
  melted: 1,
  owned: 2,
  floorFen: null,
  offers: 0,
  chainHash: '0x1',
  sale,
  prices: [],
  boxes: [{ id: '3011', name: '卷轴盲盒', chance: 27 }],
  ...change,
})

it('the rules say what it takes to buy, and whether one has it', () => {
  const { rules } = viewProduct(row(), now)
  const need = '持有「水墨山河」任意藏品即可购买'
  const detail = (qualified: boolean) =>
    qualifiedRules(rules, { kind: 'holders', qualified, need }).find(({ term }) => term === '购买资格')?.detail
  expect(detail(true)).toBe(`${need}，你已符合`)
  expect(detail(false)).toBe(`${need}，你暂不符合`)
  expect(qualifiedRules(rules, undefined)).toBe(rules)
  expect(qualifiedRules(rules, { kind: 'none', qualified: true, need: '' })).toBe(rules)
})

describe('a product', () => {
  it('says where its edition went, and the parts make up the whole', () => {
    const { edition, standing } = viewProduct(row(), now)
    expect(edition.map(({ name, amount }) => [name, amount])).toEqual([
      ['已发出', 268],
      ['首发剩余', 31],
      ['在盲盒中', 200],
      ['已销毁', 1],
    ])
    // Ordered, and not paid yet.
    const held = viewProduct(row({ remaining: 28 }), now).edition
    expect(held.map(({ name, amount }) => [name, amount])).toContainEqual(['已预留', 3])
    expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(row().editionSize)
    expect(standing).toBe('你已持有 2 件')
    expect(viewProduct(row({ owned: 0 }), now).standing).toBe('')
  })

  it('says its rules in words', () => {
    const rules = Object.fromEntries(viewProduct(row(), now).rules.map(({ term, detail }) => [term, detail]))
    expect(rules).toMatchObject({
      每人限购: '5 份',
      冷静期: '获得后 3 天',
      寄售: '支持，服务费 5.5%',
      转赠: '不支持',
    })
    const bought = viewProduct(row({ sale: { ...sale, bought: 2, qualification: 'holders' } }), now).rules
    expect(bought.map((rule) => rule.detail)).toContain('5 份，已购 2 份')
    expect(bought.map((rule) => rule.detail)).toContain('限持有同系列藏品的用户')
  })

  it('says what was paid, or that nobody has', () => {
    expect(viewProduct(row(), now).market).toMatchObject({ label: '暂无成交', floor: '暂无', points: [] })
    const prices = [
      { at: now - 2 * day, lowFen: 28_000, highFen: 45_000, lastFen: 30_000, count: 2 },
      { at: now - day, lowFen: 42_050, highFen: 42_050, lastFen: 42_050, count: 1 },
    ]
    const { market } = viewProduct(row({ prices, floorFen: 41_000, offers: 3 }), now)
    expect(market).toMatchObject({ label: '3 次成交，最低 ¥280.00，最高 ¥450.00', floor: '¥410.00', offers: '3 件' })
  })

  it('says chances as a person would', () => {
    expect([27, 5, 690].map(chanceWords)).toEqual(['2.7%', '0.5%', '69%'])
  })
})

describe('the foot', () => {
  const upcoming = row({ state: 'upcoming', onSaleAt: now + hour, sale: { ...sale, block: 'notOnSale' } })
  const queued = { ...upcoming, sale: { ...upcoming.sale, queued: true } }

  it('reminds of what is announced', () => {
    expect(offeredOf(upcoming, undefined, now)).toMatchObject({ kind: 'remind', booked: false })
  })

  it('lets people line up, tells how many are before them, and lets them go when it is their turn', () => {
    const place = { joined: true, ahead: 128, admittedAt: now + 9000 }
    expect(offeredOf(queued, { joined: false, ahead: 0, admittedAt: null }, now).kind).toBe('join')
    const undated = { ...queued, onSaleAt: null }
    expect(offeredOf(undated, undefined, now)).toEqual({ kind: 'join', note: '尚未开售，需要排队' })
    expect(offeredOf(queued, place, now)).toEqual({ kind: 'wait', note: '前面还有 128 人', admittedAt: now + 9000 })
    expect(offeredOf(queued, { ...place, ahead: 0 }, now)).toMatchObject({ note: '马上轮到你' })
    expect(offeredOf({ ...queued, sale: { ...queued.sale, block: '' } }, place, now + 9000).kind).toBe('buy')
    const turn = offeredOf({ ...queued, sale: { ...queued.sale, block: 'queueing' } }, place, now + 9000)
    expect(turn).toMatchObject({ kind: 'wait', note: '马上轮到你' })
  })

  it.each([
    ['soldOut', '首发已售罄'],
    ['notQualified', '你暂无首发购买资格'],
    ['limitReached', '首发已达到限购数量'],
    ['queueing', '首发在售'],
  ] as const)('leads to the market when it is %s, or where nobody offers it to asking for it', (block, note) => {
    const offered = (change: Partial<ProductDetailRow>) =>
      offeredOf(row({ sale: { ...sale, block }, categoryId: '1106', ...change }), undefined, now)
    const market = '#/pages/sales/list/inscriptionList?categoryId=1106'
    expect(offered({ offers: 2 })).toEqual({ kind: 'market', note, href: market, text: '寄售行情' })
    const ask = { kind: 'market', href: '#/pages/mine/asktobuy/addonPurchase?category=1106', text: '发布求购' }
    expect(offered({ offers: 0, prices: [] })).toEqual({ ...ask, note: `${note}，暂无寄售` })
    const prices = [{ lastFen: 100 }, { lastFen: 41500 }] as unknown as ProductDetailRow['prices']
    expect(offered({ offers: 0, prices })).toEqual({ ...ask, note: '暂无寄售，上次成交 ¥415.00' })
  })
})

describe('what is on sale', () => {
  it('can be bought, as often as the limit and the stock allow', () => {
    const on = row({ sale: { ...sale, block: '', limitPerUser: 5, bought: 2 } })
    expect(offeredOf({ ...on, remaining: 900 }, undefined, now)).toEqual({
      kind: 'buy',
      note: '还能买 3 份',
      href: `#/pages/common/placeOrder/index?productId=${on.id}`,
    })
    expect(offeredOf({ ...on, remaining: 1 }, undefined, now)).toMatchObject({ note: '还能买 1 份' })
  })
})

describe('a change of hands', () => {
  it('says who, which number, how and for how much', () => {
    const step = {
      id: '1',
      number: 87,
      kind: 'market' as const,
      from: { nickname: '听雪' },
      to: { nickname: '半盏' },
      priceFen: 8800,
      at: now,
    }
    expect(provenanceEntry(step)).toMatchObject({ title: '听雪 → 半盏', note: '#87 · 寄售成交 ¥88.00', time: '3月1日' })
    expect(provenanceEntry({ ...step, from: null, kind: 'upgrade', priceFen: 0 })).toMatchObject({
      title: '半盏',
      note: '#87 · 升级获得',
    })
  })
})
