/**
 * What people leave out or exchange in pages and hooks, found on the syntax tree: each is one change of one place of `src/views` or
 * `src/ui`, with the class it belongs to. `switches` say how it is written beside the original, so that a file holds many at once.
 */
import { lineOf, type Node, nodesOf, type Source, walk } from '../../../tests/repo/lib/source.ts'
import type { Mutant } from '../mutants.ts'

/** A range that is as it was until `on` says otherwise; `own` is the range as it stands, with whatever is switched within it. */
export interface Switch {
  readonly start: number
  readonly end: number
  readonly write: (on: string, own: string) => string
}
export interface ViewMutant extends Omit<Mutant, 'holder'> {
  readonly kind: string
  readonly switches: readonly Switch[]
}

interface Found {
  readonly kind: string
  readonly switches: readonly Switch[]
  /** The text that stands there instead, of each switch. */
  readonly becomes: readonly string[]
}
interface Place {
  readonly text: string
  readonly textOf: (node: Node) => string
  readonly parents: readonly Node[]
  /** Names that are brought by the same import, by name. */
  readonly siblings: ReadonlyMap<string, readonly string[]>
  readonly hasForm: boolean
}
type Break = (node: Node, place: Place) => readonly Found[]

const part = (node: Node, key: string): Node => node[key] as Node
const parts = (node: Node, key: string): readonly Node[] => (node[key] as (Node | null)[]).filter((one) => one !== null)
const isChild = (parent: Node | undefined): boolean => parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
const nameOf = ({ name }: Node): string => (typeof name === 'string' ? name : '')

/** An expression that is another one. */
function other(kind: string, node: Node, becomes: string, { parents }: Place): Found {
  const write = (on: string, own: string): string =>
    isChild(parents.at(-1)) ? `{${on} ? (${becomes}) : (${own})}` : `(${on} ? (${becomes}) : (${own}))`
  return { kind, switches: [{ start: node.start, end: node.end, write }], becomes: [becomes] }
}
/** A statement that is not there. */
const gone = (kind: string, { start, end }: Node): Found => ({
  kind,
  switches: [{ start, end, write: (on, own) => `if (!${on}) ${own}` }],
  becomes: ['{}'],
})

/** Without one of the parts between its brackets. */
function without(whole: Node, all: readonly Node[], one: Node, { text }: Place): string {
  if (all.length === 1) return text[whole.start]! + text[whole.end - 1]!
  const at = all.indexOf(one)
  const [from, to] = at + 1 < all.length ? [one.start, all[at + 1]!.start] : [all[at - 1]?.end ?? one.start, one.end]
  return text.slice(whole.start, from) + text.slice(to, whole.end)
}

const drawings =
  'svg path g circle rect line defs mask ellipse polygon polyline linearGradient radialGradient stop use clipPath text filter'
const DRAWING = new RegExp(`^(?:${drawings.replaceAll(' ', '|')}|fe\\w+|animate\\w*)$`)
/** What only makes a browser quicker, or what no browser of ours does otherwise. */
const UNSEEN =
  /^(?:loading|decoding|fetchPriority|draggable|spellCheck|autoCorrect|autoCapitalize|className|style|ref)$/
const STATE =
  /^(?:disabled|pending|busy|readOnly|required|checked|selected|open|autoFocus|hidden|inert|invalid|error|(?:is|has|can)[A-Z]\w*)$/
const SAID = /^(?:aria-|role$|alt$|label$|title$|htmlFor$)/

function kindOfAttribute(name: string): string {
  if (name === 'key') return 'key'
  if (/^on[A-Z]/.test(name)) return 'handler'
  if (STATE.test(name)) return 'state'
  return SAID.test(name) ? 'label' : 'attribute'
}

function attribute(node: Node, place: Place): Found[] {
  const { textOf, parents, hasForm } = place
  const name = textOf(part(node, 'name'))
  const element = nameOf(part(parents.at(-1)!, 'name'))
  const value = node['value'] as Node | null
  if (DRAWING.test(element) || UNSEEN.test(name)) return []
  // A button sends a form by itself, where there is one.
  if (name === 'type' && value && textOf(value) === '"button"' && !hasForm) return []
  const write = (on: string, own: string): string => {
    if (value === null) return `${name}={!${on}}`
    const inner = own.slice(name.length + 1).trim()
    const was =
      value.type === 'JSXExpressionContainer' ? `(${inner.slice(1, -1)})` : JSON.stringify(value['value'] ?? '')
    return `${name}={${on} ? undefined : ${was}}`
  }
  return [{ kind: kindOfAttribute(name), switches: [{ start: node.start, end: node.end, write }], becomes: [''] }]
}

