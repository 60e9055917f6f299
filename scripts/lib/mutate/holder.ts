import type { Node } from '../../../tests/repo/lib/source.ts'

/** What stands around a change and can be written twice, one of the two to be chosen as the program runs. */
export interface Holder {
  readonly start: number
  readonly end: number
  readonly isStatement: boolean
}

const statements = ['ExpressionStatement', 'IfStatement', 'TryStatement', 'ReturnStatement', 'BlockStatement']
/** Where a value stands by itself, so that another expression in parentheses may stand there. */
const places: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['init'],
  Property: ['value'],
  ArrayExpression: ['elements'],
  CallExpression: ['arguments'],
  NewExpression: ['arguments'],
  AssignmentExpression: ['right'],
  ArrowFunctionExpression: ['body'],
  ReturnStatement: ['argument'],
  IfStatement: ['test'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  BinaryExpression: ['left', 'right'],
  LogicalExpression: ['left', 'right'],
  TemplateLiteral: ['expressions'],
  AwaitExpression: ['argument'],
  YieldExpression: ['argument'],
  SpreadElement: ['argument'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  ForOfStatement: ['right'],
  ParenthesizedExpression: ['expression'],
}
const isValue = (node: Node): boolean =>
  !/Pattern|Property|Element|Statement|Declar|Clause|^TS(?!As|Satisfies)/.test(node.type)

function isPlace(node: Node, parent: Node | undefined, above: Node | undefined): boolean {
  if (!parent) return false
  if (parent.type === 'Property' && (parent['shorthand'] || above?.type !== 'ObjectExpression' || parent['method']))
    return false
  return (places[parent.type] ?? []).some((key) => {
    const there = parent[key]
    return there === node || (Array.isArray(there) && there.includes(node))
  })
}

/** The nearest one around a node; null where none lies in a function, which alone runs again. */
export function holderOf(node: Node, parents: readonly Node[]): Holder | null {
  const line = [...parents, node]
  for (let at = line.length - 1; at > 0; at--) {
    const [one, parent, above] = [line[at]!, line[at - 1], line[at - 2]]
    if (!line.slice(0, at).some(({ type }) => /Function/.test(type))) return null
    const isStatement = statements.includes(one.type)
    if (isStatement || (isValue(one) && isPlace(one, parent, above)))
      return { start: one.start, end: one.end, isStatement }
  }
  return null
}
