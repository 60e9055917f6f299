import type { MachineView, Output } from '#src/machines/model.ts'
import { canonical, type Beginning, type Edge, type Graph } from './explorer.ts'
import {
  activeIn,
  evaluate,
  holds,
  isAsSaid,
  leaves,
  type ExpectedOutput,
  type Happening,
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

type Told = Extract<ExpectedOutput, { readonly tell: string }>

/** What is expected of an item here: a list of facts, nothing where its condition does not hold, else the item. */
function expanded(item: ExpectedOutput, scope: Scope): readonly Exclude<ExpectedOutput, { readonly tells: string }>[] {
  if (typeof item === 'string') return [item]
  if ('tells' in item) {
    const facts = (evaluate(item.tells, scope) ?? []) as readonly { readonly type: string }[]
    return facts.map(({ type, ...rest }): Told => ({ tell: type, with: rest }))
  }
  return 'tell' in item && !holds(item.if, scope) ? [] : [item]
}

/** What a row expects to be let out, in one form. */
function toExpected(item: Exclude<ExpectedOutput, { readonly tells: string }>): {
  name: string
  kind?: Output['kind']
  with?: object
} {
  if (typeof item === 'string') return { name: item }
  if ('tell' in item) return { name: item.tell, kind: 'tell', with: item.with }
  if ('action' in item) return { name: item.action, kind: 'action', with: item.with }
  return { name: item.effect, kind: 'effect', with: item.with }
}

function matches(actual: Output, item: Exclude<ExpectedOutput, { readonly tells: string }>, scope: Scope): boolean {
  const expected = toExpected(item)
  if (actual.name !== expected.name || (expected.kind ?? actual.kind) !== actual.kind) return false
  return expected.with === undefined || isAsSaid(actual.with, evaluate(expected.with, scope))
}

/** Compares what was let out with what the rows say, as two bags. */
function outputFaults(actual: readonly Output[], expected: readonly ExpectedOutput[], scope: Scope): string[] {
  const rest = [...actual]
  const faults: string[] = []
  for (const item of expected.flatMap((one) => expanded(one, scope))) {
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
      return isAsSaid(now[name], expected, true)
        ? []
        : [`${name} is ${canonical(now[name])}, not ${canonical(expected)}`]
    }
    // Most of what is the same is one and the same.
    if (scope.variables[name] === now[name]) return []
    const [was, is] = [canonical(scope.variables[name]), canonical(now[name])]
    return was === is ? [] : [`${name} changed from ${was} to ${is}`]
  })
}

/** The states after the rows have spoken: each replaces what it leaves, the others stay. */
function expectedStates(rows: readonly LedgerRow[], states: readonly string[]): string[] {
  const left = new Set(rows.flatMap((row) => leaves(row, states)))
  const entered = rows.flatMap((row) => (row.to === '=' ? [] : [row.to].flat()))
  return [...states.filter((state) => !left.has(state)), ...entered].sort()
}

/** Two rows that speak about the same region at once contradict each other. */
function clashes(rows: readonly LedgerRow[], states: readonly string[]): string[] {
  const regions = (row: LedgerRow): (string | undefined)[] => [activeIn(row, states), ...leaves(row, states)]
  return rows.flatMap((row, index) =>
    rows
      .slice(index + 1)
      .filter((other) => regions(other).some((state) => regions(row).includes(state)))
      .map((other) => `the rows ${row.id} and ${other.id} both apply`),
  )
}

/** The rows that apply to one edge of the graph, and everything in which the edge differs from them. */
export function judgeEdge(ledger: Ledger, seen: Happening): EdgeVerdict {
  const edge = ledger.lens ? ledger.lens(seen) : seen
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

/** Judges the state in which a machine begins. */
export function judgeBeginning(ledger: Ledger, { moment, out: all }: Beginning, input: unknown): string[] {
  const fact = { type: 'start', at: moment.view.at }
  const plain: Happening = { fact, before: moment.view, after: moment.view, out: all }
  const { after: view, out } = ledger.lens ? ledger.lens(plain) : plain
  const states = [ledger.initial.state].flat().sort()
  const row: LedgerRow = { id: 'initial', in: '', on: '', to: '=', cite: [], reading: 'ours', ...ledger.initial }
  const scope: Scope = { fact, variables: variablesOf(ledger, view), input }
  return [
    ...(canonical(states) === canonical(view.states) ? [] : [`starts in ${view.states.join()}, not ${states.join()}`]),
    ...variableFaults(ledger, [row], scope, view),
    ...outputFaults(out, ledger.initial.out, scope),
  ].map((fault) => `in the beginning: ${fault}`)
}

export interface LedgerReport {
  readonly edges: number
  readonly used: readonly string[]
  readonly unused: readonly string[]
  readonly faults: readonly string[]
}

/** The ledger against the whole graph, both ways: every edge is as its rows say, and every row is used. */
export function judgeGraph(ledger: Ledger, graph: Graph, inputs: Readonly<Record<string, unknown>>): LedgerReport {
  const used = new Set<string>()
  const faults = new Set(graph.beginnings.flatMap((start) => judgeBeginning(ledger, start, inputs[start.input])))
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
