import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { firstState, type LabState } from '../lab-core.ts'
import type { Lab } from '../lab.ts'
import { LabProvider } from '../panels/lab-context.ts'
import type { CallRow, Rule } from '../traffic/traffic.ts'
import { AddedRule, waitsText } from './added-rule.tsx'
import { chatFaultsInForce, faultsInForce } from './in-force.ts'

const setting = { world: 'w', seed: 1, clock: '2026-03-01T08:00:00Z', start: '/', signedIn: false, chat: false }
const rule = (more: Partial<Rule> = {}): Rule => ({
  id: 'r',
  kind: 'code',
  match: { endpoint: 'notice.list' },
  ...more,
})
const call = (name: string, second: number, struck: readonly string[]): CallRow => ({
  kind: 'call',
  id: second,
  at: Date.parse(`2026-03-01T08:00:0${second}+08:00`),
  name,
  method: 'GET',
  path: '/',
  body: '',
  nth: 0,
  cause: null,
  rule: null,
  struck,
  delayMs: 0,
  near: [],
  answer: null,
})

/** What is said where the rule `id` was added. */
function said(id: string | null, state: Partial<LabState>): string {
  const known = { ...firstState(setting), ...state }
  const lab = { get: () => known, subscribe: () => () => true } as unknown as Lab
  const html = renderToStaticMarkup(
    <LabProvider value={lab}>
      <AddedRule id={id} />
    </LabProvider>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('the place where a rule was added', () => {
  it.each([
    [rule({ times: 1 }), 'Armed: waits for the next notice.list'],
    [rule({ times: 3 }), 'Armed: waits for the next 3 of notice.list'],
    [rule(), 'Armed: strikes every notice.list'],
    [rule({ match: {} }), 'Armed: strikes every call'],
    [rule({ match: { endpoint: '*', method: 'POST', path: '^/api' } }), 'Armed: strikes every POST call ~ ^/api'],
    [rule({ times: 1, skip: 2 }), 'Armed: waits for the next notice.list, lets 2 pass first'],
    [rule({ chance: 0.5 }), 'Armed: strikes every notice.list, chance 0.5'],
  ])('says what it waits for', (armed, text) => expect(waitsText(armed)).toBe(text))

  it('says when it has struck last, and how often, as long as it is armed and behind that', () => {
    const traffic = [call('a.list', 1, ['r']), call('b.list', 2, ['r', 's']), call('c.list', 3, ['s'])]
    expect(said('r', { faults: [rule()] })).toBe('Armed: strikes every notice.list')
    expect(said('r', { faults: [rule()], traffic })).toBe(
      'Armed: strikes every notice.list Struck 2 times, last b.list at 03/01 08:00:02.',
    )
    expect(said('r', { traffic: traffic.slice(0, 1) })).toBe('Struck a.list at 03/01 08:00:01.')
    expect(said('r', { faults: [rule({ id: 's' })], traffic: [] })).toBe('')
    expect(said(null, { faults: [rule()], traffic })).toBe('')
  })
})

it('the tabs of faults and chat count what is in force: rules, the network, the storage, a kill, and what befalls the chat', () => {
  const quiet = { faults: [], harms: {}, online: true }
  const [one, two] = [[{}], [{}, {}]]
  expect([faultsInForce(quiet), chatFaultsInForce(quiet)]).toEqual([0, 0])
  expect(faultsInForce({ ...quiet, faults: [rule(), rule({ id: 's' })] })).toBe(2)
  expect(faultsInForce({ ...quiet, online: false })).toBe(1)
  expect(faultsInForce({ ...quiet, harms: { storage: one, kill: one } })).toBe(2)
  const inChat = { ...quiet, harms: { frames: two, rest: one, send: one, storage: one } }
  expect([faultsInForce(inChat), chatFaultsInForce(inChat)]).toEqual([5, 4])
})
