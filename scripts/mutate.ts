/**
 * `npm run mutate`: whether the tests notice a bug. Draws small bugs by a seed over an area of the product, plants one at a time in a copy
 * of the repository, and runs the Vitest tests that reach the file until one is red. Prints a table; ends with 1 where fewer than
 * `--least` percent are noticed. `tests/equivalents.json` names changes that nobody could tell from the original, with the reason.
 *
 *   npm run mutate -- --area services [--count 40] [--seed 1] [--least 90] [--file src/services/verdict.ts]
 *   --quick: unit, contract and journal tests only, the first of the rounds.
 *   --together: hundreds at once, of every kind of mistake as many: all are compiled in, switched off, and files of tests are asked with
 *   groups of those that they come by; places that are read once, as their file is loaded, are left to the way above.
 */
import { inWords } from './lib/language.ts'
import { readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { readSources } from '../tests/repo/lib/source.ts'
import { commandLine, misused } from './lib/command-line.ts'
import { copyRepository, stirred } from './lib/copy.ts'
import { plant } from './lib/mutate/compiled.ts'
import { type Mutant, mutantsOf } from './lib/mutants.ts'
import { mutateTogether } from './lib/mutate/together.ts'
import { nearTests } from './lib/near-tests.ts'
import { noticing, tooLong } from './lib/noticed.ts'

const areas: Readonly<Record<string, readonly string[]>> = {
  services: ['src/services/**/*.ts'],
  codec: ['src/contract/**/*.ts'],
  app: ['src/app/**/*.ts', 'src/journal/**/*.ts'],
  domain: ['src/domain/**/*.ts'],
  machines: ['src/machines/**/*.ts'],
  selectors: ['src/views/**/*.select.ts', 'src/views/**/*-view.ts'],
  world: ['mock-server/{rest,im,world}/**/*.ts'],
  pages: ['src/{views,ui}/**/*.{ts,tsx}'],
  core: ['src/{services,app,journal,machines,contract,domain}/**/*.ts', 'mock-server/**/*.ts'],
}
const names = Object.keys(areas).join('|')
const line = `npm run mutate -- --area ${names} [--count 40] [--seed 1] [--least 90] [--file path] [--quick] [--together]`
const usage = inWords(
  `${line}
  plants one bug at a time into the app and tells which test notices it, or nobody`,
  `${line}
  每次往应用里埋一个错，看哪个测试发现，还是没人发现`,
)
const { values } = commandLine(usage, {
  options: {
    area: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '0' },
    file: { type: 'string' },
    quick: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
  },
})
const patterns = values.file ? [values.file] : areas[values.area ?? '']
if (!patterns) misused(inWords(`there is no area ${values.area ?? ''}`, `没有「${values.area ?? ''}」这一块`), usage)

if (values.area === 'pages') {
  const [{ judgePages }, { told }] = await Promise.all([
    import('./lib/planting/pages.ts'),
    import('./lib/planting/told.ts'),
  ])
  const { lines, percent: share } = told(judgePages(Number(values.seed), Number(values.count), values.file))
  console.log(lines.join('\n'))
  process.exit(share >= Number(values.least) ? 0 : 1)
}

const COPY = resolve('.tmp/mutate')
/** Each run of the compiler looks at one mutant of each file. */
const COMPILED = 2
/** What is committed of states and facts is a change detector and proves nothing; the simulator draws other runs for every tree. */
const COUNTS_FOR_NOTHING = /^tests\/(journal\/(golden|shapes)|simulation\/|repo\/)/
/** Of the quick ones so many are run first; few bugs are noticed by another. */
const NEAREST = 12
const isSlow = (path: string): boolean => /^tests\/(scenario|interop|model)\//.test(path)
const equivalents = JSON.parse(readFileSync('tests/equivalents.json', 'utf8')) as {
  readonly file: string
  /** The line as it is written, so that the same change elsewhere in the file is still a bug. */
  readonly on: string
  readonly was: string
  readonly becomes: string
}[]
const isEquivalent = ({ file, on, was, becomes }: Mutant): boolean =>
  equivalents.some((known) => known.file === file && known.on === on && known.was === was && known.becomes === becomes)

/** In the order in which they are run, until one is red: the nearest quick ones, the other quick ones, then those that play the app. */
function roundsOf(file: string): readonly (readonly string[])[] {
  const near = testsOf(file).filter((path) => !COUNTS_FOR_NOTHING.test(path))
  // Models tell of machines only.
  const slow = near.filter(
    (path) => isSlow(path) && (file.startsWith('src/machines/') || !path.startsWith('tests/model/')),
  )
  const quick = near.filter((path) => !isSlow(path))
  return [quick.slice(0, NEAREST), quick.slice(NEAREST), ...(values.quick ? [] : [slow])]
}

