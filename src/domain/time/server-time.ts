import type { Instant, Milliseconds } from './instant.ts'

/** One answer of the server: when we asked and heard back by our clock, and the `Date` it stamped (whole seconds). */
export interface TimeSample {
  readonly sentAt: Instant
  readonly receivedAt: Instant
  readonly serverDate: Instant
}

/** All offsets (server clock minus ours) that the samples allow: `low` to `high`, both in ms. */
export interface OffsetBounds {
  readonly low: Milliseconds
  readonly high: Milliseconds
}

/** Nothing has been heard from the server yet. */
export const unknownOffset: OffsetBounds = { low: -Infinity, high: Infinity }

/** A `Date` header is cut to the second, so the server's clock was up to this much further than it says. */
const dateResolution: Milliseconds = 1000

/** What one sample proves: the server spoke between our sending and our hearing. Undefined when our clock ran backwards meanwhile. */
export function boundsOf({ sentAt, receivedAt, serverDate }: TimeSample): OffsetBounds | undefined {
  if (!(receivedAt >= sentAt) || !Number.isFinite(serverDate)) return undefined
  return { low: serverDate - receivedAt, high: serverDate + dateResolution - sentAt }
}

/** Adds a sample to what is known: the intersection, or the sample alone when it contradicts (one of the clocks was changed). */
export function refineOffset(known: OffsetBounds, sample: TimeSample): OffsetBounds {
  const proven = boundsOf(sample)
  if (!proven) return known
  const low = Math.max(known.low, proven.low)
  const high = Math.min(known.high, proven.high)
  return low <= high ? { low, high } : proven
}

/** The offset proven by samples in the order they were taken. */
export function estimateOffset(samples: readonly TimeSample[]): OffsetBounds {
  return samples.reduce(refineOffset, unknownOffset)
}

/** The best single offset, in whole ms: the middle of the bounds; 0 while nothing is known, so that our own clock stands in. */
export function offsetOf({ low, high }: OffsetBounds): Milliseconds {
  return Number.isFinite(low) && Number.isFinite(high) ? Math.round((low + high) / 2) : 0
}

/** How far `offsetOf` can be off, in ms either way. */
export function uncertaintyOf({ low, high }: OffsetBounds): Milliseconds {
  return (high - low) / 2
}

/** When a deadline on the server's clock is certainly reached, on ours: the right moment to ask for what it releases. */
export function localDeadline(serverDeadline: Instant, { low }: OffsetBounds): Instant {
  return Number.isFinite(low) ? Math.ceil(serverDeadline - low) : serverDeadline
}
