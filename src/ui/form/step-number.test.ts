import { describe, expect, it } from 'vitest'
import { clampNumber, defaultRules, stepNumber } from './step-number.ts'

const rules = { min: 1, max: 5, step: 1 }

describe('the number box', () => {
  it('stays between its ends', () => {
    expect([0, -3, 1, 3, 5, 9].map((value) => clampNumber(value, rules))).toEqual([1, 1, 1, 3, 5, 5])
  })

  it('[val:000:number-box] [const:number-box-min] [const:number-box-step] begins at 1 and goes in steps of 1', () => {
    expect(clampNumber(0, defaultRules)).toBe(1)
    expect(stepNumber(1, 1, defaultRules)).toBe(2)
    expect(stepNumber(1, -1, defaultRules)).toBe(1)
  })

  it('takes the smallest for what is no number', () => {
    expect(clampNumber(Number.NaN, rules)).toBe(1)
    expect(clampNumber(Number.POSITIVE_INFINITY, rules)).toBe(1)
  })

  it('goes in steps from its smallest', () => {
    const tens = { min: 10, max: 55, step: 10 }
    expect([14, 16, 99].map((value) => clampNumber(value, tens))).toEqual([10, 20, 50])
    expect(stepNumber(20, 1, tens)).toBe(30)
    expect(stepNumber(10, -1, tens)).toBe(10)
  })

  it('has no upper end without a max', () => {
    expect(clampNumber(12_345, { ...rules, max: Number.POSITIVE_INFINITY })).toBe(12_345)
  })
})
