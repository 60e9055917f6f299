/**
 * `npm run mutate`: whether the tests notice a bug. Draws small bugs by a seed over an area of the product, plants one at a time in a copy
 * of the repository, and runs the Vitest tests that reach the file until one is red. Prints a table; ends with 1 where fewer than
 * `--least` percent are noticed. `tests/equivalents.json` names changes that nobody could tell from the original, with the reason.
 *
 *   npm run mutate -- --area services [--count 40] [--seed 1] [--least 90] [--file src/services/verdict.ts]
 *   --quick: unit, contract and journal tests only, the first of the rounds.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join, relative, resolve } from 'node:path'
import { readSources } from '../tests/repo/lib/source.ts'
import { commandLine, misused } from './lib/command-line.ts'
import { copyRepository, stirred } from './lib/copy.ts'
import { type Mutant, mutantsOf } from './lib/mutants.ts'

const areas: Readonly<Record<string, readonly string[]>> = {
  services: ['src/services/**/*.ts'],
  codec: ['src/contract/**/*.ts'],
  app: ['src/app/**/*.ts', 'src/journal/**/*.ts'],
  domain: ['src/domain/**/*.ts'],
  machines: ['src/machines/**/*.ts'],
  selectors: ['src/views/**/*.select.ts', 'src/views/**/*-view.ts'],
  world: ['mock-server/**/*.ts'],
}
const usage = `npm run mutate -- --area ${Object.keys(areas).join('|')} [--count 40] [--seed 1] [--least 90] [--file path] [--quick]`
const { values } = commandLine(usage, {
  options: {
    area: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string', default: '0' },
    file: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const patterns = values.file ? [values.file] : areas[values.area ?? '']
if (!patterns) misused(`there is no area ${values.area ?? ''}`, usage)

const COPY = '.tmp/mutate'
const REPORT = '.tmp/red.json'
/** The quick ones first: most bugs are noticed by them. Models tell of machines only, and the simulator draws other runs for every tree. */
const ROUNDS = [
  ['unit', 'contract', 'journal'],
  ['scenario', 'interop'],
  ...(values.area === 'machines' ? [['model']] : []),
]
const equivalents = JSON.parse(readFileSync('tests/equivalents.json', 'utf8')) as {
  readonly file: string
  /** The line as it is written, so that the same change elsewhere in the file is still a bug. */
  readonly on: string
  readonly was: string
  readonly becomes: string
}[]
const isEquivalent = ({ file, on, was, becomes }: Mutant): boolean =>
  equivalents.some((known) => known.file === file && known.on === on && known.was === was && known.becomes === becomes)

/** The file of the first test that failed; files that were given up because of it failed without a test. */
function firstRed(): string | undefined {
  const { testResults } = JSON.parse(readFileSync(join(COPY, REPORT), 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string
      readonly status: string
      readonly assertionResults: readonly { readonly status: string }[]
    }[]
  }
  const failed = testResults.filter(({ status }) => status === 'failed')
  const red =
    failed.find(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed')) ?? failed[0]
  return red && relative(resolve(COPY), red.name)
}

/** Which test turns red first; null when none does. */
function noticedBy(file: string): string | null {
  for (const projects of values.quick ? ROUNDS.slice(0, 1) : ROUNDS) {
    const { status } = spawnSync(
      resolve('node_modules/.bin/vitest'),
      ['related', file, '--run', '--bail=1', '--reporter=json', `--outputFile=${REPORT}`, '--passWithNoTests'].concat(
        projects.flatMap((name) => ['--project', name]),
      ),
      // A mutant may run for ever: that is noticed, too.
      { cwd: COPY, encoding: 'utf8', timeout: 300_000, maxBuffer: 1 << 28 },
    )
    if (status === 0) continue
    return status === null ? 'never ends' : (firstRed() ?? projects.join())
  }
  return null
}

function judge(mutant: Mutant): string | null {
  const path = join(COPY, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, mutant.start) + mutant.becomes + text.slice(mutant.end))
  const red = noticedBy(mutant.file)
  writeFileSync(path, text)
  return red
}

const isProduct = ({ path }: { path: string }): boolean => !/\.(test|story|types|model)\.tsx?$/.test(path)
const all = readSources([...patterns])
  .filter(isProduct)
  .flatMap(mutantsOf)
const drawn = stirred(
  all.filter((mutant) => !isEquivalent(mutant)),
  Number(values.seed),
).slice(0, Number(values.count))
copyRepository(COPY)
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line || 'nothing'
}
console.log('| place | change | noticed by |\n|---|---|---|')
let noticed = 0
for (const mutant of drawn) {
  const red = judge(mutant)
  if (red) noticed += 1
  const change = `\`${short(mutant.was)}\` → \`${short(mutant.becomes)}\``
  console.log(`| ${mutant.file}:${mutant.line} | ${change} | ${red ?? '**nobody**'} |`)
}
rmSync(COPY, { recursive: true, force: true })
const percent = Math.round((noticed * 100) / Math.max(1, drawn.length))
console.log(`\n${noticed} of ${drawn.length} noticed (${percent} %); ${all.length} can be drawn`)
process.exitCode = percent >= Number(values.least) ? 0 : 1
