import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A node of the syntax tree, as far as the checks look at it. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Import {
  specifier: string
  /** Offset of the statement. */
  start: number
  kind: 'value' | 'type' | 'dynamic'
}

export interface Source {
  /** Path from the project root, with forward slashes. */
  path: string
  text: string
}

/** Something wrong at a place, with what to do about it. */
export interface Fault {
  path: string
  line: number
  message: string
}

const code = ['src', 'mock-server', 'scenarios', 'tests', 'e2e', 'scripts'].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
)

/** Files as they were read last: one that still says the same is the same source, and is not parsed again. */
const lastRead = new Map<string, Source>()

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const known = lastRead.get(path)
  if (known?.text === text) return known
  const source = { path, text }
  lastRead.set(path, source)
  return source
}

/** All source files of the project, generated ones left out. */
export function readSources(patterns: string[] = [...code, '*.config.ts', '.ladle/*.{ts,tsx,mjs}']): Source[] {
  const paths = globSync(patterns).map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => !/\.gen\.|\.d\.m?ts$/.test(path))
    .toSorted()
    .map(readSource)
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The runs of Chinese in the code of a source, its comments left out. */
export const wordsIn = ({ text }: Source): string[] =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '').match(/\p{Script=Han}{2,}/gu) ?? []

const parsed = new WeakMap<Source, ReturnType<typeof parseSync>>()

/** Parses a source once; a syntax error names the file. */
export function parse(source: Source): ReturnType<typeof parseSync> {
  const known = parsed.get(source)
  if (known) return known
  const result = parseSync(source.path, source.text)
  const [error] = result.errors
  if (error) throw new Error(`${source.path}: ${error.message}`)
  parsed.set(source, result)
  return result
}

/** Calls `visit` for every node, parents first; `parents` is what it is at the call, and another list afterwards. */
export function walk(root: unknown, visit: (node: Node, parents: readonly Node[]) => void): void {
  const parents: Node[] = []
  const enter = (value: object): void => {
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object' && item !== null) enter(item)
      return
    }
    if (!('type' in value)) return
    const node = value as Node
    visit(node, parents)
    parents.push(node)
    for (const key in node) {
      const inner = node[key]
      if (typeof inner === 'object' && inner !== null) enter(inner)
    }
    parents.pop()
  }
  if (typeof root === 'object' && root !== null) enter(root)
}

export const nodesOf = (source: Source): unknown => parse(source).program.body

const imports = new WeakMap<Source, readonly Import[]>()

/**
 * Imports and re-exports of a source. `import { type A }` counts as a value import: under `verbatimModuleSyntax` the module is
 * still loaded.
 */
export function importsOf(source: Source): readonly Import[] {
  const known = imports.get(source) ?? readImports(source)
  imports.set(source, known)
  return known
}

function readImports(source: Source): Import[] {
  const { module } = parse(source)
  const found: Import[] = []
  const kindAt = (start: number) =>
    /^(import|export)\s+type\b/.test(source.text.slice(start, start + 14)) ? 'type' : 'value'
  for (const { start, moduleRequest } of module.staticImports)
    found.push({ specifier: moduleRequest.value, start, kind: kindAt(start) })
  for (const { start, entries } of module.staticExports) {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (request) found.push({ specifier: request.value, start, kind: kindAt(start) })
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2]) found.push({ specifier: literal[2], start, kind: 'dynamic' })
  }
  // The tree itself is asked for only where a type may be imported in passing.
  if (!/\bimport\s*\(/.test(source.text)) return found
  walk(nodesOf(source), (node) => {
    if (node.type !== 'TSImportType') return
    const { value } = (node['source'] ?? node['argument']) as { value?: string }
    if (value) found.push({ specifier: value, start: node.start, kind: 'type' })
  })
  return found
}

export const fault = (source: Source, offset: number, message: string): Fault => ({
  path: source.path,
  line: lineOf(source.text, offset),
  message,
})

/** One line per fault, for the message of a failing test: `src/a.ts:3 …`. */
export const show = (faults: Fault[]): string[] =>
  faults.map(({ path, line, message }) => `${path}:${line} ${message}`).toSorted()
