import { describe, expect, it } from 'vitest'
import { inEveryRun } from './every-run.ts'
import type { Scenario, Step } from './scenario.ts'

const one = (area: string, title: string, ...steps: Step[]) => ({
  area,
  scenario: { title, world: 'default', seed: 1, clock: '', start: '', cites: [], steps } satisfies Scenario,
})
const titlesOf = (...all: ReturnType<typeof one>[]) => [...inEveryRun(all)].map(({ scenario }) => scenario.title)
const send: Step = { say: 'imMessage.sendRequested' }
const lost = (kind: string): Step => ({ fault: 'rest.order.create', with: { kind } })

describe('the journeys of every run', () => {
  it('are all of money and sessions, whatever they do', () => {
    const twice = ['once', 'again'].map((title) => one('order', title, lost('drop')))
    expect(titlesOf(...twice)).toEqual(['once', 'again'])
    const leaves: Step = { say: 'session.signOutRequested' }
    expect(titlesOf(one('chat', 'leaves', leaves), one('chat', 'leaves again', leaves))).toEqual([
      'leaves',
      'leaves again',
    ])
  })

  it('are of the others those that do something new: what is said, commanded, pushed or harmed', () => {
    expect(titlesOf(one('chat', 'sends', send), one('chat', 'sends too', send, { advance: '1s' }))).toEqual(['sends'])
    expect(titlesOf(one('chat', 'lost', lost('drop')), one('chat', 'late', lost('delay'), send))).toEqual([
      'lost',
      'late',
    ])
    expect(titlesOf(one('chat', 'told', { push: 'received' }), one('chat', 'acts', { world: 'chat.send' }))).toEqual([
      'told',
      'acts',
    ])
  })

  it('leave nothing to the night that money or sessions do not do already', () => {
    expect(titlesOf(one('system', 'lost too', lost('drop')), one('order', 'lost', lost('drop')))).toEqual(['lost'])
  })
})
