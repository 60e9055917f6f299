import { describe, expect, it } from 'vitest'
import { addFen, formatPrice, multiplyFen, shareOfFen, splitPrice, subtractFen, toFen, toYuanText } from './fen.ts'

describe('fen', () => {
  it('[const:fmt-price] shows two decimals and thousands separators', () => {
    const examples: [number, string][] = [
      [1234.5, '1,234.50'],
      [0, '0.00'],
      [1234567.891, '1,234,567.89'],
      [12, '12.00'],
    ]
    for (const [yuan, text] of examples) expect(formatPrice(toFen(yuan)!)).toBe(text)
  })

  it('[A-30] rounds a third decimal without float error and never says 万', () => {
    expect(toFen('1.005')).toBe(101)
    expect(toFen(1.005)).toBe(101)
    expect(toFen(-1.005)).toBe(-101)
    expect(formatPrice(12_345_678)).toBe('123,456.78')
  })

  it('[val:000:amount] reads every amount with up to two decimals exactly', () => {
    expect(['0', '12', '12.3', '12.34'].map((text) => toFen(text))).toEqual([0, 1200, 1230, 1234])
    expect(['abc', '1.2.3', '', '1e999'].map((text) => toFen(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(toFen('1,234.50')).toBe(123_450)
    expect(toFen('1,23')).toBeUndefined()
  })

  it('every whole number of fen survives the way to text and back', () => {
    for (let fen = -5000; fen <= 5000; fen += 7) expect(toFen(toYuanText(fen))).toBe(fen)
    expect(toFen(toYuanText(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('nothing is never less than nothing', () => {
    expect(
      [toFen('-0'), multiplyFen(0, -1), addFen(-0, -0), shareOfFen(-1, 1)].map((fen) => Object.is(fen, 0)),
    ).toEqual([true, true, true, true])
  })

  it('splits for a small sign and a large integer part', () => {
    expect(splitPrice(123_450)).toEqual({ sign: '', integer: '1,234', decimals: '50' })
    expect(splitPrice(-5)).toEqual({ sign: '-', integer: '0', decimals: '05' })
    expect(Object.is(toFen('-0'), 0)).toBe(true)
  })

  it('adds, subtracts, multiplies and shares in integers', () => {
    expect(addFen(10, 20, 3)).toBe(33)
    expect(addFen()).toBe(0)
    expect(subtractFen(100, 30)).toBe(70)
    expect(multiplyFen(1990, 3)).toBe(5970)
    expect(shareOfFen(1999, 250)).toBe(49)
  })

  it('refuses fractions of a fen instead of hiding them', () => {
    expect(() => addFen(0.1)).toThrow(RangeError)
    expect(() => formatPrice(12.34)).toThrow(RangeError)
    expect(() => multiplyFen(100, 1.5)).toThrow(RangeError)
  })
})
