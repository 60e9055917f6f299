import { describe, expect, it } from 'vitest'
import { pointLine, pointWords, starBeanLine } from './moves.select.ts'

describe('points that came or went', () => {
  const at = Date.UTC(2026, 1, 28, 1)
  const line = (points: number) =>
    pointLine({ id: '7', note: '每日领取', at, points } as Parameters<typeof pointLine>[0])

  it('say which way, when and what for', () => {
    expect(line(5.5)).toMatchObject({
      id: '7',
      title: '每日领取',
      note: '2026年2月28日 09:00',
      amount: '+5.5',
      isIncome: true,
    })
    expect(line(-20)).toMatchObject({ amount: '−20', isIncome: false })
    expect(line(0).isIncome).toBe(false)
  })

  it('are 星豆 as well', () => {
    const row = { id: '8', note: '补签', at, amount: -3 } as Parameters<typeof starBeanLine>[0]
    expect(starBeanLine(row)).toMatchObject({ id: '8', title: '补签', amount: '−3', isIncome: false })
  })

  it('have at most one decimal place, the rest is cut (marketplace §5)', () => {
    expect([18.54, 18.56, 18].map(pointWords)).toEqual(['18.5', '18.5', '18'])
    expect([10_000.5, 12_345].map(pointWords)).toEqual(['1万', '1.23万'])
    expect([line(0).amount, line(12_345).amount]).toEqual(['+0', '+1.23万'])
  })
})
