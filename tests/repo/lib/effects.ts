import { type Fault, lineOf, type Node, nodesOf, type Source, walk } from './source.ts'

const nameOf = (node: unknown): string => ((node as Node | undefined)?.['name'] as string | undefined) ?? ''
const isCallOf = (node: Node, names: readonly string[]): boolean =>
  node.type === 'CallExpression' && names.includes(nameOf(node['callee']))
/** `x` of `x.current`. */
const refOf = (node: unknown): string => {
  const { type, object, property } = (node ?? {}) as { type?: string; object?: unknown; property?: unknown }
  return type === 'MemberExpression' && nameOf(property) === 'current' ? nameOf(object) : ''
}
/** Whether a value is how something stands: `status`, `purchase.phase`, `view.state`. */
const isPhase = (node: unknown): boolean => {
  const { property } = (node ?? {}) as { property?: unknown }
  return /(state|status|phase)$/i.test(nameOf(property) || nameOf(node))
}

const effects = ['useEffect', 'useLayoutEffect']

/** How many effects a source has. */
export function countEffects(source: Source): number {
  let count = 0
  walk(nodesOf(source), (node) => {
    if (isCallOf(node, effects)) count += 1
  })
  return count
}

/** Refs that an effect fills with how something stands, and that are compared: a page that remembers the phase before. */
export function rememberedPhases(source: Source): Fault[] {
  const kept = new Map<string, number>()
  const compared = new Set<string>()
  walk(nodesOf(source), (node, parents) => {
    if (node.type === 'AssignmentExpression' && isPhase(node['right']) && parents.some((one) => isCallOf(one, effects)))
      kept.set(refOf(node['left']), node.start)
    if (node.type === 'BinaryExpression') compared.add(refOf(node['left'])).add(refOf(node['right']))
  })
  return [...kept]
    .filter(([ref]) => ref !== '' && compared.has(ref))
    .map(([ref, start]) => ({
      path: source.path,
      line: lineOf(source.text, start),
      message: `${ref} remembers the phase before: let the machine tell what follows (src/machines/follow-ups.ts)`,
    }))
}
