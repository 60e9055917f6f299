import type { AnyStateMachine } from 'xstate'
import type { MachineModel, MachineView, ModelFact, Output } from '#src/machines/model.ts'
import { choicesOf, createStepper, deadlinesOf, viewOf, type PureSnapshot } from './step.ts'

/** A concrete moment: everything needed to go on from here. */
export interface Moment {
  readonly snapshot: PureSnapshot
  readonly view: MachineView
  readonly key: string
}

export interface Edge {
  readonly from: string
  readonly to: string
  readonly symbol: string
  readonly fact: ModelFact
  readonly before: MachineView
  readonly after: MachineView
  readonly out: readonly Output[]
  readonly transitions: readonly string[]
}

/** Where a run begins: the machine started with one of the model's inputs. */
export interface Beginning {
  readonly input: string
  readonly moment: Moment
  readonly out: readonly Output[]
}

export interface Graph {
  readonly beginnings: readonly Beginning[]
  /** Outgoing edges by state, in the order of the alphabet. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
  /** States that the abstraction merges although they behave differently; must be empty. */
  readonly unsound: readonly string[]
}

/** Rejects states beyond this: an abstraction that never closes. */
const STATES_MAX = 5000
/** How many concrete moments of one abstract state are explored to check that the abstraction merges rightly. */
const VARIANTS_MAX = 3

/** JSON with sorted keys: equal values give equal texts. */
export const canonical = (value: unknown): string => textOf(value) ?? 'null'

/** Names of fields as JSON: a few hundred, and each of them millions of times. */
const names = new Map<string, string>()
function nameText(key: string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  names.set(key, text)
  return text
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  let members = ''
  for (const key of Object.keys(value).sort()) {
    const text = textOf((value as Readonly<Record<string, unknown>>)[key])
    if (text !== undefined) members += `${members === '' ? '' : ','}${nameText(key)}${text}`
  }
  return `{${members}}`
}

/** What distinguishes two states: the active states, the model's abstraction, effects in flight, order of deadlines. */
export function keyOf(model: MachineModel<any>, view: MachineView): string {
  return canonical({
    states: view.states,
    context: model.abstract(view.context),
    running: view.running.map((effect) => effect.id),
    deadlines: deadlinesOf(view).map((deadline) => deadline.effect),
  })
}

/** The inputs with which a machine may be started, by name. */
export const inputsOf = (model: MachineModel<any>): Readonly<Record<string, unknown>> =>
  model.inputs ?? { '': undefined }

/** A walk on the machine itself; every step is executed. */
export interface Walker {
  /** The beginning with the named input of the model. */
  readonly begin: (input: string) => Beginning
  /** Takes one choice; throws what the machine throws. */
  readonly take: (moment: Moment, choice: { symbol: string; fact: ModelFact }) => { moment: Moment; edge: Edge }
  readonly choices: (moment: Moment) => ReturnType<typeof choicesOf>
}

export function createWalker(machine: AnyStateMachine, model: MachineModel<any>): Walker {
  const inputs = inputsOf(model)
  const stepper = createStepper(machine, Object.values(inputs)[0])
  // Equal keys are one text, so that they are compared without being read: they are long.
  const keys = new Map<string, string>()
  const momentAt = (snapshot: PureSnapshot, at: number, last?: Moment): Moment => {
    if (snapshot.status !== 'active') throw new Error(`the machine stopped with status ${snapshot.status}`)
    // A fact that is ignored leaves everything as it is but the time.
    if (last?.snapshot === snapshot) return { ...last, view: { ...last.view, at } }
    const view = viewOf(snapshot, at)
    const text = keyOf(model, view)
    const key = keys.get(text) ?? text
    keys.set(key, key)
    return { snapshot, view, key }
  }
  return {
    begin: (input) => {
      const step = stepper.first(inputs[input])
      return { input, moment: momentAt(step.snapshot, model.start), out: step.out }
    },
    choices: (moment) => choicesOf(model, moment.view),
    take: (moment, { symbol, fact }) => {
      const step = stepper.next(moment.snapshot, fact)
      const next = momentAt(step.snapshot, fact.at, moment)
      const edge: Edge = {
        from: moment.key,
        to: next.key,
        symbol,
        fact,
        before: moment.view,
        after: next.view,
        out: step.out,
        transitions: step.transitions,
      }
      return { moment: next, edge }
    },
  }
}

/** A moment in full, except for instants: two moments that differ only in time are one. */
const detailOf = (model: MachineModel<any>, { context, running }: MachineView): string =>
  JSON.stringify([context, running], (_key, value: unknown) =>
    typeof value === 'number' && value >= model.start ? 'instant' : value,
  )

const signature = (edges: readonly Edge[]): string =>
  canonical(edges.map((edge) => [edge.symbol, edge.to, edge.transitions, edge.out.map((output) => output.name)]))

/**
 * The timed graph of a machine under its model: all that can happen, in breadth-first order, with `clock.next` firing
 * the earliest deadline. `visit` sees every executed edge at once and may throw to stop early.
 */
export function explore(
  machine: AnyStateMachine,
  model: MachineModel<any>,
  visit: (edge: Edge) => void = () => {},
  variantsMax = VARIANTS_MAX,
): Graph {
  const walker = createWalker(machine, model)
  const beginnings = Object.keys(inputsOf(model)).map(walker.begin)
  const edges = new Map<string, readonly Edge[]>()
  const variants = new Map<string, Set<string>>()
  const unsound = new Set<string>()
  const queue: Moment[] = []
  const offer = (moment: Moment): void => {
    const known = variants.get(moment.key) ?? new Set<string>()
    if (known.size >= variantsMax) return
    const detail = detailOf(model, moment.view)
    if (known.has(detail)) return
    known.add(detail)
    variants.set(moment.key, known)
    if (variants.size > STATES_MAX) throw new Error(`more than ${STATES_MAX} states: the abstraction does not close`)
    queue.push(moment)
  }
  for (const beginning of beginnings) offer(beginning.moment)
  for (let moment = queue.shift(); moment; moment = queue.shift()) {
    const here = moment
    const taken = walker.choices(here).map((choice) => {
      const { moment: next, edge } = walker.take(here, choice)
      visit(edge)
      offer(next)
      return edge
    })
    const known = edges.get(here.key)
    if (!known) edges.set(here.key, taken)
    else if (signature(known) !== signature(taken)) unsound.add(here.key)
  }
  return { beginnings, edges, unsound: [...unsound] }
}

/** All edges of a graph, in breadth-first order of their sources. */
export const allEdges = (graph: Graph): Edge[] => [...graph.edges.values()].flat()

/** The declared transitions that at least one edge takes. */
export const takenTransitions = (graph: Graph): Set<string> =>
  new Set(allEdges(graph).flatMap((edge) => [...edge.transitions]))
