import { createHash } from 'node:crypto'
import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#src/machines/model.ts'
import {
  allEdges,
  canonical,
  createWalker,
  type Beginning,
  type Edge,
  type Graph,
  type Moment,
  type Walker,
} from './explorer.ts'

/** One step of a generated path: what happens, when, and what must be visible afterwards. */
export interface PathStep {
  readonly do: string
  readonly fact: Readonly<Record<string, unknown>> & { readonly type: string; readonly at: number }
  readonly expect: {
    readonly states: readonly string[]
    /** The variables that this step changes, with their new values. */
    readonly context: Readonly<Record<string, unknown>>
    readonly running: readonly string[]
    readonly out: readonly string[]
  }
}

export interface GeneratedPath {
  readonly id: string
  /** The name of the input with which the machine starts. */
  readonly input: string
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
  readonly counts: Readonly<Record<string, number>>
  readonly paths: readonly GeneratedPath[]
}

/** How long one tour may get before a new one starts from the initial state. */
const TOUR_STEPS_MAX = 60

const labels = new WeakMap<readonly string[], string>()
/** What a step takes, as one name. */
export function labelOf({ transitions }: Edge): string {
  const known = labels.get(transitions)
  if (known !== undefined) return known
  const label = transitions.join(' + ')
  labels.set(transitions, label)
  return label
}
/** Two steps that follow one another; `''` before the first. */
export const pairOf = (first: string, second: string): string => `${first} -> ${second}`

export function hashOf(graph: Graph): string {
  const hash = createHash('sha256')
  // States are named by long texts, and each by many edges.
  const names = new Map<string, string>()
  const nameOf = (key: string): string => {
    const known = names.get(key) ?? JSON.stringify(key)
    names.set(key, known)
    return known
  }
  for (const { from, symbol, fact, to, transitions, out } of allEdges(graph))
    hash.update(
      `[${nameOf(from)},${JSON.stringify(symbol)},${canonical(fact)},${nameOf(to)},${canonical(transitions)},${canonical(out)}]`,
    )
  return hash.digest('hex').slice(0, 16)
}

/** The variables of `after` that are not as they were before. */
export const changed = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => canonical(value) !== canonical(before[key])))

const stepOf = (edge: Edge): PathStep => ({
  do: edge.symbol,
  fact: edge.fact,
  expect: {
    states: edge.after.states,
    context: changed(edge.before.context, edge.after.context),
    running: edge.after.running.map((effect) => effect.id),
    out: edge.out.map((output) => `${output.kind} ${output.name}`),
  },
})

/** A plan: the input to begin with and the edges to take. */
interface Plan {
  readonly input: string
  readonly edges: readonly Edge[]
}

/** The way that the symbols of a prelude take from a beginning. */
function preludeWay(graph: Graph, { input, moment }: Beginning, prelude: readonly string[]): Plan & { key: string } {
  const edges: Edge[] = []
  let { key } = moment
  for (const symbol of prelude) {
    const edge = graph.edges.get(key)?.find((candidate) => candidate.symbol === symbol)
    if (!edge) throw new Error(`${symbol} cannot happen in ${key}`)
    edges.push(edge)
    key = edge.to
  }
  return { input, edges, key }
}

