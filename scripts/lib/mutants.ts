/** Small bugs that a person could have written, found on the syntax tree: each is one change of one place of the product. */
import { lineOf, type Node, nodesOf, type Source, walk } from '../../tests/repo/lib/source.ts'
import { type Change, leftOut, type TextOf } from './mutate/left-out.ts'
import { holderOf, type Holder } from './mutate/holder.ts'

export interface Mutant {
  readonly file: string
  readonly line: number
  /** That line as it is written, without the space around it. */
  readonly on: string
  readonly start: number
  readonly end: number
  readonly was: string
  readonly becomes: string
  /** What people would call it: a table by this word tells which kind slips through. */
  readonly kind: string
  /** What can be compiled in twice, as it is and as it becomes; null where it is read once, as the file is loaded. */
  readonly holder: Holder | null
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
/** What a state of a machine can lose. */
const machineParts = ['guard', 'actions', 'entry', 'exit', 'always', 'reenter', 'input', 'params', 'onError']
/** Keys of one thing whose values are never each other's. */
const unlike = /^(target|guard|actions|path|method|summary|message|reason|type|kind|src|id)$/
/** From here on a number is a time, a limit or an amount: one more would be nobody's mistake, ten times as much is. */
const MANY = 100

/** What the changes below would be called, by the kind of their node. */
const kinds: Readonly<Record<string, string>> = {
  Literal: 'number',
  BinaryExpression: 'comparison',
  LogicalExpression: 'condition',
  UnaryExpression: 'condition',
  ConditionalExpression: 'condition',
  IfStatement: 'refusal',
  ExpressionStatement: 'call',
  AwaitExpression: 'await',
  SpreadElement: 'spread',
  ArrayExpression: 'entry',
  ObjectExpression: 'table',
  MemberExpression: 'exchanged',
  CallExpression: 'list',
}

type Break = (node: Node, textOf: TextOf, parents: readonly Node[]) => readonly (string | undefined)[]

const part = (node: Node, key: string): Node => node[key] as Node
const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string'
const isPlain = ({ type, value }: Node): boolean => type === 'Literal' && ['string', 'number'].includes(typeof value)
const leaves = ({ type, body }: Node): boolean => {
  const only = type === 'BlockStatement' ? (body as Node[]) : []
  return type === 'ReturnStatement' || (only.length === 1 && only[0]!.type === 'ReturnStatement')
}

/** Without one of a list of parts, its comma included. */
function without(whole: Node, parts: readonly Node[], gone: Node, textOf: TextOf): string {
  const [open, close] = [textOf(whole)[0]!, textOf(whole).at(-1)!]
  const rest = parts.filter((one) => one !== gone).map(textOf)
  return `${open} ${rest.join(', ')} ${close}`
}
const withText = (whole: Node, place: Node, becomes: string, textOf: TextOf): string =>
  textOf(whole).slice(0, place.start - whole.start) + becomes + textOf(whole).slice(place.end - whole.start)

/** Whether an object is a table: it stands in a constant of the file, not in a function. */
const isTable = (parents: readonly Node[]): boolean => !parents.some(({ type }) => /Function/.test(type))

function objectBreaks(node: Node, textOf: TextOf, parents: readonly Node[]): string[] {
  const parts = node['properties'] as Node[]
  const keyOf = (one: Node): string => (one.type === 'Property' ? textOf(part(one, 'key')) : '')
  const plain = parts.filter((one) => one.type === 'Property' && isPlain(part(one, 'value')))
  const isAlike = parts.length === plain.length && !parts.some((one) => unlike.test(keyOf(one)))
  const swapped = plain.flatMap((one, at) => {
    const [value, other] = [part(one, 'value'), part(plain[(at + 1) % plain.length]!, 'value')]
    const isOther = isAlike && typeof value['value'] === typeof other['value'] && textOf(value) !== textOf(other)
    return isOther ? [withText(node, value, textOf(other), textOf)] : []
  })
  const lost = parts.filter((one) =>
    isTable(parents) && one.type === 'Property'
      ? machineParts.includes(keyOf(one)) || (parts.length > 2 && plain.length === parts.length)
      : false,
  )
  const later = parts.filter((one) => /^\d[\d_]*$/.test(keyOf(one)) && parents.at(-1)?.type === 'Property')
  const isAfter = parents.at(-1)?.type === 'Property' && textOf(part(parents.at(-1)!, 'key')) === 'after'
  return [
    ...swapped,
    ...lost.map((one) => without(node, parts, one, textOf)),
    ...(isAfter ? later.map((one) => withText(node, part(one, 'key'), `${keyOf(one)}0`, textOf)) : []),
  ]
}

/** Another field that is read of the same thing in the same function. */
function otherField(node: Node, textOf: TextOf, parents: readonly Node[]): string | undefined {
  if (node['computed'] || node['optional'] || ['CallExpression', 'ChainExpression'].includes(parents.at(-1)!.type))
    return undefined
  const object = textOf(part(node, 'object'))
  const name = textOf(part(node, 'property'))
  const around = parents.find(({ type }) => /Function/.test(type))
  if (!around || !/^[a-z]\w*$/.test(object)) return undefined
  const fields = [...textOf(around).matchAll(new RegExp(`\\b${object}\\.(\\w+)(?![\\w(])`, 'g'))].map(
    ([, field]) => field!,
  )
  // Of one kind, by the last word of their names: times, amounts, ids.
  const kindOf = (field: string): string => /[A-Z][a-z]*$/.exec(field)?.[0] ?? field
  const others = [...new Set(fields)].filter((field) => field !== name && kindOf(field) === kindOf(name)).toSorted()
  return others[0] && `${object}.${others.find((field) => field > name) ?? others[0]}`
}

/** What can be wrong about a kind of node. */
const breaks: Readonly<Record<string, Break>> = {
  Literal({ value }) {
    if (typeof value === 'number') return [String(value < MANY ? value + 1 : value * 10)]
    return typeof value === 'boolean' ? [String(!value)] : []
  },
  BinaryExpression(node, textOf) {
    const operator = node['operator'] as string
    const other = opposite[operator]
    const [left, right] = [part(node, 'left'), part(node, 'right')]
    if (!other || (operator === '+' && (isText(left) || isText(right)))) return []
    // What is counted in hundredths stays as it is.
    const asItIs = ['*', '/'].includes(operator) && right['value'] === 100 ? `(${textOf(left)})` : undefined
    return [asItIs ?? `${textOf(left)} ${other} ${textOf(right)}`]
  },
  LogicalExpression(node, textOf) {
    const [left, right] = [part(node, 'left'), part(node, 'right')]
    const other = opposite[node['operator'] as string]
    if (other) return [`(${textOf(left)}) ${other} (${textOf(right)})`]
    const hides = right.type === 'Literal' && Boolean(right['value'])
    return [`(${textOf(right)})`, hides ? `((${textOf(left)}) || ${textOf(right)})` : undefined]
  },
  UnaryExpression(node, textOf) {
    return [node['operator'] === '!' ? textOf(part(node, 'argument')) : undefined]
  },
  ConditionalExpression(node, textOf) {
    return [`${textOf(part(node, 'test'))} ? ${textOf(part(node, 'alternate'))} : ${textOf(part(node, 'consequent'))}`]
  },
  IfStatement(node, textOf) {
    const test = part(node, 'test')
    const isBare = ['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression'].includes(test.type)
    return [
      // What left early goes on.
      !node['alternate'] && leaves(part(node, 'consequent')) ? ';' : undefined,
      isBare ? withText(node, test, `!(${textOf(test)})`, textOf) : undefined,
    ]
  },
  ExpressionStatement(node) {
    return ['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(part(node, 'expression').type)
      ? ['{}']
      : []
  },
  /** Where a value is awaited the compiler would notice. */
  AwaitExpression(node, textOf, parents) {
    return [parents.at(-1)?.type === 'ExpressionStatement' ? textOf(part(node, 'argument')) : undefined]
  },
  SpreadElement(_node, _textOf, parents) {
    return [parents.at(-1)?.type === 'ObjectExpression' ? '' : undefined]
  },
  ArrayExpression(node, textOf) {
    const parts = node['elements'] as (Node | null)[]
    return parts.flatMap((one) =>
      one && parts.length > 1 && ['Literal', 'Identifier', 'ObjectExpression'].includes(one.type)
        ? [without(node, parts as Node[], one, textOf)]
        : [],
    )
  },
  ObjectExpression: objectBreaks,
  MemberExpression(node, textOf, parents) {
    return [otherField(node, textOf, parents)]
  },
  CallExpression(node, textOf) {
    const callee = part(node, 'callee')
    if (callee.type !== 'MemberExpression' || callee['computed']) return []
    const [object, property] = [part(callee, 'object'), part(callee, 'property')]
    const name = property['name'] as string
    if (listCalls.includes(name)) return [textOf(object)]
    const other = Object.hasOwn(otherCall, name) ? otherCall[name] : undefined
    const rest = textOf(node).slice(property.end - node.start)
    return [other ? `${textOf(object)}.${other}${rest}` : undefined]
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
    // A spread goes with its comma.
    const end = node.type === 'SpreadElement' && text[node.end] === ',' ? node.end + 1 : node.end
    const holder = holderOf(node, parents)
    const said = new Set<string>()
    const broken = (breaks[node.type]?.(node, textOf, parents) ?? []).map(
      (becomes) => becomes !== undefined && { kind: callOf(node, textOf) ?? kinds[node.type]!, becomes },
    )
    for (const change of [...broken, ...(leftOut[node.type]?.(node, textOf, parents) ?? [])])
      if (change && !said.has(change.becomes) && change.becomes !== textOf(node)) {
        said.add(change.becomes)
        found.push(mutant(node.start, end, change, holder))
      }
  })
  return found

  function mutant(start: number, nodeEnd: number, { kind, becomes, until }: Change, holder: Holder | null): Mutant {
    const end = until ?? nodeEnd
    const whole = { was: text.slice(start, end), becomes }
    const { from, was, becomes: short } = narrowed(whole.was, whole.becomes)
    const line = lineOf(text, start + from)
    return {
      file: path,
      line,
      on: lines[line - 1]!.trim(),
      start: start + from,
      end: start + from + was.length,
      was,
      becomes: short,
      kind,
      holder: holder && until ? { ...holder, end: Math.max(holder.end, until) } : holder,
    }
  }
}

/** A call that is left out is called by what it does, where it empties or ends something. */
const callOf = ({ type, start, end }: Node, textOf: TextOf): string | undefined =>
  type === 'ExpressionStatement' &&
  /\.(clear|delete|abort|close|cancel|unsubscribe|stop|off)\(|^clear\w+\(/.test(textOf({ type, start, end }))
    ? 'emptied'
    : undefined

/** A change without what is the same before it, from the beginning of its line on where more than one line is spoken of. */
function narrowed(was: string, becomes: string): { from: number; was: string; becomes: string } {
  if (!was.includes('\n')) return { from: 0, was, becomes }
  let same = 0
  while (same < was.length && was[same] === becomes[same]) same++
  const from = was.lastIndexOf('\n', same) + 1
  const trimmed = from + (was.slice(from).length - was.slice(from).trimStart().length)
  const at = Math.min(trimmed, same)
  return { from: at, was: was.slice(at), becomes: becomes.slice(at) }
}
