import { type Fault, type Node, nodesOf, type Source, walk } from './source.ts'

/** One stop of a journey: a declaration, and the word in it that leads to the next stop. */
export interface Hop {
  readonly line: number
  readonly file: string
  readonly symbol: string
  /** What it calls, renders, says or asks for; undefined at the end of a path. */
  readonly leads: string | undefined
}

export interface Journey {
  readonly title: string
  /** Paths of hops; each hop of a path leads to the one below. */
  readonly paths: readonly (readonly Hop[])[]
}

/** A journey is walked through so few files that one keeps it in mind. */
export const JOURNEY_FILES_MAX = 25

const hopLine = /^\d+\. `([^`]+)` `([^`]+)`(?: → `([^`]+)`)?/

/** Reads `docs/journeys.md`: a heading for each journey, below it numbered lists of hops, each a path. */
export function readJourneys(text: string): Journey[] {
  const journeys: { title: string; paths: Hop[][] }[] = []
  let isInList = false
  for (const [at, line] of text.split('\n').entries()) {
    const title = /^## (.+)$/.exec(line)?.[1]
    if (title) journeys.push({ title, paths: [] })
    const hop = hopLine.exec(line)
    const paths = journeys.at(-1)?.paths
    if (hop && paths) {
      if (!isInList) paths.push([])
      paths.at(-1)!.push({ line: at + 1, file: hop[1]!, symbol: hop[2]!, leads: hop[3] })
    }
    if (hop || line.trim() === '') isInList = Boolean(hop)
  }
  return journeys
}

/** What declares `symbol`: a function, a constant, or a field of an object (`'login/code': …`, `act() {}`). */
function declarationsOf(source: Source, symbol: string): Node[] {
  const nameOf = (value: unknown): unknown =>
    (value as Node | undefined)?.['name'] ?? (value as Node | undefined)?.['value']
  const found: Node[] = []
  walk(nodesOf(source), (node) => {
    const named = /^(FunctionDeclaration|VariableDeclarator|ClassDeclaration)$/.test(node.type)
      ? nameOf(node['id'])
      : /^(Property|MethodDefinition)$/.test(node.type)
        ? nameOf(node['key'])
        : undefined
    if (named === symbol) found.push(node)
  })
  return found
}

/** Whether code below `root` (types and comments do not count) names `word`: as an identifier, or in a text. */
function names(root: Node, word: string): boolean {
  const spelled = new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
  let isFound = false
  walk(root, (node, parents) => {
    if (isFound || parents.some(({ type }) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type))) return
    const text = /^(Identifier|JSXIdentifier)$/.test(node.type)
      ? node['name']
      : node.type === 'Literal'
        ? node['value']
        : node.type === 'TemplateElement'
          ? (node['value'] as { readonly cooked: string }).cooked
          : undefined
    isFound = node.type.endsWith('Identifier') ? text === word : typeof text === 'string' && spelled.test(text)
  })
  return isFound
}

/** Hops that are not there, that do not do what leads on, or lead to something that does not know of it; and journeys that are too long. */
export function journeyFaults(
  journeys: readonly Journey[],
  sources: readonly Source[],
  path = 'docs/journeys.md',
): Fault[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const faults: Fault[] = []
  const say = (line: number, message: string): void => void faults.push({ path, line, message })
  const look = ({ line, file, symbol }: Hop): Node[] => {
    const source = byPath.get(file)
    const found = source ? declarationsOf(source, symbol) : []
    if (!source) say(line, `${file} is not there`)
    else if (found.length === 0) say(line, `${file} declares no ${symbol}`)
    return found
  }
  for (const { title, paths } of journeys) {
    const files = new Set(paths.flat().map(({ file }) => file))
    if (files.size > JOURNEY_FILES_MAX)
      say(1, `“${title}” opens ${files.size} files, at most ${JOURNEY_FILES_MAX} are allowed`)
    for (const hops of paths) {
      const declared = hops.map(look)
      for (const [at, { line, symbol, leads }] of hops.entries()) {
        const next = hops[at + 1]
        if (leads === undefined) {
          if (next) say(line, `${symbol} leads nowhere, and a hop follows`)
          continue
        }
        if (declared[at]!.length > 0 && !declared[at]!.some((node) => names(node, leads)))
          say(line, `${symbol} does not name ${leads}`)
        if (!next) say(line, `${symbol} leads to ${leads}, and no hop follows`)
        else if (
          next.symbol !== leads &&
          declared[at + 1]!.length > 0 &&
          !declared[at + 1]!.some((node) => names(node, leads))
        )
          say(next.line, `${next.symbol} does not know ${leads}, which led to it`)
      }
    }
  }
  return faults
}
