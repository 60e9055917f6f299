import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allNodes, edgesOf, nameOf, pathOf } from '#src/workbench/chart/graph.ts'

export { allNodes, type Edge, edgesOf, nameOf } from '#src/workbench/chart/graph.ts'

const markOf = (node: AnyStateNode): string => node.path.join('_').replace(/\W/g, '_')

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
