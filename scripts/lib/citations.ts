/**
 * Which ledger ids a test proves. A citation counts when what the citing test touches is something that a person's path reaches
 * (product.ts): a table that tests itself, and a look at source text, prove nothing.
 */
import { globSync, readFileSync } from 'node:fs'
import { resolveImport } from '../../tests/repo/lib/boundaries.ts'
import { importsOf, type Node, nodesOf, type Source, walk } from '../../tests/repo/lib/source.ts'
import { type Binding, bindingsOf, type Product } from './product.ts'

export interface Citation {
  readonly id: string
  readonly file: string
  /**
   * What of the product it touches, `src/domain/timings.ts#timings.toastMs`, or a file that a helper of tests imports; nothing is named by
   * what runs the whole app.
   */
  readonly touches: readonly string[]
  /** Numbers and words that stand beside the citation: what it says the product is to hold. */
  readonly values: readonly (string | number)[]
  /** Names of what is given and looked at beside the citation. */
  readonly names: readonly string[]
  /** Why it proves nothing; undefined where it counts. */
  readonly fault?: string
}

const idPattern = String.raw`(?:(?:err|val|const|lc):|A-\d)`
const citation = new RegExp(String.raw`\[(${idPattern}[^\]]*)\]`, 'g')
const wholeId = new RegExp(`^${idPattern}\\S*$`)

/** The ids that a text cites in brackets. */
export const idsInText = (text: string): string[] =>
  [...text.matchAll(citation)]
    .flatMap((match) => (match[1] ?? '').split(/[,\s]+/))
    .filter((id) => id !== '' && !id.includes('${'))

/** Tests and scenarios that run the whole app, as a person does. */
const runsTheApp = (path: string): boolean => path.endsWith('.scenario.json') || /^e2e\/.*\.spec\.ts$/.test(path)

export function citationsOf(source: Source, product: Product, sources: ReadonlyMap<string, Source>): Citation[] {
  const { path, text } = source
  if (path.endsWith('.json'))
    return idsInJson(text).map((id) => ({ id, file: path, touches: [], values: [], names: [] }))
  const scopes = new Map<string, Node[]>()
  const isTable = text.includes('`[${')
  walk(nodesOf(source), (node, parents) => {
    for (const id of idsIn(node, isTable)) scopes.set(id, [...(scopes.get(id) ?? []), scopeOf(parents)])
  })
  if (runsTheApp(path))
    return [...scopes].map(([id, nodes]) => ({ id, file: path, touches: [], values: valuesIn(nodes), names: [] }))
  const bindings = bindingsOf(source)
  const whole = aliveIn(nodesOf(source), bindings, product, sources)
  return [...scopes].map(([id, nodes]) => {
    const own = nodes.map((node) => aliveIn(node, bindings, product, sources))
    const named = own.flatMap(({ touched }) => touched)
    const found = named.length > 0 ? named : whole.touched
    const touches = [...new Set(found.filter(({ alive }) => alive).map(({ name }) => name))]
    const dead = [...new Set(found.map(({ name }) => name))].slice(0, 3).join(', ')
    const fault =
      touches.length > 0
        ? {}
        : { fault: dead === '' ? 'touches nothing of the product' : `only ${dead}, which nobody reaches` }
    return { id, file: path, touches, values: valuesIn(nodes), names: namesIn(nodes), ...fault }
  })
}

const idsInJson = (text: string): string[] => [
  ...new Set([
    ...idsInText(text),
    ...[...text.matchAll(/"([^"\s]+)"/g)].flatMap(([, word]) => (wholeId.test(word!) ? [word!] : [])),
  ]),
]

function idsIn(node: Node, isTable: boolean): string[] {
  if (node.type === 'TemplateElement') return idsInText((node['value'] as { raw: string }).raw)
  if (node.type !== 'Literal' || typeof node['value'] !== 'string') return []
  const value = node['value']
  return isTable && wholeId.test(value) ? [value] : idsInText(value)
}

/** What a citation speaks of: its test, or its row of a table. */
function scopeOf(parents: readonly Node[]): Node {
  const around = parents.findLast(({ type }) => /^(CallExpression|ArrayExpression|ObjectExpression)$/.test(type))
  return around ?? parents[0]!
}

