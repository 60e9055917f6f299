import type { MachineView, ModelFact, Output } from '#src/machines/model.ts'
import { canonical, type Edge, type Graph } from './explorer.ts'
import {
  activeIn,
  evaluate,
  holds,
  isAsSaid,
  type ExpectedOutput,
  type Ledger,
  type LedgerRow,
  type Scope,
} from './ledger.ts'

export interface EdgeVerdict {
  readonly rows: readonly LedgerRow[]
  readonly faults: readonly string[]
}

const variablesOf = (ledger: Ledger, view: MachineView): Record<string, unknown> =>
  Object.fromEntries(ledger.variables.map((name) => [name, view.context[name] ?? null]))

const nameOf = (expected: ExpectedOutput): string =>
  typeof expected === 'string' ? expected : 'tell' in expected ? expected.tell : expected.effect

function matches(actual: Output, expected: ExpectedOutput, scope: Scope): boolean {
  if (actual.name !== nameOf(expected)) return false
  if (typeof expected === 'string') return true
  if (actual.kind !== ('tell' in expected ? 'tell' : 'effect')) return false
  return isAsSaid(actual.with, evaluate(expected.with, scope))
}

/** Compares what was let out with what the rows say, as two bags. */
function outputFaults(actual: readonly Output[], expected: readonly ExpectedOutput[], scope: Scope): string[] {
  const rest = [...actual]
  const faults: string[] = []
  for (const item of expected) {
    const index = rest.findIndex((output) => matches(output, item, scope))
    if (index === -1) faults.push(`did not let out ${JSON.stringify(item)}`)
    else rest.splice(index, 1)
  }
  return [...faults, ...rest.map((output) => `let out ${output.kind} ${output.name} ${JSON.stringify(output.with)}`)]
}

function variableFaults(ledger: Ledger, rows: readonly LedgerRow[], scope: Scope, after: MachineView): string[] {
  const now = variablesOf(ledger, after)
  const said = Object.assign({}, ...rows.map((row) => row.post)) as Record<string, unknown>
  return ledger.variables.flatMap((name) => {
    if (name in said) {
      const expected = evaluate(said[name], scope)
      return isAsSaid(now[name], expected) ? [] : [`${name} is ${canonical(now[name])}, not ${canonical(expected)}`]
    }
    const [was, is] = [canonical(scope.variables[name]), canonical(now[name])]
    return was === is ? [] : [`${name} changed from ${was} to ${is}`]
  })
}

/** The states after the rows have spoken: each names where its own region goes, the others stay. */
function expectedStates(rows: readonly LedgerRow[], states: readonly string[]): string[] {
  const next = new Map(states.map((state) => [state, state]))
  for (const row of rows) {
    const from = activeIn(row, states)
    if (from !== undefined && row.to !== '=') next.set(from, row.to)
  }
  return [...next.values()].sort()
}

/** Two rows that speak about the same region at once contradict each other. */
function clashes(rows: readonly LedgerRow[], states: readonly string[]): string[] {
  return rows.flatMap((row, index) =>
    rows
      .slice(index + 1)
      .filter((other) => activeIn(other, states) === activeIn(row, states))
      .map((other) => `the rows ${row.id} and ${other.id} both apply`),
  )
}

/** The rows that apply to one edge of the graph, and everything in which the edge differs from them. */
export function judgeEdge(
  ledger: Ledger,
  edge: {
    readonly fact: ModelFact
    readonly before: MachineView
    readonly after: MachineView
    readonly out: readonly Output[]
  },
): EdgeVerdict {
  const { fact, before, after } = edge
  const scope: Scope = { fact, variables: variablesOf(ledger, before) }
  const rows = ledger.rows.filter(
    (row) => row.on === fact.type && activeIn(row, before.states) !== undefined && holds(row.if, scope),
  )
  const states = expectedStates(rows, before.states)
  const faults = [
    ...clashes(rows, before.states),
    ...rows.filter((row) => row.unreachable).map((row) => `the row ${row.id} was said to be unreachable`),
    ...(canonical(states) === canonical(after.states) ? [] : [`is in ${after.states.join()}, not in ${states.join()}`]),
    ...variableFaults(ledger, rows, scope, after),
    ...outputFaults(
      edge.out,
      rows.flatMap((row) => row.out),
      scope,
    ),
  ]
  return { rows, faults }
}

/** One line for a wrong edge: where, on what, by which row, and what is wrong. */
export function describeFault(edge: Edge, { rows, faults }: EdgeVerdict): string {
  const by = rows.length === 0 ? 'no row: ignored' : rows.map((row) => row.id).join(' + ')
  return `${edge.before.states.join()} on ${edge.symbol} (${by}): ${faults.join('; ')}`
}

/** Judges the initial state. */
export function judgeInitial(ledger: Ledger, view: MachineView, out: readonly Output[]): string[] {
  const fact: ModelFact = { type: 'start', at: view.at }
  const states = [ledger.initial.state].flat().sort()
  const row: LedgerRow = { id: 'initial', in: '', on: '', to: '=', cite: [], reading: 'ours', ...ledger.initial }
  const scope: Scope = { fact, variables: variablesOf(ledger, view) }
  return [
    ...(canonical(states) === canonical(view.states) ? [] : [`starts in ${view.states.join()}, not ${states.join()}`]),
    ...variableFaults(ledger, [row], scope, view),
    ...outputFaults(out, ledger.initial.out, scope),
  ]
}

export interface LedgerReport {
  readonly edges: number
  readonly used: readonly string[]
  readonly unused: readonly string[]
  readonly faults: readonly string[]
}

/** The ledger against the whole graph, both ways: every edge is as its rows say, and every row is used. */
export function judgeGraph(ledger: Ledger, graph: Graph): LedgerReport {
  const used = new Set<string>()
  const faults = new Set(judgeInitial(ledger, graph.initial.view, graph.initialOut).map((fault) => `initial: ${fault}`))
  let count = 0
  for (const edge of [...graph.edges.values()].flat()) {
    count += 1
    const verdict = judgeEdge(ledger, edge)
    for (const row of verdict.rows) used.add(row.id)
    if (verdict.faults.length > 0) faults.add(describeFault(edge, verdict))
  }
  const reachable = ledger.rows.filter((row) => row.unreachable === undefined)
  return {
    edges: count,
    used: [...used],
    unused: reachable.filter((row) => !used.has(row.id)).map((row) => row.id),
    faults: [...faults],
  }
}
