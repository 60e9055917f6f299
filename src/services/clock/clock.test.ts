import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSystemClock, waitOn } from './clock.ts'

const NOW = 1_772_323_200_000

describe('the device’s own clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  it('waits until an instant, and not a moment longer or shorter', async () => {
    const clock = createSystemClock()
    let over = 0
    void clock.waitUntil(NOW + 1000).then(() => (over = clock.now()))
    await vi.advanceTimersByTimeAsync(999)
    expect(over).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toBe(NOW + 1000)
  })

  it('has nothing to wait for where the instant has passed', async () => {
    const clock = createSystemClock()
    await expect(clock.waitUntil(NOW)).resolves.toBeUndefined()
    await expect(clock.waitUntil(NOW - 1)).resolves.toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits for longer than a timer of a browser can', async () => {
    const clock = createSystemClock()
    const month = 30 * 86_400_000
    let over = 0
    void clock.waitUntil(NOW + month).then(() => (over = clock.now()))
    await vi.advanceTimersByTimeAsync(month - 1)
    expect(over).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toBe(NOW + month)
  })

  it('is given up with the reason of its signal, before and while it waits, and leaves no timer', async () => {
    const clock = createSystemClock()
    const before = AbortSignal.abort(new Error('before'))
    await expect(clock.waitUntil(NOW + 1000, before)).rejects.toThrow('before')
    const state = new AbortController()
    const waiting = clock.waitUntil(NOW + 1000, state.signal)
    state.abort(new Error('meanwhile'))
    await expect(waiting).rejects.toThrow('meanwhile')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits anew where the clock is put right, and listens for that only as long', async () => {
    const watching = new Set<() => void>()
    let offset = 0
    const clock = {
      ...createSystemClock(),
      now: () => Date.now() + offset,
      changes: (changed: () => void) => {
        watching.add(changed)
        return () => void watching.delete(changed)
      },
    }
    let isOver = false
    const waiting = waitOn(clock, NOW + 1000).then(() => (isOver = true))
    offset = 600
    watching.forEach((changed) => changed())
    expect([watching.size, vi.getTimerCount()]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(399)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect([watching.size, vi.getTimerCount()]).toEqual([0, 0])
    const state = new AbortController()
    const second = waitOn(clock, NOW + 9000, state.signal)
    state.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect(watching.size).toBe(0)
  })
})
