import type { Node } from '../../../tests/repo/lib/source.ts'

/** A change of a place: all of what stands there, or a stretch of it. */
export interface Change {
  /** What people would call it. */
  readonly kind: string
  readonly becomes: string
  /** Where more than the node itself is changed. */
  readonly until?: number
}

export type TextOf = (node: Node) => string
type LeaveOut = (node: Node, textOf: TextOf, parents: readonly Node[]) => readonly (Change | undefined)[]

const part = (node: Node, key: string): Node => node[key] as Node
const list = (node: Node, key: string): readonly Node[] => node[key] as readonly Node[]
const isInFunction = (parents: readonly Node[]): boolean => parents.some(({ type }) => /Function/.test(type))
const isFunction = ({ type }: Node): boolean => /Function/.test(type)
const isEmpty = (node: Node): boolean => node.type === 'BlockStatement' && list(node, 'body').length === 0

/** A node's text with others in the place of some of its parts, which stand in their order. */
function replaced(node: Node, places: readonly (readonly [Node, string])[], textOf: TextOf): string {
  let text = ''
  let from = node.start
  for (const [place, becomes] of places) {
    text += textOf({ type: '', start: from, end: place.start }) + becomes
    from = place.end
  }
  return text + textOf({ type: '', start: from, end: node.end })
}

/** Without one of its parts, and without the comma after it, or before it where it is the last. */
function without(whole: Node, parts: readonly Node[], at: number, textOf: TextOf): string {
  const [before, gone, after] = [parts[at - 1], parts[at]!, parts[at + 1]]
  const rest = textOf({ type: '', start: gone.end, end: whole.end })
  const comma = before ? 0 : (/^\s*,/.exec(rest)?.[0].length ?? 0)
  const [start, end] = after ? [gone.start, after.start] : [before?.end ?? gone.start, gone.end + comma]
  return replaced(whole, [[{ type: '', start, end }, '']], textOf)
}

const exchanged = (node: Node, one: Node, other: Node, textOf: TextOf): string =>
  replaced(
    node,
    [
      [one, textOf(other)],
      [other, textOf(one)],
    ],
    textOf,
  )

/** Values of which one could stand in the other's place by mistake: names and fields, not what is written out. */
const isNamed = ({ type }: Node): boolean => ['Identifier', 'MemberExpression'].includes(type)

/** What is there or not, such as `...(found ? { found } : {})`: it has keys of its own, wherever it stands. */
const isSometimes = ({ type, expression }: Node): boolean =>
  type === 'ParenthesizedExpression'
    ? isSometimes(expression as Node)
    : ['ConditionalExpression', 'LogicalExpression', 'ObjectExpression'].includes(type)

function objectChanges(node: Node, textOf: TextOf, parents: readonly Node[]): readonly (Change | undefined)[] {
  const parts = list(node, 'properties')
  const merged = parts.flatMap((one, at): Change[] => {
    const isLast = at === parts.length - 1
    if (one.type !== 'SpreadElement' || isLast || isSometimes(part(one, 'argument'))) return []
    const rest = textOf({ type: '', start: parts[at + 1]!.start, end: parts.at(-1)!.end })
    const whole = { type: '', start: one.start, end: parts.at(-1)!.end }
    return [{ kind: 'merge', becomes: replaced(node, [[whole, `${rest}, ${textOf(one)}`]], textOf) }]
  })
  if (!isInFunction(parents)) return merged
  const lost = parts.flatMap((one, at) => {
    if (one.type !== 'Property') return []
    const kind = /signal|abort/i.test(textOf(one)) ? 'signal' : 'property'
    return [{ kind, becomes: without(node, parts, at, textOf) }]
  })
  const values = parts.flatMap((one) => (one.type === 'Property' && !one['shorthand'] ? [part(one, 'value')] : []))
  const swapped = values.flatMap((value, at) => {
    const after = values[at + 1]
    return after && isNamed(value) && isNamed(after) && textOf(value) !== textOf(after)
      ? [{ kind: 'exchanged', becomes: exchanged(node, value, after, textOf) }]
      : []
  })
  return [...merged, ...lost, ...swapped]
}

function callChanges(node: Node, textOf: TextOf): readonly (Change | undefined)[] {
  const all = list(node, 'arguments')
  const callee = textOf(part(node, 'callee'))
  const last = all.at(-1)
  // Which of these comes first is all the same.
  const isEven = /^Math\.(max|min|hypot)$|^Object\.is$/.test(callee)
  const swapped = all.flatMap((one, at) => {
    const after = all[at + 1]
    return after && !isEven && isNamed(one) && isNamed(after) && textOf(one) !== textOf(after)
      ? [{ kind: 'exchanged', becomes: exchanged(node, one, after, textOf) }]
      : []
  })
  const isSwallowed = callee.endsWith('.catch') && last && isFunction(last)
  return [
    ...swapped,
    last ? { kind: 'argument', becomes: without(node, all, all.length - 1, textOf) } : undefined,
    isSwallowed ? { kind: 'swallowed', becomes: replaced(node, [[last, '() => undefined']], textOf) } : undefined,
    ...cleaned(node, textOf),
  ]
}

const otherSide = new Map([
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['round', 'floor'],
  ['startsWith', 'includes'],
])

/** What is done to a text or a number so that it is the same however it was written. */
function cleaned(node: Node, textOf: TextOf): readonly Change[] {
  const callee = part(node, 'callee')
  if (callee.type !== 'MemberExpression' || callee['computed'] || callee['optional']) return []
  const [object, property] = [part(callee, 'object'), part(callee, 'property')]
  const name = textOf(property)
  if (['trim', 'toLowerCase', 'toUpperCase', 'normalize', 'padStart', 'flat'].includes(name))
    return [{ kind: 'as written', becomes: textOf(object) }]
  const other = otherSide.get(name)
  return other ? [{ kind: 'as written', becomes: replaced(node, [[property, other]], textOf) }] : []
}

