/**
 * `npm run check:workbench -- [--seed S]`: everything that `npm test` samples of the workbench, in full, one line a bar: what was tried
 * and how many held. The demo must be built (`npm run build -- --demo`). Exit code 1 when one did not hold.
 */
import { inWords } from './lib/language.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { commandLine, misused } from './lib/command-line.ts'

const line = 'npm run check:workbench -- [--seed S] [--walks 200] [--presses 50] [--cuts 10] [--pages 100] [--texts 3]'
const usage = inWords(
  `${line}
  plays every bar of the workbench in full (npm run build -- --demo first)`,
  `${line}
  把工作台的每一条要求都完整地试一遍（先 npm run build -- --demo）`,
)
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
  if (!/^\d+$/.test(value)) misused(inWords(`--${name} ${value} is no number`, `--${name} ${value} 不是数`), usage)
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
  {
    name: inWords('mistakes in scenarios', '场景里的错误'),
    command: vitest('repo', 'tests/repo/mistakes.test.ts'),
    env: {},
  },
  {
    name: inWords('the schema of scenarios', '场景的结构'),
    command: vitest('repo', 'tests/repo/scenario-schema.test.ts'),
    env: {},
  },
  { name: inWords('drawn machines', '画出的状态机'), command: vitest('unit', 'src/workbench/chart'), env: {} },
  { name: inWords('secrets in runs', '运行里的机密'), command: vitest('unit', 'src/workbench/run'), env: {} },
  {
    name: inWords('exported files: the states that were, nothing secret', '导出的文件：状态一样，没有机密'),
    command: vitest('scenario', 'tests/scenario/diagnosis.test.ts'),
    env: { REPORT_FILES: '100000', WORKBENCH_SEED: seed },
  },
  {
    name: inWords('every counted request is a row with a cause', '每个请求都是有起因的一行'),
    command: vitest('scenario', 'tests/scenario/traffic.test.ts'),
    env: { TRAFFIC_FILES: '100000', WORKBENCH_SEED: seed },
  },
  {
    name: inWords('what the heat map counts is what the journal tells', '热图数的和日志说的一样'),
    command: vitest('scenario', 'tests/scenario/heat.test.ts'),
    env: { HEAT_FILES: '100000', WORKBENCH_SEED: seed },
  },
  {
    name: inWords('planted defects are found and shrunk to six steps', '埋下的错都能发现并缩到六步'),
    command: vitest('scenario', 'tests/scenario/shrink.test.ts'),
    env: { SHRINK_DEFECTS: '100', WORKBENCH_SEED: seed },
  },
  {
    name: inWords(`going back, ${cuts} cuts in every scenario`, `倒回去，每个场景切 ${cuts} 刀`),
    command: vitest('scenario', 'tests/scenario/rewind.test.ts'),
    env: { REWIND_FILES: '100000', REWIND_CUTS: cuts, WORKBENCH_SEED: seed },
  },
  {
    name: inWords(
      `pages of which ${texts} texts each end in what changes them`,
      `页面，每页 ${texts} 处文字都追到改得动它的地方`,
    ),
    command: ['playwright', 'test', 'e2e/explain.spec.ts', '--reporter=json'],
    env: { EXPLAIN_PAGES: pages, EXPLAIN_NODES: texts, EXPLAIN_SEED: seed },
  },
  {
    name: inWords(
      `${walks} walks of ${presses} presses, played again without a page, in one and by a finger`,
      `${walks} 次走动，每次 ${presses} 下，没有页面、在页面里、用手指都重放得一样`,
    ),
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
  const mark = held === tried && tried > 0 ? '✓' : '✗'
  const told = inWords(`${held} of ${tried} held (seed ${seed})`, `${tried} 个里 ${held} 个成立（种子 ${seed}）`)
  console.log(`${mark} ${name}: ${told}`)
}
process.exitCode = isWell ? 0 : 1
