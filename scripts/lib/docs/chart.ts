import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** `#update.server.checking` → `server.checking`; the root is `''`. */
const pathOf = (node: AnyStateNode): string => node.path.join('.')
const markOf = (node: AnyStateNode): string => node.path.join('_').replace(/\W/g, '_')

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

/** Every transition of a chart, in the order in which it is written. */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  return allNodes(machine).flatMap((node) => {
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
  })
}

/** A Mermaid state diagram: composite states nested, parallel regions side by side, facts and guards on the arrows. */
export function mermaid(machine: AnyStateMachine): string {
  const marks = new Map(allNodes(machine).map((node) => [pathOf(node), markOf(node)]))
  const arrows = edgesOf(machine).flatMap(({ from, on, guard, to }) =>
    to.map((target) => {
      const start = marks.get(from) || '[*]'
      return `  ${start} --> ${marks.get(target)}: ${on}${guard ? ` [${guard}]` : ''}`
    }),
  )
  return ['stateDiagram-v2', ...declare(machine.root, '  '), ...new Set(arrows)].join('\n')
}

function declare(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  const lines =
    node.type === 'compound'
      ? node.initial.target.map((first: AnyStateNode) => `${indent}[*] --> ${markOf(first)}`)
      : []
  children.forEach((child, at) => {
    if (node.type === 'parallel' && at > 0 && node.path.length > 0) lines.push(`${indent}--`)
    const mark = markOf(child)
    if (child.type === 'atomic' || child.type === 'history') lines.push(`${indent}state "${child.key}" as ${mark}`)
    else if (child.type === 'final') lines.push(`${indent}state "${child.key}" as ${mark}`, `${indent}${mark} --> [*]`)
    else lines.push(`${indent}state "${child.key}" as ${mark} {`, ...declare(child, `${indent}  `), `${indent}}`)
  })
  return lines
}

/** The effects a chart starts, with the states in which they run. */
export function effectsOf(machine: AnyStateMachine): { state: string; id: string; src: string }[] {
  return allNodes(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ state: pathOf(node), id, src: typeof src === 'string' ? src : nameOf(src) })),
  )
}
