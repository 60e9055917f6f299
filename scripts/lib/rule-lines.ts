/** Where the product holds what a ledger id says, and how such a line is broken. */
import { type Node, nodesOf, type Source, walk } from '../../tests/repo/lib/source.ts'
import type { Citation } from './citations.ts'
import type { Product } from './product.ts'

/** One small change of the product: the text between two offsets of a file becomes another. */
export interface Change {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly was: string
  readonly becomes: string
}

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}

/** What a node can be changed into; undefined where it holds nothing that could be wrong. */
function changed(node: Node, text: string): { at: Node; becomes: string } | undefined {
  if (node.type === 'Literal') {
    const value = node['value']
    if (typeof value === 'number') return { at: node, becomes: String(value + 1) }
    if (typeof value === 'boolean') return { at: node, becomes: String(!value) }
    // The path of a call with a place that stands for itself: what belongs there is not asked for.
    const open = typeof value === 'string' && /^(.*)\{(\w+)\}([^{}]*)$/.exec(value)
    if (open) return { at: node, becomes: JSON.stringify(`${open[1]}${open[2]}${open[3]}`) }
    if (typeof value === 'string') return { at: node, becomes: JSON.stringify(`~${value.slice(1)}`) }
    return node['regex'] ? { at: node, becomes: '/(?!)/' } : undefined
  }
  if (node.type === 'UnaryExpression' && node['operator'] === '!') {
    const { start, end } = node['argument'] as Node
    return { at: node, becomes: text.slice(start, end) }
  }
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return undefined
  const other = opposite[node['operator'] as string]
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  return other
    ? { at: node, becomes: `${text.slice(left.start, left.end)} ${other} ${text.slice(right.start, right.end)}` }
    : undefined
}

/** The declaration `file#name` or the entry `file#name.entry`, as a piece of the tree. */
function placeOf(source: Source, name: string, entry: string | undefined): Node | undefined {
  let found: Node | undefined
  walk(nodesOf(source), (node, parents) => {
    const isDeclared = parents.every(({ type }) => /^Export|^VariableDeclaration$/.test(type))
    if (isDeclared && (node['id'] as { name?: string } | null)?.name === name) found ??= node
  })
  if (!found || entry === undefined) return found
  let part: Node | undefined
  walk(found, (node) => {
    const { name: key, value } = (node['key'] ?? {}) as { name?: string; value?: unknown }
    if (node.type.endsWith('Property') && (key ?? value) === entry) part ??= node
  })
  return part ?? found
}

/** What a declaration names of its own file: the pattern that a validator tests. */
function namedIn(source: Source, root: Node): Node[] {
  const names = new Set<string>()
  walk(root, (node) => {
    if (node.type === 'Identifier') names.add(node['name'] as string)
  })
  return [...names].flatMap((name) => placeOf(source, name, undefined) ?? []).filter((node) => node !== root)
}

/** Every change of a piece of a file; of what is on it, nothing that only names a field, an import or a type. */
function changesIn(source: Source, root: unknown): (Change & { readonly value: unknown })[] {
  const { path, text } = source
  const found: (Change & { readonly value: unknown })[] = []
  walk(root, (node, parents) => {
    const parent = parents.at(-1)
    // A number that is a key is a code that means something; a word that is a key is a name.
    const isCode = /^\d+$/.test(String(node['value']))
    const isName = parent?.['key'] === node && !parent['computed'] && !isCode
    if (isName || [node, ...parents].some(({ type }) => /^(Import|TS(Type|Literal|Interface))|^Directive$/.test(type)))
      return
    const change = changed(node, text)
    if (!change) return
    const { start, end } = change.at
    const line = text.slice(0, start).split('\n').length
    found.push({
      file: path,
      line,
      start,
      end,
      was: text.slice(start, end),
      becomes: change.becomes,
      value: node['value'],
    })
  })
  return found
}

/** What stands in one place only is likelier meant than what stands in many. */
function rarestFirst<One extends { readonly value: unknown }>(changes: readonly One[]): One[] {
  const counts = new Map([...Map.groupBy(changes, ({ value }) => value)].map(([value, all]) => [value, all.length]))
  return changes.toSorted((a, b) => counts.get(a.value)! - counts.get(b.value)!)
}

/** Lines that hold words of the id, or names that stand beside the citation, first. */
function namedFirst({ id, names }: Citation, changes: readonly Change[], product: Product): Change[] {
  const words = [...id.split(/[:-]/), ...names].filter((word) => word.length > 3)
  const said = ({ file, line }: Change): number => {
    const text = product.sources.get(file)?.text.split('\n')[line - 1] ?? ''
    return words.filter((word) => text.includes(word)).length
  }
  return changes.toSorted((a, b) => said(b) - said(a))
}

/** Of a rule that keeps a range of numbers for something else, the first of them: any number of the line breaks it by being that. */
function keptFree(change: Change, id: string): Change {
  const first = /^err:\d+:enum:(\d+)-\d+:/.exec(id)?.[1]
  return first === undefined || !/^\d+$/.test(change.was) ? change : { ...change, becomes: first }
}

/**
 * The changes of the line that a citation speaks of, the likeliest first: where the product holds a value that stands beside the citation,
 * in what its test touches, and what that imports; else anywhere in what it touches. What runs the whole app is looked
 * up by its values in all that is reached.
 */
export const changesFor = (citation: Citation, product: Product): Change[] =>
  likeliest(citation, product).map((change) => keptFree(change, citation.id))

function likeliest(citation: Citation, product: Product): Change[] {
  const { touches, values } = citation
  // A table may hold the number of a code as a word, and the part of a text by which it is known.
  const isPart = (value: unknown, whole: unknown): boolean =>
    typeof value === 'string' && value.length > 5 && typeof whole === 'string' && whole.includes(value)
  const isMeant = (value: unknown): boolean =>
    values.some((wanted) => wanted === value || String(wanted) === value || isPart(value, wanted))
  const places = touches.flatMap((touch) => {
    const [file = '', name] = touch.split('#')
    const source = product.sources.get(file)
    const [declared = '', entry] = (name ?? '').split('.')
    // A helper of tests has it: anything of the file may be meant.
    if (source && name === undefined) return [{ source, changes: [], entry: undefined }]
    const root = source ? placeOf(source, declared, entry) : undefined
    return source && root ? [{ source, changes: changesIn(source, [root, ...namedIn(source, root)]), entry }] : []
  })
  const exact = places.flatMap(({ changes, entry }) => (entry === undefined ? [] : changes))
  const files = [...new Set(places.map(({ source }) => source))]
  const near = [
    ...places.flatMap(({ changes }) => changes),
    ...files.flatMap((source) => changesIn(source, nodesOf(source))),
  ]
  const holding = rarestFirst(near.filter(({ value }) => isMeant(value)))
  if (places.length > 0) {
    const below = product
      .importedBy(files.map(({ path }) => path))
      .flatMap((path) => changesIn(product.sources.get(path)!, nodesOf(product.sources.get(path)!)))
      .filter(({ value }) => typeof value === 'string' && isMeant(value))
    const others = namedFirst(citation, near, product)
    return [...exact.slice(0, 2), ...holding.slice(0, 2), ...rarestFirst(below), ...holding.slice(2), ...others]
  }
  const everywhere = [...product.sources.values()].filter(({ path }) => product.isReached(path))
  return everywhere.flatMap((source) => changesIn(source, nodesOf(source))).filter(({ value }) => isMeant(value))
}
