import type { Milliseconds } from './instant.ts'

export interface CountdownParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole seconds left, rounded up: a countdown of 60 s begins with 60 and shows 0 only when it is over. */
export function secondsLeft(remaining: Milliseconds): number {
  return Math.max(0, Math.ceil(remaining / 1000))
}

/** Time left in parts, from the seconds rounded up. */
export function countdownParts(remaining: Milliseconds): CountdownParts {
  const total = secondsLeft(remaining)
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/** `02:03:04`, with the days in front when there are any: `1天 02:03:04`. */
export function formatCountdown(remaining: Milliseconds): string {
  const { days, hours, minutes, seconds } = countdownParts(remaining)
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return days > 0 ? `${days}天 ${clock}` : clock
}
