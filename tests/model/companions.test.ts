import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { kindOf } from '#src/journal/entry.ts'
import { appMachine } from '#src/machines/app/app.machine.ts'
import { appModel } from '#src/machines/app/app.model.ts'
import { imArchiveModel } from '#src/machines/im-archive/im-archive.model.ts'
import { imConversationModel } from '#src/machines/im-conversation/im-conversation.model.ts'
import { imSyncModel } from '#src/machines/im-sync/im-sync.model.ts'
import type { MachineModel } from '#src/machines/model.ts'
import { allKinds } from '#src/machines/registry.ts'
import { allEdges, type Edge, explore, inputsOf } from './tester/explorer.ts'
import { brokenStateLaws, brokenStepLaws, brokenTraceLaws } from './tester/laws.ts'
import { describeFault, judgeBeginning, judgeEdge, judgeGraph } from './tester/ledger-check.ts'
import type { Ledger } from './tester/ledger.ts'
import { shortPaths } from './tester/paths.ts'
import { faultsOfLedger, unnoticed } from './played/play.ts'
import { isPlayed } from './played.ts'
import { aspects, large } from './subjects.ts'
import { replayLive, traceOf } from './tester/replay.ts'
import { declaredStates } from './tester/step.ts'

/** Machines with laws but without a ledger of all that they do. */
const models: readonly MachineModel<any>[] = [imArchiveModel, imConversationModel, imSyncModel]
const registry = await allKinds()
// By name, as the tools hold what is started.
const root = appMachine({
  logicOf: (stream) => kindOf(stream) as never,
  isKept: () => false,
  stopped: () => undefined,
}).provide({
  actors: Object.fromEntries(registry.map(({ id, machine }) => [id, machine])),
})

interface Companion {
  readonly id: string
  readonly machine: AnyStateMachine
  readonly model: MachineModel<any>
  readonly ledger?: Ledger
}

const companions: readonly Companion[] = [
  ...large,
  ...models.map((model) => ({
    id: model.id,
    model,
    machine: registry.find((row) => row.id === model.id)?.machine as AnyStateMachine,
  })),
  { id: 'app', model: appModel as MachineModel<any>, machine: root as unknown as AnyStateMachine },
]

it('has laws of registered machines alone', () => {
  expect(registry.map(({ id }) => id)).toEqual(expect.arrayContaining(models.map(({ id }) => id)))
})

/**
 * The graph of a machine, and what its ledger says of it. All that is executed is judged, not only what the graph keeps: its states merge
 * what changes nothing else.
 */
function judged({ machine, model, ledger }: Companion) {
  const [used, faults] = [new Set<string>(), new Set<string>()]
  const judge = (edge: Edge): void => {
    if (!ledger) return
    const verdict = judgeEdge(ledger, edge)
    for (const { id } of verdict.rows) used.add(id)
    if (verdict.faults.length > 0) faults.add(describeFault(edge, verdict))
  }
  const graph = explore(machine, model, judge)
  const inputs = inputsOf(model)
  const begun = graph.beginnings.flatMap((start) => (ledger ? judgeBeginning(ledger, start, inputs[start.input]) : []))
  const { rows = [] } = ledger ?? {}
  const unused = rows.filter(({ id, unreachable }) => !unreachable && !used.has(id)).map(({ id }) => id)
  return { graph, verdict: { faults: [...begun, ...faults], unused } }
}

const played = companions.filter(isPlayed).map((companion) => ({ ...companion, ...judged(companion) }))

/** Parts of what a companion lives: exploring it takes most of the time, so it is done once. */
const parts = aspects.flatMap((aspect) => {
  const whole = companions.find(({ machine, model }) => machine === aspect.machine && model === aspect.model)
  if (!whole) throw new Error(`${aspect.id} is a part of no companion`)
  return played.filter(({ id }) => id === whole.id).map(({ graph }) => ({ ...aspect, graph }))
})

describe.each(parts)('$id', ({ model, ledger, graph }) => {
  it('does what its ledger says on every edge, and uses every row', () => {
    expect(judgeGraph(ledger, graph, inputsOf(model))).toMatchObject({ faults: [], unused: [] })
  })
})

describe.each(aspects)('$id', ({ ledger }) => {
  it('covers its lifecycle and cites what there is', () => {
    expect(faultsOfLedger(ledger)).toEqual([])
  })
})

describe.each(parts)('$id', ({ ledger, graph }) => {
  it('has no row that could be left out', () => {
    const edges = allEdges(graph).map((edge) => ledger.lens!(edge))
    expect(unnoticed({ ...ledger, lens: undefined as never }, edges)).toEqual([])
  })
})

describe.each(played.filter(({ ledger }) => ledger !== undefined))('$id', ({ verdict }) => {
  it('does what its ledger says, and uses every row', () => {
    expect(verdict).toEqual({ faults: [], unused: [] })
  })
})

describe.each(played)('$id', ({ machine, model, graph }) => {
  const paths = shortPaths(machine, model, graph)

  it('reaches every state', () => {
    const entered = [
      ...graph.beginnings.flatMap(({ moment }) => moment.view.states),
      ...allEdges(graph).flatMap((edge) => edge.after.states),
    ]
    expect([...new Set(entered)].sort()).toEqual(declaredStates(machine))
  })

  it('keeps its laws in every state and on every step', () => {
    const views = [...graph.beginnings.map(({ moment }) => moment.view), ...allEdges(graph).map((edge) => edge.after)]
    expect([...new Set(views.flatMap((view) => brokenStateLaws(model, view)))]).toEqual([])
    expect([...new Set(allEdges(graph).flatMap((edge) => brokenStepLaws(model, edge)))]).toEqual([])
  })

  it('keeps its laws along paths through every transition', () => {
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.flatMap((path) => brokenTraceLaws(model, traceOf(machine, model, path)))).toEqual([])
  })

  it('walks them on the live interpreter too', () => {
    expect(paths.flatMap((path) => replayLive(machine, model, path) ?? [])[0]).toBeUndefined()
  })
})
