import { describe, expect, it } from 'vitest'
import type { ProductRow } from '../kit/product/collectible.ts'
import { engraved } from '../kit/collection/copy.ts'
import { beanBox, beanGoods, boxGoods, marketGoods, specialGoods, type SpecialRow } from './goods-lists.select.ts'
import { inscriptionLine, type InscriptionRow, productMarket } from './inscription-list.select.ts'
import { boxTabs, filterOf, listHref, seriesTabs } from './list.select.ts'

const now = 1_772_323_200_000
const product: ProductRow = {
  id: '201101',
  typeId: '11',
  seriesName: '水墨山河',
  name: '远山初霁',
  image: '/art/ink-landscape/1.svg?size=card&rarity=common',
  priceFen: 1990,
  editionSize: 5000,
  remaining: 900,
  state: 'onSale',
  onSaleAt: now - 1000,
  rarity: 'common',
}

describe('products in lists', () => {
  it('cost on the market what the cheapest offer asks', () => {
    const goods = marketGoods({ product, floorFen: 123_450, floorId: '400321', offers: 12, lastFen: 8800 }, now)
    expect(goods).toMatchObject({
      price: { integer: '1,234', fraction: '.50' },
      end: '12 件寄售',
      note: '上次成交 ¥88.00',
    })
    const gone = { ...product, state: 'soldOut', remaining: 0 } as const
    expect(marketGoods({ product: gone, floorFen: 1, floorId: '1', offers: 1, lastFen: null }, now).item.state).toBe(
      'onSale',
    )
    expect(goods.href).toBe('#/pages/common/productDetails/salesDetails?id=400321')
    expect(marketGoods({ product, floorFen: null, floorId: '', offers: 0, lastFen: null }, now)).toMatchObject({
      price: null,
      note: '水墨山河',
      href: '#/pages/common/productDetails/productDetails?id=201101',
    })
  })

  it('are boxes at their own price, with what people ask beside it', () => {
    const { rarity: _, ...sold } = product
    const box = { ...sold, limitPerUser: 10, activity: null }
    expect(boxGoods({ box, floorFen: 4500, offers: 12 }, now)).toMatchObject({
      price: { integer: '19', fraction: '.90' },
      note: '寄售 ¥45.00 起',
      end: '12 个寄售',
      href: '#/pages/common/blindboxDetails/blindboxDetails?id=201101',
    })
    expect(boxGoods({ box, floorFen: null, offers: 0 }, now)).toMatchObject({ note: '水墨山河', end: '限量 5000' })
  })

  it('say the series of a box once, below its name', () => {
    const { rarity: _, ...sold } = product
    const box = { ...sold, name: '水墨山河 · 卷轴盲盒', limitPerUser: 10, activity: null }
    const named = { item: { name: '卷轴盲盒' }, note: '水墨山河' }
    expect(boxGoods({ box, floorFen: null, offers: 0 }, now)).toMatchObject(named)
    expect(beanBox({ box, beans: 188, affordable: true }, 'weiDou', now)).toMatchObject(named)
    expect(boxGoods({ box, floorFen: 4500, offers: 1 }, now).item.name).toBe(box.name)
  })

  it('say for whom they are', () => {
    const row: SpecialRow = { product, specials: ['limited', 'queue'], limitPerUser: 1, qualified: true }
    expect(specialGoods(row, now)).toMatchObject({ note: '限量珍藏 · 排队开售', end: '限购 1 份' })
    expect(specialGoods({ ...row, specials: ['holders'], qualified: false }, now).note).toBe('持有者专享，暂无资格')
  })

  it('cost beans, and say when they are too few', () => {
    expect(beanGoods({ product, beans: 188, affordable: true }, 'weiDou', now)).toMatchObject({
      cost: '188 微豆',
      end: '去兑换',
      href: '#/pages/common/placeOrder/index?productId=201101&way=weiDou',
    })
    expect(beanGoods({ product, beans: 9, affordable: false }, 'yuanDou', now)).toMatchObject({
      cost: '9 元豆',
      end: '还不够',
      href: '#/pages/common/productDetails/productDetails?id=201101',
    })
    const { rarity: _, ...box } = product
    expect(
      beanBox({ box: { ...box, limitPerUser: 10, activity: null }, beans: 15, affordable: true }, 'yuanDou', now),
    ).toMatchObject({
      cost: '15 元豆',
      end: '盲盒',
      href: '#/pages/common/integralBlindboxDetails/integralBlindboxDetails?id=201101&currency=yuanDou',
    })
  })
})

describe('numbers', () => {
  const row: InscriptionRow = {
    id: '201101-7',
    productId: '201101',
    name: '远山初霁',
    image: 'javascript:alert(1)',
    rarity: 'common',
    number: 7,
    editionSize: 5000,
    ownerName: '听雪',
    listingId: '1',
    priceFen: 8800,
    lastFen: 1990,
  }

  it('have as many digits as their edition', () => {
    expect(engraved(7, 5000)).toBe('#7 / 5000')
    expect(engraved(7, 99)).toBe('#7 / 99')
  })

  it('of one product stand under its market', () => {
    const market = { product, floorFen: 128_800, offers: 12, lastFen: null, sold: 86 }
    expect(productMarket(market)).toMatchObject({
      href: '#/pages/common/productDetails/productDetails?id=201101',
      note: '水墨山河 · 限量 5000 · 成交 86 次',
      facts: [{ term: '地板价', detail: '¥1,288.00' }, { detail: '12 件' }, { detail: '暂无' }],
    })
  })

  it('name their owner and price, and load no picture from anywhere', () => {
    expect(inscriptionLine(row)).toMatchObject({ note: '#7 / 5000 · 听雪 持有', price: '¥88.00', image: null })
    expect(inscriptionLine({ ...row, priceFen: null }).price).toBe('')
  })
})

describe('the filter in the address', () => {
  it('is what it says, or the cheapest of all', () => {
    expect(filterOf(new URLSearchParams('typeId=12&order=busiest'))).toEqual({
      kind: 'offer',
      typeId: '12',
      order: 'busiest',
    })
    expect(filterOf(new URLSearchParams('order=sideways&kind=chair'))).toMatchObject({ typeId: '', order: 'floorUp' })
  })

  it('names the list, and an order only where there are orders', () => {
    const filter = filterOf(new URLSearchParams('kind=box&typeId=12'))
    expect(filter.kind).toBe('box')
    expect(listHref(filter)).toBe('/pages/sales/list/list?kind=box&typeId=12')
    expect(listHref({ ...filter, kind: 'offer' })).toBe('/pages/sales/list/list?typeId=12&order=floorUp')
  })

  it('offers all series that have boxes, with how many where there are several', () => {
    const kinds = [
      { typeId: '11', name: '水墨山河', count: 1 },
      { typeId: '12', name: '青花记', count: 3 },
    ]
    expect(boxTabs(kinds).map((tab) => tab.label)).toEqual(['全部', '水墨山河', '青花记 3'])
  })

  it('offers all series first', () => {
    const series = [{ id: '11', name: '水墨山河', story: '', image: '', count: 8, hot: true }]
    expect(seriesTabs(series).map((tab) => tab.label)).toEqual(['全部', '水墨山河'])
  })
})
