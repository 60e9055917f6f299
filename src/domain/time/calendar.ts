import { day, hour, type Instant, minute, second } from './instant.ts'

/** A wall-clock reading. `month` and `date` start at 1. */
export interface CivilTime {
  readonly year: number
  readonly month: number
  readonly date: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The product's wall clock: China keeps one zone all year, so the screens read the same on every device. */
export const chinaOffset = 8 * hour

/** The wall-clock reading of an instant (proleptic Gregorian). */
export function toCivil(at: Instant, offset = chinaOffset): CivilTime {
  const local = at + offset
  const days = Math.floor(local / day)
  const rest = local - days * day
  const eraDays = days + 719_468
  const era = Math.floor(eraDays / 146_097)
  const dayOfEra = eraDays - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
    hours: Math.floor(rest / hour),
    minutes: Math.floor((rest % hour) / minute),
    seconds: Math.floor((rest % minute) / second),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const fieldTexts: Readonly<Record<string, (civil: CivilTime) => string>> = {
  YYYY: ({ year }) => String(year).padStart(4, '0'),
  MM: ({ month }) => twoDigits(month),
  DD: ({ date }) => twoDigits(date),
  HH: ({ hours }) => twoDigits(hours),
  mm: ({ minutes }) => twoDigits(minutes),
  ss: ({ seconds }) => twoDigits(seconds),
  M: ({ month }) => String(month),
  D: ({ date }) => String(date),
}

/** Fills `YYYY`, `MM`, `DD`, `HH`, `mm`, `ss` (and the unpadded `M`, `D`) of a format with an instant's wall-clock reading. */
export function formatInstant(at: Instant, format = 'YYYY-MM-DD HH:mm', offset = chinaOffset): string {
  const civil = toCivil(at, offset)
  return format.replace(/YYYY|MM|DD|HH|mm|ss|M|D/g, (field) => fieldTexts[field]!(civil))
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The first instant of a day, `2026-03-01`, in China. */
export const startOfDay = (day: string): Instant => Date.parse(`${day}T00:00:00Z`) - chinaOffset

/**
 * The days that a date picker offers: those of ten years before and after the current one (marketplace §9, `const:date-picker`), and of
 * them none before `from`, where only later ones make sense.
 */
export function datePickerDays(now: Instant, from?: Instant): { readonly min: string; readonly max: string } {
  const { year } = toCivil(now)
  const [first, last] = [`${year - 10}-01-01`, `${year + 10}-12-31`]
  const earliest = from === undefined ? first : formatInstant(from, 'YYYY-MM-DD')
  return { min: earliest > first ? earliest : first, max: last }
}
