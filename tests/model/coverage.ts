import { Actor, type AnyStateMachine, type InspectionEvent } from 'xstate'
import { guardOutcomes, guardsOf } from './tester/guards.ts'
import { allEdges, createWalker, type Edge, explore, type Graph } from './tester/explorer.ts'
import { feasiblePairs, type GeneratedPath, labelOf, pairOf } from './tester/paths.ts'
import { declaredStates, declaredTransitions, leafPaths, nameOf, type Transition } from './tester/step.ts'
import type { Subject } from './subjects.ts'
import { readSuite } from './suites.ts'

/** What is counted of a machine. A guard's outcome is spelt `transition = true`. */
export type Measure = 'states' | 'transitions' | 'pairs' | 'guards'

/** A machine and what can happen to it. */
type Modelled = Pick<Subject, 'machine' | 'model'>

/** How often each was met. */
export type Counts = Readonly<Record<Measure, Map<string, number>>>

export const noCounts = (): Counts => ({
  states: new Map(),
  transitions: new Map(),
  pairs: new Map(),
  guards: new Map(),
})

const add = (counts: Map<string, number>, names: Iterable<string>): void => {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
}

const countEdge = (counts: Counts, machine: AnyStateMachine, edge: Edge, before: string): void => {
  add(counts.states, edge.after.states)
  add(counts.transitions, edge.transitions)
  add(counts.guards, guardOutcomes(machine, edge))
  if (edge.transitions.length > 0) add(counts.pairs, [pairOf(before, labelOf(edge))])
}

/** The committed paths of a machine. */
export const pathsOf = ({ id }: Subject): readonly GeneratedPath[] =>
  (['short', 'pairs'] as const).flatMap((kind) => readSuite(id, kind).paths)

/** What paths take of a machine, executed anew. */
export function countPaths({ machine, model }: Modelled, paths: readonly GeneratedPath[]): Counts {
  const counts = noCounts()
  const walker = createWalker(machine, model)
  for (const path of paths) {
    let { moment } = walker.begin(path.input)
    let last = ''
    add(counts.states, moment.view.states)
    for (const { do: symbol, fact } of path.steps) {
      const taken = walker.take(moment, { symbol, fact })
      countEdge(counts, machine, taken.edge, last)
      if (taken.edge.transitions.length > 0) last = labelOf(taken.edge)
      moment = taken.moment
    }
  }
  return counts
}

/** All that can be met under the model, and what is declared and cannot. */
export interface Reachable {
  readonly names: Readonly<Record<Measure, ReadonlySet<string>>>
  readonly unreachable: Readonly<Record<Measure, readonly string[]>>
}

/** The graph of a machine as what there is to be met. */
export function reachableOf({ machine, model }: Modelled, graph: Graph = explore(machine, model)): Reachable {
  const edges = allEdges(graph)
  const names = {
    states: new Set([
      ...graph.beginnings.flatMap(({ moment }) => moment.view.states),
      ...edges.flatMap((edge) => edge.after.states),
    ]),
    transitions: new Set(edges.flatMap((edge) => edge.transitions)),
    pairs: feasiblePairs(graph),
    guards: new Set(edges.flatMap((edge) => guardOutcomes(machine, edge))),
  }
  const missing = (all: readonly string[], met: ReadonlySet<string>) => all.filter((name) => !met.has(name))
  return {
    names,
    unreachable: {
      states: missing(declaredStates(machine), names.states),
      transitions: missing(declaredTransitions(machine), names.transitions),
      pairs: [],
      guards: missing(guardsOf(machine), names.guards),
    },
  }
}

interface Microstep {
  readonly _transitions: readonly Transition[]
}

/** Eventless transitions follow in an order that means nothing (`step.ts`). */
const inOrder = (names: readonly string[]): string[] => [
  ...names.filter((name) => !name.includes('||')),
  ...names.filter((name) => name.includes('||')).sort(),
]

/**
 * Watches every actor system that is started from here on, and counts what its machines live, by the machine's id; outcomes of guards
 * are not seen from outside. Gives what stops it.
 */
export function watchActors(counted: Map<string, Counts>): () => void {
  const taken = new Map<unknown, string[]>()
  const last = new Map<unknown, string>()
  const observe = (seen: InspectionEvent): void => {
    const ref = seen.actorRef as unknown as { readonly logic?: { readonly id?: string; readonly states?: unknown } }
    if (ref.logic?.states === undefined || ref.logic.id === undefined) return
    if (seen.type === '@xstate.microstep') {
      const names = (seen as unknown as Microstep)._transitions.filter(({ eventType }) => eventType !== 'xstate.init')
      taken.set(ref, [...(taken.get(ref) ?? []), ...names.map(nameOf)])
      return
    }
    if (seen.type !== '@xstate.snapshot') return
    const counts = counted.get(ref.logic.id) ?? noCounts()
    counted.set(ref.logic.id, counts)
    const names = inOrder(taken.get(ref) ?? [])
    taken.delete(ref)
    add(counts.states, leafPaths((seen.snapshot as unknown as { value: unknown }).value))
    add(counts.transitions, names)
    if (names.length === 0) return
    const label = names.join(' + ')
    add(counts.pairs, [pairOf(last.get(ref) ?? '', label)])
    last.set(ref, label)
  }
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: Actor<never>) {
    if ((this as { _parent?: unknown })._parent === undefined) this.system.inspect(observe)
    return start.call(this)
  } as typeof start
  return () => {
    Actor.prototype.start = start
  }
}
