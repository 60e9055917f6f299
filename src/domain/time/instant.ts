/** Milliseconds since the epoch. Read only from an injected clock; a plain number so that facts stay JSON. */
export type Instant = number

/** A length of time in milliseconds. */
export type Milliseconds = number

export const second: Milliseconds = 1000
export const minute: Milliseconds = 60 * second
export const hour: Milliseconds = 60 * minute
export const day: Milliseconds = 24 * hour

/** The longest delay a browser timer keeps; longer ones would fire at once (`const:timer-max`). */
export const longestTimer: Milliseconds = 2 ** 31 - 1

/** Time left until a deadline, never below zero. */
export function remaining(deadline: Instant, now: Instant): Milliseconds {
  return Math.max(0, deadline - now)
}

export function isDue(deadline: Instant, now: Instant): boolean {
  return now >= deadline
}

/** How long to sleep now on the way to a far deadline: a timer can hold at most `longestTimer`, so long waits are chained. */
export function nextSleep(deadline: Instant, now: Instant): Milliseconds {
  return Math.min(remaining(deadline, now), longestTimer)
}

/** The later of two deadlines; undefined means none is set. */
export function laterOf(first: Instant | undefined, second: Instant | undefined): Instant | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return Math.max(first, second)
}
