import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#src/machines/model.ts'
import { canonical, createWalker, explore, inputsOf, type Edge, type Moment } from './explorer.ts'
import { describeFault, judgeBeginning, judgeEdge } from './ledger-check.ts'
import type { Ledger } from './ledger.ts'
import { brokenStateLaws, brokenStepLaws, brokenTraceLaws } from './laws.ts'
import { mutantsOf, type Mutant } from './mutator.ts'
import { shortPaths } from './paths.ts'
import { traceOf } from './replay.ts'

/** Everything the checks need to know about one machine. */
export interface Judged {
  readonly machine: AnyStateMachine
  readonly model: MachineModel<any>
  readonly ledger: Ledger
}

/** What caught a fault first, and the words in which it did. */
export interface Verdict {
  readonly by: string
  readonly why: string
}

class Caught extends Error {
  readonly by: string

  constructor(by: string, why: string) {
    super(why)
    this.by = by
  }
}

/** Runs every static check on a machine and returns what caught it first, or undefined when nothing did. */
export function verdictOn({ machine, model, ledger }: Judged, variantsMax?: number): Verdict | undefined {
  try {
    const used = new Set<string>()
    const check = (edge: Edge): void => {
      const verdict = judgeEdge(ledger, edge)
      for (const row of verdict.rows) used.add(row.id)
      if (verdict.faults.length > 0) throw new Caught('ledger', describeFault(edge, verdict))
      const [law] = [...brokenStateLaws(model, edge.after), ...brokenStepLaws(model, edge)]
      if (law !== undefined) throw new Caught('law', law)
    }
    const walker = createWalker(machine, model)
    for (const [name, input] of Object.entries(inputsOf(model))) {
      const [fault] = judgeBeginning(ledger, walker.begin(name), input)
      if (fault !== undefined) throw new Caught('ledger', fault)
    }
    const graph = explore(machine, model, check, variantsMax)
    const unused = ledger.rows.find((row) => row.unreachable === undefined && !used.has(row.id))
    if (unused) throw new Caught('ledger', `the row ${unused.id} is never used`)
    if (graph.unsound.length > 0) throw new Caught('abstraction', String(graph.unsound[0]))
    for (const path of shortPaths(machine, model, graph)) {
      const [law] = brokenTraceLaws(model, traceOf(machine, model, path))
      if (law !== undefined) throw new Caught('law', law)
    }
    return undefined
  } catch (caught) {
    if (caught instanceof Caught) return { by: caught.by, why: caught.message }
    return { by: 'crash', why: String(caught) }
  }
}

/** Whether two machines do the same in every situation that the model can bring about, to the last value. */
export function behavesAlike(machine: AnyStateMachine, other: AnyStateMachine, model: MachineModel<any>): boolean {
  const [left, right] = [createWalker(machine, model), createWalker(other, model)]
  const detail = ({ view }: Moment): string => canonical([view.states, view.context, view.running])
  const seen = new Set<string>()
  const queue: [Moment, Moment][] = []
  for (const input of Object.keys(inputsOf(model))) {
    const [ours, others] = [left.begin(input), right.begin(input)]
    if (canonical(ours.out) !== canonical(others.out)) return false
    queue.push([ours.moment, others.moment])
  }
  for (let pair = queue.shift(); pair; pair = queue.shift()) {
    const [mine, theirs] = pair
    if (detail(mine) !== detail(theirs)) return false
    if (seen.has(mine.key)) continue
    seen.add(mine.key)
    for (const choice of left.choices(mine)) {
      const [ours, others] = [left.take(mine, choice), right.take(theirs, choice)]
      if (canonical(ours.edge.out) !== canonical(others.edge.out)) return false
      queue.push([ours.moment, others.moment])
    }
  }
  return true
}

export interface MutationReport {
  readonly mutants: number
  /** Mutants that nobody could tell from the original. */
  readonly equivalent: readonly string[]
  readonly killed: readonly { readonly name: string; readonly by: string; readonly why: string }[]
  readonly survivors: readonly string[]
  /** Killed in percent of those that can be killed. */
  readonly percent: number
}

/** Which faults are planted: an even sample of at most so many, without those known to behave like the original. */
export interface Planting {
  readonly atMost?: number
  readonly known?: readonly string[]
}

/** Plants every small fault, one at a time, and asks whether the ledger and the laws notice. */
export function mutationReport(
  subject: Judged,
  { atMost = Number.POSITIVE_INFINITY, known = [] }: Planting = {},
): MutationReport {
  const { machine, model } = subject
  const [input = ''] = Object.keys(inputsOf(model))
  const variables = Object.keys(createWalker(machine, model).begin(input).moment.view.context)
  const all = mutantsOf(machine, variables)
  const stride = Math.max(1, Math.ceil(all.length / atMost))
  const mutants: Mutant[] = all.filter(({ name }, index) => index % stride === 0 && !known.includes(name))
  const equivalent: string[] = []
  const survivors: string[] = []
  const killed: { name: string; by: string; why: string }[] = []
  for (const { name, build } of mutants) {
    let changed: AnyStateMachine
    try {
      changed = build()
    } catch (refused) {
      killed.push({ name, by: 'crash', why: String(refused) })
      continue
    }
    const verdict = verdictOn({ ...subject, machine: changed }, 1)
    if (verdict) killed.push({ name, ...verdict })
    else if (behavesAlike(machine, changed, model)) equivalent.push(name)
    else survivors.push(name)
  }
  const killable = killed.length + survivors.length
  const percent = killable === 0 ? 100 : Math.round((killed.length * 1000) / killable) / 10
  return { mutants: mutants.length, equivalent, killed, survivors, percent }
}
