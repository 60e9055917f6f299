import { describe, expect, it } from 'vitest'
import {
  boughtUnder,
  closedNote,
  orderCall,
  type PreviewRow,
  priceChange,
  readAddress,
  viewPlaceOrder,
} from './place-order.select.ts'
import { sampleSale, sampleTerms } from '../kit/product/story-sales.ts'

const row: PreviewRow = {
  line: {
    kind: 'product',
    goodsId: '201101',
    productId: '201101',
    name: '远山初霁',
    image: '',
    priceFen: 1990,
    beans: 0,
    quantity: 1,
    numbers: [],
    handedOver: [],
    rarity: 'common',
  },
  seriesName: '水墨山河',
  remaining: 900,
  activityName: '',
  limitPerUser: 5,
  stillAllowed: 3,
  obstacle: '',
  verified: true,
  walletOpened: true,
  weiDouPrice: 188,
  yuanDouPrice: 0,
  balanceFen: 5000,
  weiDou: 400,
  yuanDou: 0,
  paymentWindowMs: 900_000,
  terms: sampleTerms,
  sale: null,
}
const sale = sampleSale({ bought: 2 })
const password = { set: true, passwordFree: true, freeBeansMax: 200, triesMax: 5, triesLeft: 5, lockedUntil: null }
const view = (change: Partial<PreviewRow> = {}, quantity = 1, way = 'bankCard', secret = password) =>
  viewPlaceOrder({ ...row, ...change }, { quantity, way }, secret)

describe('the address of an order to be confirmed', () => {
  it('names exactly one thing, and a key only where it is one', () => {
    expect(readAddress(new URLSearchParams('productId=7&key=intent-0001'))).toEqual({
      target: { productId: '7' },
      manyOf: null,
      key: 'intent-0001',
    })
    expect(readAddress(new URLSearchParams('listingId=7&key=a%20b'))).toMatchObject({
      target: { listingId: '7' },
      key: null,
    })
    expect(readAddress(new URLSearchParams('avatarId=7')).target).toEqual({ avatarId: '7' })
    expect(readAddress(new URLSearchParams('productId=7&listingId=8')).target).toBeNull()
    expect(readAddress(new URLSearchParams('')).target).toBeNull()
    expect(readAddress(new URLSearchParams('manyOf=7'))).toEqual({ target: null, manyOf: '7', key: null })
    expect(readAddress(new URLSearchParams('manyOf=7&productId=8')).manyOf).toBeNull()
  })
})

it('of an order that is closed nothing was taken where nobody began to pay it', () => {
  expect(closedNote(null)).toBe('没有扣款。还想要的话，可以重新下一单。')
  expect(closedNote('bankCard')).toBe('如果已经付款，钱会原路退回。还想要的话，可以重新下一单。')
})