/** Of two attributes the values are each other's; whether they may be, the compiler says. */
function exchanged(node: Node, { textOf }: Place): Found[] {
  if (DRAWING.test(nameOf(part(node, 'name')))) return []
  const own = parts(node, 'attributes').filter(
    (one) => one.type === 'JSXAttribute' && !/^(?:className|key|style)$/.test(textOf(part(one, 'name'))) && isRead(one),
  )
  return own.slice(1).flatMap((one, at) => {
    const both = [part(own[at]!, 'value'), part(one, 'value')] as const
    const texts = both.map(textOf) as [string, string]
    if (texts[0] === texts[1]) return []
    const inner = (text: string): string => (text.startsWith('{') ? text.slice(1, -1) : text)
    const switches = both.map(({ start, end }, of): Switch => ({
      start,
      end,
      write: (on, text) => `{${on} ? (${inner(texts[1 - of]!)}) : (${inner(text)})}`,
    }))
    return [{ kind: 'exchanged', switches, becomes: [texts[1], texts[0]] }]
  })
}
/** Its value is read from somewhere, or is a word. */
function isRead(attributeNode: Node): boolean {
  const value = attributeNode['value'] as Node | null
  if (value?.type === 'JSXExpressionContainer')
    return ['Identifier', 'MemberExpression', 'ArrowFunctionExpression'].includes(part(value, 'expression').type)
  return typeof value?.['value'] === 'string'
}

const tagOf = (node: Node): string =>
  node.type === 'JSXElement' ? nameOf(part(part(node, 'openingElement'), 'name')) : ''
/** Whether it says how something looks: of classes only those that hide or cut are looked at, one by one. */
const isLook = ({ parents, textOf }: Place): boolean =>
  parents.some(
    (one) =>
      (one.type === 'JSXAttribute' && textOf(part(one, 'name')) === 'className') ||
      (one.type === 'CallExpression' && textOf(part(one, 'callee')) === 'cx'),
  )

