import { describe, expect, it } from 'vitest'
import { called, orders, orderWords } from './pledges.select.ts'

describe('pledges', () => {
  it('are ordered in three ways, each in words', () => {
    expect(orders.map((one) => orderWords[one])).toEqual(['最新发布', '利率从高到低', '借款从少到多'])
  })

  it('are called by the copy', () => {
    expect(called({ name: '跃龙门', number: 10 })).toBe('跃龙门 #10')
  })
})
