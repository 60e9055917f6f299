import { expect, it } from 'vitest'
import { createTraffic } from './traffic.ts'

const call = (name: string, body = '') => ({ name, method: 'GET', path: `/api/${name}`, body, nth: 0 })
const frame = { on: 'down' as const, nth: 0, frame: { type: 'sync' }, deed: null }

it('keeps each row as it came, with what is learnt of it later, and its number', () => {
  let now = 5
  const traffic = createTraffic(() => now)
  const [one, two] = [traffic.asked(call('a')), traffic.asked(call('b'))]
  traffic.passed(frame)
  now = 9
  traffic.planned(one, { rule: { id: 'r', kind: 'delay', match: {} }, struck: ['r'], delayMs: 30, near: [] })
  const before = traffic.version()
  traffic.answered(two, { status: 200, text: 'x'.repeat(50_000), error: null })
  expect(traffic.version()).toBeGreaterThan(before)
  const rows = traffic.rows()
  expect(rows.map(({ id, at, kind, cause }) => [id, at, kind, cause])).toEqual([
    [one, 5, 'call', null],
    [two, 5, 'call', null],
    [3, 5, 'frame', null],
  ])
  expect(rows[0]).toMatchObject({ name: 'a', rule: { id: 'r' }, struck: ['r'], delayMs: 30, answer: null })
  const { answer } = rows[1] as Extract<(typeof rows)[number], { kind: 'call' }>
  expect(answer).toMatchObject({ at: 9, status: 200 })
  expect(answer!.text!.length).toBeLessThan(41_000)
})

it('lets go of the oldest when there are too many, never of the newest', () => {
  const traffic = createTraffic(() => 0)
  for (let index = 0; index < 2_300; index += 1) traffic.asked(call(`${index}`))
  const ids = traffic.rows().map(({ id }) => id)
  expect(ids.at(-1)).toBe(2_300)
  expect(ids.length).toBeLessThanOrEqual(2_200)
  expect(ids).toEqual(ids.map((_, at) => 2_300 - ids.length + 1 + at))
})