/** Literals that could be told from others: no ids, no 0, 1 and true. */
function valuesIn(nodes: readonly Node[]): (string | number)[] {
  const values = new Set<string | number>()
  walk(nodes, (node) => {
    const value = node.type === 'Literal' ? node['value'] : undefined
    if (typeof value === 'number' && Math.abs(value) > 1) values.add(value)
    if (typeof value === 'string' && value.length > 1 && idsInText(value).length === 0 && !wholeId.test(value))
      values.add(value)
  })
  return [...values]
}

/** Keys of objects, those that are not words of tables. */
function namesIn(nodes: readonly Node[]): string[] {
  const names = new Set<string>()
  walk(nodes, (node, parents) => {
    if (node.type === 'Identifier' && parents.at(-1)?.['key'] === node) names.add(node['name'] as string)
  })
  return [...names]
}

interface Touched {
  readonly name: string
  readonly alive: boolean
}

/** What a piece of a test touches of the product: imported names, and entries of imported tables that it names in quotes. */
function aliveIn(
  root: unknown,
  bindings: ReadonlyMap<string, Binding>,
  product: Product,
  sources: ReadonlyMap<string, Source>,
): { touched: Touched[] } {
  const touched: Touched[] = []
  const tables = [...bindings.values()].filter((binding) => product.entries(binding).length > 0)
  walk(root, (node, parents) => {
    if (parents.some(({ type }) => /^(ImportDeclaration|TSTypeAnnotation|TSTypeReference|TSTypeQuery)$/.test(type)))
      return
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      const entry = node['value']
      for (const table of tables)
        if (product.entries(table).includes(entry))
          touched.push({ name: `${table.file}#${table.exported}.${entry}`, alive: product.isAlive(table, entry) })
    }
    const binding = node.type === 'Identifier' ? bindings.get(node['name'] as string) : undefined
    if (binding) touched.push(...touch(binding, node, parents.at(-1), product, sources))
  })
  // A name for the whole table says nothing where entries of it are named.
  const named = new Set(
    touched
      .map(({ name }) => name)
      .filter((name) => /#\w+\./.test(name))
      .map((name) => name.replace(/\.[^.#]*$/, '')),
  )
  return { touched: touched.filter(({ name }) => !named.has(name)) }
}

function touch(
  binding: Binding,
  node: Node,
  parent: Node | undefined,
  product: Product,
  sources: ReadonlyMap<string, Source>,
): Touched[] {
  const { file, exported } = binding
  if (!product.sources.has(file)) {
    const behind = productBehind(file, product, sources)
    return behind.length === 0 ? [{ name: file, alive: false }] : behind.map((name) => ({ name, alive: true }))
  }
  const isMember = parent?.type === 'MemberExpression' && parent['object'] === node && !parent['computed']
  const property = isMember ? (parent['property'] as { name: string }).name : undefined
  // Of a whole module, `* as validators`, the name that is read of it counts.
  if (exported === '*' && property !== undefined)
    return [{ name: `${file}#${property}`, alive: product.isAlive({ file, exported: property }) }]
  const isEntry = property !== undefined && product.entries(binding).includes(property)
  return isEntry
    ? [{ name: `${file}#${exported}.${property}`, alive: product.isAlive(binding, property) }]
    : [{ name: `${file}#${exported}`, alive: product.isAlive(binding) }]
}

/** The files that a person reaches and that a helper of tests imports, itself or by other helpers. */
function productBehind(file: string, product: Product, sources: ReadonlyMap<string, Source>): string[] {
  const seen = new Set<string>()
  const visit = (path: string): string[] => {
    if (seen.has(path)) return []
    seen.add(path)
    if (product.isReached(path)) return [path]
    const source = sources.get(path)
    if (!source) return []
    return importsOf(source).flatMap(({ specifier, kind }) => {
      const target = kind === 'type' ? { npm: '' } : resolveImport(path, specifier)
      return 'path' in target ? visit(target.path) : []
    })
  }
  return visit(file)
}

/** Every test and scenario of the repository. */
export function testSources(): Source[] {
  return globSync([
    'tests/**/*.test.ts',
    'src/**/*.test.{ts,tsx}',
    'mock-server/**/*.test.ts',
    'scenarios/**/*.{test.ts,scenario.json}',
    'e2e/**/*.spec.ts',
  ])
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
