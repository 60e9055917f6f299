import { expect, it } from 'vitest'
import { countdownParts, formatCountdown, secondsLeft } from './countdown.ts'
import { day, hour, minute } from './instant.ts'

it('[const:code-countdown] sixty seconds begin with 60 and end with 0', () => {
  expect(secondsLeft(60_000)).toBe(60)
  expect(secondsLeft(59_999)).toBe(60)
  expect(secondsLeft(1)).toBe(1)
  expect(secondsLeft(0)).toBe(0)
  expect(secondsLeft(-5)).toBe(0)
})

it('splits into days, hours, minutes and seconds', () => {
  expect(countdownParts(2 * day + 3 * hour + 4 * minute + 5000)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
})

it('reads as a clock', () => {
  expect(formatCountdown(3 * hour + 4 * minute + 4500)).toBe('03:04:05')
  expect(formatCountdown(day + 2 * hour)).toBe('1天 02:00:00')
  expect(formatCountdown(-1)).toBe('00:00:00')
})
