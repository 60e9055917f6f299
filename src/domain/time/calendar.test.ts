import { expect, it } from 'vitest'
import { datePickerDays, daysInMonth, formatInstant, startOfDay, toCivil } from './calendar.ts'
import { day } from './instant.ts'

it('reads the wall clock of China', () => {
  expect(formatInstant(Date.parse('2026-03-01T00:00:00Z'))).toBe('2026-03-01 08:00')
  expect(formatInstant(Date.parse('2023-12-31T16:00:05Z'), 'YYYY年M月D日 HH:mm:ss')).toBe('2024年1月1日 00:00:05')
})

it('agrees with the platform over four centuries, leap days and times before the epoch included', () => {
  for (let at = Date.parse('1803-01-01T11:22:33Z'); at < Date.parse('2205-01-01'); at += 13 * day + 7_654_321) {
    const iso = `${formatInstant(at, 'YYYY-MM-DD', 0)}T${formatInstant(at, 'HH:mm:ss', 0)}`
    expect(Math.floor(at / 1000)).toBe(Date.parse(`${iso}Z`) / 1000)
  }
  expect(toCivil(Date.parse('2024-02-29T00:00:00Z'), 0)).toMatchObject({ year: 2024, month: 2, date: 29 })
})

it('agrees with the platform on every day of four centuries and the next, of which all are made', () => {
  const wrong: string[] = []
  for (let at = Date.parse('1999-12-31T00:00:00Z'); at < Date.parse('2401-01-02'); at += day) {
    const { year, month, date } = toCivil(at, 0)
    if (Date.UTC(year, month - 1, date) !== at || date > daysInMonth(year, month))
      wrong.push(new Date(at).toISOString())
  }
  expect(wrong).toEqual([])
})

it('knows the months', () => {
  expect([
    daysInMonth(2024, 2),
    daysInMonth(1900, 2),
    daysInMonth(2000, 2),
    daysInMonth(2025, 4),
    daysInMonth(2025, 12),
  ]).toEqual([29, 28, 29, 30, 31])
})

it('[const:date-picker] offers ten years before and after the current one, and none before a first day', () => {
  const now = Date.parse('2024-05-01T23:30:00+08:00')
  expect(datePickerDays(now)).toEqual({ min: '2014-01-01', max: '2034-12-31' })
  expect(datePickerDays(now, now + day)).toEqual({ min: '2024-05-02', max: '2034-12-31' })
  expect(datePickerDays(now, now - 4000 * day)).toEqual({ min: '2014-01-01', max: '2034-12-31' })
})

it('knows when a day begins in China', () => {
  expect(startOfDay('2026-03-01')).toBe(Date.parse('2026-02-28T16:00:00Z'))
})
