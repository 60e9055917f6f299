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

/** All source files of the project, generated ones left out. */
export function readSources(patterns: string[] = [...code, '*.config.ts', '.ladle/*.{ts,tsx,mjs}']): Source[] {
  const paths = globSync(patterns).map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => !/\.gen\.|\.d\.m?ts$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

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

/** Calls `visit` for every node, parents first. */
export function walk(root: unknown, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  if (Array.isArray(root)) {
    for (const item of root) walk(item, visit, parents)
    return
  }
  if (typeof root !== 'object' || root === null || !('type' in root)) return
  const node = root as Node
  visit(node, parents)
  const below = [...parents, node]
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit, below)
}

export const nodesOf = (source: Source): unknown => parse(source).program.body

/**
 * Imports and re-exports of a source. `import { type A }` counts as a value import: under `verbatimModuleSyntax` the module is
 * still loaded.
 */
export function importsOf(source: Source): Import[] {
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
