import { describe, expect, it } from 'vitest'
import { storyNow } from '../kit/story/story-app.tsx'
import { sampleOrder } from '../kit/order/story-orders.ts'
import {
  exchangeHref,
  exchangeLine,
  exchangeTab,
  recordLine,
  exchangeTabWords,
  exchangeEndpoint,
} from './exchange-center.select.ts'

const product = {
  id: '1',
  typeId: '11',
  seriesName: '剪纸岁时',
  name: '抓髻娃娃',
  image: '',
  priceFen: 1990,
  editionSize: 5000,
  remaining: 312,
  state: 'onSale',
  onSaleAt: storyNow - 1,
  rarity: 'common',
} as const

describe('the exchange', () => {
  it('stands in the address, the intent and its key too', () => {
    expect(exchangeTab(new URLSearchParams('tab=record'))).toBe('record')
    expect(exchangeTab(new URLSearchParams('tab=x'))).toBe('weiDou')
    expect(exchangeHref('yuanDou', '7', 'k')).toBe('/pages/home/exchangeCenter/index?tab=yuanDou&product=7&intent=k')
    expect(exchangeHref('weiDou')).toBe('/pages/home/exchangeCenter/index')
  })

  it.each([
    [product, true, ''],
    [product, false, '微豆不够'],
    [{ ...product, state: 'soldOut' as const, remaining: 0 }, true, '已售罄'],
  ])('says why something cannot be had', (row, affordable, obstacle) => {
    const line = exchangeLine({ product: row, beans: 188, affordable }, 'weiDou', storyNow)
    expect([line.cost, line.obstacle]).toEqual(['188 微豆', obstacle])
  })

  it.each([0, -1, Number.NaN])('is had for no price of %d', (beans) => {
    const line = exchangeLine({ product, beans, affordable: true }, 'weiDou', storyNow)
    expect(line.obstacle).toBe('价格有误，暂时不能兑换')
  })

  it('is had for one bean', () => {
    expect(exchangeLine({ product, beans: 1, affordable: true }, 'weiDou', storyNow).obstacle).toBe('')
  })

  it('remembers what beans were given for', () => {
    const row = { ...sampleOrder(), state: 'paid', currency: 'yuanDou', beans: 12 } as const
    expect(recordLine(row)).toMatchObject({ cost: '12 元豆', state: { text: '已完成' } })
  })
})

describe('the tabs of the exchange', () => {
  it('are what the address asks for, 微豆 where it asks for nothing known', () => {
    const asked = (tab: string) => exchangeTab(new URLSearchParams({ tab }))
    expect(['weiDou', 'yuanDou', 'record', 'other'].map(asked)).toEqual(['weiDou', 'yuanDou', 'record', 'weiDou'])
    expect(exchangeTab(new URLSearchParams())).toBe('weiDou')
    expect(exchangeTabWords).toEqual({ weiDou: '微豆', yuanDou: '元豆', record: '兑换记录' })
    expect(exchangeEndpoint).toEqual({ weiDou: 'beans.exchangeWeiDou', yuanDou: 'beans.exchange' })
  })
})
