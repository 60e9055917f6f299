import { describe, expect, it } from 'vitest'
import { allAreas } from '#src/contract/rest/all.ts'
import { fault, type Fault, type Node, nodesOf, readSources, show, type Source, walk } from './lib/source.ts'

/*
 * What the compiler checks, it checks only where a name is typed as a name (docs/decisions/0009). That ten planted mistakes do not
 * compile stands in typed-calls.types.ts; here is what would let one through.
 */

/** Ends like a row that a server answers, and is none. */
const ownRows: Readonly<Record<string, string>> = {
  NumberRow: 'what a list of numbers draws, made by selectors',
  ChatRow: 'what a conversation draws, made by selectors',
}

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: string }
  return name ?? value ?? ''
}
const typeOf = (node: Node): string | undefined =>
  (node['typeAnnotation'] as { typeAnnotation?: Node } | undefined)?.typeAnnotation?.type

/** A field or parameter called `endpoint` that any text is good for. */
function untypedNames(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(nodesOf(source), (node) => {
    const isField = node.type === 'TSPropertySignature' && nameOf(node['key']) === 'endpoint'
    const isParameter = node.type === 'Identifier' && nameOf(node) === 'endpoint'
    if ((isField || isParameter) && typeOf(node) === 'TSStringKeyword')
      faults.push(fault(source, node.start, 'names a call by any text: take CallName from contract/rest/calls.ts'))
  })
  return faults
}

const names = new Set(
  Object.entries(allAreas).flatMap(([area, table]) => Object.keys(table).map((call) => `${area}.${call}`)),
)
/** Fields whose type is the name of a call. */
const typedFields = ['endpoint', 'give']
/** `as const`, `satisfies`, and what is a type anyway. */
const typedPlaces = ['TSAsExpression', 'TSSatisfiesExpression', 'TSLiteralType']

/** Whether the compiler knows at this place that a text names a call. */
const isTypedPlace = (node: Node): boolean =>
  typedPlaces.includes(node.type) ||
  (node.type === 'Property' && typedFields.includes(nameOf(node['key']))) ||
  (node.type === 'VariableDeclarator' && typedFields.includes(nameOf(node['id']))) ||
  // `order.create` is what a port is called, too.
  (node.type === 'CallExpression' && [...asked, 'port'].includes(nameOf(node['callee'])))

/** The name of a call as any text: no compiler says when the call is called otherwise. */
function bareNames(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(nodesOf(source), (node, parents) => {
    if (node.type !== 'Literal' || typeof node['value'] !== 'string' || !names.has(node['value'])) return
    if (!parents.slice(-3).some(isTypedPlace))
      faults.push(fault(source, node.start, `${node['value']} stands where any text could`))
  })
  return faults
}

const asked = ['useResource', 'useIntent', 'useForm', 'wholeResource', 'callOnce', 'call', 'endOf']

/** A call whose answer is told to the compiler instead of taken from its name. */
function toldAnswers(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(nodesOf(source), (node) => {
    if (node.type !== 'CallExpression' || !node['typeArguments']) return
    if (asked.includes(nameOf(node['callee'])))
      faults.push(fault(source, node.start, `${nameOf(node['callee'])} infers what is answered: leave the types out`))
  })
  return faults
}

/** Taken from the contract, or put together of rows that are. */
const derived = /^(RowOf|AnswerOf|AboutOf|ItemOf|RequestOf|\w+Row)$/

/** An interface, or a type in braces, in which nothing is taken from the contract. */
function isWrittenOut(node: Node): boolean {
  if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return false
  let isDerived = false
  let isSpelt = node.type === 'TSInterfaceDeclaration'
  walk(node, (part) => {
    if (part.type === 'TSTypeLiteral') isSpelt = true
    if (part.type === 'TSTypeReference' && derived.test(nameOf(part['typeName']))) isDerived = true
  })
  return isSpelt && !isDerived
}

/** A row of an answer that is written down a second time. */
function copiedRows(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(nodesOf(source), (node) => {
    const name = nameOf(node['id'])
    if (isWrittenOut(node) && name.endsWith('Row') && !(name in ownRows))
      faults.push(fault(source, node.start, `${name} repeats what a call answers: take RowOf or AnswerOf`))
  })
  return faults
}

const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path)
const sources = readSources(['src/{views,machines,services,app}/**/*.{ts,tsx}']).filter((source) => !isTest(source))
const views = sources.filter(({ path }) => path.startsWith('src/views/'))
const source = (text: string): Source => ({ path: 'src/views/a.ts', text })

describe('calls', () => {
  it('are named by names, not by any text', () => {
    // The upcast reads what another release has called them.
    const read = sources.filter(({ path }) => path !== 'src/machines/renamed-endpoints.ts')
    expect(show(read.flatMap(untypedNames))).toEqual([])
    const wrong = source('interface A { readonly endpoint: string }\nconst f = (endpoint: string) => endpoint')
    expect(untypedNames(wrong).map(({ line }) => line)).toEqual([1, 2])
    expect(untypedNames(source('const f = ({ endpoint }: Call) => endpoint'))).toEqual([])
  })

  it('are named nowhere else', () => {
    // What a model's world asks for, and what another release has called them, is plain data.
    const read = sources.filter(({ path }) => !/\.model\.ts$|renamed-endpoints\.ts$/.test(path))
    expect(names.size).toBeGreaterThan(100)
    expect(show(read.flatMap(bareNames))).toEqual([])
    expect(bareNames(source("const a = { call: 'order.create' }; ask('order.create')"))).toHaveLength(2)
    expect(bareNames(source("const a = { endpoint: 'order.create' }; const b = ['order.create'] as const"))).toEqual([])
  })

  it('say themselves what they answer', () => {
    expect(show(sources.flatMap(toldAnswers))).toEqual([])
    expect(toldAnswers(source("useResource<Row>({ endpoint: 'a.b' })"))).toHaveLength(1)
    expect(toldAnswers(source("useResource({ endpoint: 'a.b' }); useState<Row>()"))).toEqual([])
  })

  it('are the only ones who say what a row has', () => {
    expect(show(views.flatMap(copiedRows))).toEqual([])
    expect(
      Object.keys(ownRows).every((name) =>
        views.some(({ text }) => new RegExp(`(interface|type) ${name}\\b`).test(text)),
      ),
    ).toBe(true)
    expect(copiedRows(source('export interface ProductRow { readonly id: string }'))).toHaveLength(1)
    expect(copiedRows(source('type ProductRow = Own & { readonly id: string }'))).toHaveLength(1)
    expect(copiedRows(source("type ProductRow = RowOf<'a.b'> & { readonly id: string }"))).toEqual([])
    expect(copiedRows(source("type ProductRow = RowOf<'market.products'>"))).toEqual([])
  })
})
