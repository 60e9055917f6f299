import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { resourceMachine, type ResourceFact } from './resource.machine.ts'

const at = Date.parse('2026-03-01T10:00:00+08:00')
const [idle] = initialTransition(resourceMachine, { endpoint: 'notice.list', request: {} })
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

const boxes = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const page = (last: boolean, ...ids: readonly string[]): ResourceFact => ({ ...answer, items: boxes(...ids), last })
const [paged] = initialTransition(resourceMachine, { endpoint: 'box.mineOf', request: {}, pageSize: 3 })
/** A list of two pages whose first page is loaded anew, as `renewed`. */
const listAfter = (...renewed: readonly ResourceFact[]) =>
  [
    { type: 'resource.opened', at } as const,
    page(false, '1', '2', '3'),
    { type: 'resource.moreRequested', at } as const,
    page(true, '4', '5', '6'),
    { type: 'resource.refreshRequested', at } as const,
    ...renewed,
  ].reduce((state, fact) => transition(resourceMachine, state, fact)[0], paged)

it.each<readonly [says: string, first: readonly string[], shown: readonly string[], page: number]>([
  ['what was taken out is not shown below', ['2', '3', '4'], ['2', '3', '4', '5', '6'], 1],
  ['nor where it was the last of its page', ['1', '2', '4'], ['1', '2', '4', '5', '6'], 1],
  ['what was pushed down is', ['0', '1', '2'], ['0', '1', '2', '3', '4', '5', '6'], 2],
  ['nothing changed', ['1', '2', '3'], ['1', '2', '3', '4', '5', '6'], 2],
  ['nothing of it is there any more', ['7', '8', '9'], ['7', '8', '9'], 1],
])('a renewed list of several pages: %s', (_, first, shown, pages) => {
  expect(listAfter(page(false, ...first)).context).toMatchObject({ items: boxes(...shown), page: pages })
})

it('RES-4 is renewed as far as it is shown', () => {
  const all = listAfter(page(true, '2', '3', '4', '5', '7'))
  expect(all.context).toMatchObject({ items: boxes('2', '3', '4', '5', '7'), last: true, page: 1 })
  const asked = listAfter().children['load']!
  expect(asked.getSnapshot().input).toMatchObject({ page: 1, rows: 6 })
})

it('leaves out nothing after an entry was taken out: the next page begins inside what is there', () => {
  const more = listAfter(page(false, '2', '3', '4'), { type: 'resource.moreRequested', at }, page(true, '5', '6', '7'))
  // Whether more follows is asked again as well.
  expect(more.context).toMatchObject({ items: boxes('2', '3', '4', '5', '6', '7'), last: true })
})

it('is as old as what was kept: the next visit asks again', () => {
  const [idle] = initialTransition(resourceMachine, { endpoint: 'notice.list', request: {}, freshMs: 60_000 })
  const shown = (keptAt?: number) =>
    [
      { type: 'resource.opened', at } as const,
      { ...answer, ...(keptAt === undefined ? {} : { keptAt }) },
      { type: 'resource.opened', at: at + 1000 } as const,
    ].reduce((state, fact) => transition(resourceMachine, state, fact)[0], idle)
  expect(shown().value).toEqual({ ready: 'fresh' })
  expect(shown(at - 60_000).value).toEqual({ ready: 'refreshing' })
  expect(shown(at - 60_000).context).toMatchObject({ loadedAt: at - 60_000, keptAt: at - 60_000 })
})