/** A shortest way from a beginning, behind the prelude, to each state. */
function shortestWays(graph: Graph, prelude: readonly string[]): Map<string, Plan> {
  const ways = new Map<string, Plan>()
  for (const beginning of graph.beginnings) {
    const { key, ...plan } = preludeWay(graph, beginning, prelude)
    if (!ways.has(key)) ways.set(key, plan)
  }
  for (const [key, way] of ways) {
    for (const edge of graph.edges.get(key) ?? []) {
      if (!ways.has(edge.to)) ways.set(edge.to, { input: way.input, edges: [...way.edges, edge] })
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

function execute(walker: Walker, { input, edges }: Plan): Edge[] {
  let { moment } = walker.begin(input)
  return edges.map((planned) => {
    const taken = take(walker, moment, planned)
    moment = taken.moment
    return taken.edge
  })
}

/** What taking an edge achieves: its transitions, the states it leads to, and the kind of fact that moved it. */
const goalsOf = (edge: Edge): string[] => [
  ...edge.transitions,
  ...edge.after.states.map((state) => `in ${state}`),
  ...(edge.transitions.length > 0 ? [`by ${edge.symbol}`] : []),
]

/**
 * Short paths that enter every reachable state, take every reachable transition and use every class of payload, and what else is asked
 * of an edge. Each begins with the symbols of the prelude.
 */
export function shortPaths(
  machine: AnyStateMachine,
  model: MachineModel<any>,
  graph: Graph,
  prelude: readonly string[] = [],
  alsoAsked: (edge: Edge) => readonly string[] = () => [],
): GeneratedPath[] {
  const allGoals = (edge: Edge): string[] => [...goalsOf(edge), ...alsoAsked(edge)]
  const ways = shortestWays(graph, prelude)
  const walker = createWalker(machine, model)
  const plans = new Map<string, Plan>()
  for (const [from, way] of ways) {
    for (const edge of graph.edges.get(from) ?? []) {
      for (const goal of allGoals(edge)) {
        const known = plans.get(goal)
        const length = way.edges.length + 1
        if (!known || length < known.edges.length) plans.set(goal, { input: way.input, edges: [...way.edges, edge] })
      }
    }
  }
  const covered = new Set<string>()
  const paths: GeneratedPath[] = []
  const longestFirst = [...plans.values()].sort((a, b) => b.edges.length - a.edges.length)
  for (const plan of longestFirst) {
    const covers = [...new Set(plan.edges.flatMap(allGoals))].filter((goal) => !covered.has(goal))
    if (covers.length === 0) continue
    for (const goal of covers) covered.add(goal)
    const number = String(paths.length + 1).padStart(2, '0')
    const steps = execute(walker, plan).map(stepOf)
    paths.push({ id: `${model.id}/short/${number}`, input: plan.input, covers, steps })
  }
  return paths
}

/** What can be taken from each state, each name once. */
function labelsFrom(graph: Graph): (key: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (key) => {
    const found = known.get(key) ?? new Set(moving(graph, key).map(labelOf))
    known.set(key, found)
    return found
  }
}

/** The edges from a state that take something. */
const moving = (graph: Graph, key: string): readonly Edge[] =>
  (graph.edges.get(key) ?? []).filter(({ transitions }) => transitions.length > 0)

/** Names of transitions by those that are taken directly before them. */
type Followers = ReadonlyMap<string, ReadonlySet<string>>

function followersIn(graph: Graph): Map<string, Set<string>> {
  const next = labelsFrom(graph)
  const states = new Map<string, Set<string>>()
  for (const edge of allEdges(graph)) {
    if (edge.transitions.length === 0) continue
    const label = labelOf(edge)
    states.set(label, (states.get(label) ?? new Set()).add(edge.to))
  }
  return new Map([...states].map(([label, keys]) => [label, new Set([...keys].flatMap((key) => [...next(key)]))]))
}

/** Every two transitions that can follow each other directly (1-switch). */
export const feasiblePairs = (graph: Graph): Set<string> =>
  new Set([...followersIn(graph)].flatMap(([first, all]) => [...all].map((second) => pairOf(first, second))))

/** The nearest plan that takes an uncovered pair, from a state and the transition that led there. */
function nearestPair(graph: Graph, from: string, last: string, open: Followers): readonly Edge[] | undefined {
  interface Node {
    readonly key: string
    readonly last: string
    readonly edge?: Edge
    readonly back?: Node
  }
  const seen = new Map([[from, new Set([last])]])
  const queue: Node[] = [{ key: from, last }]
  for (let index = 0; index < queue.length; index++) {
    const node = queue[index] as Node
    const wanted = open.get(node.last)
    for (const edge of graph.edges.get(node.key) ?? []) {
      if (edge.transitions.length === 0) continue
      const name = labelOf(edge)
      const next: Node = { key: edge.to, last: name, edge, back: node }
      if (wanted?.has(name)) {
        const plan: Edge[] = []
        for (let step: Node | undefined = next; step?.edge; step = step.back) plan.unshift(step.edge)
        return plan
      }
      const known = seen.get(edge.to)
      if (known?.has(name)) continue
      if (known) known.add(name)
      else seen.set(edge.to, new Set([name]))
      queue.push(next)
    }
  }
  return undefined
}

/** One tour behind a prelude: always to the nearest open pair, until it is long or nothing is left. */
function tour(walker: Walker, graph: Graph, prelude: Plan, open: Map<string, Set<string>>): Omit<GeneratedPath, 'id'> {
  let { moment } = walker.begin(prelude.input)
  let last = ''
  const covers: string[] = []
  const steps: PathStep[] = []
  let plan: readonly Edge[] | undefined = prelude.edges
  while (plan && (steps.length === 0 || steps.length + plan.length <= TOUR_STEPS_MAX)) {
    for (const planned of plan) {
      const taken = take(walker, moment, planned)
      const label = labelOf(taken.edge)
      if (open.get(last)?.delete(label)) covers.push(pairOf(last, label))
      moment = taken.moment
      last = label
      steps.push(stepOf(taken.edge))
    }
    plan = nearestPair(graph, moment.key, last, open)
  }
  return { input: prelude.input, covers, steps }
}

/**
 * Tours that together take every pair of transitions that is feasible behind the prelude; planned on the graph, executed
 * on the machine.
 */
export function pairTours(
  machine: AnyStateMachine,
  model: MachineModel<any>,
  graph: Graph,
  prelude: readonly string[] = [],
): GeneratedPath[] {
  const walker = createWalker(machine, model)
  const open = followersIn(graph)
  const left = () => [...open].flatMap(([first, all]) => [...all].map((second) => pairOf(first, second)))
  const starts = graph.beginnings.map((beginning) => preludeWay(graph, beginning, prelude))
  const paths: GeneratedPath[] = []
  while (left().length > 0) {
    const start = starts.find(({ key, edges }) => nearestPair(graph, key, edges.map(labelOf).at(-1) ?? '', open))
    if (!start) break
    const number = String(paths.length + 1).padStart(2, '0')
    paths.push({ id: `${model.id}/pairs/${number}`, ...tour(walker, graph, start, open) })
  }
  if (left().length > 0 && prelude.length === 0) throw new Error(`pairs that no run takes: ${left().join('; ')}`)
  return paths
}
