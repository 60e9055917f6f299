import { expect, it } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { timings } from '#src/domain/time/timings.ts'
import { useLateAnswer, useLateAnswers } from './slow-answers.ts'

/** A page that waits for an answer, and the line above it that offers to ask anew. */
function waiting(count = 1) {
  const clock = createVirtualClock(0)
  const asked: number[] = []
  const around = { clock }
  let isAwaited = true
  const answers = Array.from({ length: count }, (_, at) =>
    hooked(() => useLateAnswer(isAwaited, () => void asked.push(at)), around),
  )
  const line = hooked(useLateAnswers, around)
  return {
    asked,
    pass: (ms: number) => clock.advance(ms),
    again: () => line.shown()?.(),
    isLate: () => line.shown() !== null,
    answer: () => {
      isAwaited = false
      for (const one of answers) one.again()
    },
    leave: () => {
      for (const one of answers) one.leave()
      line.leave()
    },
  }
}

it('tells of an answer that takes too long, and asks anew as often as it does', async () => {
  const page = waiting()
  await page.pass(timings.slowAnswerMs - 1)
  expect(page.isLate()).toBe(false)
  await page.pass(1)
  expect(page.isLate()).toBe(true)
  for (const times of [1, 2, 3]) {
    page.again()
    expect([page.asked.length, page.isLate()]).toEqual([times, false])
    await page.pass(timings.slowAnswerMs)
    expect(page.isLate()).toBe(true)
  }
  page.answer()
  expect(page.isLate()).toBe(false)
  await page.pass(10 * timings.slowAnswerMs)
  expect(page.isLate()).toBe(false)
  page.leave()
})

it('asks for all that is late, and for nothing of a page that was left', async () => {
  const page = waiting(3)
  await page.pass(timings.slowAnswerMs)
  page.again()
  expect(page.asked).toEqual([0, 1, 2])
  await page.pass(timings.slowAnswerMs)
  page.leave()
  const next = waiting(0)
  expect(next.isLate()).toBe(false)
  next.leave()
})