/** A template without one of its parts, and without one of the stretches of text between them. */
function textChanges(node: Node, textOf: TextOf): readonly Change[] {
  const [inner, between] = [list(node, 'expressions'), list(node, 'quasis')]
  if (inner.length === 0) return []
  const kind = /\p{Script=Han}/u.test(textOf(node)) ? 'text' : 'key'
  const parts = inner.map((one) => ({ type: '', start: one.start - 2, end: one.end + 1 }))
  // Where there is space or a comment inside of the braces nothing is said of it.
  const isPlain = parts.every((one) => /^\$\{[^]*\}$/.test(textOf(one)))
  if (!isPlain) return []
  const words = between.filter((one) => (one['value'] as { raw: string }).raw.trim() !== '')
  const stretches = words.map((one) => {
    const { raw } = one['value'] as { raw: string }
    const start = textOf(node).indexOf(raw, Math.max(0, one.start - node.start)) + node.start
    return { type: '', start, end: start + raw.length }
  })
  return [...parts, ...(inner.length > 1 || kind === 'text' ? stretches : [])].map((one) => ({
    kind,
    becomes: replaced(node, [[one, '']], textOf),
  }))
}

const acts = (node: Node): boolean => ['CallExpression', 'AwaitExpression'].includes(part(node, 'expression').type)

const goesAway = (node: Node): boolean => {
  const last = node.type === 'BlockStatement' ? list(node, 'body').at(-1) : node
  return last !== undefined && /^(Throw|Continue|Break)Statement$/.test(last.type)
}

/** What people leave out, exchange or forget, by the kind of a node. */
export const leftOut: Readonly<Record<string, LeaveOut>> = {
  ObjectExpression: objectChanges,
  CallExpression: callChanges,
  NewExpression: callChanges,
  TemplateLiteral: textChanges,
  IfStatement(node, textOf) {
    const [then, otherwise] = [part(node, 'consequent'), node['alternate'] as Node | null]
    if (otherwise) return [{ kind: 'branch', becomes: `if (${textOf(part(node, 'test'))}) ${textOf(then)}` }]
    return then.type === 'ReturnStatement' ? [] : [{ kind: goesAway(then) ? 'refusal' : 'branch', becomes: ';' }]
  },
  ConditionalExpression(node, textOf) {
    return ['consequent', 'alternate'].map((key) => ({ kind: 'branch', becomes: `(${textOf(part(node, key))})` }))
  },
  LogicalExpression(node, textOf) {
    return [node['operator'] === '??' ? undefined : { kind: 'condition', becomes: `(${textOf(part(node, 'left'))})` }]
  },
  TryStatement(node, textOf) {
    const [block, handler, last] = [
      part(node, 'block'),
      node['handler'] as Node | null,
      node['finalizer'] as Node | null,
    ]
    if (!last) return []
    return [{ kind: 'cleanup', becomes: handler ? `try ${textOf(block)} ${textOf(handler)}` : textOf(block) }]
  },
  CatchClause(node, textOf) {
    const body = part(node, 'body')
    return [isEmpty(body) ? undefined : { kind: 'swallowed', becomes: replaced(node, [[body, '{}']], textOf) }]
  },
  /** What is answered to be called at the end: a subscription that is never ended. */
  ReturnStatement(node, textOf, parents) {
    const value = node['argument'] as Node | null
    const isBare = value && isFunction(value) && isInFunction(parents) && list(value, 'params').length === 0
    const isCleanup = isBare && !isEmpty(part(value, 'body')) && textOf(part(value, 'body')) !== 'undefined'
    return [isCleanup ? { kind: 'cleanup', becomes: replaced(node, [[value, '() => {}']], textOf) } : undefined]
  },
  ExpressionStatement(node, textOf, parents) {
    const around = parents.at(-1)
    if (around?.type !== 'BlockStatement') return []
    const all = list(around, 'body')
    const after = all[all.indexOf(node) + 1]
    const isYield = part(node, 'expression').type === 'YieldExpression'
    // Of two that only note something, neither hears of the other.
    const isOther = after?.type === 'ExpressionStatement' && textOf(after) !== textOf(node) && [node, after].some(acts)
    return [
      isYield ? { kind: 'call', becomes: '{}' } : undefined,
      isOther ? { kind: 'order', becomes: `${textOf(after)}\n${textOf(node)}`, until: after.end } : undefined,
    ]
  },
  ArrayExpression(node, textOf, parents) {
    const parts = node['elements'] as (Node | null)[]
    const isParallel = textOf(parents.at(-1) ?? node).startsWith('Promise.')
    return parts.flatMap((one, at) =>
      one && parts.length > 1 && !['Literal', 'Identifier', 'ObjectExpression'].includes(one.type)
        ? [{ kind: isParallel ? 'parallel' : 'entry', becomes: without(node, parts as Node[], at, textOf) }]
        : [],
    )
  },
  Literal(node) {
    const pattern = (node['regex'] as { pattern: string; flags: string } | undefined) ?? undefined
    if (!pattern) return []
    const { pattern: text, flags } = pattern
    const written = [
      text.startsWith('^') ? `/${text.slice(1)}/${flags}` : '',
      text.endsWith('$') && !text.endsWith('\\$') ? `/${text.slice(0, -1)}/${flags}` : '',
      /[gi]/.test(flags) ? `/${text}/${flags.replace(/[gi]/, '')}` : '',
    ]
    return written.filter((one) => one.length > 3).map((becomes) => ({ kind: 'pattern', becomes }))
  },
}