function child(node: Node, place: Place): Found[] {
  const { parents, textOf } = place
  const parent = parents.at(-1)
  if (!isChild(parent) || [node, parent!].some((one) => DRAWING.test(tagOf(one)))) return []
  if (node.type === 'JSXExpressionContainer' && /^\{\s*(?:'[^']*'|children|\/\*[^]*\*\/|)\s*\}$/.test(textOf(node)))
    return []
  const own = parts(parent!, 'children').filter((one) => one.type !== 'JSXText' || textOf(one).trim() !== '')
  if (own.length < 2) return []
  const write = (on: string, text: string): string =>
    `{${on} ? null : (${node.type === 'JSXExpressionContainer' ? text.slice(1, -1) : text})}`
  return [{ kind: 'child', switches: [{ start: node.start, end: node.end, write }], becomes: ['{null}'] }]
}

const laid = [
  'truncate|hidden|invisible|sr-only|min-w-0|shrink-0|flex-wrap|absolute|fixed|sticky|line-clamp-\\d|opacity-\\d+',
  'overflow-[\\w-]+|whitespace-[\\w-]+|pointer-events-\\w+|touch-[\\w-]+|break-[\\w-]+',
]
const LAID = new RegExp(String.raw`^(?:[\w@[\].()/-]+:)*(?:${laid.join('|')})$`)
/** A class without one of its words. */
function words(node: Node, place: Place): Found[] {
  const value = node['value']
  const { parents } = place
  const isClass = parents.some(({ type, name }) => type === 'JSXAttribute' && (name as Node)['name'] === 'className')
  if (!isClass || typeof value !== 'string') return []
  return value
    .split(/\s+/)
    .filter((word) => LAID.test(word))
    .map((word) => {
      const rest = JSON.stringify(
        value
          .split(/\s+/)
          .filter((one) => one !== word)
          .join(' '),
      )
      const isBare = parents.at(-1)!.type === 'JSXAttribute'
      const write = (on: string, own: string): string =>
        isBare ? `{${on} ? ${rest} : ${own}}` : `(${on} ? ${rest} : ${own})`
      return { kind: 'class', switches: [{ start: node.start, end: node.end, write }], becomes: [rest] }
    })
}

const EFFECT = /^use(?:\w*Effect|WhileVisible|Live\w*)$/
const WITH_LIST = /^use(?:Effect|LayoutEffect|InsertionEffect|Memo|Callback)$/
/** What is the same for as long as a page lives: React's own setters and references, and the app of the provider. */
const STABLE = /^(?:set[A-Z]\w*|dispatch|app|clock|\w*[rR]ef|say)$/

function list(node: Node, place: Place): Found[] {
  const caller = place.parents.at(-1)
  const isList =
    caller?.type === 'CallExpression' &&
    WITH_LIST.test(nameOf(part(caller, 'callee'))) &&
    parts(caller, 'arguments').at(-1) === node
  if (!isList) return []
  const all = parts(node, 'elements')
  return all
    .filter((one) => !STABLE.test(place.textOf(one)))
    .map((one) => other('dependency', node, without(node, all, one, place), place))
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type)
/** What an effect ends with: `return () => …`. */
function cleanup(node: Node, { parents }: Place): Found[] {
  const argument = node['argument'] as Node | null
  const around = parents.findLastIndex(isFunction)
  const caller = parents[around - 1]
  const isEnd =
    argument !== null &&
    around > 0 &&
    caller?.type === 'CallExpression' &&
    EFFECT.test(nameOf(part(caller, 'callee'))) &&
    parents[around + 2] === undefined
  return isEnd ? [gone('cleanup', node)] : []
}

/** Leaves before the rest of a function is done. */
function leaving(node: Node, _: Place): Found[] {
  const then = part(node, 'consequent')
  const only = then.type === 'BlockStatement' && parts(then, 'body').length === 1 ? parts(then, 'body')[0]! : then
  return node['alternate'] === null && only.type === 'ReturnStatement' ? [gone('early return', node)] : []
}

function property(node: Node, place: Place): Found[] {
  const { parents, textOf } = place
  if (parents.some(({ type, name }) => type === 'JSXAttribute' && (name as Node)['name'] === 'style')) return []
  const all = parts(node, 'properties')
  return all.map((one) => ({
    ...other(one.type === 'SpreadElement' ? 'spread' : 'property', node, without(node, all, one, place), place),
    becomes: [without(node, all, one, place) || textOf(node)],
  }))
}

function argument(node: Node, place: Place): Found[] {
  const callee = part(node, 'callee')
  const all = parts(node, 'arguments')
  const last = all.at(-1)
  const isList = callee.type === 'Identifier' && WITH_LIST.test(nameOf(callee))
  if (!last || isList || isLook(place) || nameOf(callee) === 'cx' || last.type === 'SpreadElement' || isOptional(place))
    return []
  const text = place.textOf(node)
  const from = all.length > 1 ? all.at(-2)!.end : last.start
  const becomes = text.slice(0, from - node.start) + text.slice(last.end - node.start).replace(/^,/, '')
  return [other('argument', node, becomes, place)]
}
const isOptional = ({ parents }: Place): boolean => /^(?:Chain|Member)Expression$/.test(parents.at(-1)!.type)

function call(node: Node, { textOf }: Place): Found[] {
  const expression = part(node, 'expression')
  const inner = expression.type === 'AwaitExpression' ? part(expression, 'argument') : expression
  const isCall = ['CallExpression', 'ChainExpression'].includes(inner.type)
  const isVoid = inner.type === 'UnaryExpression' && inner['operator'] === 'void'
  return (isCall || isVoid) && !textOf(node).startsWith('super') ? [gone('call', node)] : []
}

function template(node: Node, place: Place): Found[] {
  if (place.parents.at(-1)!.type === 'TaggedTemplateExpression' || isLook(place)) return []
  const { text } = place
  return parts(node, 'expressions').map((one) => {
    const [from, to] = [text.lastIndexOf('${', one.start), text.indexOf('}', one.end) + 1]
    return other('template', node, text.slice(node.start, from) + text.slice(to, node.end), place)
  })
}

/** One side of a condition. */
function condition(node: Node, place: Place): Found[] {
  if (node['operator'] === '??' || isLook(place)) return []
  const [left, right] = [place.textOf(part(node, 'left')), place.textOf(part(node, 'right'))]
  const isShown = /JSX/.test(part(node, 'right').type)
  return isShown
    ? [other('condition', node, right, place)]
    : [other('condition', node, right, place), other('condition', node, left, place)]
}

/** Another of the same import; whether it fits, the compiler says. */
function sibling(node: Node, place: Place): Found[] {
  const { parents, siblings } = place
  const parent = parents.at(-1)!
  const isNamed = parent.type === 'Property' && (parent['shorthand'] || (parent['key'] === node && !parent['computed']))
  const isField = parent.type === 'MemberExpression' && parent['property'] === node && !parent['computed']
  if (isNamed || isField || parent['id'] === node || /Pattern|Function/.test(parent.type)) return []
  const own = siblings.get(nameOf(node))
  const at = own?.indexOf(nameOf(node)) ?? -1
  const next = own?.[(at + 1) % own.length]
  return next === undefined || next === nameOf(node) ? [] : [other('sibling', node, next, place)]
}

/** Another element of the same import. */
function tag(node: Node, place: Place): Found[] {
  const opening = part(node, 'openingElement')
  const name = nameOf(part(opening, 'name'))
  const own = place.siblings.get(name)?.filter((one) => /^[A-Z]/.test(one)) ?? []
  const next = own[(own.indexOf(name) + 1) % own.length]
  if (next === undefined || next === name) return []
  const text = place.textOf(node)
  const renamed = `<${next}${text.slice(1 + name.length)}`
  const closing = node['closingElement'] ? `${renamed.slice(0, renamed.lastIndexOf('</'))}</${next}>` : renamed
  return [other('sibling', node, closing, place)]
}

const breaks: Readonly<Record<string, readonly Break[]>> = {
  JSXAttribute: [attribute],
  JSXOpeningElement: [exchanged],
  JSXElement: [child, tag],
  JSXExpressionContainer: [child],
  Literal: [words],
  ArrayExpression: [list],
  ReturnStatement: [cleanup],
  IfStatement: [leaving],
  ObjectExpression: [property],
  CallExpression: [argument],
  ExpressionStatement: [call],
  TemplateLiteral: [template],
  LogicalExpression: [condition],
  Identifier: [sibling],
}

const isOutside = ({ type }: Node): boolean => /^(?:Import|TS(?:Type|Literal|Interface|Enum)|ThrowStatement)/.test(type)

function siblingsIn(source: Source): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  walk(nodesOf(source), (node) => {
    if (node.type !== 'ImportDeclaration' || node['importKind'] === 'type') return
    const names = parts(node, 'specifiers')
      .filter(({ type, importKind }) => type === 'ImportSpecifier' && importKind !== 'type')
      .map((one) => nameOf(part(one, 'local')))
    for (const name of names) found.set(name, names)
  })
  return found
}

/** All of a source, in its order. What stands in no function is read once, when the file is loaded, and left out. */
export function viewMutantsOf(source: Source): ViewMutant[] {
  const { path, text } = source
  const found: ViewMutant[] = []
  const lines = text.split('\n')
  const textOf = ({ start, end }: Node): string => text.slice(start, end)
  const common = { text, textOf, siblings: siblingsIn(source), hasForm: /<form\b|<\w*Form\b/.test(text) }
  walk(nodesOf(source), (node, parents) => {
    if ([node, ...parents].some(isOutside) || !parents.some(isFunction)) return
    for (const find of breaks[node.type] ?? [])
      for (const one of find(node, { ...common, parents: [...parents] })) found.push(mutant(one))
  })
  return found

  function mutant({ kind, switches, becomes }: Found): ViewMutant {
    const [start, end] = [switches[0]!.start, switches.at(-1)!.end]
    const between = switches.map((one, at) => becomes[at]! + text.slice(one.end, switches[at + 1]?.start ?? one.end))
    const line = lineOf(text, start)
    const on = lines[line - 1]!.trim()
    return { kind, file: path, line, on, start, end, was: text.slice(start, end), becomes: between.join(''), switches }
  }
}
