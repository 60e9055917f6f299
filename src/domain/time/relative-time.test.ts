import { expect, it } from 'vitest'
import { day, hour, minute, second } from './instant.ts'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-03-01T08:00:00+08:00')
const ago = (ms: number, format?: string) => relativeTime(now - ms, now, format)

it('[const:fmt-relative] [const:text-just-now] goes from 刚刚 through minutes and hours to days', () => {
  expect(ago(4 * minute + 59 * second)).toBe('刚刚')
  expect(ago(5 * minute)).toBe('5分钟前')
  expect(ago(59 * minute)).toBe('59分钟前')
  expect(ago(60 * minute)).toBe('1小时前')
  expect(ago(24 * hour)).toBe('1天前')
  expect(ago(29 * day)).toBe('29天前')
})

it('[A-31] counts 30 days, then months up to 12, then years, or a date when a format is given', () => {
  expect(ago(30 * day)).toBe('30天前')
  expect(ago(31 * day)).toBe('1个月前')
  expect(ago(365 * day)).toBe('12个月前')
  expect(ago(390 * day)).toBe('1年前')
  expect(ago(800 * day)).toBe('2年前')
  expect(ago(31 * day, 'YYYY-MM-DD')).toBe('2026-01-29')
  expect(ago(3 * day, 'YYYY-MM-DD')).toBe('3天前')
})

it('a moment in the future reads 刚刚', () => {
  expect(ago(-hour)).toBe('刚刚')
})
