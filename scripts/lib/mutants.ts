/** Small bugs that a person could have written, found on the syntax tree: each is one change of one place of the product. */
import { lineOf, type Node, nodesOf, type Source, walk } from '../../tests/repo/lib/source.ts'

export interface Mutant {
  readonly file: string
  readonly line: number
  /** That line as it is written, without the space around it. */
  readonly on: string
  readonly start: number
  readonly end: number
  readonly was: string
  readonly becomes: string
}

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '>': '>=',
  '<=': '<',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const otherCall: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
}
/** Calls that give a list of the same kind: without them a list is longer, or stands in another order. */
const listCalls = ['filter', 'slice', 'toSorted', 'toReversed']

type Break = (node: Node, textOf: (node: Node) => string) => string | undefined

const part = (node: Node, key: string): Node => node[key] as Node
const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string'
const leaves = ({ type, body }: Node): boolean => {
  const only = type === 'BlockStatement' ? (body as Node[]) : []
  return type === 'ReturnStatement' || (only.length === 1 && only[0]!.type === 'ReturnStatement')
}

/** What can be wrong about a kind of node. */
const breaks: Readonly<Record<string, Break>> = {
  Literal({ value }) {
    if (typeof value === 'number') return String(value + 1)
    return typeof value === 'boolean' ? String(!value) : undefined
  },
  BinaryExpression(node, textOf) {
    const other = opposite[node['operator'] as string]
    const [left, right] = [part(node, 'left'), part(node, 'right')]
    return !other || isText(left) || isText(right) ? undefined : `${textOf(left)} ${other} ${textOf(right)}`
  },
  LogicalExpression(node, textOf) {
    const [left, right] = [part(node, 'left'), part(node, 'right')]
    const other = opposite[node['operator'] as string]
    return other ? `(${textOf(left)}) ${other} (${textOf(right)})` : `(${textOf(right)})`
  },
  UnaryExpression(node, textOf) {
    return node['operator'] === '!' ? textOf(part(node, 'argument')) : undefined
  },
  ConditionalExpression(node, textOf) {
    return `${textOf(part(node, 'test'))} ? ${textOf(part(node, 'alternate'))} : ${textOf(part(node, 'consequent'))}`
  },
  /** What left early goes on. */
  IfStatement(node) {
    return !node['alternate'] && leaves(part(node, 'consequent')) ? ';' : undefined
  },
  ExpressionStatement(node) {
    return ['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(part(node, 'expression').type)
      ? ';'
      : undefined
  },
  SpreadElement(node) {
    return node['isInObject'] ? '' : undefined
  },
  CallExpression(node, textOf) {
    const callee = part(node, 'callee')
    if (callee.type !== 'MemberExpression' || callee['computed']) return undefined
    const [object, property] = [part(callee, 'object'), part(callee, 'property')]
    const name = property['name'] as string
    if (listCalls.includes(name)) return textOf(object)
    const other = otherCall[name]
    const rest = textOf(node).slice(property.end - node.start)
    return other ? `${textOf(object)}.${other}${rest}` : undefined
  },
}

/** Types, imports, words for people and for developers: nothing there is a bug that a test could notice by behaviour. */
const isOutside = ({ type }: Node): boolean =>
  /^(Import|TS(Type|Literal|Interface|Enum)|ThrowStatement|Directive)/.test(type) && type !== 'TSTypeAssertion'

/** All of a source, in its order. */
export function mutantsOf(source: Source): Mutant[] {
  const { path, text } = source
  const found: Mutant[] = []
  const lines = text.split('\n')
  const textOf = ({ start, end }: Node): string => text.slice(start, end)
  walk(nodesOf(source), (node, parents) => {
    if ([node, ...parents].some(isOutside)) return
    const parent = parents.at(-1)
    if (parent?.['key'] === node || (parent?.type === 'MemberExpression' && parent['computed'])) return
    if (node.type === 'ExpressionStatement' && parent?.type === 'Program') return
    // A minus is a sign of its number; half of a `+` chain may be text.
    const asked = node.type === 'SpreadElement' ? { ...node, isInObject: parent?.type === 'ObjectExpression' } : node
    const becomes = breaks[node.type]?.(asked, textOf)
    if (becomes === undefined) return
    // A spread goes with its comma.
    const end = node.type === 'SpreadElement' && text[node.end] === ',' ? node.end + 1 : node.end
    const line = lineOf(text, node.start)
    found.push({
      file: path,
      line,
      on: lines[line - 1]!.trim(),
      start: node.start,
      end,
      was: text.slice(node.start, end),
      becomes,
    })
  })
  return found
}
