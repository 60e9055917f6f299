import { createActor, createMachine, type AnyStateMachine } from 'xstate'
import { transitionName as nameOf } from '#src/workbench/chart/graph.ts'
import type { MachineModel, MachineView, ModelFact, Output, RunningEffect } from '#src/machines/model.ts'

/** The parts of an XState snapshot that the runner reads. */
export interface PureSnapshot {
  readonly status: string
  readonly value: unknown
  readonly context: Record<string, unknown>
  readonly children: Record<string, { src: unknown; getSnapshot: () => { input?: unknown } } | undefined>
}

export interface PureStep {
  readonly snapshot: PureSnapshot
  readonly out: readonly Output[]
  /** Declared transitions taken, as `source|fact|index`; none means that the fact was ignored. */
  readonly transitions: readonly string[]
}

/** A declared transition as `source|fact|index`. */
export { transitionName as nameOf } from '#src/workbench/chart/graph.ts'

export interface Stepper {
  readonly first: (input?: unknown) => PureStep
  readonly next: (snapshot: PureSnapshot, fact: ModelFact) => PureStep
}

interface ExecutableAction {
  readonly type: string
  readonly params?: unknown
}

/** The parts of XState's nodes and transitions that the tools read. */
export interface StateNode {
  readonly id: string
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  readonly always?: readonly Transition[]
  readonly states: Readonly<Record<string, StateNode>>
}

export interface Transition {
  readonly source: StateNode
  readonly eventType: string
  readonly target?: readonly StateNode[]
  readonly guard?: unknown
}

interface PureMachine {
  readonly root: StateNode
  getInitialSnapshot(scope: unknown, input: unknown): PureSnapshot
  transition(snapshot: PureSnapshot, fact: ModelFact, scope: unknown): PureSnapshot
}

/** Every transition that the machine declares, as `source|fact|index`, with the id of the state it targets. */
export function transitionTargets(machine: AnyStateMachine): Map<string, string | undefined> {
  const visit = (node: StateNode): Transition[] => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values(node.states).flatMap(visit),
  ]
  const all = visit((machine as unknown as PureMachine).root)
  return new Map(all.map((transition) => [nameOf(transition), transition.target?.[0]?.id]))
}

/** Every transition that the machine declares, as `source|fact|index`. */
export const declaredTransitions = (machine: AnyStateMachine): string[] => [...transitionTargets(machine).keys()].sort()

/** Every leaf state that the machine declares, as a dotted path. */
export function declaredStates(machine: AnyStateMachine): string[] {
  const visit = (node: StateNode, path: string): string[] => {
    const children = Object.entries(node.states)
    if (children.length === 0) return [path]
    return children.flatMap(([key, child]) => visit(child, path === '' ? key : `${path}.${key}`))
  }
  return visit((machine as unknown as PureMachine).root, '').sort()
}

function toOutput(action: ExecutableAction): Output[] {
  const params = (action.params ?? {}) as Record<string, unknown>
  switch (action.type) {
    case 'xstate.spawnChild':
      return [{ kind: 'effect', name: String(params['src']), with: params['input'] ?? null }]
    case 'xstate.emit':
    case 'xstate.sendTo': {
      const { type, ...rest } = params['event'] as { type: string }
      return [{ kind: 'tell', name: type, with: rest }]
    }
    case 'xstate.raise':
      if (params['delay'] === undefined) return []
      throw new Error('a delayed event is lost on restore: a deadline is a waitUntil effect')
    case 'xstate.stopChild':
    case 'xstate.cancel':
      return []
    default:
      return [{ kind: 'action', name: action.type, with: action.params ?? null }]
  }
}

/**
 * The machine as a pure function of facts. Unlike XState's own `transition()` it has a parent, so a machine may tell
 * its parent something; like it, nothing runs: effects are created and never started.
 */
export function createStepper(machine: AnyStateMachine, anyInput?: unknown): Stepper {
  let taken: string[] = []
  let actions: ExecutableAction[] = []
  const parent = createActor(createMachine({}), {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return
      const { _transitions } = event as unknown as { _transitions: readonly Transition[] }
      taken.push(..._transitions.filter((transition) => transition.eventType !== 'xstate.init').map(nameOf))
    },
  })
  const self = createActor(machine, { parent, id: machine.id, input: anyInput } as object)
  const scope = {
    self,
    id: machine.id,
    sessionId: machine.id,
    logger: () => {},
    defer: () => {},
    system: self.system,
    stopChild: () => {},
    emit: () => {},
    actionExecutor: (action: ExecutableAction) => actions.push(action),
  }
  const pure = machine as unknown as PureMachine
  const collect = (run: () => PureSnapshot): PureStep => {
    taken = []
    actions = []
    const snapshot = run()
    // Eventless transitions of different regions follow in an order that depends on how the regions were entered, which means nothing.
    const isEventless = (name: string): boolean => name.includes('||')
    const transitions = [...taken.filter((name) => !isEventless(name)), ...taken.filter(isEventless).sort()]
    return { snapshot, out: actions.flatMap(toOutput), transitions }
  }
  return {
    first: (input) => collect(() => pure.getInitialSnapshot(scope, input)),
    next: (snapshot, fact) => collect(() => pure.transition(snapshot, fact, scope)),
  }
}

/** The dotted paths of the active leaf states. */
export function leafPaths(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value as Record<string, unknown>)
    .flatMap(([key, inner]) => {
      const leaves = leafPaths(inner)
      return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`)
    })
    .sort()
}

/** What the environment can see of a snapshot at the instant `at`. */
export function viewOf(snapshot: PureSnapshot, at: number): MachineView {
  const running: RunningEffect[] = []
  for (const [id, child] of Object.entries(snapshot.children)) {
    if (child) running.push({ id, src: String(child.src), input: child.getSnapshot().input ?? null })
  }
  running.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { at, states: leafPaths(snapshot.value), context: snapshot.context, running }
}

export interface Deadline {
  readonly at: number
  readonly fact: string
  readonly effect: string
}

/** The deadlines that are running, earliest first. */
export function deadlinesOf(view: MachineView): Deadline[] {
  return view.running
    .filter((effect) => effect.src === 'waitUntil')
    .map((effect) => ({ ...(effect.input as { at: number; fact: string }), effect: effect.id }))
    .sort((a, b) => a.at - b.at || (a.effect < b.effect ? -1 : 1))
}

/** One thing that can happen next: a symbol of the alphabet and the fact that it means now. */
export interface Choice {
  readonly symbol: string
  readonly fact: ModelFact
}

export const CLOCK = 'clock.next'

/** Everything that can happen next, in the order of the alphabet, the earliest deadline last. */
export function choicesOf(model: MachineModel<any>, view: MachineView): Choice[] {
  const [deadline] = deadlinesOf(view)
  // Time moves by one millisecond for each fact, but never past a deadline: that would be a world without clocks.
  const at = deadline !== undefined && view.at + 1 >= deadline.at ? view.at : view.at + 1
  const choices: Choice[] = []
  for (const [type, entry] of Object.entries(model.alphabet)) {
    if (entry.effect !== undefined && !view.running.some((effect) => effect.id === entry.effect)) continue
    if (entry.when && !entry.when(view)) continue
    for (const [name, payload] of Object.entries(entry.classes)) {
      choices.push({ symbol: name === '' ? type : `${type}/${name}`, fact: { type, at, ...payload } })
    }
  }
  if (deadline) {
    choices.push({ symbol: CLOCK, fact: { type: deadline.fact, at: Math.max(view.at, deadline.at) } })
  }
  return choices
}
