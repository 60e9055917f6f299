import { expect, it } from 'vitest'
import { createSeededRandom, createSystemRandom } from './random.ts'

it('gives the same numbers and ids for the same seed, on every engine', () => {
  const one = createSeededRandom(42)
  const numbers = [one.next(), one.next(), one.next()]
  expect(numbers).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099])
  const other = createSeededRandom(42)
  expect([other.next(), other.next(), other.next()]).toEqual(numbers)
  expect([one.id('tab'), one.id('tab')]).toEqual([other.id('tab'), other.id('tab')])
  expect(createSeededRandom(43).next()).not.toBe(numbers[0])
})

it('names nothing alike, wherever it is asked', () => {
  const random = createSystemRandom()
  expect(new Set(Array.from({ length: 100 }, () => random.id('tab'))).size).toBe(100)
})

it('gives no id of one seed to another', () => {
  const ids = [1, 11, 111].flatMap((seed) => {
    const random = createSeededRandom(seed)
    return Array.from({ length: 120 }, () => random.id('x'))
  })
  expect(new Set(ids).size).toBe(ids.length)
})
