import { describe, expect, it } from 'vitest'
import { digitsAt, toDecimal, toNumber } from './decimal.ts'

describe('decimal', () => {
  it('reads plain, negative and exponent spellings exactly', () => {
    expect(toDecimal(12.34)).toEqual({ digits: 1234n, scale: 2 })
    expect(toDecimal('-0.50')).toEqual({ digits: -50n, scale: 2 })
    expect(toDecimal(1e-7)).toEqual({ digits: 1n, scale: 7 })
    expect(toDecimal(' 12.30\n')).toEqual({ digits: 1230n, scale: 2 })
    expect(toDecimal(1e21)).toEqual({ digits: 10n ** 21n, scale: 0 })
  })

  it('refuses what is not a decimal', () => {
    for (const value of ['', 'abc', '1.2.3', '1,000', Number.NaN, Infinity, '1e999'])
      expect(toDecimal(value)).toBeUndefined()
  })

  it('cuts surplus decimals toward zero and pads missing ones', () => {
    expect(digitsAt({ digits: 1239n, scale: 3 }, 2)).toBe(123n)
    expect(digitsAt({ digits: -1239n, scale: 3 }, 2)).toBe(-123n)
    expect(digitsAt({ digits: 5n, scale: 0 }, 2)).toBe(500n)
  })

  it('goes back to the same number', () => {
    for (const value of [0.1, 1.005, 123456.789, -4.35, 1e-9]) expect(toNumber(toDecimal(value)!)).toBe(value)
  })
})
