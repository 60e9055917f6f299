import { expect, it } from 'vitest'
import { createWork } from '../work.ts'
import { afterWork } from './after-work.ts'

/** Turns that pass when they are told to. */
function turns() {
  let waiting: (() => void)[] = []
  return {
    turn: () => new Promise<void>((next) => void waiting.push(next)),
    pass: async () => {
      for (const next of waiting.splice(0)) next()
      await new Promise<void>((next) => void setImmediate(next))
    },
  }
}

it('what waits for other work comes after all of it, in order, and is work itself until then', async () => {
  const work = createWork()
  const { turn, pass } = turns()
  const inTurn = afterWork(work, turn)
  const done: string[] = []
  await new Promise<void>((next) => void setImmediate(next))
  const answer = work.begin()
  inTurn(() => void done.push('first'))
  inTurn(() => void done.push('second'))
  await new Promise<void>((next) => void setImmediate(next))
  await pass()
  await pass()
  expect([done, work.count()]).toEqual([[], 3])
  answer()
  await pass()
  expect([done, work.count()]).toEqual([['first'], 1])
  // What the first has led to comes before the second.
  const next = work.begin()
  await pass()
  expect(done).toEqual(['first'])
  next()
  await pass()
  expect([done, work.count()]).toEqual([['first', 'second'], 0])
})
