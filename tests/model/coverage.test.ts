import { createActor, type EventFromLogic, fromCallback } from 'xstate'
import { describe, expect, it } from 'vitest'
import { coverageJUnit, coverageMarkdown, summed } from '../../scripts/lib/coverage-report.ts'
import { type Counts, countPaths, noCounts, reachableOf, watchActors } from './coverage.ts'
import { explore } from './tester/explorer.ts'
import { toyMachine } from './tester/fixtures/toy.machine.ts'
import { toyModel } from './tester/fixtures/toy.model.ts'
import { pairTours, shortPaths } from './tester/paths.ts'

const toy = { machine: toyMachine, model: toyModel }
const graph = explore(toyMachine, toyModel)
const paths = [...shortPaths(toyMachine, toyModel, graph), ...pairTours(toyMachine, toyModel, graph)]
const covered = (counts: Counts) => ({
  id: 'toy',
  ...reachableOf(toy, graph),
  waived: {},
  paths: counts,
  app: noCounts(),
})

const LAST_TRY = 'toy.working|work.failed|0'

describe('what paths take of a machine', () => {
  it('is everything, and both outcomes of the guard', () => {
    const { sums, faults, counts } = summed(covered(countPaths(toy, paths)))
    expect(faults).toEqual([])
    expect(Object.keys(counts.guards ?? {}).sort()).toEqual([`${LAST_TRY} = false`, `${LAST_TRY} = true`])
    expect(sums.states).toMatchObject({ of: 5, met: 5, inApp: 0 })
  })

  it('falls short where no path leads, and every report names what is missing', () => {
    const once = covered(countPaths(toy, [{ ...paths[0]!, steps: paths[0]!.steps.slice(0, 2) }]))
    const { faults } = summed(once)
    expect(faults.join('\n')).toContain('outcomes of guards 1 of 2; not met: ')
    expect(coverageJUnit([once]).match(/<failure>/g)).toHaveLength(faults.length)
    expect(coverageMarkdown('nothing', [once])).toContain('`toy.idle|toy.started|0`: never in the whole app')
  })

  it('falls short where a transition cannot be taken and nobody says why', () => {
    const unreachable = { states: [], transitions: ['toy.done|toy.started|0'], pairs: [], guards: [] }
    const machine = { ...covered(countPaths(toy, paths)), unreachable }
    expect(summed(machine).faults).toEqual(['toy: no run can take toy.done|toy.started|0, and no reason is given'])
    expect(summed({ ...machine, waived: { 'toy.done|toy.started|0': 'done is done' } }).faults).toEqual([])
  })
})

type Fact = EventFromLogic<typeof toyMachine>
const work = fromCallback<Fact, { tries: number }>(() => undefined)
const waitUntil = fromCallback<Fact, { at: number; fact: string }>(() => undefined)

describe('what the whole app takes', () => {
  it('is seen in every actor that is started while it is watched, and in none after', () => {
    const counted = new Map<string, Counts>()
    const stop = watchActors(counted)
    const start = () => {
      const actor = createActor(toyMachine.provide({ actors: { work, waitUntil } }))
      actor.start()
      actor.send({ type: 'toy.started', at: 1 })
      actor.send({ type: 'work.failed', at: 2 })
      actor.stop()
    }
    start()
    stop()
    start()
    expect([...counted.get('toy')!.transitions]).toEqual([
      ['toy.idle|toy.started|0', 1],
      ['toy.working|work.failed|1', 1],
    ])
    expect([...counted.get('toy')!.pairs.keys()]).toContain('toy.idle|toy.started|0 -> toy.working|work.failed|1')
  })
})
