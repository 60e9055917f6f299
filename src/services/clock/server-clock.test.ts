import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../random/random.ts'
import { createServerClock } from './server-clock.ts'
import { createVirtualClock } from './virtual-clock.ts'

const HOUR = 3_600_000

/** A phone whose clock is wrong by `wrongBy`, over true time. */
function phone(wrongBy = 0, memory = new Map<string, string>()) {
  const real = createVirtualClock(100 * HOUR)
  const set = { wrongBy }
  const device = { ...real, now: () => real.now() + set.wrongBy }
  const kept = {
    get: (key: string) => memory.get(key) ?? null,
    set: (key: string, value: string) => void memory.set(key, value),
  }
  const clock = createServerClock(device, { steady: real.now, kept })
  const answer = () =>
    clock.observe({ sentAt: clock.deviceNow(), receivedAt: clock.deviceNow(), serverDate: real.now() })
  return { clock, real, set, answer, memory, error: () => clock.now() - real.now() }
}

describe('a clock that runs on server time', () => {
  it('goes on where somebody sets the phone back, and waits no longer for it', async () => {
    const { clock, real, set, error } = phone(3 * HOUR)
    let isOver = false
    void clock.waitUntil(clock.now() + 500).then(() => (isOver = true))
    set.wrongBy = 0
    await real.advance(500)
    expect([isOver, error()]).toEqual([true, 3 * HOUR])
    // Drifting apart by less than a second is nothing that anybody did.
    set.wrongBy = -900
    expect(error()).toBe(3 * HOUR - 900)
  })

  it('is a whole number of ms, whatever parts of one the steady clock, an answer or what was kept have', () => {
    const parts = { get: () => '1234.5', set: () => undefined }
    let deviceTime = 9_000_000
    let steadyTime = 0.25
    const device = { ...createVirtualClock(0), now: () => deviceTime }
    const clock = createServerClock(device, { steady: () => steadyTime, kept: parts })
    const isWhole = () => [clock.now(), clock.deviceNow()].every(Number.isInteger)
    expect(isWhole()).toBe(true)
    steadyTime += 10.125
    deviceTime -= 5_000_000
    expect([clock.deviceNow(), isWhole()]).toEqual([9_000_010, true])
    clock.observe({ sentAt: clock.deviceNow(), receivedAt: clock.deviceNow() + 101, serverDate: 20_000_000 })
    expect(isWhole()).toBe(true)
  })

  it('goes on however often the phone is set back', async () => {
    const { clock, real, set } = phone(9 * HOUR)
    const begun = clock.now()
    for (const [times, hours] of [7, 4, 3, 0, -5].entries()) {
      set.wrongBy = hours * HOUR
      expect(clock.now() - begun).toBe(times * 1000)
      await real.advance(1000)
      expect(clock.now() - begun).toBe((times + 1) * 1000)
    }
  })

  it('believes a phone that is further on: it may have slept', () => {
    const { set, error } = phone()
    expect(error()).toBe(0)
    set.wrongBy = 3 * HOUR
    expect(error()).toBe(3 * HOUR)
  })

  it('counts what waits anew when an answer puts it right', async () => {
    const { clock, real, answer } = phone(-3 * HOUR)
    let isOver = false
    void clock.waitUntil(real.now() + 60_000).then(() => (isOver = true))
    await real.advance(30_000)
    answer()
    await real.advance(29_000)
    expect(isOver).toBe(false)
    await real.advance(2000)
    expect(isOver).toBe(true)
  })

  it('begins with the error that was known last, until the first answer', () => {
    const { answer, memory, set } = phone(3 * HOUR)
    answer()
    const again = phone(3 * HOUR, memory)
    expect(Math.abs(again.error())).toBeLessThan(1000)
    set.wrongBy = 0
    const right = phone(0, memory)
    right.answer()
    expect(Math.abs(right.error())).toBeLessThan(1000)
    expect(Math.abs(phone(0, memory).error())).toBeLessThan(1000)
  })

  it('keeps the error of the phone as it is set now, however it was set before', () => {
    const random = createSeededRandom(1)
    for (let turn = 0; turn < 40; turn++) {
      const { answer, memory, set, error } = phone(random.int(7) * HOUR)
      for (let times = 0; times < 5; times++) {
        set.wrongBy = (random.int(13) - 6) * HOUR
        error()
        answer()
        expect(Math.abs(error())).toBeLessThan(1000)
        expect(Math.abs(phone(set.wrongBy, memory).error())).toBeLessThan(1000)
      }
    }
  })
})

it('what no longer waits is not counted anew when the clock is put right', async () => {
  const { clock, real, answer } = phone(3 * HOUR)
  const stop = new AbortController()
  const waits = [clock.waitUntil(real.now() + 9 * HOUR, stop.signal), clock.waitUntil(clock.now() + 1)]
  await real.advance(2)
  await waits[1]
  stop.abort()
  await waits[0]!.catch(() => undefined)
  answer()
  expect(real.nextAt()).toBeUndefined()
})
