import { describe, expect, it } from 'vitest'
import { beanSale } from './integral-box-details.select.ts'

const row = { weiDouPrice: 158, yuanDouPrice: 15, weiDou: 200, yuanDou: 3, stillAllowed: 8, obstacle: '' }

describe('a blind box for beans', () => {
  it('is exchanged for the beans that are wanted', () => {
    expect(beanSale('3061', row, 'weiDou')).toEqual({
      cost: '158 微豆',
      balance: '现有 200 微豆',
      note: '还能兑换 8 个',
      action: {
        text: '立即兑换',
        href: '#/pages/common/placeOrder/index?blindBoxId=3061&way=weiDou',
        main: true,
      },
    })
  })

  it('is exchanged for the last beans one has', () => {
    expect(beanSale('3061', { ...row, weiDou: 158 }, 'weiDou')?.action.main).toBe(true)
  })

  it.each([
    ['yuanDou', row, '还差 12 元豆', '#/pages/sales/list/yBeans'],
    ['weiDou', { ...row, weiDou: 100 }, '还差 58 微豆', '#/pages/sales/list/micropeaList'],
    ['weiDou', { ...row, obstacle: '已售罄' }, '已售罄', '#/pages/sales/list/micropeaList'],
  ])('says in words why not: %s', (wanted, price, note, to) => {
    expect(beanSale('3061', price, wanted)).toMatchObject({ note, action: { href: to, main: false } })
  })

  it('takes the beans it has a price in, and says when there are none', () => {
    expect(beanSale('3061', { ...row, weiDouPrice: 0 }, 'weiDou')?.cost).toBe('15 元豆')
    expect(beanSale('3061', { ...row, weiDouPrice: 0, yuanDouPrice: 0 }, null)).toBeNull()
  })
})
