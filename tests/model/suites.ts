import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Edge, explore, type Graph } from './tester/explorer.ts'
import { guardOutcomes } from './tester/guards.ts'
import { originalLifecycles } from './lifecycles.ts'
import {
  feasiblePairs,
  hashOf,
  pairTours,
  shortPaths,
  type GeneratedPath,
  type GeneratedSuite,
} from './tester/paths.ts'
import { lifecycleIds, subjects, type Subject } from './subjects.ts'

const folder = new URL('../../scenarios/generated/', import.meta.url)

/** Both suites of one machine, generated afresh from its timed graph. */
export function generateSuites(
  { id, machine, model }: Subject,
  graph: Graph = explore(machine, model),
): GeneratedSuite[] {
  const pairs = feasiblePairs(graph)
  const hash = hashOf(graph)
  // A guard that says no is seen only by what does not happen.
  const refusals = (edge: Edge) => guardOutcomes(machine, edge).filter((outcome) => outcome.endsWith('= false'))
  const suite = (kind: GeneratedSuite['kind'], paths: readonly GeneratedPath[]): GeneratedSuite => ({
    version: 1,
    machine: id,
    kind,
    hash,
    start: model.start,
    counts: {
      paths: paths.length,
      steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
      covers: paths.reduce((sum, path) => sum + path.covers.length, 0),
      ...(kind === 'pairs' ? { pairs: pairs.size } : {}),
    },
    paths,
  })
  return [
    suite('short', shortPaths(machine, model, graph, [], refusals)),
    suite('pairs', pairTours(machine, model, graph)),
  ]
}

/** A suite as text: one line for each step, so that a change of a machine reads well as a difference. */
export function printSuite({ paths, ...head }: GeneratedSuite): string {
  const lines = (items: readonly unknown[], indent: string): string =>
    items.map((item) => `${indent}${JSON.stringify(item)}`).join(',\n')
  const printed = paths.map(({ id, input, covers, steps }) =>
    [
      `    { "id": ${JSON.stringify(id)}, "input": ${JSON.stringify(input)},`,
      `      "covers": [\n${lines(covers, '        ')}\n      ],`,
      `      "steps": [\n${lines(steps, '        ')}\n      ] }`,
    ].join('\n'),
  )
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  return `{\n${fields.join('\n')}\n  "paths": [\n${printed.join(',\n')}\n  ]\n}\n`
}

const fileOf = ({ machine, kind }: Pick<GeneratedSuite, 'machine' | 'kind'>): URL =>
  new URL(`${machine}.${kind}.json`, folder)

/** A committed suite. */
export const readSuite = (machine: string, kind: GeneratedSuite['kind']): GeneratedSuite =>
  JSON.parse(readFileSync(fileOf({ machine, kind }), 'utf8')) as GeneratedSuite

interface Written {
  readonly name: string
  readonly file: URL
  readonly text: string
}

function everything(): Written[] {
  const suites = subjects.flatMap((subject) => generateSuites(subject))
  return suites.map((suite) => ({
    name: `scenarios/generated/${suite.machine}.${suite.kind}.json`,
    file: fileOf(suite),
    text: printSuite(suite),
  }))
}

const wordList = /\[\s+("[^"[\]{}]*"(?:,\s+"[^"[\]{}]*")*)\s+\]/g

/** JSON as the formatter leaves it: lists of words on one line. */
const printCopy = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)}\n`.replace(wordList, (_, words: string) => `[${words.replace(/,\s+/g, ', ')}]`)

/** The copy of the lifecycles, where the specification is at hand to copy from. */
function lifecycleCopy(): Written[] {
  const found = originalLifecycles(lifecycleIds)
  if (!found) return []
  const file = new URL('lifecycles.copy.json', import.meta.url)
  return [{ name: 'tests/model/lifecycles.copy.json', file, text: printCopy(found) }]
}

const isStale = ({ file, text }: Written): boolean => !existsSync(file) || readFileSync(file, 'utf8') !== text

/** The generated files that are not what the machines and models say now. */
export const staleFiles = (): string[] =>
  everything()
    .filter(isStale)
    .map(({ name }) => name)

/** Writes every generated file that has changed; gives their names. */
export function writeFiles(): string[] {
  mkdirSync(folder, { recursive: true })
  const stale = [...everything(), ...lifecycleCopy()].filter(isStale)
  for (const { file, text } of stale) writeFileSync(file, text)
  return stale.map(({ name }) => name)
}
