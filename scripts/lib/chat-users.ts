import { conversationCalls, operationAreas, type OperationStream } from '#src/contract/im/rest/operations.ts'
import { type Node, nodesOf, type Source, walk } from '../../tests/repo/lib/source.ts'
import { bindingsOf, type Product } from './product.ts'

/** What a fact for a stream of operations begins with, and how the stream itself is named. */
const streamOf = (word: string): OperationStream | 'im-conversation' | undefined => {
  const name = word
    .replace(/\.operationRequested$/, '')
    .replace(/\/.*$/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return name === 'im-conversation' || Object.hasOwn(operationAreas, name)
    ? (name as OperationStream | 'im-conversation')
    : undefined
}

/** The words in a piece of code that could be an operation: literals, also the two of a choice, and a template's beginning. */
function wordsIn(node: Node | undefined): string[] {
  if (!node) return []
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type === 'TemplateLiteral') return [(node['quasis'] as { value: { raw: string } }[])[0]!.value.raw]
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return wordsIn(node['expression'] as Node)
  return node.type === 'ConditionalExpression'
    ? [...wordsIn(node['consequent'] as Node), ...wordsIn(node['alternate'] as Node)]
    : []
}

const isName = (node: unknown): node is Node => (node as Node | null)?.type === 'Identifier'
const nameOf = (node: unknown): string | undefined => (isName(node) ? (node['name'] as string) : undefined)

type Stream = OperationStream | 'im-conversation'

/** What is known of a file before its calls are read. */
interface Names {
  /** Streams that are named anywhere in it. */
  readonly streams: ReadonlySet<Stream>
  /** What `useAsk` and `useOperations` gave, by its local name. */
  readonly asks: ReadonlyMap<string, readonly Stream[]>
}

const isInType = (node: Node, parents: readonly Node[]): boolean =>
  [node, ...parents].some(({ type }) => /^(TS(Type|Literal|Interface)|Import)/.test(type))

function namesOf(source: Source): Names {
  const streams = new Set<Stream>()
  const asks = new Map<string, readonly Stream[]>()
  walk(nodesOf(source), (node, parents) => {
    if (isInType(node, parents)) return
    for (const word of wordsIn(node)) {
      const stream = /^[\w-]+(\.operationRequested|\/)?$/.test(word.replace(/\/.*/, '/')) ? streamOf(word) : undefined
      if (stream) streams.add(stream)
    }
    const call = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : null
    if (call?.type !== 'CallExpression' || !/^use(Ask|Operations)$/.test(nameOf(call['callee']) ?? '')) return
    const given = wordsIn((call['arguments'] as Node[])[0]).flatMap((word) => streamOf(word) ?? [])
    if (given.length === 0) return
    // Two hooks of a file may call what they got alike.
    walk(node['id'], (one) => {
      if (isName(one)) asks.set(nameOf(one)!, [...(asks.get(nameOf(one)!) ?? []), ...given])
    })
  })
  return { streams, asks }
}

/** The streams that an asking function asks: known by where it comes from, else every stream that its file or its module names. */
function streamsAsked(callee: Node, { streams, asks }: Names, imported: (name: string) => Names | undefined): Stream[] {
  const name = nameOf(callee.type === 'MemberExpression' ? callee['object'] : callee) ?? ''
  const known = asks.get(name)
  if (known) return [...known]
  const other = callee.type === 'MemberExpression' ? undefined : imported(name)
  return [...streams, ...(other?.streams ?? [])]
}

const callOf = (stream: Stream, operation: string): string | undefined =>
  stream === 'im-conversation'
    ? (conversationCalls as Readonly<Record<string, string>>)[operation]
    : `${operationAreas[stream]}.${operation}`

/** The calls that a file makes: by their names, and by what it asks of streams. */
function callsIn(source: Source, names: Names, imported: (name: string) => Names | undefined): Set<string> {
  const calls = new Set<string>()
  const ask = (streams: readonly Stream[], words: readonly string[]): void => {
    for (const stream of streams) for (const word of words) calls.add(callOf(stream, word) ?? '')
  }
  walk(nodesOf(source), (node, parents) => {
    if (isInType(node, parents)) return
    if (node.type === 'CallExpression') {
      const words = (node['arguments'] as Node[]).flatMap(wordsIn)
      for (const word of words) calls.add(word)
      ask(streamsAsked(node['callee'] as Node, names, imported), words)
    }
    if (node.type !== 'ObjectExpression') return
    const value = (key: string): string[] =>
      (node['properties'] as Node[]).flatMap((one) => (nameOf(one['key']) === key ? wordsIn(one['value'] as Node) : []))
    const named = [...value('stream'), ...value('type')].flatMap((word) => streamOf(word) ?? [])
    ask(named.length > 0 ? named : [...names.streams], value('operation'))
  })
  return calls
}

/**
 * Files that a person's path reaches and that make a call of the chat service: by its name (`client.call('groups.joined')`), or as the
 * operation that they ask of a stream (`rename` of `thread` is `threads.rename`).
 */
export function chatCallUsers(names: Iterable<string>, product: Product): Map<string, string[]> {
  const users = new Map<string, string[]>([...names].map((name) => [name, []]))
  const known = new Map<string, Names>()
  const namesIn = (file: string): Names | undefined => {
    const source = product.sources.get(file)
    if (source && !known.has(file)) known.set(file, namesOf(source))
    return known.get(file)
  }
  for (const [file, source] of product.sources) {
    if (!product.isReached(file) || file.startsWith('src/contract/')) continue
    const bindings = bindingsOf(source)
    const imported = (name: string): Names | undefined => {
      const binding = bindings.get(name)
      return binding && namesIn(binding.file)
    }
    for (const name of callsIn(source, namesIn(file)!, imported)) users.get(name)?.push(file)
  }
  return users
}