/** Which test turns red first; null when none does. */
async function noticedBy(file: string): Promise<string | null> {
  for (const round of roundsOf(file)) {
    const red = await tests.redOf(file, round)
    if (red) return red
  }
  return null
}

async function judge(mutant: Mutant): Promise<string | null> {
  const takeOut = plant(COPY, mutant)
  const red = await noticedBy(mutant.file)
  takeOut()
  return red
}

/** What is different, with a little of what is before and after it. */
function changeOf({ was, becomes }: Mutant): string {
  const [before, after] = [was, becomes].map((text) => text.replaceAll(/\s+/g, ' ')) as [string, string]
  const least = Math.min(before.length, after.length)
  let same = 0
  while (same < least && before[same] === after[same]) same++
  let tail = 0
  while (tail < least - same && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const short = (text: string): string => {
    const part = text.slice(Math.max(0, same - 12), text.length - Math.max(0, tail - 12)).replaceAll('|', '\\|')
    return part.length > 80 ? `${part.slice(0, 79)}…` : part.trim() || 'nothing'
  }
  return `\`${short(before)}\` → \`${short(after)}\``
}

/** Tests, types, and what is drawn or told in words alone are no places for bugs of behaviour. */
const isProduct = ({ path }: { path: string }): boolean =>
  !/\.(test|story|types|model)\.tsx?$|^mock-server\/(art|.*\/seeds?)\/|\/tests?\/|test-kit/.test(path)
const all = readSources([...patterns])
  .filter(isProduct)
  .flatMap(mutantsOf)
const wrong = all.filter((mutant) => !isEquivalent(mutant))
const [count, seed] = [Number(values.count), Number(values.seed)]
if (values.together) {
  copyRepository(COPY)
  const options = { copy: COPY, count, seed, isQuick: values.quick, leftOut: COUNTS_FOR_NOTHING, changeOf }
  process.exit((await mutateTogether(wrong, options)) >= Number(values.least) ? 0 : 1)
}
const drawn = stirred(wrong, seed).slice(0, count)
const testsOf = nearTests(readSources())
copyRepository(COPY)
const tests = await noticing(COPY)
console.log(`| ${inWords('place | change | noticed by', '位置 | 改动 | 谁发现')} |\n|---|---|---|`)
const print = (mutant: Mutant, by: string): void =>
  console.log(`| ${mutant.file}:${mutant.line} | ${changeOf(mutant)} | ${by} |`)
const survivors: Mutant[] = []
let unjudged = 0
for (const mutant of drawn) {
  const red = await judge(mutant)
  print(mutant, red ?? inWords('**nobody**', '**没人**'))
  if (!red) survivors.push(mutant)
  if (red === tooLong) unjudged++
}
await tests.close()
const uncompiled = notCompiling(survivors)
rmSync(COPY, { recursive: true, force: true })
for (const mutant of uncompiled) print(mutant, inWords('the compiler (not counted)', '编译器（不计）'))
const counted = drawn.length - uncompiled.size - unjudged
const noticed = drawn.length - survivors.length - unjudged
const percent = Math.round((noticed * 100) / Math.max(1, counted))
console.log(
  inWords(
    `\n${noticed} of ${counted} noticed (${percent} %); ${all.length} can be drawn`,
    `\n${counted} 个里发现 ${noticed} 个（${percent} %），可抽的共 ${all.length} 个`,
  ),
)
process.exitCode = percent >= Number(values.least) ? 0 : 1

/** Those that nobody can commit, because the compiler says so; what it was not asked about stays a bug that nobody noticed. */
function notCompiling(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
  const found = new Set<Mutant>()
  const perFile = [...Map.groupBy(mutants, ({ file }) => file).values()]
  const rounds = Math.min(COMPILED, Math.max(0, ...perFile.map((ones) => ones.length)))
  for (let round = 0; round < rounds; round++) {
    const together = perFile.flatMap((ones) => ones[round] ?? [])
    const undo = together.map((mutant) => plant(COPY, mutant))
    const { stdout } = spawnSync('tsc', ['--noEmit', '-p', '.'], { cwd: COPY, encoding: 'utf8' })
    for (const restore of undo) restore()
    for (const mutant of together) if (stdout.includes(`${mutant.file}(`)) found.add(mutant)
  }
  return found
}
