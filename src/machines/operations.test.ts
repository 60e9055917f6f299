import { expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import type { OperationsContext } from './operations.ts'
import { registry } from './registry.ts'

const at = Date.parse('2026-03-01T10:00:00+08:00')

const machines = await Promise.all(
  registry.map(async ({ id, load }) => ({ id, machine: (typeof load === 'function' ? await load() : load).machine })),
)
/** The kinds of which a page can follow what it has asked. */
const followed = machines.flatMap(({ id, machine }) =>
  machine.events
    .filter((event: string) => event.endsWith('.askForgotten'))
    .map((event: string) => ({ id, prefix: event.split('.', 1)[0]!, machine: machine as AnyStateMachine })),
)

it('there are such kinds', () => {
  expect(followed.length).toBeGreaterThan(6)
})

it.each(followed)('$id: the answer to a question that was forgotten is nobody’s', ({ prefix, machine }) => {
  const contextAfter = (...facts: readonly object[]) => {
    const [opened] = initialTransition(machine, { key: 'chat:bob', me: 'alice' })
    const after = (state: AnyMachineSnapshot, fact: object) => transition(machine, state, { ...fact, at })[0]
    return (facts.reduce(after, opened) as { context: OperationsContext<unknown> }).context
  }
  const asksAfter = (...facts: readonly object[]) => contextAfter(...facts).asks
  const asked = { type: `${prefix}.operationRequested`, operation: 'nothing known', input: {}, ask: 'the page’s' }
  const forgotten = { type: `${prefix}.askForgotten`, ask: 'the page’s' }
  const done = { type: 'operate.succeeded', result: null }
  const failed = { type: 'operate.failed', failure: { reason: 'unknown', message: '没有连上' } }
  expect(asksAfter(asked)).toMatchObject({ 'the page’s': { state: 'sending' } })
  expect(asksAfter(asked, done)).toMatchObject({ 'the page’s': { state: 'done' } })
  expect(asksAfter(asked, failed)).toMatchObject({ 'the page’s': { state: 'failed' } })
  expect(asksAfter(asked, forgotten, done)).toEqual({})
  expect(asksAfter(asked, forgotten, failed)).toEqual({})
  // Whether the page went before the answer or after it is nothing that stays.
  expect(contextAfter(asked, forgotten, done)).toEqual(contextAfter(asked, done, forgotten))
  // Asked again before the first answer is there: that is not the answer to the second.
  expect(asksAfter(asked, forgotten, asked, done)).toMatchObject({ 'the page’s': { state: 'sending' } })
  expect(asksAfter(asked, forgotten, asked, done, failed)).toMatchObject({ 'the page’s': { state: 'failed' } })
})
