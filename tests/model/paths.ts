import { createHash } from 'node:crypto'
import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#src/machines/model.ts'
import { allEdges, canonical, createWalker, type Edge, type Graph, type Moment, type Walker } from './explorer.ts'

/** One step of a generated path: what happens, when, and what must be visible afterwards. */
export interface PathStep {
  readonly do: string
  readonly fact: Readonly<Record<string, unknown>> & { readonly type: string; readonly at: number }
  readonly expect: {
    readonly states: readonly string[]
    readonly context: Readonly<Record<string, unknown>>
    readonly running: readonly string[]
    readonly out: readonly string[]
  }
}

export interface GeneratedPath {
  readonly id: string
  readonly covers: readonly string[]
  readonly steps: readonly PathStep[]
}

export interface GeneratedSuite {
  readonly version: 1
  readonly machine: string
  readonly kind: 'short' | 'pairs'
  /** Of everything the machine can do under its model: another graph, another hash. */
  readonly hash: string
  readonly start: number
  readonly covered: Readonly<Record<string, number>>
  readonly paths: readonly GeneratedPath[]
}

/** How long one tour may get before a new one starts from the initial state. */
const TOUR_STEPS_MAX = 60

const label = (edge: Edge): string => edge.transitions.join(' + ')
const pairOf = (first: string, second: string): string => `${first} -> ${second}`

export function hashOf(graph: Graph): string {
  const hash = createHash('sha256')
  for (const edge of allEdges(graph)) {
    hash.update(canonical([edge.from, edge.symbol, edge.fact, edge.to, edge.transitions, edge.out]))
  }
  return hash.digest('hex').slice(0, 16)
}

const stepOf = (edge: Edge): PathStep => ({
  do: edge.symbol,
  fact: edge.fact,
  expect: {
    states: edge.after.states,
    context: edge.after.context,
    running: edge.after.running.map((effect) => effect.id),
    out: edge.out.map((output) => `${output.kind} ${output.name}`),
  },
})

/** The symbols of a shortest way from the initial state to each state. */
function shortestWays(graph: Graph): Map<string, readonly Edge[]> {
  const ways = new Map<string, readonly Edge[]>([[graph.initial.key, []]])
  for (const [key, way] of ways) {
    for (const edge of graph.edges.get(key) ?? []) {
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
    }
  }
  return ways
}

function take(walker: Walker, moment: Moment, planned: Edge): { moment: Moment; edge: Edge } {
  const choice = walker.choices(moment).find((candidate) => candidate.symbol === planned.symbol)
  if (!choice) throw new Error(`${planned.symbol} cannot happen in ${moment.key}: the abstraction merges too much`)
  const taken = walker.take(moment, choice)
  if (taken.edge.to !== planned.to) throw new Error(`${planned.symbol} led to ${taken.edge.to}, not to ${planned.to}`)
  return taken
}

function execute(walker: Walker, plan: readonly Edge[]): Edge[] {
  let { moment } = walker.first()
  return plan.map((planned) => {
    const taken = take(walker, moment, planned)
    moment = taken.moment
    return taken.edge
  })
}

/** Short paths that together enter every reachable active state and take every reachable declared transition. */
export function shortPaths(machine: AnyStateMachine, model: MachineModel<any>, graph: Graph): GeneratedPath[] {
  const ways = shortestWays(graph)
  const walker = createWalker(machine, model)
  const goals = (edge: Edge): string[] => [...edge.transitions, ...edge.after.states.map((state) => `in ${state}`)]
  const plans = new Map<string, readonly Edge[]>()
  for (const edge of allEdges(graph)) {
    for (const goal of goals(edge)) {
      const plan = [...(ways.get(edge.from) ?? []), edge]
      const known = plans.get(goal)
      if (!known || plan.length < known.length) plans.set(goal, plan)
    }
  }
  const covered = new Set<string>()
  const paths: GeneratedPath[] = []
  const longestFirst = [...plans.values()].sort((a, b) => b.length - a.length)
  for (const plan of longestFirst) {
    const news = [...new Set(plan.flatMap(goals))].filter((goal) => !covered.has(goal))
    if (news.length === 0) continue
    for (const goal of news) covered.add(goal)
    const number = String(paths.length + 1).padStart(2, '0')
    paths.push({ id: `${model.id}/short/${number}`, covers: news, steps: execute(walker, plan).map(stepOf) })
  }
  return paths
}

/** Every two transitions that can follow each other directly (1-switch). */
export function feasiblePairs(graph: Graph): Set<string> {
  const pairs = new Set<string>()
  for (const edge of allEdges(graph)) {
    if (edge.transitions.length === 0) continue
    for (const next of graph.edges.get(edge.to) ?? []) {
      if (next.transitions.length > 0) pairs.add(pairOf(label(edge), label(next)))
    }
  }
  return pairs
}

/** The nearest plan that takes an uncovered pair, from a state and the transition that led there. */
function nearestPair(graph: Graph, from: string, last: string, open: ReadonlySet<string>): readonly Edge[] | undefined {
  interface Node {
    readonly key: string
    readonly last: string
    readonly edge?: Edge
    readonly back?: Node
  }
  const seen = new Set([`${last} @ ${from}`])
  const queue: Node[] = [{ key: from, last }]
  for (let index = 0; index < queue.length; index++) {
    const node = queue[index] as Node
    for (const edge of graph.edges.get(node.key) ?? []) {
      if (edge.transitions.length === 0) continue
      const name = label(edge)
      const next: Node = { key: edge.to, last: name, edge, back: node }
      if (open.has(pairOf(node.last, name))) {
        const plan: Edge[] = []
        for (let step: Node | undefined = next; step?.edge; step = step.back) plan.unshift(step.edge)
        return plan
      }
      const id = `${name} @ ${edge.to}`
      if (!seen.has(id)) {
        seen.add(id)
        queue.push(next)
      }
    }
  }
  return undefined
}

/** Tours that together take every feasible pair of transitions; planned on the graph, executed on the machine. */
export function pairTours(machine: AnyStateMachine, model: MachineModel<any>, graph: Graph): GeneratedPath[] {
  const walker = createWalker(machine, model)
  const open = feasiblePairs(graph)
  const paths: GeneratedPath[] = []
  while (open.size > 0) {
    let { moment } = walker.first()
    let last = ''
    const covers: string[] = []
    const steps: PathStep[] = []
    while (steps.length < TOUR_STEPS_MAX) {
      const plan = nearestPair(graph, moment.key, last, open)
      if (!plan || (steps.length > 0 && steps.length + plan.length > TOUR_STEPS_MAX)) break
      for (const planned of plan) {
        const taken = take(walker, moment, planned)
        const pair = pairOf(last, label(taken.edge))
        if (open.delete(pair)) covers.push(pair)
        moment = taken.moment
        last = label(taken.edge)
        steps.push(stepOf(taken.edge))
      }
    }
    if (covers.length === 0) throw new Error(`pairs that no run takes: ${[...open].join('; ')}`)
    paths.push({ id: `${model.id}/pairs/${String(paths.length + 1).padStart(2, '0')}`, covers, steps })
  }
  return paths
}
