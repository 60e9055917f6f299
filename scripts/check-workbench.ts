/**
 * `npm run check:workbench -- [--seed S]`: everything that `npm test` samples of the workbench, in full, one line a bar: what was tried,
 * how many held, and what it took. The demo must be built (`npm run build -- --demo`). Exit code 1 when one did not hold; times decide
 * nothing. `--bars 2,4` plays these alone, and each size can be another: `--files 20 --cuts 2`.
 */
import { inWords } from './lib/language.ts'
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { commandLine, misused } from './lib/command-line.ts'
import { type Bar, barsOf, REPORT } from './lib/workbench/bars.ts'

const line = `npm run check:workbench -- [--seed S] [--bars 0,1,2] [--files 100000] [--cuts 10] [--defects 100]
  [--pages 1000] [--texts 300] [--walks 200] [--presses 50]`
const usage = inWords(
  `${line}
  plays every bar of the workbench in full (npm run build -- --demo first)`,
  `${line}
  把工作台的每一条要求都完整地试一遍（先 npm run build -- --demo）`,
)
const size = (most: string) => ({ type: 'string', default: most }) as const
const { values } = commandLine(usage, {
  options: {
    seed: size(String(treeSeed())),
    bars: size(''),
    files: size('100000'),
    cuts: size('10'),
    defects: size('100'),
    pages: size('1000'),
    texts: size('300'),
    walks: size('200'),
    presses: size('50'),
  },
})
const { bars: wanted, ...sizes } = values
for (const [name, value] of Object.entries(sizes))
  if (!/^\d+$/.test(value)) misused(inWords(`--${name} ${value} is no number`, `--${name} ${value} 不是数`), usage)
if (!/^(\d+(,\d+)*)?$/.test(wanted))
  misused(inWords(`--bars ${wanted} is no list of numbers`, `--bars ${wanted} 不是一串数`), usage)

const EXPLAINED = '.tmp/explained'

interface Counted {
  readonly numTotalTests?: number
  readonly numPassedTests?: number
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

interface Count {
  readonly tried: number
  readonly held: number
}

/** Nothing was tried where there is no report. */
function testsOf(): Count {
  try {
    const { numTotalTests = 0, numPassedTests = 0, stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as Counted
    if (!stats) return { tried: numTotalTests, held: numPassedTests }
    return { tried: stats.expected + stats.unexpected + stats.flaky, held: stats.expected }
  } catch {
    return { tried: 0, held: 0 }
  }
}

interface OfPage {
  /** So many fewer texts are on it than were to be looked at. */
  readonly lacking: number
  readonly looked: readonly { readonly wrong: readonly string[] }[]
}

/** Of the texts that are there; of a page that did not get to its end the rest counts as not held. */
function textsOf(): Count {
  const pages = globSync(`${EXPLAINED}/*.json`).map((path) => JSON.parse(readFileSync(path, 'utf8')) as OfPage)
  const looked = pages.flatMap((page) => page.looked)
  const lacking = pages.reduce((sum, page) => sum + page.lacking, 0)
  const held = looked.filter(({ wrong }) => wrong.length === 0).length
  return { tried: Math.max(Number(sizes.texts) - lacking, looked.length), held }
}

/** The sum of the lines that `times` of a shell has: what all that it started has taken, in seconds. */
const secondsIn = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  )

interface Played extends Count {
  readonly seconds: number
  readonly said: string
}

function play({ command, env, told }: Bar): Played {
  for (const path of [REPORT, EXPLAINED]) rmSync(path, { force: true, recursive: true })
  const isMeasured = told === 'lines'
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@"; ended=$?; times >&2; exit $ended', 'sh', ...command],
    {
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  const seconds = secondsIn(stderr.slice(-200))
  const count = {
    tests: testsOf,
    texts: textsOf,
    lines: testsOf,
    end: () => ({ tried: 1, held: Number(status === 0) }),
  }[told]()
  return { ...count, seconds, said: isMeasured ? stdout : '' }
}

/** What is measured says itself what it is and may be. */
function tellTimes({ number, name }: Bar, { said }: Played): void {
  console.log(`  ${number} ${name}`)
  for (const one of said.trim().split('\n')) console.log(`    ${one}`)
}

/** Whether it held. */
function tell({ number, name, secondsMax = Infinity }: Bar, { tried, held, seconds }: Played): boolean {
  const isWell = tried > 0 && held === tried && seconds <= secondsMax
  const took = Math.round(seconds)
  const most = secondsMax === Infinity ? '' : inWords(` of ${secondsMax}`, `，最多 ${secondsMax} 秒`)
  const told = inWords(
    `${held} of ${tried} held (seed ${sizes.seed}, ${took}${most} s of processor time)`,
    `${tried} 个里 ${held} 个成立（种子 ${sizes.seed}，处理器时间 ${took} 秒${most}）`,
  )
  console.log(`${isWell ? '✓' : '✗'} ${number} ${name}: ${told}`)
  return isWell
}

mkdirSync('.tmp', { recursive: true })
const numbers = new Set(wanted.split(',').filter(Boolean).map(Number))
const bars = barsOf(sizes).filter(({ number }) => numbers.size === 0 || numbers.has(number))
const results = bars.map((bar) => {
  const played = play(bar)
  if (bar.told !== 'lines') return tell(bar, played)
  tellTimes(bar, played)
  return true
})
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1
