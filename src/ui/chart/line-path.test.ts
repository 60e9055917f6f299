import { describe, expect, it } from 'vitest'
import { linePath } from './line-path.ts'

describe('a course in a box', () => {
  it('puts the oldest left, the newest right, the largest on top', () => {
    const points = [
      { at: 20, value: 30 },
      { at: 0, value: 10 },
      { at: 10, value: 20 },
    ]
    expect(linePath(points, 100, 40)).toMatchObject({
      line: 'M0 40L50 20L100 0',
      area: 'M0 40L50 20L100 0V40H0Z',
      min: 10,
      max: 30,
    })
  })

  it('keeps one point and a course without change in the middle', () => {
    expect(linePath([{ at: 5, value: 7 }], 100, 40)!.spots).toEqual([{ x: 50, y: 20 }])
    expect(
      linePath(
        [
          { at: 0, value: 7 },
          { at: 1, value: 7 },
        ],
        100,
        40,
      )!.line,
    ).toBe('M0 20L100 20')
  })

  it('leaves out what is no number, and draws nothing of nothing', () => {
    expect(linePath([{ at: 0, value: Number.NaN }], 100, 40)).toBeNull()
    expect(linePath([], 100, 40)).toBeNull()
  })
})
