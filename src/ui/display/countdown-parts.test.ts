import { describe, expect, it } from 'vitest'
import { countdownParts } from './countdown-parts.ts'

describe('the parts of a countdown', () => {
  it('rounds up to whole seconds and ends at zero', () => {
    expect(countdownParts(1).clock).toBe('00:00:01')
    expect(countdownParts(0).clock).toBe('00:00:00')
    expect(countdownParts(-5000).clock).toBe('00:00:00')
  })

  it('keeps whole days apart from the clock', () => {
    expect(countdownParts(90_061_000)).toEqual({ days: 1, clock: '01:01:01', spoken: '1 天 1 小时 1 分' })
  })

  it('speaks seconds only in the last minute', () => {
    expect(countdownParts(59_001).spoken).toBe('1 分')
    expect(countdownParts(42_000).spoken).toBe('42 秒')
  })
})
