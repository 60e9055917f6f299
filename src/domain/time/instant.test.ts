import { expect, it } from 'vitest'
import { day, hour, isDue, laterOf, longestTimer, minute, nextSleep, remaining, second } from './instant.ts'

it('counts in milliseconds', () => {
  expect([second, minute, hour, day]).toEqual([1000, 60_000, 3_600_000, 86_400_000])
})

it('a deadline that has passed leaves nothing', () => {
  expect(remaining(5000, 2000)).toBe(3000)
  expect(remaining(5000, 9000)).toBe(0)
  expect(isDue(5000, 4999)).toBe(false)
  expect(isDue(5000, 5000)).toBe(true)
})

it('[const:timer-max] sleeps at most 2^31-1 ms at a time and still arrives', () => {
  expect(longestTimer).toBe(2_147_483_647)
  const deadline = 60 * day
  let now = 0
  let sleeps = 0
  while (!isDue(deadline, now)) {
    const sleep = nextSleep(deadline, now)
    expect(sleep).toBeLessThanOrEqual(longestTimer)
    now += sleep
    sleeps += 1
  }
  expect(now).toBe(deadline)
  expect(sleeps).toBe(3)
})

it('takes the later deadline, or the only one', () => {
  expect(laterOf(1, 2)).toBe(2)
  expect(laterOf(undefined, 2)).toBe(2)
  expect(laterOf(undefined, undefined)).toBeUndefined()
})
