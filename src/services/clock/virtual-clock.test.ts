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
