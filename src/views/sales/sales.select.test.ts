import { describe, expect, it } from 'vitest'
import { viewSales } from './sales.select.ts'

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
const products = { status: 'ready', data: { total: 41 }, items: [row] }

describe('the market', () => {
  it('has a tab for everything and one for each series', () => {
    const view = viewSales(series, products, '12', 'newest')
    expect(view.tabs.map((tab) => tab.label)).toEqual(['全部', '水墨山河', '青花记'])
    expect(view).toMatchObject({ current: '12', series: { name: '青花记' }, total: 41 })
  })

  it('keeps a tab for a chosen series that is not listed', () => {
    expect(viewSales([], products, '19', 'newest').tabs).toEqual([
      { key: '', label: '全部' },
      { key: '19', label: '锦鲤池' },
    ])
    expect(viewSales([], { ...products, items: [] }, '19', 'newest').tabs[1]).toEqual({
      key: '19',
      label: '所选系列',
    })
  })

  it('counts nothing before it knows', () => {
    expect(viewSales(series, { status: 'loading', data: undefined, items: [] }, '', 'rarity')).toMatchObject({
      total: null,
      series: null,
    })
  })
})
