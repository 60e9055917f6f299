import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { resourceMachine, type ResourceFact } from './resource.machine.ts'

const at = Date.parse('2026-03-01T10:00:00+08:00')
const [idle] = initialTransition(resourceMachine, { endpoint: 'notices.list', request: {} })
const after = (...facts: readonly ResourceFact[]) =>
  facts.reduce((state, fact) => transition(resourceMachine, state, fact)[0], idle)

const answer = { type: 'load.succeeded', at, data: {}, items: [{ id: '1' }], last: true } as const
const refusal = { type: 'load.failed', at, failure: { reason: 'http', message: '稍后再试' } } as const
const refreshing = [{ type: 'resource.opened', at }, answer, { type: 'resource.refreshRequested', at }] as const

it.each([
  ['what was asked for', answer],
  ['a refusal', refusal],
])('[err:000:any-response] any response ends a refresh: %s', (_, response) => {
  expect(after(...refreshing).value).toEqual({ ready: 'refreshing' })
  expect(after(...refreshing, response)).toMatchObject({ value: { ready: 'fresh' }, context: { items: [{ id: '1' }] } })
})
