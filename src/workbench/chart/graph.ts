import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** `#update.server.checking` → `server.checking`; the root is `''`. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.')

/** The name a guard, action or source was given in `setup()`; a built-in such as `assign` by its own name. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value
  const { type, name } = (value ?? {}) as { type?: string; name?: string }
  return (type ?? name ?? '').replace(/^xstate\./, '')
}

export function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)])
  return [machine.root, ...below(machine.root)]
}

export interface Edge {
  from: string
  /** Fact, or `always`. */
  on: string
  guard: string
  to: string[]
  actions: string[]
}

/** The transitions that leave a state itself, in the order in which they are written. */
export function edgesFrom(node: AnyStateNode): Edge[] {
  const edge =
    (on: string) =>
    (transition: AnyTransitionDefinition): Edge => ({
      from: pathOf(node),
      on,
      guard: transition.guard ? nameOf(transition.guard) : '',
      to: (transition.target ?? []).map(pathOf),
      actions: transition.actions.map(nameOf),
    })
  const facts = [...node.transitions].flatMap(([on, transitions]) => transitions.map(edge(on)))
  return [...facts, ...(node.always ?? []).map(edge('always'))]
}

/** Every transition of a chart, in the order in which it is written. */
export const edgesOf = (machine: AnyStateMachine): Edge[] => allNodes(machine).flatMap(edgesFrom)

interface OfState {
  readonly id: string
  readonly transitions: ReadonlyMap<string, readonly unknown[]>
  readonly always?: readonly unknown[]
}

/** How a declared transition is called where transitions are counted: `source|fact|index`; an eventless one has no fact. */
export function transitionName(transition: { readonly source: OfState; readonly eventType: string }): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}
