import { formatInstant } from './calendar.ts'
import { day, hour, type Instant, minute } from './instant.ts'

/**
 * How long ago something happened (marketplace §9, A-31): 刚刚 under five minutes, then minutes, hours, days up to and including
 * 30, months up to 12, years. With a `format`, anything older than 30 days is a date instead. The future reads 刚刚: the phone's
 * clock may be behind the server's.
 */
export function relativeTime(at: Instant, now: Instant, format?: string): string {
  const ago = now - at
  if (ago < 5 * minute) return '刚刚'
  if (ago < hour) return `${Math.floor(ago / minute)}分钟前`
  if (ago < day) return `${Math.floor(ago / hour)}小时前`
  const days = Math.floor(ago / day)
  if (days <= 30) return `${days}天前`
  if (format !== undefined) return formatInstant(at, format)
  const months = Math.floor(days / 30)
  return months <= 12 ? `${months}个月前` : `${Math.floor(days / 365)}年前`
}
