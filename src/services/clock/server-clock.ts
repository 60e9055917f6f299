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
  /** The device's clock, not corrected by the server, and never set back: for measuring round trips. */
  deviceNow(): number
}

export interface ClockHelp {
  /** ms that pass whatever is done to the device's clock; may stand still while the device sleeps. Without it nothing tells. */
  readonly steady?: () => number
  /** Where the error of the device's clock is kept, so that a start does not begin with a wrong one. */
  readonly kept?: { get(key: 'clock'): string | null; set(key: 'clock', value: string): void }
}

/** A clock that agrees with the server as far as can be proven is left alone, so that it never jitters by fractions of a second. */
const correction = (bounds: OffsetBounds): number => (bounds.low <= 0 && bounds.high >= 0 ? 0 : offsetOf(bounds))

/** Less than this is no change of a clock. */
const CHANGE_MS = 1000

/** The device's clock, going on where somebody sets it back; forward it may have slept, and is believed. */
function neverBack(device: Clock, steady: () => number) {
  let ahead = -Infinity
  let setBack = 0
  return {
    now: (): number => {
      const now = device.now()
      const drift = now - steady()
      if (drift < ahead - CHANGE_MS) setBack += ahead - drift
      ahead = drift
      // The steady one counts parts of a ms; an instant is a whole number of them.
      return Math.round(now + setBack)
    },
    setBack: () => setBack,
  }
}

const numberIn = (text: string | null | undefined): number => (Number.isFinite(Number(text)) ? Number(text ?? 0) : 0)

/**
 * A clock that runs on server time: the device's clock plus what answers have proven about its error, so that countdowns are
 * right on a phone whose clock is wrong (architecture §8). Until the first answer the error is the one that was known last.
 */
export function createServerClock(device: Clock, { steady = device.now, kept }: ClockHelp = {}): ServerClock {
  const own = neverBack(device, steady)
  const waiting = new Set<() => void>()
  let bounds = unknownOffset
  let offset = numberIn(kept?.get('clock'))
  let known = offset
  const base = {
    now: () => Math.round(own.now() + offset),
    setTimeout: device.setTimeout,
    clearTimeout: device.clearTimeout,
    /** What waits is counted anew when the clock is put right. */
    changes: (changed: () => void) => {
      waiting.add(changed)
      return () => void waiting.delete(changed)
    },
  }
  return {
    ...base,
    waitUntil: (at, signal) => waitOn(base, at, signal),
    deviceNow: own.now,
    observe: (sample) => {
      bounds = refineOffset(bounds, sample)
      const before = offset
      if (bounds !== unknownOffset) offset = correction(bounds)
      // Also where the phone was set back meanwhile, which the clock itself does not show.
      const error = offset + own.setBack()
      if (Math.abs(error - known) >= CHANGE_MS) kept?.set('clock', String((known = error)))
      if (Math.abs(offset - before) < CHANGE_MS) return
      for (const changed of Array.from(waiting)) changed()
    },
  }
}
