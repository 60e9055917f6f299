import {
  type OffsetBounds,
  offsetOf,
  refineOffset,
  type TimeSample,
  unknownOffset,
} from '#src/domain/time/server-time.ts'
import { type Clock, waitOn } from './clock.ts'

export interface ServerClock extends Clock {
  /** Notes the `Date` header of an answer; the sample's own instants are readings of `deviceNow`. */
  observe(sample: TimeSample): void
  /** The device's clock, uncorrected: for measuring round trips. */
  deviceNow(): number
}

/** A clock that agrees with the server as far as can be proven is left alone, so that it never jitters by fractions of a second. */
const correction = (bounds: OffsetBounds): number => (bounds.low <= 0 && bounds.high >= 0 ? 0 : offsetOf(bounds))

/**
 * A clock that runs on server time: the device's clock plus what answers have proven about its error, so that countdowns are
 * right on a phone whose clock is wrong (architecture §8).
 */
export function createServerClock(device: Clock): ServerClock {
  let bounds = unknownOffset
  const base = {
    now: () => device.now() + correction(bounds),
    setTimeout: device.setTimeout,
    clearTimeout: device.clearTimeout,
  }
  return {
    ...base,
    waitUntil: (at, signal) => waitOn(base, at, signal),
    deviceNow: () => device.now(),
    observe: (sample) => {
      bounds = refineOffset(bounds, sample)
    },
  }
}
