import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Node, nodesOf, walk } from '../../tests/repo/lib/source.ts'
import type { Citation } from './citations.ts'
import type { Product } from './product.ts'

/** Counts the states of a chart (without its root) and its transitions. */
export function graphSize(machine: AnyStateMachine): { states: number; transitions: number } {
  const nodes: AnyStateNode[] = []
  const visit = (node: AnyStateNode): void => {
    nodes.push(node)
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  const transitions = nodes.flatMap((node) => [...node.transitions.values()].flat()).length
  return { states: nodes.length - 1, transitions }
}

/**
 * Files that a person's path reaches and that name an endpoint, by its name (`'notice.list'`) or its place in the table
 * (`noticeEndpoints.list`): in code, not in a comment or a type.
 */
export function endpointUsers(endpoints: readonly { name: string }[], product: Product): Map<string, string[]> {
  const users = new Map<string, string[]>(endpoints.map(({ name }) => [name, []]))
  const byPlace = new Map(endpoints.map(({ name }) => [placeOf(name), name]))
  for (const [file, source] of product.sources) {
    if (!product.isReached(file) || file.startsWith('src/contract/')) continue
    const named = new Set<string>()
    walk(nodesOf(source), (node, parents) => {
      if (parents.some(({ type }) => /^TS(TypeAnnotation|LiteralType|TypeReference|TypeQuery)$/.test(type))) return
      const name = endpointIn(node, byPlace)
      if (name !== undefined && users.has(name)) named.add(name)
    })
    for (const name of named) users.get(name)!.push(file)
  }
  return users
}

const placeOf = (name: string): string => {
  const [area = '', key = ''] = name.split('.')
  return `${area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Endpoints.${key}`
}

function endpointIn(node: Node, byPlace: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateLiteral' && (node['quasis'] as unknown[]).length === 1)
    return (node['quasis'] as { value: { raw: string } }[])[0]!.value.raw
  if (node.type !== 'MemberExpression' || node['computed']) return undefined
  const { name: table } = node['object'] as { name?: string }
  return byPlace.get(`${table}.${(node['property'] as { name: string }).name}`)
}

/** Ledger ids that a test or scenario proves (citations.ts), with the files that do. */
export function provenLedgerIds(citations: readonly Citation[]): { id: string; citedBy: string[] }[] {
  const proven = new Map<string, Set<string>>()
  for (const { id, file, fault } of citations)
    if (fault === undefined) proven.set(id, (proven.get(id) ?? new Set()).add(file))
  return [...proven].map(([id, files]) => ({ id, citedBy: [...files] })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
