import { fieldsOf } from '#src/domain/unknown.ts'
import { formatInstant, toCivil } from '#src/domain/time/calendar.ts'
import { day, type Instant } from '#src/domain/time/instant.ts'

/** A time of the day. Neither part is 0: the service refuses that. */
export interface DayTime {
  readonly hours: number
  readonly minutes: number
}

export interface DaySpan {
  readonly from: DayTime
  readonly to: DayTime
}

/** What is pushed: everything, only what speaks to the person, nothing (chat §3, silent mode type 0). */
export type Remind = 'ALL' | 'AT' | 'NONE'

/** How a conversation is kept quiet: the three kinds of chat §3 in one. */
export interface Quiet {
  /** Null: as everything else. */
  readonly remind: Remind | null
  /** Until then nothing is pushed; null when no duration runs. */
  readonly until: Instant | null
  /** Every day between these times nothing is pushed. */
  readonly span: DaySpan | null
}

export const loud: Quiet = { remind: null, until: null, span: null }

const reminds: readonly Remind[] = ['ALL', 'AT', 'NONE']

function readSpan(value: unknown): DaySpan | null {
  const found = /^(\d{1,2}):(\d{1,2})-(\d{1,2}):(\d{1,2})$/.exec(typeof value === 'string' ? value : '')
  if (!found) return null
  const [fromHours = 0, fromMinutes = 0, toHours = 0, toMinutes = 0] = found.slice(1).map(Number)
  if (fromHours > 24 || toHours > 24 || fromMinutes > 59 || toMinutes > 59) return null
  return { from: { hours: fromHours, minutes: fromMinutes }, to: { hours: toHours, minutes: toMinutes } }
}

/** A setting as the service tells it; what cannot be read is no setting. */
export function readQuiet(setting: unknown, now: Instant): Quiet {
  const { type, ignoreUntil, ignoreInterval } = fieldsOf(setting)
  return {
    remind: reminds.find((one) => one === type) ?? null,
    until: typeof ignoreUntil === 'number' && ignoreUntil > now ? ignoreUntil : null,
    span: readSpan(ignoreInterval),
  }
}

const minutesOf = ({ hours, minutes }: DayTime): number => hours * 60 + minutes

/** Whether it is between the two times; over midnight when the second is the earlier one. */
export function isWithin({ from, to }: DaySpan, now: Instant): boolean {
  const civil = toCivil(now)
  const at = civil.hours * 60 + civil.minutes
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start <= end ? at >= start && at < end : at >= start || at < end
}

/** Whether one is not disturbed now. */
export const isQuiet = ({ remind, until, span }: Quiet, now: Instant): boolean =>
  remind === 'NONE' || (until !== null && until > now) || (span !== null && isWithin(span, now))

const two = (value: number): string => String(value).padStart(2, '0')
export const dayTimeText = ({ hours, minutes }: DayTime): string => `${two(hours)}:${two(minutes)}`

/** The instant in words: the time today, the day and the time later. */
export function untilText(until: Instant, now: Instant): string {
  const days = Math.floor((until + 8 * 3_600_000) / day) - Math.floor((now + 8 * 3_600_000) / day)
  const time = formatInstant(until, 'HH:mm')
  if (days <= 0) return `到今天 ${time}`
  if (days === 1) return `到明天 ${time}`
  const isThisYear = toCivil(until).year === toCivil(now).year
  return `到 ${formatInstant(until, isThisYear ? 'M月D日 HH:mm' : 'YYYY年M月D日 HH:mm')}`
}

/** What holds, in few words; null when nothing does. */
export function quietText({ remind, until, span }: Quiet, now: Instant): string | null {
  if (remind === 'NONE') return '一直'
  if (until !== null) return untilText(until, now)
  if (span !== null) return `每天 ${dayTimeText(span.from)}–${dayTimeText(span.to)}`
  return remind === 'AT' ? '只提醒@我' : null
}
