import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  estimateOffset,
  localDeadline,
  offsetOf,
  refineOffset,
  type TimeSample,
  uncertaintyOf,
  unknownOffset,
} from './server-time.ts'

const base = 1_772_000_000_000

/** A sample as an honest server with this offset would produce it. */
function sampleOf(offset: number, sentAt: number, there: number, back: number): TimeSample {
  return { sentAt, receivedAt: sentAt + there + back, serverDate: Math.floor((sentAt + there + offset) / 1000) * 1000 }
}

describe('server time', () => {
  it('one sample bounds the offset by its round trip and the second of its stamp', () => {
    expect(boundsOf({ sentAt: base, receivedAt: base + 200, serverDate: base + 5000 })).toEqual({
      low: 4800,
      high: 6000,
    })
  })

  it('the true offset always lies inside, and more samples only narrow it', () => {
    for (const offset of [-86_400_000, -1234, 0, 789, 3_600_000]) {
      let known = unknownOffset
      for (let index = 0; index < 60; index += 1) {
        const before = uncertaintyOf(known)
        known = refineOffset(
          known,
          sampleOf(offset, base + index * 1_137, 20 + (index % 7) * 30, 20 + (index % 5) * 40),
        )
        expect(known.low).toBeLessThanOrEqual(offset)
        expect(known.high).toBeGreaterThanOrEqual(offset)
        expect(uncertaintyOf(known)).toBeLessThanOrEqual(before)
      }
      expect(uncertaintyOf(known)).toBeLessThan(120)
      expect(Math.abs(offsetOf(known) - offset)).toBeLessThan(120)
    }
  })

  it('starts again from the newest sample when the phone clock is changed', () => {
    const samples = [sampleOf(0, base, 10, 10), sampleOf(-600_000, base + 60_000, 10, 10)]
    expect(estimateOffset(samples)).toEqual(boundsOf(samples[1]!))
  })

  it('ignores a sample during which our clock ran backwards, or without a readable stamp', () => {
    const good = sampleOf(500, base, 10, 10)
    const known = estimateOffset([good])
    expect(refineOffset(known, { ...good, receivedAt: good.sentAt - 1 })).toEqual(known)
    expect(refineOffset(known, { ...good, serverDate: Number.NaN })).toEqual(known)
  })

  it('without samples our own clock stands in', () => {
    expect(offsetOf(estimateOffset([]))).toBe(0)
    expect(localDeadline(base, unknownOffset)).toBe(base)
  })

  it('a server deadline is never called too early', () => {
    const known = estimateOffset([sampleOf(5_000, base, 100, 100)])
    expect(localDeadline(base + 60_000, known)).toBeGreaterThanOrEqual(base + 55_000)
  })
})
