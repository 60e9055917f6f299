import type { AnyStateMachine } from 'xstate'
import type { Edge } from './explorer.ts'
import { nameOf, type StateNode, type Transition } from './step.ts'

const rootOf = (machine: AnyStateMachine): StateNode => (machine as unknown as { root: StateNode }).root

const withNodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(withNodes)]

const isGuarded = (transition: Transition): boolean => transition.guard !== undefined

const outcome = (transition: Transition, isTrue: boolean): string => `${nameOf(transition)} = ${isTrue}`

/** Both outcomes of every guard that the machine declares. */
export const guardsOf = (machine: AnyStateMachine): string[] =>
  withNodes(rootOf(machine))
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .filter(isGuarded)
    .flatMap((transition) => [outcome(transition, true), outcome(transition, false)])

/** The nodes from a leaf up to the root. */
function upwards(machine: AnyStateMachine, leaf: string): StateNode[] {
  const nodes = [rootOf(machine)]
  for (const part of leaf === '' ? [] : leaf.split('.')) {
    const next = nodes[0]?.states[part]
    if (next) nodes.unshift(next)
  }
  return nodes
}

/** The guards that had to be asked, from the first to the one that was taken, which ends the search; `true` when one was. */
function asked(siblings: readonly Transition[], taken: ReadonlySet<string>, note: (name: string) => void): boolean {
  for (const transition of siblings) {
    const isTaken = taken.has(nameOf(transition))
    if (isGuarded(transition)) note(outcome(transition, isTaken))
    if (isTaken) return true
  }
  return false
}

/** How the guards answered that a step has asked: the inner state before the outer one, the first that holds ends it. */
export function guardOutcomes(machine: AnyStateMachine, edge: Edge): string[] {
  const taken = new Set(edge.transitions)
  const outcomes = new Set<string>()
  const note = (name: string) => void outcomes.add(name)
  for (const leaf of edge.before.states)
    for (const node of upwards(machine, leaf)) if (asked(node.transitions.get(edge.fact.type) ?? [], taken, note)) break
  if (taken.size === 0) return [...outcomes]
  for (const name of taken) {
    const eventless = withNodes(rootOf(machine)).flatMap((node) => [...(node.always ?? [])])
    for (const transition of eventless)
      if (nameOf(transition) === name && isGuarded(transition)) note(outcome(transition, true))
  }
  // What still stands where the step ended has said no.
  for (const leaf of edge.after.states)
    for (const node of upwards(machine, leaf))
      for (const transition of node.always ?? [])
        if (isGuarded(transition) && !taken.has(nameOf(transition))) note(outcome(transition, false))
  return [...outcomes]
}
