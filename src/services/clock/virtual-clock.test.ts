import { expect, it } from 'vitest'
import { createVirtualClock } from './virtual-clock.ts'

it('knows whole milliseconds, as a browser does, and no timer of it is early', async () => {
  const clock = createVirtualClock(1000)
  const fired: number[] = []
  clock.setTimeout(() => fired.push(clock.now()), 0.5)
  clock.setTimeout(() => fired.push(clock.now()), 2)
  await clock.advance(0)
  expect(fired).toEqual([])
  await clock.advance(5)
  expect(fired).toEqual([1001, 1002])
})

it('never goes back: what became due in a jump runs when it is over, in its order', async () => {
  const clock = createVirtualClock(1000)
  const fired: (readonly [string, number])[] = []
  for (const [name, ms] of [
    ['late', 400],
    ['soon', 100],
    ['far', 900],
  ] as const)
    clock.setTimeout(() => fired.push([name, clock.now()]), ms)
  await clock.jump(600)
  expect(fired).toEqual([])
  await clock.advance(300)
  expect(fired).toEqual([
    ['soon', 1600],
    ['late', 1600],
    ['far', 1900],
  ])
  expect(clock.now()).toBe(1900)
})
