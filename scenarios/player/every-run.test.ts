import { describe, expect, it } from 'vitest'
import { inEveryRun } from './every-run.ts'
import type { Scenario, Step } from './scenario.ts'

const one = (title: string, ...steps: Step[]) => ({
  scenario: { title, world: 'default', seed: 1, clock: '', start: '', cites: [], steps } satisfies Scenario,
})
const titlesOf = (seed: number, ...all: ReturnType<typeof one>[]) =>
  [...inEveryRun(all, seed)].map(({ scenario }) => scenario.title)
const send: Step = { say: 'imMessage.sendRequested' }
const lost = (kind: string): Step => ({ fault: 'rest.order.create', with: { kind } })

/** Played in at least one of many runs. */
const inSome = (...all: ReturnType<typeof one>[]) =>
  new Set(Array.from({ length: 40 }, (_, seed) => titlesOf(seed, ...all)).flat())

describe('the journeys of every run', () => {
  it('are a sixth of those that together do whatever a finger does, and meet all that goes wrong', () => {
    const all = [one('lost', lost('drop')), one('late', lost('delay')), one('sends', send), one('shut', lost('close'))]
    expect(titlesOf(1, ...all)).toHaveLength(1)
    expect(inSome(...all)).toEqual(new Set(['lost', 'late', 'sends', 'shut']))
    // A command and a push go the same way on every driver: these do nothing new, and one of them is drawn.
    const others = [one('told', { push: 'received' }), one('acts', { world: 'chat.send' })]
    expect(titlesOf(1, ...all, ...others)).toHaveLength(2)
    expect(titlesOf(1, ...all, ...others).slice(0, 1)).toEqual(titlesOf(1, ...all))
  })

  it('begin with the one that does most, which leaves nothing to those that do a part of it', () => {
    const [part, whole] = [one('a part', send), one('the whole', send, lost('drop'))]
    expect(titlesOf(1, part, whole)[0]).toBe('the whole')
  })

  it('are one in seventy-two of those that do nothing new: the same for a seed, others for another', () => {
    const same = Array.from({ length: 217 }, (_, at) => one(`sends ${at}`, send, { advance: '1s' }))
    const [first = '', ...drawn] = titlesOf(7, ...same)
    expect(first).toBe('sends 0')
    expect(drawn).toHaveLength(3)
    expect(titlesOf(7, ...same)).toEqual([first, ...drawn])
    expect(titlesOf(8, ...same)).not.toEqual([first, ...drawn])
  })
})
