import { describe, expect, it } from 'vitest'
import { storyNow } from '../kit/story/story-app.tsx'
import { cautionOf } from './pay-set.select.ts'

const state = { set: true, passwordFree: false, freeBeansMax: 200, triesMax: 5, triesLeft: 5, lockedUntil: null }

describe('what to know before the payment password is typed', () => {
  it('is nothing while none was wrong', () => {
    expect(cautionOf(state)).toBeNull()
  })

  it('is how often it may still be wrong, and until when it is locked', () => {
    expect(cautionOf({ ...state, triesLeft: 2 })).toBe('还可以再试 2 次')
    expect(cautionOf({ ...state, triesMax: 6 })).toBe('还可以再试 5 次')
    expect(cautionOf({ ...state, triesLeft: 0, lockedUntil: storyNow })).toContain('3月1日 08:00 前不能使用')
  })
})
