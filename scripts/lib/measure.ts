import { globSync, readFileSync } from 'node:fs'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Counts the states of a chart (without its root) and its transitions. */
export function graphSize(machine: AnyStateMachine): { states: number; transitions: number } {
  const nodes: AnyStateNode[] = []
  const visit = (node: AnyStateNode): void => {
    nodes.push(node)
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  const transitions = nodes.flatMap((node) => [...node.transitions.values()].flat()).length
  return { states: nodes.length - 1, transitions }
}

/**
 * Files of the app that use each endpoint: by its name (`'notices.list'`) or by its place in the table (`noticesEndpoints.list`).
 */
export function endpointUsers(endpoints: { name: string }[], files = appSources()): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const { name } of endpoints) {
    const [area = '', key = ''] = name.split('.')
    const word = new RegExp(`(['"\`]${area}\\.${key}['"\`])|(\\b${camel(area)}Endpoints\\.${key}\\b)`)
    users.set(
      name,
      [...files].flatMap(([file, text]) => (word.test(text) ? [file] : [])),
    )
  }
  return users
}

const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const readAll = (patterns: string[]): Map<string, string> =>
  new Map(
    globSync(patterns)
      .toSorted()
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )

function appSources(): Map<string, string> {
  const files = readAll(['src/{views,services,machines,app}/**/*.{ts,tsx}'])
  for (const file of files.keys()) if (/\.(test|story|model)\.tsx?$/.test(file)) files.delete(file)
  return files
}

const citation = /\[((?:(?:err|val|const|lc):|A-\d)[^\]]*)\]/g
/** An id by itself in quotes: a row of a table whose tests are titled by it, or what a scenario cites. */
const row = /['"]((?:(?:err|val|const|lc):|A-\d)[^'"\s]*)['"]/g
const hasRows = (file: string, text: string): boolean => file.endsWith('.scenario.json') || text.includes('`[${')

/** The ids that a file cites, each once. */
function idsIn(file: string, text: string): Set<string> {
  const inTitles = [...text.matchAll(citation)].flatMap((match) => (match[1] ?? '').split(/[,\s]+/))
  const inRows = hasRows(file, text) ? [...text.matchAll(row)].map((match) => match[1] ?? '') : []
  return new Set([...inTitles, ...inRows].filter((id) => id !== '' && !id.includes('${')))
}

/** Ledger ids cited in tests and scenarios, as `[val:000:email]` or in a table, with the files that cite them. */
export function citedLedgerIds(files = testSources()): { id: string; citedBy: string[] }[] {
  const cited = new Map<string, string[]>()
  for (const [file, text] of files) {
    for (const id of idsIn(file, text)) cited.set(id, [...(cited.get(id) ?? []), file])
  }
  return [...cited].map(([id, citedBy]) => ({ id, citedBy })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function testSources(): Map<string, string> {
  return readAll([
    'tests/**/*.test.ts',
    'src/**/*.test.{ts,tsx}',
    'mock-server/**/*.test.ts',
    'scenarios/**/*.{test.ts,scenario.json}',
    'e2e/**/*.spec.ts',
  ])
}
