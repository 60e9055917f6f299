import { describe, expect, it } from 'vitest'
import { add, counted, div, formatCount, mul, round, sub } from './number-format.ts'

describe('arithmetic without float error', () => {
  it('[val:000:num-add] 0.1 + 0.2 is 0.3', () => {
    expect(add(0.1, 0.2)).toBe(0.3)
    expect(add(1e-7, 1)).toBe(1.000_000_1)
  })

  it('[val:000:num-sub] 0.3 − 0.1 is 0.2', () => {
    expect(sub(0.3, 0.1)).toBe(0.2)
    expect(sub(0.1, 0.3)).toBe(-0.2)
  })

  it('[val:000:num-mul] 0.1 × 0.2 is 0.02', () => {
    expect(mul(0.1, 0.2)).toBe(0.02)
    expect(mul(9.8, 3)).toBe(29.4)
  })

  it('[val:000:num-div] 0.3 ÷ 0.1 is 3', () => {
    expect(div(0.3, 0.1)).toBe(3)
    expect(div(1, 3)).toBe(1 / 3)
    expect(div(1, 0)).toBeNaN()
  })

  it('[val:000:num-round] [const:fmt-round] truncates to two decimals', () => {
    expect(round(1.239)).toBe(1.23)
    expect(round(1.999)).toBe(1.99)
    expect(round(4.35)).toBe(4.35)
    expect(round(1.239)).not.toBe(1.24)
    expect(round(-1.239)).toBe(-1.23)
  })

  it('what is not a finite number gives NaN', () => {
    expect(div(Number.NaN, 1)).toBeNaN()
    expect(round(Infinity)).toBeNaN()
    for (const helper of [add, sub, mul]) expect(helper(Infinity, 1)).toBeNaN()
  })
})

describe('counts', () => {
  it('[const:fmt-wan] [A-30] uses 万 strictly above 10000, truncated, without padding', () => {
    const examples: [number, string][] = [
      [12345, '1.23万'],
      [19999, '1.99万'],
      [123456, '12.34万'],
      [10001, '1万'],
      [15000, '1.5万'],
      [10000, '10000'],
      [9999, '9999'],
      [0, '0'],
    ]
    for (const [value, text] of examples) expect(formatCount(value)).toBe(text)
  })

  it('[const:fmt-wan] with a unit, which stands apart from digits only', () => {
    expect([0, 10_000, 10_001, 12_345].map((count) => counted(count, '件'))).toEqual([
      '0 件',
      '10000 件',
      '1万件',
      '1.23万件',
    ])
  })

  it('shows a dash for what is not a number', () => {
    expect(formatCount(Number.NaN)).toBe('—')
  })
})
