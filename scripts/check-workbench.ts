/**
 * `npm run check:workbench -- [--seed S]`: everything that `npm test` samples of the workbench, in full, one line a bar: what was tried
 * and how many held. The demo must be built (`npm run build -- --demo`). Exit code 1 when one did not hold.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { commandLine, misused } from './lib/command-line.ts'

const usage = `npm run check:workbench -- [--seed S] [--walks 200] [--presses 50] [--cuts 10] [--pages 100] [--texts 3]
  plays every bar of the workbench in full (npm run build -- --demo first)`
const { values } = commandLine(usage, {
  options: {
    seed: { type: 'string', default: String(treeSeed()) },
    walks: { type: 'string', default: '200' },
    presses: { type: 'string', default: '50' },
    pages: { type: 'string', default: '100' },
    texts: { type: 'string', default: '3' },
    cuts: { type: 'string', default: '10' },
  },
})
for (const [name, value] of Object.entries(values))
  if (!/^\d+$/.test(value)) misused(`--${name} ${value} is no number`, usage)
const { seed, walks, presses, cuts, pages, texts } = values

interface Bar {
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Where the running bar tells how it went: standard output has more in it than that. */
const REPORT = '.tmp/bar.json'
const vitest = (project: string, file: string) => [
  'vitest',
  'run',
  '--project',
  project,
  file,
  '--reporter=json',
  `--outputFile=${REPORT}`,
]
const bars: readonly Bar[] = [
  { name: 'mistakes in scenarios', command: vitest('repo', 'tests/repo/mistakes.test.ts'), env: {} },
  { name: 'the schema of scenarios', command: vitest('repo', 'tests/repo/scenario-schema.test.ts'), env: {} },
  { name: 'drawn machines', command: vitest('unit', 'src/workbench/chart'), env: {} },
  { name: 'secrets in runs', command: vitest('unit', 'src/workbench/run'), env: {} },
  {
    name: 'exported files: the states that were, nothing secret',
    command: vitest('scenario', 'tests/scenario/diagnosis.test.ts'),
    env: { REPORT_FILES: '100000', WORKBENCH_SEED: seed },
  },
  {
    name: 'every counted request is a row with a cause',
    command: vitest('scenario', 'tests/scenario/traffic.test.ts'),
    env: { TRAFFIC_FILES: '100000', WORKBENCH_SEED: seed },
  },
  {
    name: 'what the heat map counts is what the journal tells',
    command: vitest('scenario', 'tests/scenario/heat.test.ts'),
    env: { HEAT_FILES: '100000', WORKBENCH_SEED: seed },
  },
  {
    name: 'planted defects are found and shrunk to six steps',
    command: vitest('scenario', 'tests/scenario/shrink.test.ts'),
    env: { SHRINK_DEFECTS: '100', WORKBENCH_SEED: seed },
  },
  {
    name: `going back, ${cuts} cuts in every scenario`,
    command: vitest('scenario', 'tests/scenario/rewind.test.ts'),
    env: { REWIND_FILES: '100000', REWIND_CUTS: cuts, WORKBENCH_SEED: seed },
  },
  {
    name: `pages of which ${texts} texts each end in what changes them`,
    command: ['playwright', 'test', 'e2e/explain.spec.ts', '--reporter=json'],
    env: { EXPLAIN_PAGES: pages, EXPLAIN_NODES: texts, EXPLAIN_SEED: seed },
  },
  {
    name: `${walks} walks of ${presses} presses, played again without a page and in one`,
    command: ['playwright', 'test', 'e2e/walks.spec.ts', '--reporter=json'],
    env: { WALKS: walks, PRESSES: presses, WALK_SEED: seed },
  },
]

interface Counted {
  readonly numTotalTests?: number
  readonly numPassedTests?: number
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** How many were tried and how many held; nothing was tried where there is no report. */
function counts(): readonly [tried: number, held: number] {
  try {
    const { numTotalTests = 0, numPassedTests = 0, stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as Counted
    return stats ? [stats.expected + stats.unexpected + stats.flaky, stats.expected] : [numTotalTests, numPassedTests]
  } catch {
    return [0, 0]
  }
}

let isWell = true
mkdirSync('.tmp', { recursive: true })
for (const { name, command, env } of bars) {
  const [program, ...args] = command
  rmSync(REPORT, { force: true })
  spawnSync(program!, args, {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    stdio: 'ignore',
  })
  const [tried, held] = counts()
  isWell &&= tried > 0 && held === tried
  console.log(`${held === tried && tried > 0 ? '✓' : '✗'} ${name}: ${held} of ${tried} held (seed ${seed})`)
}
process.exitCode = isWell ? 0 : 1
