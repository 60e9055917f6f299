import { expect, it } from 'vitest'
import { hour, minute } from '../time/instant.ts'
import { growthAt, spanWords, stageOf } from './growth.ts'

const at = 1_772_323_200_000
const growth = { progress: 200, at, ripeAt: at + 8 * hour }

it('is drawn between the answer and the instant that it foretold, and is whole only then', () => {
  expect(growthAt(growth, at - hour)).toBe(200)
  expect(growthAt(growth, at + 4 * hour)).toBe(600)
  expect(growthAt(growth, at + 8 * hour - 1)).toBe(999)
  expect(growthAt(growth, at + 8 * hour)).toBe(1000)
  expect(growthAt({ ...growth, ripeAt: null }, at + 100 * hour)).toBe(200)
})

it('has five stages, of which only the last may be harvested', () => {
  expect([0, 249, 250, 500, 999, 1000].map(stageOf)).toEqual([0, 0, 1, 2, 3, 4])
})

it('is told in words', () => {
  expect([1, 5 * minute, hour, 2 * hour + 5 * minute, 24 * hour, 50 * hour].map(spanWords)).toEqual([
    '1 分钟',
    '5 分钟',
    '1 小时',
    '2 小时 5 分',
    '1 天',
    '2 天 2 小时',
  ])
})

/** What words say, in minutes; of hours and days only what they name. */
const minutesIn = (words: string): number =>
  [...words.matchAll(/(\d+) (天|小时|分)/g)].reduce(
    (sum, [, count, unit]) =>
      sum + (Number(count) * (unit === '天' ? 24 * hour : unit === '小时' ? hour : minute)) / minute,
    0,
  )

it('is told in words that say neither more nor less than there is, and no unit of which there is nothing', () => {
  const wrong: string[] = []
  // Each minute of two days and a bit, a millisecond before it, at it and after it.
  for (let left = 1; left <= 50 * 60; left += 1)
    for (const beside of [-1, 0, 1]) {
      const span = left * minute + beside
      const words = spanWords(span)
      const whole = Math.ceil(span / minute)
      const isSo = minutesIn(words) === (whole < 24 * 60 ? whole : whole - (whole % 60)) && !/(^| )0 /.test(words)
      if (!isSo) wrong.push(`${span} ms: ${words}`)
    }
  expect(wrong).toEqual([])
})
