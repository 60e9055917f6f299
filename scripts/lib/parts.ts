import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { finish } from './run.ts'

/** One row of the table at the end of a run. Counts are tests; a command without tests of its own counts as one. */
export interface PartRow {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** What is told of its failures once more at the end. */
  last?: string[]
}

const reports = '.tmp/reports'

/** Runs a command that counts as one test. */
export async function commandPart(name: string, command: string, args: string[]): Promise<PartRow[]> {
  heading(name)
  const { code, seconds, last } = await finish(command, args, {}, 20)
  if (code === 0) return [{ name, passed: 1, failed: 0, skipped: 0, seconds }]
  return [{ name, passed: 0, failed: 1, skipped: 0, seconds, last }]
}

/** Runs Vitest projects in one process; one row per project. */
export async function vitestPart(projects: string[], extra: string[] = []): Promise<PartRow[]> {
  heading(`vitest ${projects.join(' ')}`)
  const file = `${reports}/vitest.json`
  rmSync(file, { force: true })
  const sharded = extra.some((arg) => arg.startsWith('--shard'))
  const reporters = ['default', 'json', ...(sharded ? ['blob'] : [])].map((name) => `--reporter=${name}`)
  const { code, seconds } = await finish('vitest', [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...reporters,
    `--outputFile.json=${file}`,
    ...extra,
  ])
  return whole(vitestRows(readJson(file)), { name: 'vitest', code, seconds })
}

/** Runs the quick projects in one worker, their files in an order drawn from the time; Vitest prints the seed of it. */
export const anyOrderPart = async (): Promise<PartRow[]> => {
  const projects = quickProjects.flatMap((name) => ['--project', name])
  return commandPart('any order', 'vitest', ['run', ...projects, '--maxWorkers=1', '--sequence.shuffle.files'])
}

/** Runs the end-to-end tests on the demo build. */
export async function playwrightPart(extra: string[] = []): Promise<PartRow[]> {
  if (globSync('e2e/**/*.spec.ts').length === 0) return []
  heading('e2e')
  const file = `${reports}/playwright.json`
  rmSync(file, { force: true })
  const { code, seconds } = await finish('playwright', ['test', ...extra])
  return whole(playwrightRows(readJson(file)), { name: 'e2e', code, seconds })
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
    message?: string
  }[]
}

/** Counts a Vitest JSON report by project; a file that fails without a failing test (it did not load) counts as one failure. */
export function vitestRows(report: VitestReport | undefined, root = process.cwd()): PartRow[] {
  const rows = new Map<string, PartRow>()
  for (const file of report?.testResults ?? []) {
    const name = projectOf(relative(root, file.name))
    const row = rows.get(name) ?? { name, passed: 0, failed: 0, skipped: 0, seconds: 0 }
    rows.set(name, row)
    const count = (status: string) => file.assertionResults.filter((test) => test.status === status).length
    const failed = count('failed')
    row.passed += count('passed')
    row.failed += failed === 0 && file.status === 'failed' ? 1 : failed
    row.skipped += file.assertionResults.length - count('passed') - failed
    row.seconds += Math.max(0, file.endTime - file.startTime) / 1000
    if (file.status === 'failed') row.last = [...(row.last ?? []), ...failuresOf(relative(root, file.name), file)]
  }
  return [...rows.values()]
}

/** A line for each test that failed, with the first line of why; one for a file that did not load. */
function failuresOf(path: string, { assertionResults, message }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const why = (text = '') => text.split('\n', 1)[0]!
  if (failed.length === 0) return [`${path}: ${why(message)}`]
  return failed.map(({ fullName = '', failureMessages = [] }) => `${path} > ${fullName}: ${why(failureMessages[0])}`)
}

const projectOf = (path: string): string => /^tests\/(\w+)\//.exec(path)?.[1] ?? 'unit'

interface PlaywrightReport {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts a Playwright JSON report; a flaky test is a failure, an error outside of the tests too. */
export function playwrightRows(report: PlaywrightReport | undefined): PartRow[] {
  if (!report) return []
  const { expected, unexpected, flaky, skipped } = report.stats
  return [{ name: 'e2e', passed: expected, failed: unexpected + flaky + report.errors.length, skipped, seconds: 0 }]
}

/** A runner that ends badly although no test failed (crash, unhandled error, no tests) still counts as one failure. */
export function whole(rows: PartRow[], run: { name: string; code: number; seconds: number }): PartRow[] {
  const [first] = rows
  if (rows.length === 1 && first) first.seconds = run.seconds
  const failed = rows.some((row) => row.failed > 0)
  if (run.code === 0 || failed) return rows
  return [
    ...rows,
    { name: `${run.name} (exit code ${run.code})`, passed: 0, failed: 1, skipped: 0, seconds: run.seconds },
  ]
}

export function summary(rows: PartRow[]): string {
  const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}

/** Prints what has failed once more, the table and, as the very last line, `N passed, N failed`; sets the exit code. */
export function conclude(rows: PartRow[]): void {
  for (const { name, failed, last = [] } of rows)
    if (failed > 0 && last.length > 0) console.log(`\n✗ ${name}\n${last.map((line) => `  ${line}`).join('\n')}`)
  const width = Math.max(...rows.map((row) => row.name.length), 8)
  const line = (cells: (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(width) : String(cell).padStart(9))).join('')
  console.log(`\n${line(['', 'passed', 'failed', 'skipped', 'seconds'])}`)
  for (const row of rows) console.log(line([row.name, row.passed, row.failed, row.skipped, row.seconds.toFixed(1)]))
  console.log(`\n${summary(rows)}`)
  process.exitCode = rows.some((row) => row.failed > 0) ? 1 : 0
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

function heading(name: string): void {
  mkdirSync(reports, { recursive: true })
  console.log(`\n── ${name}`)
}

/** What is judged without running it: types, lint, format. */
export async function staticParts(): Promise<PartRow[]> {
  const rows = await Promise.all([
    // One checker: more of them go through what they share each for itself, and the other core has to lint.
    commandPart('types', 'tsc', ['--noEmit', '--checkers', '1', '-p', '.']),
    commandPart('lint', 'oxlint', []),
    commandPart('format', 'oxfmt', ['--list-different']),
  ])
  return rows.flat()
}

export const quickProjects = ['unit', 'repo', 'model', 'journal']
export const slowProjects = ['pages', 'contract', 'scenario', 'simulation', 'interop']
