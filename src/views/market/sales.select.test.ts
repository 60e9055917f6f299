import { describe, expect, it } from 'vitest'
import { viewSales, orderWords } from './sales.select.ts'
import { seriesFacts, seriesLine } from './series.select.ts'

const series = [
  { id: '11', name: '水墨山河', story: '一支秃笔', image: '', count: 8, hot: true },
  { id: '12', name: '青花记', story: '', image: '', count: 8, hot: false },
]
const row = {
  id: '1',
  typeId: '19',
  seriesName: '锦鲤池',
  name: '丹顶',
  image: '',
  priceFen: 100,
  editionSize: 10,
  remaining: 5,
  state: 'onSale',
  onSaleAt: 0,
  rarity: 'rare',
} as const
const products = { items: [row] }

describe('the market', () => {
  it('has a tab for everything and one for each series', () => {
    const view = viewSales(series, products, '12', 'newest')
    expect(view.tabs.map((tab) => tab.label)).toEqual(['全部', '水墨山河', '青花记'])
    expect(view).toMatchObject({ current: '12', order: 'newest' })
  })

  it('keeps a tab for a chosen series that is not listed', () => {
    expect(viewSales([], products, '19', 'newest').tabs).toEqual([
      { key: '', label: '全部' },
      { key: '19', label: '锦鲤池' },
    ])
    expect(viewSales([], { items: [] }, '19', 'newest').tabs[1]).toEqual({
      key: '19',
      label: '所选系列',
    })
  })

  it('says of a chosen series what it is about and who has it', () => {
    expect(seriesFacts({ series: series[0]!, holders: 1326 })).toEqual({
      story: '一支秃笔',
      facts: '8 款藏品 · 1326 人持有',
    })
    expect(seriesFacts({ series: series[0]!, holders: 0 }).facts).toBe('8 款藏品')
  })

  it('shows no picture of a series that may not be loaded', () => {
    expect(seriesLine({ ...series[0]!, image: 'javascript:1' })).toMatchObject({
      image: null,
      count: '8 款',
      hot: true,
    })
  })
})

describe('the orders of the market', () => {
  it('are called by what stands first', () => {
    expect(Object.entries(orderWords)).toEqual([
      ['newest', '最新上架'],
      ['priceUp', '低价优先'],
      ['priceDown', '高价优先'],
      ['rarity', '稀有优先'],
    ])
  })
})
