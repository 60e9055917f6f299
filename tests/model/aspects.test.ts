import { describe, expect, it } from 'vitest'
import { allEdges, explore, inputsOf } from './tester/explorer.ts'
import { judgeGraph } from './tester/ledger-check.ts'
import { faultsOfLedger, unnoticed } from './played/play.ts'
import { aspects } from './subjects.ts'

describe.each(aspects)('$id', ({ machine, model, ledger }) => {
  const graph = explore(machine, model)

  it('does what its ledger says on every edge, and uses every row', () => {
    expect(judgeGraph(ledger, graph, inputsOf(model))).toMatchObject({ faults: [], unused: [] })
  })

  it('has a ledger that covers its lifecycle, cites what there is, and none of whose rows could be left out', () => {
    expect(faultsOfLedger(ledger)).toEqual([])
    const edges = allEdges(graph).map((edge) => ledger.lens!(edge))
    expect(unnoticed({ ...ledger, lens: undefined as never }, edges)).toEqual([])
  })
})
