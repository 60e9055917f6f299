import { describe, expect, it } from 'vitest'
import { allEdges, explore, takenTransitions } from './explorer.ts'
import { toyMachine } from './fixtures/toy.machine.ts'
import { toyModel } from './fixtures/toy.model.ts'
import { judgeGraph } from './ledger-check.ts'
import { evaluate, holds, readLedger, versionOrder } from './ledger.ts'
import { mutationReport } from './mutation.ts'
import { feasiblePairs, hashOf, pairTours, shortPaths } from './paths.ts'
import { replayLive } from './replay.ts'
import { CLOCK, declaredStates, declaredTransitions } from './step.ts'

const toy = {
  machine: toyMachine,
  model: toyModel,
  ledger: readLedger(new URL('fixtures/toy.ledger.json', import.meta.url)),
}
const graph = explore(toyMachine, toyModel)

describe('the explorer', () => {
  it('takes deadlines from waitUntil effects and fires them at their instant', () => {
    const rests = allEdges(graph).filter((edge) => edge.symbol === CLOCK)
    expect(rests.map((edge) => [edge.fact.type, edge.fact.at - edge.before.at])).toEqual([['toy.rested', 4_999 + 1]])
  })

  it('offers an outcome only while its effect is in flight', () => {
    const offered = allEdges(graph).filter((edge) => edge.fact.type.startsWith('work.'))
    expect(offered.every((edge) => edge.before.running.some((effect) => effect.id === 'work'))).toBe(true)
  })

  it('reaches every declared state and transition', () => {
    expect(declaredTransitions(toyMachine)).toEqual([...takenTransitions(graph)].sort())
    expect(declaredStates(toyMachine)).toEqual(['done', 'failed', 'idle', 'resting', 'working'])
  })

  it('finds an abstraction that merges states which behave differently', () => {
    const coarse = { ...toyModel, abstract: () => ({}) }
    expect(explore(toyMachine, coarse).unsound).not.toEqual([])
    expect(graph.unsound).toEqual([])
  })
})

describe('generated paths', () => {
  it('are the same every time', () => {
    expect(hashOf(explore(toyMachine, toyModel))).toBe(hashOf(graph))
    expect(pairTours(toyMachine, toyModel, graph)).toEqual(pairTours(toyMachine, toyModel, graph))
  })

  it('cover all transitions, and all pairs of them', () => {
    const covered = shortPaths(toyMachine, toyModel, graph).flatMap((path) => path.covers)
    for (const transition of declaredTransitions(toyMachine)) expect(covered).toContain(transition)
    const pairs = pairTours(toyMachine, toyModel, graph).flatMap((path) => path.covers)
    expect(new Set(pairs)).toEqual(feasiblePairs(graph))
  })

  it('replay on the interpreter with held effects', () => {
    for (const path of pairTours(toyMachine, toyModel, graph)) {
      expect(replayLive(toyMachine, toyModel, path)).toBeUndefined()
    }
  })

  it('are refused by a world in which the effect never started', () => {
    const [path] = shortPaths(toyMachine, toyModel, graph)
    if (!path) throw new Error('no path')
    const [, answer] = path.steps
    if (!answer) throw new Error('no second step')
    expect(() => replayLive(toyMachine, toyModel, { ...path, steps: [answer] })).toThrow('nothing is running')
  })
})

describe('the ledger check', () => {
  it('accepts the toy and uses every row', () => {
    expect(judgeGraph(toy.ledger, graph, {})).toMatchObject({ faults: [], unused: [] })
  })

  it('sees a wrong target, a wrong variable, a missing output and an unused row', () => {
    const changed = (id: string, change: object) => ({
      ...toy.ledger,
      rows: toy.ledger.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
    })
    expect(judgeGraph(changed('success', { to: 'failed' }), graph, {}).faults.join()).toContain(
      'is in done, not in failed',
    )
    expect(judgeGraph(changed('rested', { post: {} }), graph, {}).faults.join()).toContain('until changed')
    expect(judgeGraph(changed('start', { out: [] }), graph, {}).faults.join()).toContain('let out effect work')
    expect(judgeGraph(changed('success', { in: 'idle' }), graph, {}).unused).toEqual(['success'])
  })

  it('evaluates payload, instants and conditions', () => {
    const scope = { fact: { type: 'x', at: 5, user: { id: 1 } }, variables: { modal: { forced: true } } }
    expect(evaluate({ who: 'fact.user', when: 'at+10' }, scope)).toEqual({ who: { id: 1 }, when: 15 })
    expect(holds({ 'modal.forced': true, 'fact.at': { gt: 'fact.user.id' } }, scope)).toBe(true)
    expect(holds({ 'modal.forced': false }, scope)).toBe(false)
  })

  it.each([
    ['1.0.39', '1.1', 'majorOrMinorLower'],
    ['1.0.39', '2.0.0', 'majorOrMinorLower'],
    ['1.0.39', '1.0.40', 'onlyPatchLower'],
    ['1.0', '1.0.0', 'equal'],
    ['1.0.9', '1.0.10', 'onlyPatchLower'],
    ['2.0', '1.9.9', 'higher'],
  ])('orders local %s and server %s as %s', (local, server, order) => {
    expect(versionOrder(local, server)).toBe(order)
  })
})

describe('the mutation check', () => {
  it('kills every mutant of the toy that differs from it', () => {
    const report = mutationReport(toy)
    expect(report.survivors).toEqual([])
    expect(report.killed.length).toBeGreaterThan(20)
    expect(new Set(report.killed.map((mutant) => mutant.by))).toContain('ledger')
  })
})
