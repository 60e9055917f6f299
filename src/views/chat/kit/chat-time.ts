import { formatInstant, toCivil } from '#src/domain/time/calendar.ts'
import { day, type Instant, minute } from '#src/domain/time/instant.ts'

/** After so long a pause the time is said again. */
const pause = 5 * minute

/** Days since 1970 in Beijing. */
export const dayNumber = (at: Instant): number => Math.floor((at + 8 * 60 * minute) / day)
const weekdays = ['星期四', '星期五', '星期六', '星期日', '星期一', '星期二', '星期三'] as const
const weekday = (at: Instant): string => weekdays[((dayNumber(at) % 7) + 7) % 7]!

/** The day as one says it on the day of `now`: empty for today, 昨天, 星期三 within a week, 3月1日, 2025年3月1日. */
function dayWords(at: Instant, now: Instant): string {
  const ago = dayNumber(now) - dayNumber(at)
  if (ago <= 0) return ''
  if (ago === 1) return '昨天'
  if (ago < 7) return weekday(at)
  return formatInstant(at, toCivil(at).year === toCivil(now).year ? 'M月D日' : 'YYYY年M月D日')
}

/** In the list of conversations: the time today, otherwise the day. */
export const listTime = (at: Instant, now: Instant): string => dayWords(at, now) || formatInstant(at, 'HH:mm')

/** Between messages: the day unless it is today, and the time. */
export const dividerTime = (at: Instant, now: Instant): string =>
  `${dayWords(at, now)} ${formatInstant(at, 'HH:mm')}`.trim()

/** On a message, and said with it. */
export const clockTime = (at: Instant): string => formatInstant(at, 'HH:mm')

/** Whether the time is said before a message that follows one of `before`. */
export const isAfterPause = (before: Instant | null, at: Instant): boolean =>
  before === null || at - before >= pause || dayNumber(at) !== dayNumber(before)

/** Length of a recording or a film: seconds as `0:07`, `12:30`. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same for the ear: `7 秒`, `1 分 5 秒`. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes > 0 && `${minutes} 分`, (rest > 0 || minutes === 0) && `${rest} 秒`].filter(Boolean).join(' ')
}

/** Bytes for a person: `812 B`, `45.2 KB`, `3.1 MB`. */
export function fileSize(bytes: number): string {
  if (!(bytes >= 1024)) return `${Math.max(0, Math.floor(bytes))} B`
  const kilo = bytes / 1024
  const [value, unit] =
    kilo < 1024 ? [kilo, 'KB'] : kilo < 1024 * 1024 ? [kilo / 1024, 'MB'] : [kilo / 1024 / 1024, 'GB']
  return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`
}
