import { t } from '../messages.ts'

/** How long until something, in one or two words. */
export const wait = (ms: number): string => {
  if (ms <= 0) return t.atOnce
  if (ms < 1000) return t.milliseconds(ms)
  if (ms < 120_000) return t.seconds(Math.round(ms / 1000))
  return ms < 7_200_000 ? t.minutes(Math.round(ms / 60_000)) : t.hours(Math.round(ms / 3_600_000))
}
