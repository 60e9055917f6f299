import { describe, expect, it } from 'vitest'
import { day, hour } from '../time/instant.ts'
import { begunDays, formatRate, interestFen, owedFen, yearlyRate } from './interest.ts'

describe('interest', () => {
  it.each([
    [0, 1],
    [hour, 1],
    [day, 1],
    [day + 1, 2],
    [7 * day, 7],
    [7 * day + hour, 8],
  ])('after %d ms %d days have begun', (ms, days) => {
    expect(begunDays(1000, 1000 + ms)).toBe(days)
  })

  it('is simple, and cut down to the fen once, at the end', () => {
    // 333.33 yuan at 0.05 % a day: 0.1666… a day, 1.1666… after seven.
    expect(interestFen(33_333, 5, 1)).toBe(16)
    expect(interestFen(33_333, 5, 7)).toBe(116)
    expect(owedFen(33_333, 5, 7)).toBe(33_449)
    expect(interestFen(100_000, 0, 30)).toBe(0)
    expect(interestFen(1_000_000_000, 10, 30)).toBe(30_000_000)
  })

  it('is said as a rate a day and a year', () => {
    expect(formatRate(5)).toBe('0.05%')
    expect(formatRate(10)).toBe('0.10%')
    expect(yearlyRate(100, 36_500)).toBe('100%')
    // 73.97…: a rate that is paid is never said to be higher than it is.
    expect(yearlyRate(75, 37_008)).toBe('73.9%')
    expect(yearlyRate(100, 0)).toBe('—')
  })
})
