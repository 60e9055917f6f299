/**
 * `npm run mutate -- --area pages`: bugs of pages, hooks, kit and design system, hundreds at once. All are written into the copy beside the
 * original, and the tests of `src/views`, `src/ui`, `src/app` and `tests/pages` are run once: each plants what it executes (`planting.ts`).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readSources } from '../../../tests/repo/lib/source.ts'
import { copyRepository, stirred } from '../copy.ts'
import { viewMutantsOf, type ViewMutant } from './view-mutants.ts'
import { switched } from './switched.ts'

export interface Judged {
  readonly all: number
  readonly mutants: readonly ViewMutant[]
  readonly uncompiled: number
  readonly executed: ReadonlySet<ViewMutant>
  readonly noticed: ReadonlyMap<ViewMutant, string>
}

const isProduct = (path: string): boolean =>
  !/\/story-|\.(?:test|story|types|model|select|form)\.tsx?$|-icons\.tsx$|\/story\/|vignettes\.tsx$/.test(path)
/** The compiler looks at one bug of each file at once, so that so many runs tell of all. */
const OF_A_FILE = 2
/** A name that nobody uses is told by the compiler, and a person would take it out as well. */
const UNUSED = /error TS(?:6133|6192|6196|6198|6138)\b/

/** So many of each class as far as there are, and so few of a file that one run of the compiler a bug is quick. */
function drawnOf(all: readonly ViewMutant[], seed: number, count: number): ViewMutant[] {
  const kinds = Map.groupBy(stirred(all, seed), ({ kind }) => kind)
  const ofFile = new Map<string, number>()
  const drawn: ViewMutant[] = []
  const take = (own: ViewMutant[]): void => {
    for (let one = own.shift(); one; one = own.shift()) {
      const before = ofFile.get(one.file) ?? 0
      if (before >= OF_A_FILE) continue
      ofFile.set(one.file, before + 1)
      drawn.push(one)
      return
    }
  }
  while (drawn.length < count && [...kinds.values()].some((own) => own.length > 0))
    for (const own of kinds.values()) take(own)
  return drawn
}

const planted = (text: string, { start, end, becomes }: ViewMutant): string =>
  text.slice(0, start) + becomes + text.slice(end)

/** The files in which compiler or linter find something, names that nobody uses apart: a person would take them out as well. */
function faultyFiles(copy: string, files: readonly string[]): ReadonlySet<string> {
  const run = (tool: string, ...args: string[]): string[] =>
    spawnSync(tool, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout.split('\n')
  const types = run('tsc', '--noEmit', '-p', '.').filter((line) => line.includes('error TS') && !UNUSED.test(line))
  const lint = run('oxlint', '--format=unix', ...files).filter(
    (line) => line.includes('[Error') && !/no-unused/.test(line),
  )
  return new Set([
    ...types.map((line) => line.split('(')[0]!),
    ...lint.map((line) => line.split(':')[0]!.replace(/^\.\//, '')),
  ])
}

/** Those that compiler and linter let through. */
function compiling(copy: string, drawn: readonly ViewMutant[]): ViewMutant[] {
  const ofFiles = [...Map.groupBy(drawn, ({ file }) => file)].map(([file, own]) => ({
    file,
    own,
    text: readFileSync(join(copy, file), 'utf8'),
  }))
  const wrong = new Set<ViewMutant>()
  for (let round = 0; round < OF_A_FILE; round++) {
    for (const { file, own, text } of ofFiles)
      writeFileSync(join(copy, file), own[round] ? planted(text, own[round]!) : text)
    const faulty = faultyFiles(
      copy,
      ofFiles.flatMap(({ file, own }) => (own[round] ? [file] : [])),
    )
    for (const { file, own } of ofFiles) if (own[round] && faulty.has(file)) wrong.add(own[round]!)
  }
  for (const { file, text } of ofFiles) writeFileSync(join(copy, file), text)
  return drawn.filter((one) => !wrong.has(one))
}

/** The copy's tests run with what plants, however long one takes. */
function prepare(copy: string): void {
  const config = join(copy, 'vitest.config.ts')
  const runner = join(copy, 'scripts/lib/planting/planting.ts')
  const text = readFileSync(config, 'utf8')
  const own = text.replace("environment: 'node',", `environment: 'node', runner: ${JSON.stringify(runner)},`)
  writeFileSync(config, own.replace(/AMPLE_MS = [\d_]+/, 'AMPLE_MS = 7_200_000'))
}

/** What tells of pages, the quick ones first. */
const runs = [
  ['--project', 'unit', 'src/views', 'src/ui', 'src/app'],
  ['--project', 'pages'],
]

/** Draws so many bugs, as many of each class, and lets the tests find them. */
export function judgePages(seed: number, count: number, file?: string): Judged {
  const copy = resolve('.tmp/planting')
  const sources = readSources(file ? [file] : ['src/{views,ui}/**/*.{ts,tsx}']).filter(({ path }) => isProduct(path))
  const all = sources.flatMap(viewMutantsOf)
  copyRepository(copy)
  cpSync('.oxlintrc.json', join(copy, '.oxlintrc.json'))
  const drawn = drawnOf(all, seed, count)
  const mutants = compiling(copy, drawn)
  const ids = new Map(mutants.map((one, at) => [at, one]))
  for (const [path, own] of Map.groupBy(ids, ([, one]) => one.file)) {
    const at = join(copy, path)
    writeFileSync(at, switched(readFileSync(at, 'utf8'), new Map(own)))
  }
  prepare(copy)
  const notes = join(copy, '.tmp/planting.jsonl')
  mkdirSync(dirname(notes), { recursive: true })
  rmSync(notes, { force: true })
  for (const run of runs) spawnSync('vitest', ['run', ...run], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
  const executed = new Set<ViewMutant>()
  const noticed = new Map<ViewMutant, string>()
  for (const line of existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []) {
    const told = JSON.parse(line) as {
      readonly executed?: readonly number[]
      readonly noticed?: number
      readonly by: string
    }
    for (const id of told.executed ?? []) executed.add(ids.get(id)!)
    if (told.noticed !== undefined) noticed.set(ids.get(told.noticed)!, told.by)
  }
  return { all: all.length, mutants, uncompiled: drawn.length - mutants.length, executed, noticed }
}