describe('the order to be confirmed', () => {
  it('costs what so many cost, in money or beans, and never more than may be bought', () => {
    expect(view({}, 2)).toMatchObject({ total: '¥39.80', quantity: 2, quantityMax: 3, asksPassword: false })
    expect(view({}, 99)).toMatchObject({ quantity: 3, total: '¥59.70' })
    expect(view({}, Number.NaN).quantity).toBe(1)
    expect(view({}, 2, 'weiDou')).toMatchObject({ total: '376 微豆', way: 'weiDou' })
    expect(view({ line: { ...row.line, kind: 'listing' } }, 3)).toMatchObject({ quantityMax: 1, quantity: 1 })
  })

  it('offers beans only where there is a price in them, and the app flows only inside a native shell', () => {
    expect(view().ways.map(({ key }) => key)).toEqual(['bankCard', 'wallet', 'weiDou'])
    const walletNote = (change: Partial<PreviewRow>) => view(change).ways.find(({ key }) => key === 'wallet')?.note
    expect([walletNote({}), walletNote({ walletOpened: false })]).toEqual(['可用 ¥50.00', '未开通'])
    expect(view({ weiDouPrice: 0 }, 1, 'weiDou').way).toBe('bankCard')
    const native = viewPlaceOrder(row, { quantity: 1, way: 'appPlugin' }, password, true)
    expect(native.ways.map(({ key }) => key)).toContain('appPlugin')
    expect(native.way).toBe('appPlugin')
  })

  it('asks for the payment password unless small amounts go without it', () => {
    expect(view({}, 1, 'weiDou').asksPassword).toBe(false)
    expect(view({}, 2, 'weiDou').asksPassword).toBe(true)
    expect(view({}, 1, 'weiDou', { ...password, passwordFree: false }).asksPassword).toBe(true)
  })

  it.each([
    [{ verified: false }, 'bankCard', '去认证'],
    [{ obstacle: '已售罄' }, 'bankCard', '查看详情'],
    [{ stillAllowed: 0 }, 'bankCard', '查看详情'],
    [{ walletOpened: false }, 'wallet', '去开通'],
    [{ balanceFen: 1989 }, 'wallet', '我的钱包'],
    [{ weiDou: 187 }, 'weiDou', '我的钱包'],
  ])('says why not and what to do: %j by %s → %s', (change, way, action) => {
    expect(view(change, 1, way).obstacle?.action).toBe(action)
  })

  it('costs what so many cost, in the unit it is paid in, and says until when', () => {
    const said = (quantity: number, way: string) => {
      const { total, hint } = view({ yuanDouPrice: 9 }, quantity, way)
      return [total, hint]
    }
    expect(said(2, 'bankCard')).toEqual(['¥39.80', '下单后请在 15 分钟内付款'])
    expect(said(2, 'weiDou')).toEqual(['376 微豆', '确认后立即兑换'])
    expect(said(2, 'yuanDou')).toEqual(['18 元豆', '确认后立即兑换'])
  })

  it('has nothing in the way where all is well, and needs a payment password for beans', () => {
    expect(view().obstacle).toBeNull()
    const sealed = { ...row.line, kind: 'listing', goodsId: '400321', productId: '' } as const
    expect(view({ line: sealed, obstacle: '已售罄' }).obstacle?.href, 'a box that somebody offers').toBe(
      '#/pages/common/productDetails/salesDetails?id=400321',
    )
    expect(view({}, 1, 'wallet').obstacle).toBeNull()
    expect(view({}, 1, 'weiDou', { ...password, set: false }).obstacle?.action).toBe('去设置')
  })

  it.each([0, -1990])('cannot be ordered for a price of %d', (priceFen) => {
    expect(view({ line: { ...row.line, priceFen } }).obstacle?.text).toBe('价格有误，暂时不能下单')
  })

  it('is ordered by the call for what it is, at the price that is shown', () => {
    expect(orderCall({ productId: '7' }, { way: 'bankCard', quantity: 2 }, row)).toEqual({
      endpoint: 'order.create',
      request: { productId: '7', quantity: 2, expectedFen: 1990, expectedTotalFen: 3980 },
    })
    expect(orderCall({ blindBoxId: '7' }, { way: 'wallet', quantity: 1 }, row).endpoint).toBe('order.payBlindBox')
    const inActivity = { ...row, activityName: '谷雨看花' }
    expect(orderCall({ blindBoxId: '7' }, { way: 'wallet', quantity: 1 }, inActivity).endpoint).toBe(
      'order.payActivityBlindBox',
    )
    expect(orderCall({ avatarId: '7' }, { way: 'bankCard', quantity: 2 }, row).endpoint).toBe('order.createAvatar')
    expect(orderCall({ avatarId: '7' }, { way: 'bankCard', quantity: 1 }, row, 'rush')).toEqual({
      endpoint: 'order.rushAvatar',
      request: { avatarId: '7', quantity: 1, expectedFen: 1990, expectedTotalFen: 1990 },
    })
    expect(orderCall({ listingId: '7' }, { way: 'wallet', quantity: 1 }, row)).toEqual({
      endpoint: 'order.create',
      request: { listingId: '7', expectedFen: 1990, expectedTotalFen: 1990 },
    })
    expect(orderCall({ productId: '7' }, { way: 'weiDou', quantity: 1 }, row)).toEqual({
      endpoint: 'order.byBeans',
      request: { productId: '7', currency: 'weiDou', quantity: 1, expectedBeans: 188, expectedTotalBeans: 188 },
    })
  })

  it.each([
    [{ expectedFen: 1990 }, ''],
    [{}, ''],
    [{ expectedFen: 990 }, '单价由 ¥9.90 变成了 ¥19.90，还没有下单'],
    [{ currency: 'weiDou', expectedBeans: 188 }, ''],
    [{ currency: 'weiDou', expectedBeans: 100 }, '单价由 100 微豆 变成了 188 微豆，还没有下单'],
    [{ currency: 'yuanDou', expectedBeans: 9 }, '现在不能用元豆兑换了，还没有下单'],
  ])('asked for with %j says %j of the price', (asked, words) => {
    expect(priceChange(asked, row)).toBe(words)
  })

  it('is bought under the rules of the first sale, or under those an offer was bought under', () => {
    const first = boughtUnder({ ...row, sale })
    expect(first.lines).toContainEqual({ term: '每人限购', detail: '5 份，已购 2 份' })
    expect(first.lines).toContainEqual({ term: '冷静期', detail: '获得后 3 天' })
    const offered = boughtUnder({ ...row, terms: { ...row.terms, coolingMs: 7 * 86_400_000, feeBasisPoints: 800 } })
    expect(offered.note).toBe('沿用这一件当初购买时的规则')
    expect(offered.lines.map(({ term }) => term)).not.toContain('每人限购')
    expect(offered.lines).toContainEqual({ term: '冷静期', detail: '获得后 7 天' })
    expect(offered.lines).toContainEqual({ term: '寄售', detail: '支持，服务费 8%' })
  })
})
