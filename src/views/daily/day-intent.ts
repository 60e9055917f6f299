import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'

/** What is done once a day, as keys spell it. */
const words = {
  checkIn: 'check-in',
  makeUp: 'make-up',
  points: 'points-of',
  task: 'task-of',
} as const

/**
 * The key of something that is done once for a day, `check-in-20260301`: whoever taps twice, in another tab or after a lost
 * answer, means the same. `day` is when it begins in China; null while it is not known.
 */
export const dayKey = (what: keyof typeof words, day: Instant | null): string =>
  `${words[what]}-${day === null ? 'unknown' : formatInstant(day, 'YYYYMMDD')}`
